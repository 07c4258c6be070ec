// What there is to play.
import { signal } from "@preact/signals";
import type { GameInfo } from "../made/rest.ts";
import { get } from "../wire/rest.ts";

export const games = signal<GameInfo[]>([]);

let asked: Promise<void> | null = null;

export function loadGames(): Promise<void> {
  asked ??= get<GameInfo[]>("/api/games").then(
    (found) => {
      games.value = found;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

/** What the scores of a game count. */
export function gameScored(name: string): string {
  return games.value.find((game) => game.name === name)?.scored ?? "points";
}

export function gameTitle(name: string): string {
  return games.value.find((game) => game.name === name)?.title ?? "";
}
