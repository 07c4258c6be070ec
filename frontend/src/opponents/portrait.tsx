// A character's portrait, and the pips of its strength.
import { msg } from "../app/words.ts";
import { type Character, nameOf, PORTRAITS, roster, rung } from "./characters.ts";

export function Portrait({ character, size = 72 }: { character: Character; size?: number }) {
  return <img class="portrait" src={PORTRAITS[character]} width={size} height={size} alt={nameOf(character)} />;
}

export function Pips({ character, game }: { character: Character; game: string }) {
  const strong = rung(character);
  const all = roster(game);
  const level = msg("level-of", { level: strong, most: all.length });
  return (
    <span class="pips" role="img" aria-label={level} title={level}>
      {all.map((one, i) => (
        <i key={one} class={i < strong ? "on" : ""} />
      ))}
    </span>
  );
}
