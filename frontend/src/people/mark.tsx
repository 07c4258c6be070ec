// The mark beside a name: a person's arms on a shield, a guest's shield of dashes, a bot's medallion.
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

/** A shield with a person's arms: plain without arms, only a dashed outline for a guest. */
export function ArmsShield({ arms, guest = false, size = 18 }: { arms: Arms | null; guest?: boolean; size?: number }) {
  return (
    <svg class={`glyph arms${guest ? " of-guest" : ""}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHIELD} class="arms-field" style={arms ? { fill: `var(--seat-${TINCTURES[arms.tincture]})` } : undefined} />
      {arms && drawn(CHARGES[arms.charge] as Icon, arms.tincture === "white" ? "#4A4741" : "var(--shield-light)")}
      <path d={SHIELD} class="arms-edge" />
    </svg>
  );
}

interface MarkProps {
  arms: Arms | null;
  guest?: boolean;
  bot?: string; // its name, if it is one
  size?: number;
}

export function Mark({ arms, guest, bot = "", size = 18 }: MarkProps) {
  if (!bot) return <ArmsShield arms={arms} guest={guest} size={size} />;
  if (isCharacter(bot)) return <Portrait character={bot} size={size + 6} />;
  return (
    <span class="medallion" style={{ width: size + 6, height: size + 6 }}>
      <Glyph name="robot" size={size - 2} />
    </span>
  );
}
