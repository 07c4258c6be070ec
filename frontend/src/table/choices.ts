// How a question can be answered now: what is listed, what the one button does, and what is a way out beside it.
import type { Choice, Group, Question, Span } from "../generated/wire.ts";
import { buttons, isRung, placed } from "./amounts.ts";
import { choosing } from "./choose.ts";
import { type Kind, kinds } from "./groups.ts";
import type { TableStore } from "./store.ts";

const LISTED = 7; // so many options are listed one by one; more of them by their kinds,
const SEEN = 4; // and so many where there are several kinds: all of them are in sight then, also what is new
const SEVERAL = 3;
const BRIEF = 22; // letters of a way out that stands beside the button

/** All ways to go on from what is chosen. */
export interface Ways {
  path: string[]; // what was clicked
  chosen: Choice | undefined; // what the button would do, because it was chosen or nothing else is there
  rows: Kind[]; // what else there is to choose, kind by kind
  amounts: Span[];
  primary: Choice | undefined; // what the one button does
  out: Choice | undefined; // pass, skip, end: what needs nothing of all that is listed
}

/** The button that ends a draft: of several that send (rock, paper, scissors) none is put before the others. */
function sender(question: Question, plain: Choice[]): Choice | undefined {
  const sending = plain.filter((choice) => choice.sends);
  return sending.length === 1 && question.draft.length ? sending[0] : undefined;
}

/** One by one, or by their kinds; what follows from a click is about one thing and has no kinds. */
function listing(listed: Choice[], groups: Group[], clicked: boolean): Kind[] {
  const found = kinds(listed, groups);
  const many = listed.length > LISTED || (!clicked && listed.length > SEEN && found.length >= SEVERAL);
  return many ? found : listed.map((choice) => ({ name: choice.label, choices: [choice] }));
}

/** How it can be answered, after these clicks, with this choice of the list. */
export function deciding(question: Question, clicks: string[], picked?: Choice): Ways {
  const { path, ready, open, spans } = choosing(question, clicks);
  const plain = buttons(question);
  const on = placed(question);
  const alone = on.length + plain.length === 1 && !question.spans.length ? (plain[0] ?? on[0]) : undefined;
  const clicked = ready.length === 1 && open.length === 1 && !spans.length ? ready[0] : undefined;
  const sends = sender(question, plain);
  const chosen = picked ?? clicked ?? (alone?.click ? undefined : alone);
  const others = plain.filter((choice) => choice !== sends);
  const brief = others.filter(({ label }) => label.length <= BRIEF);
  const out = brief.length === 1 && others.length === 1 && (on.length > 0 || sends) && !alone ? brief[0] : undefined;
  const listed = path.length
    ? open
    : question.choices.filter((choice) => choice !== sends && choice !== out && !isRung(choice, question.spans));
  return {
    path,
    chosen,
    rows: listing(listed, question.groups, path.length > 0),
    amounts: [...spans, ...question.spans.filter((span) => span.nodes.length === 0)],
    primary: chosen ?? sends,
    out,
  };
}

export interface WaysProps {
  store: TableStore;
  question: Question;
  ways: Ways;
}
