// Which decisions somebody has met: through a first game the steward speaks by himself at those that are new, and then falls silent.
import type { Question } from "../generated/wire.ts";
import { isFirst } from "./tutorial.ts";

const NAME = "baronage.familiar";
const OFTEN = 2; // so often a kind of decision is new

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

/** What there is to get used to: the rule that asks (else the words without what changes from time to time), and each thing that one may do. */
function kinds(game: string, { rules, prompt, choices }: Question): string[] {
  const deeds = choices.map(({ action }) => `${game} ${action[0]}`);
  return [...new Set([`${game} ${rules[0] ?? prompt.replace(/\d+/g, "")}`, ...deeds])];
}

/** Is this decision new to somebody who plays his first game? */
export function unfamiliar(game: string, question: Question): boolean {
  if (!question.asked || !isFirst(game)) return false;
  const all = kept();
  return kinds(game, question).some((name) => (all[name] ?? 0) < OFTEN);
}

/** It was met once more. */
export function met(game: string, question: Question): void {
  const all = kept();
  for (const name of kinds(game, question)) all[name] = (all[name] ?? 0) + 1;
  try {
    localStorage.setItem(NAME, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing: then he speaks on
  }
}
