// A table as data, as the parts of the page see it that know views only: the log, the clocks, the end.
import type { Line, LogLine, Msg, Question, TableUpdate, View } from "../generated/wire.ts";
import type { Playback } from "../table/playback.ts";
import { words } from "./words.ts";

/** A log line with the kind of its event. */
export type LogEntry = Line & { kind?: string };

/** A log line; one that begins a turn has its heading. */
const lineOf = (moment: number, text: Msg, rules: string[] = [], turn: Msg = ["", {}]): LogEntry => {
  return { text: words(text), rules, moment, turn: words(turn), why: [], kind: text[0] };
};

/** An update with the texts of the auto-answers that it offers. */
export type Shown = TableUpdate & { answer_texts?: Record<string, string> };

/** The question without its options: acts take their place. */
function questionOf(update: Shown, before: Question | undefined): Question {
  const seat = update.seat ?? -1;
  const old = update.full ? undefined : before;
  const waits = update.waits ?? old?.waits ?? [];
  return {
    title: "",
    question: update.prompt ? words(update.prompt) : (old?.question ?? ""),
    help: "",
    rules: update.rules ?? old?.rules ?? [],
    asked: seat >= 0 && waits.includes(seat),
    waits,
    choices: [],
    spans: [],
    drafts: false,
    draft: update.draft ?? old?.draft ?? [],
    undo: update.undo ? !!update.undo[0] : (old?.undo ?? false),
    answers: update.answers ?? old?.answers ?? [],
    standing: update.standing ?? old?.standing ?? [],
    answer_texts: update.answer_texts ?? old?.answer_texts ?? {},
    groups: [],
    kind: update.prompt?.[0] ?? old?.kind ?? "",
    about: "",
  };
}

/** A view of the table after an update; `playback` are those that saw it before. */
export function viewOf(update: Shown, playback: Playback | null): View {
  const last = playback?.latest.value;
  const log = (update.log ?? []).map(([moment, text, rules, turn]: LogLine) => lineOf(moment, text, rules, turn));
  const moment = update.moment ?? 0;
  const fresh = (update.events ?? []).map((event) => lineOf(moment, event[1], event[10], event[13])).filter(({ text }) => text);
  return {
    type: "view",
    id: update.id ?? 0,
    table: update.table,
    seat: update.seat ?? null,
    number: update.number,
    view: {},
    question: questionOf(update, last?.question),
    lines: update.full ? [...log, ...fresh] : [...(playback?.log.value ?? []), ...fresh],
    clocks: update.clocks?.length ? update.clocks : ((update.full ? undefined : last?.clocks) ?? []),
    over: update.over ?? false,
    standings: (update.standings ?? null) as View["standings"],
    out: update.out ?? false,
    draw: update.draw ?? [],
  };
}
