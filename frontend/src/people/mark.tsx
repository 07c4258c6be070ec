// The mark beside a name: a person's arms on a shield, else an initial; a guest's shield of dashes, a bot's medallion.
import type { Arms } from "../generated/rest.ts";
import { CHARGES, type Icon, SHIELD } from "../generated/look.ts";
import { isCharacter } from "../opponents/characters.ts";
import { Portrait } from "../opponents/portrait.tsx";
import { drawn, Glyph } from "../app/icon.tsx";

/** The colours that shields can have, by the number of a seat that has the same. */
export const TINCTURES: Record<Arms["tincture"], number> = {
  red: 0,
  blue: 1,
  green: 2,
  gold: 3,
  purple: 4,
  teal: 5,
  black: 6,
  rose: 7,
  white: 16,
  orange: 17,
  sky: 18,
  brown: 19,
};

const PLAIN = 8; // colours of shields with an initial

/** The colour of a shield: of the arms, or one that follows from the name. */
export function colourOf(arms: Arms | null, name: string): string {
  const letters = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65536, 7);
  return `var(--seat-${arms ? TINCTURES[arms.tincture] : letters % PLAIN})`;
}

interface ShieldProps {
  arms: Arms | null;
  guest?: boolean;
  name?: string; // whose initial a member's shield without arms shows
  size?: number;
}

/** A shield with a person's arms; without arms an initial, or only a dashed outline for a guest. */
export function ArmsShield({ arms, guest = false, name = "", size = 18 }: ShieldProps) {
  const initial = !arms && !guest && name ? ([...name][0] as string).toLocaleUpperCase() : "";
  const style = arms || initial ? { fill: colourOf(arms, name) } : undefined;
  return (
    <svg class={`glyph arms${guest ? " of-guest" : ""}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHIELD} class="arms-field" style={style} />
      {arms && drawn(CHARGES[arms.charge] as Icon, arms.tincture === "white" ? "#4A4741" : "var(--shield-light)")}
      {initial && (
        <text x="12" y="15.6" class="arms-initial">
          {initial}
        </text>
      )}
      <path d={SHIELD} class="arms-edge" />
    </svg>
  );
}

interface MarkProps {
  arms: Arms | null;
  guest?: boolean;
  bot?: string; // its name, if it is one
  name?: string;
  size?: number;
}

export function Mark({ arms, guest, bot = "", name, size = 18 }: MarkProps) {
  if (!bot) return <ArmsShield arms={arms} guest={guest} name={name} size={size} />;
  if (isCharacter(bot)) return <Portrait character={bot} size={size + 6} />;
  return (
    <span class="medallion" style={{ width: size + 6, height: size + 6 }}>
      <Glyph name="robot" size={size - 2} />
    </span>
  );
}
