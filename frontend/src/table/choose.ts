// From clicks to actions: what may be clicked next, what the clicks so far stand for. Pure, and without any knowledge of games.
import type { Choice, Question, Rewrite, Span } from "../generated/wire.ts";
import { placed, same } from "./amounts.ts";

/** What the clicks so far give. */
export interface Choosing {
  path: string[]; // what was clicked
  next: Set<string>; // what may be clicked now: to go on, to choose another for the last, or to begin anew
  onward: Set<string>; // of these, those that go on
  instead: Set<string>; // of these, those that take the place of the last click
  ready: Choice[]; // what the path stands for
  open: Choice[]; // what it may become, those that are ready included
  spans: Span[]; // amounts that the path stands for
}

const begins = (nodes: string[], path: string[]) => path.every((id, i) => nodes[i] === id);

/** In a draft, the one click that is possible, when nothing else is: it can be taken back, and need not be clicked. */
export function onlyClick(question: Question): Choice | undefined {
  const [first, ...others] = question.choices;
  return first?.click && first.nodes.length && !others.length && !question.spans.length ? first : undefined;
}

/** The clicks with which every choice in the picture begins: they need not be made. */
export function implied(question: Question): string[] {
  const [first, ...others] = [...placed(question), ...question.spans.filter((span) => span.nodes.length > 0)].map(({ nodes }) => nodes);
  if (!first) return [];
  const length = first.findIndex((id, i) => others.some((nodes) => nodes[i] !== id));
  return first.slice(0, Math.min(length < 0 ? first.length : length, ...[first, ...others].map((nodes) => nodes.length - 1)));
}

/** Where the parts of a draft may be chosen in any order: what a click on one of these things makes of it. */
export function rewriting(question: Question, ids: string[]): Rewrite | undefined {
  return question.rewrites.find(({ node }) => ids.includes(node));
}

/** What a path of clicks stands for. */
export function choosing(question: Question, path: string[]): Choosing {
  const all = placed(question);
  const spans = question.spans.filter((span) => span.nodes.length > 0);
  const open = path.length ? all.filter((choice) => begins(choice.nodes, path)) : [];
  const ready = open.filter((choice) => choice.nodes.length === path.length);
  const next = new Set<string>();
  const onward = new Set<string>();
  const instead = new Set<string>();
  for (const { nodes } of [...all, ...spans]) {
    if (nodes[0]) next.add(nodes[0]);
    if (path.length && nodes.length > path.length && begins(nodes, path)) onward.add(nodes[path.length] as string);
    if (path.length > 1 && nodes.length >= path.length && begins(nodes, path.slice(0, -1))) instead.add(nodes[path.length - 1] as string);
  }
  for (const id of [...onward, ...instead]) next.add(id);
  const before = path.length ? [] : implied(question);
  if (before.length) for (const { nodes } of [...all, ...spans]) next.add(nodes[before.length] as string);
  return {
    path,
    next,
    onward,
    instead,
    ready,
    open,
    spans: spans.filter((span) => (path.length > 0 || span.nodes.length === 0) && same(span.nodes, path)),
  };
}

/** The path after a click on a thing (with all that lies around it, from the inside out); null: it leads nowhere. */
export function clicked(question: Question, path: string[], ids: string[]): string[] | null {
  const all = [...placed(question), ...question.spans];
  const follows = (from: string[], id: string) => all.some(({ nodes }) => nodes[from.length] === id && begins(nodes, from));
  for (const id of ids) if (path.length && follows(path, id)) return [...path, id];
  for (const id of ids) if (path.includes(id)) return path.slice(0, path.indexOf(id)); // taken back
  for (const id of ids) if (path.length > 1 && follows(path.slice(0, -1), id)) return [...path.slice(0, -1), id]; // another
  for (const id of ids) if (follows([], id)) return [id];
  const before = implied(question);
  for (const id of ids) if (before.length && follows(before, id)) return [...before, id];
  return null;
}

/** What happens to a text when it is typed: it is a click that can be taken back, it is final, or that depends on how much it says. */
export type Fate = "click" | "final" | "depends";

/** What is known beforehand of a typed text. A game may read more than the notation of one choice, such as a whole order at once. */
export function fate({ choices, drafts }: Question, text: string): Fate {
  const said = text.trim().toLowerCase();
  const choice = choices.find((one) => one.text.toLowerCase() === said);
  if (choice) return choice.click && !choice.sends ? "click" : "final";
  return drafts ? "depends" : "final";
}
