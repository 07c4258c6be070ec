import type { GameInfo } from "../generated/rest.ts";
import { open, usual } from "../home/open.ts";
import type { Character } from "./characters.ts";

/** Play a game against this one, on all other seats. */
export function against(game: GameInfo, character: Character): Promise<void> {
  const others = Array(usual(game) - 1).fill({ kind: "bot", bot: character });
  return open(game.name, [{ kind: "me" }, ...others], { options: game.first });
}
