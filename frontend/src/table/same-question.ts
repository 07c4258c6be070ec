// Is the same asked as before? Pure.
import type { Question } from "../generated/wire.ts";

/** Is the same asked, with the same choices? Others may have answered meanwhile, and words may tell so. */
export function sameAsked(one: Question, other: Question): boolean {
  const bare = (question: Question) => JSON.stringify({ ...question, prompt: "", waits: [] });
  return bare(one) === bare(other);
}
