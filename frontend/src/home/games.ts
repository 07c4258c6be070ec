// The available games.
import { signal } from "@preact/signals";
import type { GameInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

export const games = signal<GameInfo[]>([]);

let asked: Promise<void> | null = null;

export function loadGames(): Promise<void> {
  asked ??= get("/api/games").then(
    (found) => {
      games.value = found;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

/** All games, the shortest first. */
export const sortedGames = (): GameInfo[] => [...games.value].sort((one, other) => (one.minutes || 1e6) - (other.minutes || 1e6));

/** Return whether the page draws the tables of this game itself. */
export const drawn = (name: string): boolean => games.value.find((game) => game.name === name)?.table ?? false;

/** The unit of a game's scores. */
export function gameScored(name: string): string {
  return games.value.find((game) => game.name === name)?.scored ?? "points";
}

/** The title where space is short. */
export function shortTitle(name: string): string {
  return games.value.find((game) => game.name === name)?.short_title ?? "";
}

export function gameTitle(name: string): string {
  return games.value.find((game) => game.name === name)?.title ?? "";
}
