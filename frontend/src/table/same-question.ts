// Comparison of two questions. Pure.
import type { Question } from "../generated/wire.ts";

/** Return whether two questions have the same choices. Others may have answered meanwhile, and texts may differ. */
export function sameAsked(one: Question, other: Question): boolean {
  const bare = (question: Question) => JSON.stringify({ ...question, prompt: "", waits: [] });
  return bare(one) === bare(other);
}
