// Choices of one kind, by what they do and by the words with which they begin. Pure, and without any knowledge of games.
import type { Choice } from "../made/wire.ts";

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
