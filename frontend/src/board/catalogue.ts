// The messages of a game, rendered in the browser as the server would (engine/text/catalogue.py). It is loaded with the messages.
import { labelsOf } from "./labels.ts";

/** A reader: a seat, or a number below 0; the names of all seats; and the seat of each colour of pieces. */
export interface Reader {
  viewer: number;
  names: readonly string[];
  colours: readonly number[];
}

// biome-ignore lint/suspicious/noExplicitAny: params are numbers, texts and lists of them, as the message knows
type Loose = any;
export type Params = Record<string, Loose>;
export type Sentence = (params: Params, reader: Reader) => string;
/** The functions of messages: those of all games, the game's own, and `t`, the terms of kinds of params. */
export type Tools = Record<string, Loose>;

export interface Catalogue {
  /** Return a message, or null if it doesn't exist. */
  say(id: string, params: Params, reader: Reader): string | null;
  /** Return the texts of zones, sides, counters and marked pieces. */
  labels: typeof labelsOf;
}

const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;
const NOBODY: Reader = { viewer: -1, names: [], colours: [] };

/** "de", "à" before a word, contracted with its article: du Voleur, aux Archers, d’Ada. */
function contracted(text: string, one: string, many: string, other: string): string {
  return text.startsWith("le ") ? one + text.slice(3) : text.startsWith("les ") ? many + text.slice(4) : other + text;
}

/** Params that are absent are 0. */
const ZEROS: ProxyHandler<Params> = { get: (params, name: string) => params[name] ?? 0 };

/** Return the value of a table for a number. The last value is for all other numbers. */
export const entry = <T>(table: readonly T[], at: number): T => table[at >= 0 && at < table.length - 1 ? at : table.length - 1] as T;

/** Return the part of a number that begins at a bit. Numbers may have more than 32 bits. */
export const bits = (number: number, at: number, width = 32): number => Math.floor(number / 2 ** at) % 2 ** width;

export function catalogue(
  language: string,
  terms: Record<string, string>,
  tables: Record<string, string[]>,
  own: (tools: Tools) => Tools,
  write: (tools: Tools, messages: Record<string, Sentence>) => Record<string, Sentence>,
): Catalogue {
  const french = language === "fr";
  const messages: Record<string, Sentence> = {};
  const say = (id: string, params: Params, reader: Reader): string => messages[id]?.(params, reader) ?? "";
  const form = (term: string, name: string): string => {
    const found = name ? terms[`${term}.${name}`] : undefined;
    const plain = terms[term] ?? "";
    return found ?? (name === "the" && !french ? `the ${plain}` : plain);
  };
  const joined = (words: string[]): string =>
    words.length < 2 ? (words[0] ?? "") : say("and", { first: words.slice(0, -1).join(", "), last: words.at(-1) }, NOBODY);
  const called = (seat: number, r: Reader): string =>
    seat < 0 || seat >= r.names.length ? say("nobody", {}, r) : seat === r.viewer ? say("you", {}, r) : (r.names[seat] as string);
  const seatOf = (colour: number, r: Reader): number => r.colours[colour] ?? -1;
  const plays = (colour: number, r: Reader): string => {
    const seat = seatOf(colour, r);
    return seat < 0 ? "colour" : seat === r.viewer ? "you" : "other";
  };
  const $: Tools = {
    say,
    form,
    joined,
    called,
    separated: (words: string[]) => words.join(french ? "\u00a0; " : "; "),
    played: (colour: number, term: string, r: Reader) => (plays(colour, r) === "colour" ? form(term, "") : called(seatOf(colour, r), r)),
    t: Object.fromEntries(Object.entries(tables).map(([kind, table]) => [kind, (number: number) => entry(table, number)])),
    plural: (n: number | string) => (typeof n === "string" ? n : n === 1 || (french && n === 0) ? "one" : "other"),
    one: (n: number | string) => n === 1 || n === "one" || (french && n === 0),
    NAME: (term: string) => form(term, ""),
    A: (term: string) => form(term, "a"),
    THE: (term: string) => form(term, "the"),
    MANY: (term: string) => form(term, "many"),
    TERM: (term: string) => term,
    GENDER: (term: string) => terms[`${term}.gender`] ?? "",
    PLURAL: (term: string) => terms[`${term}.number`] ?? "one",
    ARTICLE: (term: string) => {
      const [whole, plain] = [form(term, "the"), form(term, "")];
      return whole.endsWith(plain) ? whole.slice(0, whole.length - plain.length) : whole;
    },
    AGREE: (term: string) => (terms[`${term}.gender`] === "feminine" ? "e" : "") + (terms[`${term}.number`] === "many" ? "s" : ""),
    LIST: joined,
    COUNTED: (named: string[]) => {
      const counts = new Map<string, number>();
      for (const term of named) counts.set(term, (counts.get(term) ?? 0) + 1);
      return joined([...counts].map(([term, n]) => (n === 1 ? form(term, "a") : `${n} ${form(term, "many")}`)));
    },
    LEN: (all: unknown[]) => all.length,
    UP: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
    OF: (text: string) => (french ? contracted(text, "du ", "des ", VOWEL.test(text) ? "d’" : "de ") : `of ${text}`),
    TO: (text: string) => (french ? contracted(text, "au ", "aux ", "à ") : `to ${text}`),
    NUMBER: (number: number) => number,
    GROUPED: (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, french ? "\u202f" : ","),
    WHO: (seat: number, r: Reader) => (seat < 0 ? "nobody" : seat === r.viewer ? "you" : "other"),
    WHO_PLAYS: plays,
    WHOSE: (seat: number, r: Reader) => say("whose", { seat }, r),
    SEAT: called,
    TITLE: (name: string, r: Reader) => (messages[`${name}-title`] ? say(`${name}-title`, {}, r) : name),
    TEXT: (text: string) => text,
  };
  Object.assign($, own($));
  Object.assign(messages, write($, messages));
  return { say: (id, params, reader) => messages[id]?.(new Proxy(params, ZEROS), reader) ?? null, labels: labelsOf };
}
