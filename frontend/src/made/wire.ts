// Made by tools/make_frontend.py from the Python code; do not edit.
import type { Scene } from "./scene.ts";

/** Follow a table: with the eyes of a seat that is mine, or as a spectator. Answered by a view; updates follow. */
export interface Watch {
  type: "watch";
  seat?: number | null;
  invitation?: string;
  want?: ("scene" | "upright" | "view" | "words")[];
  id: number;
  table: string;
}
/** Follow a tournament, whose id stands for that of a table. Answered by done; what changes and what is said there follows. */
export interface Follow {
  type: "follow";
  id: number;
  table: string;
}
/** Follow it no longer. */
export interface Leave {
  type: "leave";
  id: number;
  table: string;
}
/** Send me the view again. */
export interface Look {
  type: "look";
  seat?: number | null;
  want?: ("scene" | "upright" | "view" | "words")[];
  id: number;
  table: string;
}
/** Play for my seat: actions, or their notation. `number` is that of the newest update I have seen. */
export interface Play {
  type: "play";
  seat: number;
  number: number;
  actions?: number[][];
  text?: string;
  key?: string;
  id: number;
  table: string;
}
/** Take back my last unsent click. */
export interface Back {
  type: "back";
  seat: number;
  number: number;
  key?: string;
  id: number;
  table: string;
}
/** Make what I have chosen and not sent yet these clicks; of those that stood behind them (`behind`) each that can still be
    made follows. All or none. */
export interface Draft {
  type: "draft";
  seat: number;
  number: number;
  actions?: number[][];
  behind?: number[][];
  key?: string;
  id: number;
  table: string;
}
/** What am I asked if I turn to this part of what I have not sent yet, the `turns` of the question counted from 0? Nothing
    changes by it. */
export interface Turn {
  type: "turn";
  seat: number;
  part: number;
  id: number;
  table: string;
}
/** Take back my last act. */
export interface Undo {
  type: "undo";
  seat: number;
  number: number;
  key?: string;
  id: number;
  table: string;
}
/** Leave standing answers; none: ask me. */
export interface Answers {
  type: "answers";
  seat: number;
  number: number;
  texts: string[];
  key?: string;
  id: number;
  table: string;
}
/** Take my emergency pause. */
export interface Pause {
  type: "pause";
  seat: number;
  number: number;
  key?: string;
  id: number;
  table: string;
}
/** Why can this not be done? `nodes`: what was clicked in the scene, in order. Answered by a reason; changes nothing. */
export interface Why {
  type: "why";
  seat: number;
  nodes: string[];
  id: number;
  table: string;
}
/** What would this text do if I played it? Answered by a reading, or refused as `play` would be; changes nothing. */
export interface Try {
  type: "try";
  seat: number;
  text: string;
  id: number;
  table: string;
}
/** What could I do now, and why? Answered by a hint, where hints are agreed on; changes nothing. `part`: of who has
    turned to this part of what he has not sent yet. */
export interface AskHint {
  type: "hint";
  seat: number;
  part?: number;
  id: number;
  table: string;
}
/** As the host: give everybody more time, in hours. */
export interface Extend {
  type: "extend";
  hours: number;
  key?: string;
  id: number;
  table: string;
}
/** As the host: send a seat away, by a rule of the game; at the third time my tables are closed to who sits there. */
export interface Expel {
  type: "expel";
  seat: number;
  key?: string;
  id: number;
  table: string;
}
/** As the host, or as all others who play: let another person take the seat of somebody who is long away. */
export interface Seek {
  type: "seek";
  seat: number;
  key?: string;
  id: number;
  table: string;
}
/** Say something: channel `table`, `spectators`, or seats with commas between, such as `0,2`. */
export interface Say {
  type: "say";
  channel: string;
  text: string;
  key?: string;
  id: number;
  table: string;
}
/** Propose something to another seat: a kind with the facts that it wants (see `bargains`). Answered by done. */
export interface Propose {
  type: "propose";
  seat: number;
  to: number;
  kind: string;
  facts?: Record<string, number>;
  public?: boolean;
  id: number;
  table: string;
}
/** Accept what was proposed to me, or refuse it: `pact` is the word of the proposal. */
export interface AnswerPact {
  type: "answer";
  seat: number;
  pact: string;
  yes: boolean;
  id: number;
  table: string;
}
/** What can I propose now, and what was proposed? Answered by bargains. */
export interface AskBargains {
  type: "bargains";
  seat: number;
  id: number;
  table: string;
}
/** Send me what was said since this number, and before that one; of much, the newest. */
export interface Talk {
  type: "talk";
  since?: number;
  before?: number;
  id: number;
  table: string;
}
/** I have read this channel as far as this number; or I will not be told of it. */
export interface Mark {
  type: "mark";
  channel: string;
  number: number;
  muted?: boolean;
  id: number;
  table: string;
}
/** A request did what it asked. `played`: the actions that were taken.

    `advice`: sentences that say in what a text was taken otherwise than it says. */
export interface Done {
  type: "done";
  id: number;
  played: number[][];
  advice: string[];
}
/** A request changed nothing. `rule`: the id of the rule that forbids it, or empty. */
export interface Failed {
  type: "failed";
  id: number;
  code: string;
  sentence: string;
  rule: string;
}
/** Why something can't be done, with the rule that forbids it; `rule` is empty where none does. */
export interface Reason {
  type: "reason";
  id: number;
  sentence: string;
  rule: string;
}
/** What would be asked after other clicks of a draft; nothing has changed. What is chosen of it is sent by `draft`. */
export interface Asked {
  type: "asked";
  id: number;
  question: Question;
}
/** What is asked of a seat, or what it waits for, and all it may do. */
export interface Question {
  prompt: string;
  rules: string[];
  asked: boolean;
  waits: number[];
  choices: Choice[];
  spans: Span[];
  drafts: boolean;
  draft: number[][];
  undo: boolean;
  answers: string[];
  standing: string[];
  told: Record<string, string>;
  groups: Group[];
  kind: string;
  about: string;
  rewrites: Rewrite[];
  turns: Turning[];
  fill: Fill | null;
  behind: number[][] | null;
}
/** Something that the seat may do now: the action, its notation, and what it is in words. */
export interface Choice {
  action: number[];
  text: string;
  label: string;
  rules: string[];
  nodes: string[];
  sends: boolean;
  click: boolean;
  effect: "act" | "beside" | "draft" | "lead" | "send";
  group: number[];
}
/** An amount too large to list: the prefix, and the number after it from low to high; `label` asks for it. */
export interface Span {
  prefix: number[];
  low: number;
  high: number;
  label: string;
  rules: string[];
  nodes: string[];
}
/** Options that stand together in menus: the ints with which their actions begin, and what they have in common in words. */
export interface Group {
  key: number[];
  label: string;
}
/** Where the parts of a draft may be chosen in any order: a thing that one clicks, and the draft as it is then. */
export interface Rewrite {
  node: string;
  draft: number[][];
}
/** A part of a draft to which one may turn, whatever is asked now, and the thing that one clicks for it; `turn` asks it. */
export interface Turning {
  label: string;
  node: string;
}
/** The rest of a long draft, done for who wishes it: what the button says, and the clicks; none of them sends it. */
export interface Fill {
  label: string;
  actions: number[][];
}
/** What a text would do: the actions that would be taken, as far as that can be known beforehand.

    `final`: something of it is sent or played for good; else it is only drafted. `rest`: why what follows would not be taken,
    with the `rule`. `advice`: in what the text would be taken otherwise than it says. */
export interface Reading {
  type: "reading";
  id: number;
  steps: ReadStep[];
  final: boolean;
  rest: string;
  rule: string;
  advice: string[];
}
/** One of the actions that a text stands for, in words. */
export interface ReadStep {
  label: string;
  rules: string[];
}
/** What the seat could do, from its own view: the first `action`, all `steps` as far as nothing is shown by them, and why.

    `guessed`: a sentence that says so where something is hidden from the seat, or empty. */
export interface Hint {
  type: "hint";
  id: number;
  table: string;
  seat: number;
  action: number[];
  steps: HintStep[];
  reason: string;
  guessed: string;
}
/** One click of what a hint advises: its notation, and what it is in words.

    `brief`: how the words begin, as far as they tell it from everything else that can be done. `reason`: what speaks for this
    step; empty: what speaks for the whole. */
export interface HintStep {
  text: string;
  label: string;
  brief: string;
  reason: string;
}
/** Something happened that this seat saw. Numbers follow each other: after a gap, look.

    `sent`: of several who choose at once the seat was the last, and all was resolved: the scene when its choice was sent, and
    nothing had come of it yet. */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  number: number;
  lines: Line[];
  question: Question;
  scene: Scene;
  sent: Scene | null;
  view: Record<string, unknown> | null;
  clocks: Clock[];
  over: boolean;
  standings: Record<string, unknown> | null;
  out: boolean;
}
/** A sentence of the log, with its rules. `moment`: the number of the moment in a replay with the same eyes.

    `nodes`: in an update, what the sentence is about in the scenes before and after it. `why`: in an update, of a battle that
    the seat lost or an order of its own that came to nothing: how it came about, in at most three sentences. */
export interface Line {
  text: string;
  rules: string[];
  moment: number;
  nodes: string[];
  why: Earlier[];
}
/** Something that led to what a sentence tells, with its rules, and the moment of the replay at which it happened. */
export interface Earlier {
  text: string;
  rules: string[];
  at: number;
}
/** The time of a seat, as these eyes may know it: seconds in the bank, when it is due, whether it runs. */
export interface Clock {
  seat: number;
  bank: number | null;
  due: number | null;
  runs: boolean;
}
/** All that the seat may know now. */
export interface View {
  type: "view";
  id: number;
  table: string;
  seat: number | null;
  number: number;
  view: Record<string, unknown>;
  question: Question;
  lines: Line[];
  scene: Scene;
  clocks: Clock[];
  over: boolean;
  standings: Record<string, unknown> | null;
  out: boolean;
}
/** A table changed in what the lobby shows: seats, status; or a tournament that I follow. Ask for it by REST. */
export interface Lobby {
  type: "lobby";
  table: string;
  status: string;
}
/** Somebody said something in a channel that I am in. `hidden`: why there is no text: `removed`, `blocked` (by me). */
export interface Said {
  type: "said";
  table: string;
  number: number;
  at: number;
  channel: string;
  name: string;
  seat: number | null;
  text: string;
  hidden: string;
}
/** What was said, in the channels that I am in; how far I have read each, and which are muted. */
export interface History {
  type: "history";
  id: number;
  table: string;
  said: Said[];
  read: Record<string, number>;
  muted: string[];
}
/** Something was proposed, or answered: who to whom, what, and how it stands. `text` is the proposal as a sentence.

    `status`: open, accepted, refused, kept, broken (by `breakers`), or void, where nothing came of it. All of it is known to its
    two parties, and if it is `public` to everybody. */
export interface PactTold {
  type: "pact";
  table: string;
  pact: string;
  kind: string;
  by: number;
  to: number;
  turn: number;
  facts: Record<string, number>;
  public: boolean;
  status: string;
  breakers: number[];
  text: string;
  status_text: string;
}
/** What a seat can propose now, and all proposals that it has heard of, in order. */
export interface Bargains {
  type: "bargains";
  id: number;
  table: string;
  seat: number;
  offers: OfferKind[];
  pacts: PactTold[];
}
/** A kind of proposal that can be made now: to which seats, and what is to be chosen. `label`: in a word or two. */
export interface OfferKind {
  kind: string;
  label: string;
  to: number[];
  slots: OfferSlot[];
}
/** What is to be chosen in a proposal, and the values that it can have now; `seat` is a seat, all others are numbers.

    `words`: each of the values in words. */
export interface OfferSlot {
  name: string;
  values: number[];
  words: string[];
}
export type Requests = Watch | Follow | Leave | Look | Play | Back | Draft | Turn | Undo | Answers | Pause | Why | Try | AskHint | Extend | Expel | Seek | Say | Propose | AnswerPact | AskBargains | Talk | Mark;
export type Messages = Done | Failed | Reason | Asked | Reading | Hint | Update | View | Lobby | Said | History | PactTold | Bargains;
