// Messages of a table, with their texts: from the server, or rendered here from the game's catalogue.
import { CATALOGUES } from "../generated/catalogues.ts";
import type { Catalogue, Reader } from "./catalogue.ts";
import type { Msg } from "./data.ts";

const SENTENCE = /(?:^|(?<=\. ))[a-zà-ÿ]/g;

/** A capital letter at the beginning of each sentence. */
export const capitals = (text: string): string => text.replace(SENTENCE, (letter) => letter.toUpperCase());

/** Load a game's messages in a language. Null: the server renders them. */
export async function loadCatalogue(game: string, language: string): Promise<Catalogue | null> {
  const load = CATALOGUES[`${game} ${language}`];
  return load ? (await load()).CATALOGUE : null;
}

/** Return the text of a message, or an empty string if it has none. */
export const words = ([, , text = ""]: Msg): string => text;

/** A text within a line: it begins with a small letter. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Renders a message as it stands inside of a sentence. */
export type Render = (id: string, params: Msg[1]) => string;

/** Return a function that renders messages for a reader. */
export const renderer =
  (catalogue: Catalogue, reader: Reader): Render =>
  (id, params) =>
    (id && catalogue.say(id, params, reader)) || "";

/** The texts of auto-answers, such as "retreat if behind by 3", as the server makes them (engine/game/messages). */
export function answerTexts(answers: string[], render: Render): Record<string, string> {
  const found: Record<string, string> = {};
  for (const answer of answers) {
    const parts = answer.toLowerCase().split(" ");
    const number = Number(parts.find((part) => /^\d+$/.test(part)) ?? 0);
    const text = render(["standing", ...parts.filter((part) => !/^\d+$/.test(part))].join("-"), { number });
    if (text) found[answer] = text;
  }
  return found;
}

/** The fields of an update that hold messages. */
const TEXTS = ["players", "places", "plans", "acts", "form", "prompt", "turn", "events", "undo", "log", "layout"] as const;

/** Return an update in which each message has its text as a third item. */
export function withTexts<T extends object>(update: T, render: Render): T {
  const found = { ...update } as Record<string, unknown>;
  for (const name of TEXTS) if (found[name]) found[name] = worded(found[name], render);
  return found as T;
}

function worded(value: unknown, render: Render): unknown {
  if (!Array.isArray(value)) return value;
  const [id, params] = value;
  if (value.length === 2 && typeof id === "string" && params && typeof params === "object" && !Array.isArray(params))
    return id ? [id, params, capitals(render(id, params))] : value;
  return value.map((part) => worded(part, render));
}
