// Solved lessons: stored in the browser and, for accounts, on the server.
import { effect, signal } from "@preact/signals";
import { me } from "../app/me.ts";
import { put } from "../wire/rest.ts";

type Done = Record<string, string[]>; // lessons by game

const NAME = "baronage.lessons";
const nameOf = (login: string) => (login ? `${NAME}.${login}` : NAME);

function kept(login: string): Done {
  try {
    return JSON.parse(localStorage.getItem(nameOf(login)) ?? "{}");
  } catch {
    return {};
  }
}

function keep(login: string, done: Done): void {
  try {
    localStorage.setItem(nameOf(login), JSON.stringify(done));
  } catch {
    // a browser that keeps nothing: then it is so until the page is closed
  }
}

/** The union of both. */
export function merged(one: Done, other: Done): Done {
  const games = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...games].map((game) => [game, [...new Set([...(one[game] ?? []), ...(other[game] ?? [])])]]));
}

export const solved = signal<Done>(kept(""));

export const isSolved = (game: string, lesson: string): boolean => solved.value[game]?.includes(lesson) ?? false;

/** Tell the server what was solved here, and learn what was solved elsewhere. */
async function share(login: string): Promise<void> {
  const all = await put("/api/me/lessons", { done: solved.peek() });
  if (me.peek()?.login !== login) return; // another user by now
  solved.value = merged(all, solved.peek());
  keep(login, solved.peek());
}

// Signing in keeps the guest's progress, but not that of other users of this browser.
effect(() => {
  const who = me.value;
  if (who === undefined) return; // not known yet
  const login = who?.login ?? "";
  solved.value = login ? merged(kept(login), kept("")) : kept("");
  if (!login) return;
  keep(login, solved.peek());
  keep("", {});
  share(login).catch(() => undefined); // the next time
});

export function solve(game: string, lesson: string): void {
  if (isSolved(game, lesson)) return;
  solved.value = { ...solved.value, [game]: [...(solved.value[game] ?? []), lesson] };
  const login = me.peek()?.login ?? "";
  keep(login, solved.peek());
  if (login) share(login).catch(() => undefined); // the next time
}
