// Which choices are made in the picture, which are buttons, and which are one amount. Pure, and without any knowledge of games.
import type { Choice, Question, Span } from "../made/wire.ts";

export const same = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((item, i) => item === b[i]);

/** Is this choice a rung of an amount that can be given freely? */
export function isRung(choice: Choice, spans: Span[]): boolean {
  return spans.some((span) => same(choice.action.slice(0, -1), span.prefix));
}

const MANY = 7; // so many amounts of one thing are options; more are one amount
const known = new WeakMap<Question, Span[]>();

/** The amounts that can be given freely: those that the game names, and options with the same clicks that differ in a number alone. */
export function amounts(question: Question): Span[] {
  let found = known.get(question);
  if (!found) {
    found = [...question.spans, ...runs(question.choices.filter((choice) => choice.nodes.length && !isRung(choice, question.spans)))];
    known.set(question, found);
  }
  return found;
}

function runs(choices: Choice[]): Span[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = `${choice.nodes.join()} ${choice.action.slice(0, -1).join()}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  const found: Span[] = [];
  for (const group of groups.values()) {
    const [first] = group as [Choice];
    const low = first.action.at(-1) as number;
    if (group.length <= MANY || group.some((choice, i) => choice.sends || choice.action.at(-1) !== low + i)) continue;
    const label = template(group, low);
    if (!label) continue;
    const { nodes, rules, action } = first;
    found.push({ prefix: action.slice(0, -1), low, high: low + group.length - 1, label, rules, nodes });
  }
  return found;
}

/** What the labels have in common, with {} for the number; "": they differ in more. */
function template(group: Choice[], low: number): string {
  const label = group[0]?.label ?? "";
  for (let at = label.indexOf(`${low}`); at >= 0; at = label.indexOf(`${low}`, at + 1)) {
    const [before, after] = [label.slice(0, at), label.slice(at + `${low}`.length)];
    if (group.every((choice, i) => choice.label === `${before}${low + i}${after}`)) return `${before}{}${after}`;
  }
  return "";
}

/** Choices that are made in the picture. */
export function placed(question: Question): Choice[] {
  return question.choices.filter((choice) => choice.nodes.length > 0 && !isRung(choice, amounts(question)));
}

/** Choices that are buttons. */
export function buttons(question: Question): Choice[] {
  return question.choices.filter((choice) => choice.nodes.length === 0 && !isRung(choice, amounts(question)));
}
