// Requests by REST, and what they answer.
import { signal } from "@preact/signals";
import { msg } from "../app/words.ts";
import type { Routes } from "../generated/rest.ts";

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

type Method = keyof Routes;
type Nothing = Record<never, never>;
type Star<Part extends string> = Nothing extends Record<Part, 1> ? "*" : Part; // only what is variable can index no property
type Stars<Path extends string> = Path extends `${infer Part}/${infer Rest}` ? `${Star<Part>}/${Stars<Rest>}` : Star<Path>;
/** The route of a path: with `*` in place of what is variable, and without its query. */
type RouteOf<P extends string> = P extends `${infer Path}?${string}` ? Stars<Path> : Stars<P>;
type NameOf<Pair extends string> = Pair extends `${infer Name}=${string}` ? Name : never;
type Names<Query extends string> = Query extends `${infer Pair}&${infer Rest}` ? NameOf<Pair> | Names<Rest> : NameOf<Query>;
type NamesOf<P extends string> = P extends `${string}?${infer Query}` ? Names<Query> : never;

type Part<M extends Method, P extends string, Name extends string> =
  RouteOf<P> extends infer Route extends keyof Routes[M] ? Routes[M][Route][Name & keyof Routes[M][Route]] : never;
type BodyOf<Body> = [Body] extends [never] ? [] : null extends Body ? [body?: Body] : Nothing extends Body ? [body?: Body] : [body: Body];
/** The arguments after the path: the body, if any. A path or query that the server doesn't know lacks an argument. */
export type Rest<M extends Method, P extends string> =
  RouteOf<P> extends keyof Routes[M]
    ? NamesOf<P> extends Part<M, P, "query">
      ? BodyOf<Part<M, P, "body">>
      : [unknown_query: never]
    : [unknown_path: never];
export type Answer<M extends Method, P extends string> = Part<M, P, "answer">;

// The paths, queries, bodies and answers are those of the server's OpenAPI description.
export const get = <P extends string>(path: P, ..._: Rest<"get", P>): Promise<Answer<"get", P>> => ask("GET", path);
export const post = <P extends string>(path: P, ...[body]: Rest<"post", P>): Promise<Answer<"post", P>> => ask("POST", path, body ?? {});
export const put = <P extends string>(path: P, ...[body]: Rest<"put", P>): Promise<Answer<"put", P>> => ask("PUT", path, body ?? {});
export const remove = <P extends string>(path: P, ...[body]: Rest<"delete", P>): Promise<Answer<"delete", P>> => ask("DELETE", path, body);
