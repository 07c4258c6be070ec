// Characters beaten in each game, stored in the browser. The next opponent is the weakest unbeaten one.
import { type Character, isCharacter, roster, rung } from "./characters.ts";

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

/** A suitable opponent in a game: the one above the strongest that I have beaten. */
export function next(game: string): Character {
  const all = roster(game);
  return all[Math.min(all.length - 1, beaten()[game] ?? 0)] as Character;
}
