// From clicks to actions: what may be clicked next, what the clicks so far stand for. Pure, and without any knowledge of games.
import type { Choice, Line, Question, Span, Update } from "../made/wire.ts";

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
const same = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((item, i) => item === b[i]);

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

const LONG = 48; // letters of a label that fills more than a line
const SEVERAL = 3; // so many of a kind are folded

/** Buttons that say much and do the same with something else each: among other options they are folded, each kind by itself. */
export function folded(choices: Choice[], besides: boolean): Choice[][] {
  const kinds = new Map<number, Choice[]>();
  for (const choice of choices) {
    const verb = choice.action[0] as number;
    kinds.set(verb, [...(kinds.get(verb) ?? []), choice]);
  }
  return [...kinds.values()].filter(
    (kind) => kind.length >= SEVERAL && kind.every(({ label }) => label.length > LONG) && (besides || kind.length < choices.length),
  );
}

const PRICE = /^Pay [\d,]+: /; // what differs from one to the other says nothing of the kind

/** With which words all of these begin. */
export function beginning(choices: Choice[]): string {
  const alike = new Set(choices.map(({ label }) => PRICE.exec(label)?.[0])).size === 1;
  const words = (label: string) => (alike ? label : label.replace(PRICE, "").replace(/^./, (letter) => letter.toUpperCase()));
  const [first = [], ...others] = choices.map(({ label }) => words(label).split(" "));
  const length = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  return first.slice(0, length < 0 ? first.length : length).join(" ");
}

/** Choices of one kind. */
export interface Kind {
  name: string; // the words with which they begin
  choices: Choice[];
}

const APART = 3; // so many things with which the same can be done are kinds of their own

/** What there is to do, by kinds: those that begin alike are one; what begins otherwise with each thing is told for each, if they are few. */
export function kinds(choices: Choice[]): Kind[] {
  const grouped = (key: (choice: Choice) => string | number, some: Choice[]) => {
    const found = new Map<string | number, Choice[]>();
    for (const choice of some) found.set(key(choice), [...(found.get(key(choice)) ?? []), choice]);
    return [...found.values()];
  };
  const named = (some: Choice[]): Kind => ({ name: some.length > 1 ? called(some) : beginning(some), choices: some });
  return grouped(({ action }) => action[0] as number, choices).flatMap((kind) => {
    const all = named(kind);
    if (all.name) return [all];
    const apart = grouped(({ nodes }) => nodes[0] ?? "", kind);
    // "Support! yourself in P2" and "Golden Support! Red in P3" are Support!
    if (apart.length <= APART) return apart.map((some) => ({ name: named(some).name || common(some.map(head), 1), choices: some }));
    return [{ name: head(kind[0] as Choice), choices: kind }];
  });
}

const CALLED = 34; // letters of a name at most
const TRAILING = /( (a|an|the|to|of|in|on|from|by|\d+))+$/;

/** The longest run of words, so many at least, that all these have in common; of the first it is looked for after so many words. */
function common([first = "", ...others]: string[], least: number, after = 0): string {
  const words = first.split(" ");
  let best = "";
  for (let i = after; i < words.length; i++) {
    for (let k = i + least; k <= words.length; k++) {
      const run = words.slice(i, k).join(" ").replace(TRAILING, "");
      if (run.split(" ").length >= least && run.length > best.length && others.every((label) => ` ${label} `.includes(` ${run} `)))
        best = run;
    }
  }
  return best;
}

const head = ({ label }: Choice) => label.split(/[:;(]/)[0]?.trim() ?? "";

/** What all are called: the words with which all begin, and those that all have after what differs, "Take the … from market slot". */
function called(choices: Choice[]): string {
  const begins = beginning(choices);
  if (!begins) return common(choices.map(head), 2); // "Fortify! P7" and "Golden Fortify! P7"
  const best = common(
    choices.map(({ label }) => label),
    2,
    begins.split(" ").length + 1,
  );
  const name = `${begins} … ${best}`;
  return best && name.length <= CALLED ? name : begins;
}

/** In a draft, the one click that is possible, when nothing else is: it can be taken back, and need not be clicked. */
export function onlyClick(question: Question): Choice | undefined {
  const [first, ...others] = question.choices;
  return first?.click && first.nodes.length && !others.length && !question.spans.length ? first : undefined;
}

/** The clicks with which every choice in the picture begins: they need not be made. */
export function implied(question: Question): string[] {
  const [first, ...others] = [...placed(question), ...amounts(question).filter((span) => span.nodes.length > 0)].map(({ nodes }) => nodes);
  if (!first) return [];
  const length = first.findIndex((id, i) => others.some((nodes) => nodes[i] !== id));
  return first.slice(0, Math.min(length < 0 ? first.length : length, ...[first, ...others].map((nodes) => nodes.length - 1)));
}

/** What a path of clicks stands for. */
export function choosing(question: Question, path: string[]): Choosing {
  const all = placed(question);
  const spans = amounts(question).filter((span) => span.nodes.length > 0);
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
  const all = [...placed(question), ...amounts(question)];
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
