// The characters, from the gentlest to the strongest. A game has all five, or the first four.
import { msg } from "../app/words.ts";
import { games } from "../home/games.ts";
import anselm from "./anselm.svg";
import hob from "./hob.svg";
import regent from "./regent.svg";
import wat from "./wat.svg";
import ysolt from "./ysolt.svg";

export const LADDER = ["wat", "hob", "ysolt", "anselm", "regent"] as const;
export type Character = (typeof LADDER)[number];

export const PORTRAITS: Record<Character, string> = { wat, hob, ysolt, anselm, regent };

/** Return whether this bot is one of the five. */
export const isCharacter = (bot: string): bot is Character => (LADDER as readonly string[]).includes(bot);

/** The strength from 1, the gentlest, to 5, or 0 for other bots. */
export const rung = (bot: string) => LADDER.indexOf(bot as Character) + 1;

/** The characters of a game, from the gentlest. */
export const roster = (game: string): readonly Character[] =>
  (games.value.find(({ name }) => name === game)?.characters as Character[] | undefined) ?? LADDER;

/** The next stronger character of a game, if there is one. */
export const above = (bot: string, game: string): Character | undefined => (isCharacter(bot) ? roster(game)[rung(bot)] : undefined);

/** The whole name. */
export const nameOf = (character: Character) => msg("character", { character });

/** The name where room is short, inside of a sentence. */
export const shortOf = (character: Character) => msg("character-short", { character });
