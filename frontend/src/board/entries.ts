// Entries of the stream: log and chat as one list, in order of arrival.
import type { ChatMessage } from "../generated/wire.ts";
import type { TableStore } from "../table/store.ts";
import type { PlayerRow } from "./data.ts";
import type { Sides } from "./stage.tsx";
import { type Entry, heard } from "./stream.tsx";
import type { LogEntry } from "./view-of.ts";

const known = new WeakMap<ChatMessage, number>(); // the number of lines before a chat message
let seen = 0;

/** The side whose name begins a line. */
function sideOf(text: string, players: PlayerRow[], sides: Sides): number {
  const named = players.filter(({ side }) => text.toLowerCase().startsWith(sides.name(side).toLowerCase()));
  return named.sort((one, other) => sides.name(other.side).length - sides.name(one.side).length)[0]?.side ?? -1;
}

const HEAD = /^([^:]{1,40}?)(\s?: .+)$/; // "Wat: bid 0."

/** Several players with the same line, "Wat, Bo: bid 0.", or an empty string. */
function together(before: string, line: string): string {
  const [, names = "", same] = HEAD.exec(before) ?? [];
  const [, name = "", text] = HEAD.exec(line) ?? [];
  return same && same === text && !names.split(", ").includes(name) ? `${names}, ${name}${same}` : "";
}

const ARTICLE = /^(an?|the|une?|les?|la|des)$/i;
const LEAST = 2; // words at which two sentences begin alike: "You drew"

/** A text that ends with the sentence `before`, with the next one: "You drew a Farm card, a Shield card." if they begin alike, else an empty string. */
function listed(text: string, before: string, line: string): string {
  const [one, other] = [before.split(" "), line.split(" ")];
  let at = one.findIndex((word, i) => word !== other[i]);
  if (other[at]?.startsWith("(")) at--; // "a Peasant (Farm)" stays together
  while (at > 0 && ARTICLE.test(one[at - 1] ?? "")) at--;
  return at < LEAST || at >= other.length ? "" : `${text.replace(/\.$/, "")}, ${other.slice(at).join(" ")}`;
}

/** A line that goes on in another one, or an empty string. Kinds of one group share a line, which its first kind begins. */
function continued(before: Entry, last: LogEntry, line: LogEntry, groups: string[][]): string {
  const kind = last.kind ?? "";
  const group = groups.find((kinds) => kinds.includes(kind));
  if (!before.line || !group?.includes(line.kind ?? "")) return "";
  const text = before.times > 1 ? `${before.line.text.replace(/\.$/, "")} ×${before.times}.` : before.line.text;
  const same = kind === line.kind ? listed(text, last.text, line.text) : "";
  return same || (line.kind === group[0] ? "" : `${text} ${line.text}`);
}

const FIRST = /\b1$/; // the first turn or round

/** Return the log and chat. The first turn is not announced: `now` or the next announcement names it. */
export function entriesOf(
  table: TableStore,
  lines: LogEntry[],
  players: PlayerRow[],
  sides: Sides,
  now: string,
  groups: string[][] = [],
): Entry[] {
  const apart = new Set(heard(table).map((message) => known.get(message))); // positions of lines that follow a chat message
  const head = (key: string, at: number, turn: string): Entry => ({
    ...{ key, at, turn, times: 1, side: -1, line: null, message: null, fresh: false },
  });
  let turn = "";
  let previous: LogEntry | null = null;
  const entries: Entry[] = [];
  const first = lines.find((line) => line.turn)?.turn ?? now;
  if (lines.length && FIRST.test(first)) {
    entries.push(head("turn", -1, first));
    turn = first;
  }
  lines.forEach((line, i) => {
    const words = line.turn;
    if (words) {
      if (words !== turn) entries.push(head(`turn ${i}`, i, words));
      turn = words;
      previous = null;
      return;
    }
    const before = entries.at(-1);
    const said = previous;
    previous = line;
    if (before?.line && before.line.text === line.text && !apart.has(i)) {
      Object.assign(before, { at: i, line, times: before.times + 1 });
      return;
    }
    const grouped = groups.some((kinds) => kinds.includes(said?.kind ?? ""));
    const joins = before?.line && !apart.has(i);
    const joined = !joins ? "" : grouped && said ? continued(before, said, line, groups) : together(before.line?.text ?? "", line.text);
    if (before && joined) {
      Object.assign(before, { at: i, times: 1, line: { ...line, text: joined } });
      return;
    }
    entries.push({
      key: `line ${i}`,
      times: 1,
      at: i,
      side: sideOf(line.text, players, sides),
      turn: "",
      line,
      message: null,
      fresh: false,
    });
  });
  const last = entries.findLast(({ line }) => line);
  if (last) last.fresh = true;
  for (const message of heard(table)) {
    const at = known.get(message) ?? (seen ? lines.length : 0);
    known.set(message, at);
    entries.push({
      key: `message ${message.number}`,
      times: 1,
      at: at - 0.5,
      side: message.seat ?? -1,
      turn: "",
      line: null,
      message,
      fresh: false,
    });
  }
  seen = Math.max(1, lines.length);
  return entries.sort((one, other) => one.at - other.at);
}
