// All decisions of a player with their verdicts; each leads to its moment.
import { useLayoutEffect, useRef } from "preact/hooks";
import { msg } from "../app/words.ts";
import type { WholeAnalysis } from "../generated/rest.ts";
import { decisionAt, isVerdict, VERDICTS } from "./analysis.ts";
import { VerdictMark } from "./mark.tsx";

interface JudgedProps {
  analysis: WholeAnalysis;
  move: number; // that is shown
  onMove: (move: number) => void;
}

export function Judged({ analysis, move, onMove }: JudgedProps) {
  const here = decisionAt(analysis, move);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is to be seen when the decision is another
  useLayoutEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [here?.move]);
  return (
    <section class="judged-moves">
      <header>
        <h3>{msg("your-moves")}</h3>
        {VERDICTS.map((verdict) => (
          <span key={verdict} class="counted">
            <VerdictMark verdict={verdict} size={18} /> {analysis.counts[verdict] ?? 0}
          </span>
        ))}
      </header>
      <ol ref={list}>
        {analysis.decisions.map((one) => (
          <li key={one.move}>
            <button type="button" aria-current={one === here ? "step" : undefined} onClick={() => onMove(one.move)}>
              {isVerdict(one.verdict) ? <VerdictMark verdict={one.verdict} size={18} /> : <span class="no-mark" />}
              <span class="label">{one.told || one.better_words.join(" ")}</span>
              {(one.verdict === "doubtful" || one.verdict === "mistake") && (
                <em class={one.verdict}>{msg("verdict", { verdict: one.verdict })}</em>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
