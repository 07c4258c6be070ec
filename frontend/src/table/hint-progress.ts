// An advice of several steps: what is left of it when the first is done.
import type { Hint, Question } from "../generated/wire.ts";
import { same } from "./amounts.ts";

/** Null: something else was done, or nothing is left. */
export function leftOf({ question, hint }: { question: Question; hint: Hint | null }, actions: number[][]): Hint | null {
  const [first, ...others] = hint?.steps ?? [];
  const advised = question.choices.find(({ text }) => text === first?.text);
  const followed = !!advised && actions.length === 1 && same(advised.action, actions[0] as number[]);
  return hint && followed && others.length ? { ...hint, steps: others, reason: others[0]?.reason || hint.reason } : null;
}
