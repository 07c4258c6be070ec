// Requests by REST, and what they answer.
import { signal } from "@preact/signals";
import { msg } from "../app/words.ts";

/** Seconds that the server's clock is ahead of ours, from its last answer. */
export const ahead = signal(0);

/** Counts answers for unknown or expired users. */
export const strangers = signal(0);

/** The server said no. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string;
  readonly status: number;
  readonly field: string; // of the request, if there is one
  constructor(status: number, code: string, sentence: string, rule = "", field = "") {
    super(sentence);
    this.status = status;
    this.code = code;
    this.rule = rule;
    this.field = field;
  }
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, "away", msg("no-answer"));
  }
  const there = Date.parse(answer.headers.get("date") ?? "");
  if (there) ahead.value = (there - Date.now()) / 1000;
  if (answer.status === 204) return undefined as T;
  const data = await answer.json().catch(() => ({}));
  if (answer.status === 401) strangers.value++;
  if (!answer.ok)
    throw new Refused(
      answer.status,
      data.code ?? "",
      capital(data.sentence ?? msg("server-error", { status: answer.status })),
      data.rule,
      data.field,
    );
  return data as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => ask<T>("PUT", path, body);
export const remove = <T = void>(path: string, body?: unknown) => ask<T>("DELETE", path, body);
