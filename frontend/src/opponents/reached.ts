// Whom somebody has beaten, game by game: kept in the browser; who is next is the lowest one not beaten yet.
import { type Character, isCharacter, LADDER, rung } from "./characters.ts";

const NAME = "baronage.beaten";

function beaten(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {}; // a browser that keeps nothing
  }
}

/** I have won a game against this one. */
export function won(game: string, bot: string): void {
  const all = beaten();
  if (!isCharacter(bot) || rung(bot) <= (all[game] ?? 0)) return;
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...all, [game]: rung(bot) }));
  } catch {
    // then it is forgotten
  }
}

/** Who fits me in a game: the one above the strongest that I have beaten. */
export function next(game: string): Character {
  return LADDER[Math.min(LADDER.length - 1, beaten()[game] ?? 0)] as Character;
}
