// What has been told since the last decision: it stays in sight until the next one, so that nothing that happened is missed.
import type { Line, Question } from "../generated/wire.ts";

const MOST = 40; // lines that are kept for who never decides anything

/** The lines before those that come now: none if a decision lies between. */
export function gathered(before: { question: Pick<Question, "asked">; lines: Line[]; stale: boolean }): Line[] {
  return before.question.asked || before.stale ? [] : before.lines.slice(-MOST);
}
