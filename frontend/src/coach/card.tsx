// What the coach says of one decision: what was done, what it was worth, and what was better, with the reason.
import { msg } from "../app/words.ts";
import type { AnalysisDecision, WholeAnalysis } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { cap } from "../app/wording.ts";
import { isVerdict, percent } from "./analysis.ts";
import { VerdictMark } from "./mark.tsx";

export function DecisionCard({ analysis, decision }: { analysis: WholeAnalysis; decision: AnalysisDecision }) {
  const { verdict, chance, loss, better_words, reason, told } = decision;
  return (
    <div class="decision-card">
      <h2>{told || msg("your-decision")}</h2>
      {isVerdict(verdict) ? (
        <p class={`verdict ${verdict}`}>
          <VerdictMark verdict={verdict} />
          <span>
            <strong>{msg("verdict", { verdict })}.</strong>{" "}
            {loss > 0
              ? msg("chance-lost", { before: percent(Math.min(1, chance + loss)), after: percent(chance) })
              : msg("chance-is", { chance: percent(chance) })}
          </span>
        </p>
      ) : (
        <p class="muted">{msg("no-verdict", { verdict })}</p>
      )}
      {better_words.length > 0 && (
        <div class="better">
          <p class="good">
            <VerdictMark verdict="best" size={18} /> {msg("better-was")}
          </p>
          <p>
            <strong>{better_words.map(cap).join(" · ")}</strong>
          </p>
          {reason && <p>{reason}</p>}
        </div>
      )}
      <p class="muted small judged">
        <Glyph name="eye" size={16} /> {analysis.whole ? msg("judged-on") : msg("judged-partly")}
      </p>
    </div>
  );
}
