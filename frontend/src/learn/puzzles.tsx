// The puzzles of a game, and how they were answered the first time: kept in the browser.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import { get } from "../wire/rest.ts";

const NAME = "baronage.puzzles";

function kept(): Record<string, Record<string, boolean>> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

export const answered = signal(kept());

/** Whether the first answer was right; undefined if there was none yet. */
export const wasRight = (game: string, number: number): boolean | undefined => answered.value[game]?.[number];

/** Keep the first answer: a puzzle is tried once. */
export function keep(game: string, number: number, right: boolean): void {
  if (wasRight(game, number) !== undefined) return;
  answered.value = { ...answered.value, [game]: { ...answered.value[game], [number]: right } };
  try {
    localStorage.setItem(NAME, JSON.stringify(answered.value));
  } catch {
    // a browser that keeps nothing: then it is so until the page is closed
  }
}

export const puzzleAddress = (game: string, number: number) => `/learn/${game}/puzzles/${number}`;

/** The server's answer about a game, or null while it loads. */
function useAnswer<T>(ask: () => Promise<T>, otherwise: T, game = ""): T | null {
  const [found, setFound] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same is asked of each game
  useEffect(() => {
    ask().then(setFound, () => setFound(otherwise));
  }, [game]);
  return found;
}

/** The puzzles of a game, the easiest first. */
export const usePuzzles = (game: string) => useAnswer(() => get(`/api/games/${game}/puzzles`), [], game);

/** My puzzle rating in a game; null for a guest, or before the first answer. */
export const useOwnRating = (game: string) => useAnswer(() => get(`/api/games/${game}/puzzles/rating`), null, game);

/** The puzzle of today. */
export const useToday = () => useAnswer(() => get("/api/puzzle"), null);

const STARS = 5;

/** The difficulty, from one to five. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span class="puzzle-stars" role="img" aria-label={msg("puzzle-rating", { rating })}>
      {"★".repeat(rating)}
      {"☆".repeat(STARS - rating)}
    </span>
  );
}
