// What a game tells who plays it for the first time: its card and its terms; and for whom it is no longer the first time.
import { signal } from "@preact/signals";
import type { Teaching } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

const NAME = "baronage.taught";
const KNOWN = "known"; // in the place of a table: the game is known

/** What is taught of the game that is shown. */
export const teaching = signal<Teaching | null>(null);

const asked = new Map<string, Promise<Teaching>>();

/** Ask for what is taught of a game. */
export async function teach(game: string): Promise<void> {
  let found = asked.get(game);
  if (!found) {
    found = get<Teaching>(`/api/games/${game}/teaching`);
    asked.set(game, found);
  }
  try {
    teaching.value = await found;
  } catch {
    asked.delete(game);
    teaching.value = null;
  }
}

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

function keep(game: string, what: string): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...kept(), [game]: what }));
  } catch {
    // a browser that keeps nothing: then the card comes again
  }
}

/** Is this somebody's first game of its kind? It is until one was played to its end, or until he says that he knows it. */
export const isFirst = (game: string): boolean => kept()[game] !== KNOWN;

/** Does the card open by itself? Once at each table of a first game. */
export const opens = (game: string, table: string): boolean => isFirst(game) && kept()[game] !== table;

/** The card was read at this table. */
export const read = (game: string, table: string): void => {
  if (isFirst(game)) keep(game, table);
};

/** The card never opens by itself again. */
export const know = (game: string): void => keep(game, KNOWN);
