// Which lessons were solved: kept in the browser.
import { signal } from "@preact/signals";

const NAME = "baronage.lessons";

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

export const solved = signal<Record<string, string[]>>(kept());

export const isSolved = (game: string, lesson: string): boolean => solved.value[game]?.includes(lesson) ?? false;

export function solve(game: string, lesson: string): void {
  if (isSolved(game, lesson)) return;
  solved.value = { ...solved.value, [game]: [...(solved.value[game] ?? []), lesson] };
  try {
    localStorage.setItem(NAME, JSON.stringify(solved.value));
  } catch {
    // a browser that keeps nothing: then it is so until the page is closed
  }
}
