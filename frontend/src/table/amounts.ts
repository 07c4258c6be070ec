// Which choices are made in the picture, which are buttons, and which are one amount. Pure, and without any knowledge of games.
import type { Choice, Question, Span } from "../generated/wire.ts";

export const same = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((item, i) => item === b[i]);

/** Is this choice a rung of an amount that can be given freely? */
export function isRung(choice: Choice, spans: Span[]): boolean {
  return spans.some((span) => same(choice.action.slice(0, -1), span.prefix));
}

/** Choices that are made in the picture. */
export function placed(question: Question): Choice[] {
  return question.choices.filter((choice) => choice.nodes.length > 0 && !isRung(choice, question.spans));
}

/** Choices that are buttons. */
export function buttons(question: Question): Choice[] {
  return question.choices.filter((choice) => choice.nodes.length === 0 && !isRung(choice, question.spans));
}
