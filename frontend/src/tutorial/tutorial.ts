// First games: the card and terms of a game, and whether a player knows it.
import { signal } from "@preact/signals";
import type { Teaching } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

const NAME = "baronage.taught";
const READ = "read"; // browsers may keep other words for the same

/** The tutorial of the game shown. */
export const teaching = signal<Teaching | null>(null);

const asked = new Map<string, Promise<Teaching>>();

/** Ask for what is taught of a game. */
export async function teach(game: string): Promise<void> {
  let found = asked.get(game);
  if (!found) {
    found = get(`/api/games/${game}/teaching`);
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

/** Return whether the card opens automatically, once for each game. */
export const opens = (game: string): boolean => !kept()[game];

/** The card was read: it never opens by itself again. */
export const read = (game: string): void => keep(game, READ);
