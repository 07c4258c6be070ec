// Is the same asked as before? And what is told of what others did meanwhile. Pure.
import type { Line, Question, Update } from "../generated/wire.ts";

/** Is the same asked, with the same choices? Others may have answered meanwhile, and words may tell so. */
export function sameAsked(one: Question, other: Question): boolean {
  const bare = (question: Question) => JSON.stringify({ ...question, prompt: "", waits: [] });
  return bare(one) === bare(other);
}

/** Am I still asked what I was asked before? Then what others did takes no decision out of my hands. */
export function aside(before: Question, update: Pick<Update, "question" | "over">): boolean {
  return update.question.asked && !update.over && sameAsked(before, update.question);
}

/** What was told, and what others do meanwhile: of those who send something the last one is enough, the log has them all. */
export function beside(told: Line[], more: Line[]): Line[] {
  const bare = (line: Line) => !line.nodes.length;
  if (!more.length || !more.every(bare)) return [...told, ...more];
  return [...told.slice(0, told.findLastIndex((line) => !bare(line)) + 1), ...more];
}
