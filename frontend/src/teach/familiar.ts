// Which decisions somebody has met: through a first game the steward speaks by himself at those that are new, and then falls silent.
import type { Question } from "../made/wire.ts";
import { isFirst } from "./teaching.ts";

const NAME = "baronage.familiar";
const OFTEN = 2; // so often a kind of decision is new

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

/** The kind of a decision: the rule that asks for it, else its words without what changes from time to time. */
const kind = (game: string, { rules, prompt }: Question) => `${game} ${rules[0] ?? prompt.replace(/\d+/g, "")}`;

/** Is this decision new to somebody who plays his first game? */
export const unfamiliar = (game: string, question: Question): boolean =>
  question.asked && isFirst(game) && (kept()[kind(game, question)] ?? 0) < OFTEN;

/** It was met once more. */
export function met(game: string, question: Question): void {
  const all = kept();
  const name = kind(game, question);
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...all, [name]: (all[name] ?? 0) + 1 }));
  } catch {
    // a browser that keeps nothing: then he speaks on
  }
}
