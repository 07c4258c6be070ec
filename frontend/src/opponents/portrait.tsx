// A character's portrait, and the pips of its strength.
import { msg } from "../app/words.ts";
import { type Character, LADDER, nameOf, PORTRAITS, rung } from "./characters.ts";

export function Portrait({ character, size = 72 }: { character: Character; size?: number }) {
  return <img class="portrait" src={PORTRAITS[character]} width={size} height={size} alt={nameOf(character)} />;
}

export function Pips({ character }: { character: Character }) {
  const strong = rung(character);
  const level = msg("level-of", { level: strong, most: LADDER.length });
  return (
    <span class="pips" role="img" aria-label={level} title={level}>
      {LADDER.map((one, i) => (
        <i key={one} class={i < strong ? "on" : ""} />
      ))}
    </span>
  );
}
