// The coach is asked, and how far he is; what he found is shown by whoever asked.
import type { ComponentChildren } from "preact";
import { say } from "../app/words.ts";
import type { WholeAnalysis } from "../made/rest.ts";
import { Glyph } from "../scene/icon.tsx";
import type { Coaching } from "./analysis.ts";

interface AskingProps {
  coaching: Coaching;
  children: (analysis: WholeAnalysis) => ComponentChildren;
}

export function Asking({ coaching: { state, trouble, begin }, children }: AskingProps) {
  if (trouble) return <p class="muted">{trouble}</p>;
  if (!state) return <p class="muted">{say("one-moment")}</p>;
  if (state.analysis) return <>{children(state.analysis)}</>;
  if (state.status === "waiting" || state.status === "running") {
    return (
      <p class="coach-works" role="status">
        <progress max={Math.max(1, state.of)} value={state.of ? state.done : undefined} /> {say("coach-works")}
      </p>
    );
  }
  return (
    <div class="coach-asked">
      <p class="muted">{state.status === "failed" ? say("coach-failed") : say("coach-can")}</p>
      <button type="button" onClick={begin}>
        <Glyph name="bulb" size={16} /> {say("ask-coach")}
      </button>
    </div>
  );
}
