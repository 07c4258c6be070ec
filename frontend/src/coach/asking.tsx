// The button for an analysis, and its progress; the caller shows the findings.
import type { ComponentChildren } from "preact";
import { msg } from "../app/words.ts";
import type { WholeAnalysis } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import type { Coaching } from "./analysis.ts";

interface AskingProps {
  coaching: Coaching;
  children: (analysis: WholeAnalysis) => ComponentChildren;
}

export function Asking({ coaching: { state, trouble, begin }, children }: AskingProps) {
  if (trouble) return <p class="muted">{trouble}</p>;
  if (!state) return <p class="muted">{msg("one-moment")}</p>;
  const works = state.status === "waiting" || state.status === "running";
  if (works || state.analysis) {
    return (
      <>
        {works && (
          <p class="coach-works" role="status">
            <progress max={Math.max(1, state.of)} value={state.of ? state.done : undefined} /> {msg("coach-works")}
          </p>
        )}
        {state.analysis && children(state.analysis)}
      </>
    );
  }
  return (
    <div class="coach-asked">
      <p class="muted">{state.status === "failed" ? msg("coach-failed") : msg("coach-can")}</p>
      <button type="button" onClick={begin}>
        <Glyph name="bulb" size={16} /> {msg("ask-coach")}
      </button>
    </div>
  );
}
