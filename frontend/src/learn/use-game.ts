// Rules and terms on this screen are those of the game that is learnt.
import { useEffect } from "preact/hooks";
import { rulesGame } from "../rules/rules.ts";
import { teach } from "../tutorial/tutorial.ts";

export function useGameTaught(game: string): void {
  useEffect(() => {
    rulesGame.value = game;
    teach(game);
  }, [game]);
}
