// The available bots.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BotInfo } from "../generated/rest.ts";
import { isCharacter, roster } from "../opponents/characters.ts";
import { get } from "../wire/rest.ts";

/** The default opponent: the gentlest. */
export const BOT = "wat";

const bots = signal<BotInfo[]>([{ name: BOT, title: "", help: "" }]);
let asked = false;

/** The bots that a person can choose in a game, once loaded. */
export function useBots(game: string): BotInfo[] {
  useEffect(() => {
    if (asked) return;
    asked = true;
    get("/api/bots").then(
      (found) => {
        bots.value = found;
      },
      () => {
        asked = false;
      },
    );
  }, []);
  return bots.value.filter(({ name }) => !isCharacter(name) || roster(game).includes(name));
}
