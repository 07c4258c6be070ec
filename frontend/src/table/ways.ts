// How a question can be answered now, by words: what is listed, and what is a button.
import type { Choice, Question, Span } from "../made/wire.ts";
import { buttons, placed } from "./amounts.ts";
import { choosing } from "./choose.ts";
import { folded, type Kind } from "./groups.ts";
import type { TableStore } from "./store.ts";

const LISTED = 7; // so many options are buttons
const ROOM = 240; // letters on buttons that are always in sight; more are a list
const AROUND = 6; // what a button needs besides, in letters

/** All ways to go on from what was clicked. */
export interface Ways {
  path: string[]; // what was clicked
  only: Choice | undefined; // the one thing that it stands for
  menu: Choice[]; // what can be done with it
  further: Choice[]; // a click on the board leads to them
  amounts: Span[];
  primary: Choice | undefined; // the button that ends the decision
  others: Choice[]; // the other buttons; many are a list
  many: boolean;
  folds: Kind[];
}

/** How it can be answered, after these clicks. */
export function deciding(question: Question, clicks: string[]): Ways {
  const { path, ready, open, spans } = choosing(question, clicks);
  const plain = buttons(question);
  const free = question.spans.filter((span) => span.nodes.length === 0);
  const only = ready.length === 1 && open.length === 1 ? ready[0] : undefined;
  const all = path.length > 0 && !only ? open : [];
  const menu = all.length > LISTED && ready.length ? ready : all;
  const sending = plain.filter((choice) => choice.sends);
  const bare = !placed(question).length && !free.length;
  // of several that send (rock, paper, scissors) none is put before the others; nor what only ends a draft that has not begun
  const sends = sending.length === 1 && question.draft.length ? sending[0] : plain.length === 1 && bare ? plain[0] : undefined;
  const primary = only ?? sends;
  const besides = plain.filter((choice) => choice !== primary);
  const folds = folded(besides, question.groups, !bare || !!primary);
  const others = besides.filter((choice) => !folds.some((fold) => fold.choices.includes(choice)));
  const letters = others.reduce((sum, { label }) => sum + label.length + AROUND, 0);
  return {
    path,
    only,
    menu,
    further: all.filter((choice) => !menu.includes(choice)),
    amounts: [...spans, ...free],
    primary,
    others,
    many: others.length > LISTED || letters > ROOM,
    folds,
  };
}

export interface WaysProps {
  store: TableStore;
  question: Question;
  ways: Ways;
}
