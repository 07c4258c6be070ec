// Requests by REST, and what they answer.
import { signal } from "@preact/signals";

/** Seconds that the server's clock is ahead of ours, as its last answer told. */
export const ahead = signal(0);

/** Counts the answers to somebody whom the server does not know, or no longer. */
export const strangers = signal(0);

/** A seat of a table, as the lobby shows it. */
export interface Seat {
  seat: number;
  label: string;
  name: string;
  bot: string;
  open: boolean;
  invited: boolean;
  mine: boolean;
  brings: boolean; // something from former games
  paper: string; // which, if the seat is mine
}

/** A table, as the lobby shows it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  paper: string; // the kind that each seat brings from former games
  pace: { kind: string; bank?: number; increment?: number; hours?: number; hour?: number; zone?: string; off?: number[] };
  public: boolean;
  status: "open" | "running" | "over" | "archived"; // archived: closed before it began
  host: boolean;
  created: number;
  started: number | null;
  ended: number | null;
  next: string | null;
  seats: Seat[];
  waits_for: number[];
  asks?: string; // what I am asked
  due?: number | null; // until when
  moves?: number[]; // whose move it is, if not mine
  away?: number[]; // seats of people who are long away: another may take them
  again?: string; // it is over, and this person asks for a rematch and waits for me
  invitation?: string;
  commitment?: string;
}

export interface Option {
  name: string;
  default: unknown;
  help: string;
  values: unknown[];
  low: number | null;
  high: number | null;
  document: boolean;
  rules: string[];
}

/** A kind of document that outlives its game, and what its owner may do with one between games. */
export interface PaperKind {
  name: string;
  help: string;
  needs: Record<string, unknown>; // options of a game to which it is brought
  words: string;
  new_help: string;
  edits: { name: string; words: string; help: string }[];
}

export interface GameInfo {
  name: string;
  title: string;
  sentence: string;
  length: string;
  seats: number[];
  default_seats?: number;
  first: Record<string, unknown>;
  labels: string[];
  resign: boolean;
  papers: PaperKind[];
  options: Option[];
}

/** The server said no. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string;
  readonly status: number;
  readonly field: string; // of the request, if one is meant
  constructor(status: number, code: string, sentence: string, rule = "", field = "") {
    super(sentence);
    this.status = status;
    this.code = code;
    this.rule = rule;
    this.field = field;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, "away", "The server does not answer.");
  }
  const there = Date.parse(answer.headers.get("date") ?? "");
  if (there) ahead.value = (there - Date.now()) / 1000;
  if (answer.status === 204) return undefined as T;
  const data = await answer.json().catch(() => ({}));
  if (answer.status === 401) strangers.value++;
  if (!answer.ok) throw new Refused(answer.status, data.code ?? "", data.sentence ?? `Error ${answer.status}`, data.rule, data.field);
  return data as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => ask<T>("PUT", path, body);
export const remove = (path: string) => ask<void>("DELETE", path);
