// Icons inside of a scene.
import { drawn, shield } from "../app/icon.tsx";
import { ICONS, type Icon, PIECES } from "../generated/look.ts";
import { seatOf } from "./seat.ts";

/** What an element has besides: attributes, and the key by which it is known again. */
export interface Attributes {
  key?: string | number;
  [name: string]: unknown;
}

/** An icon inside of a scene; a shield with a seat's class is that seat's. */
export function sceneIcon(x: number, y: number, w: number, name: string, classes = "", { key, ...more }: Attributes = {}) {
  const seat = seatOf(classes);
  const own = name === "shield" && seat >= 0;
  const piece = seat >= 0 && PIECES.includes(name) && !classes.includes("piece") ? " piece" : "";
  return (
    <g key={key} class={`icon${piece} ${classes}`} transform={`translate(${x} ${y}) scale(${w / 24})`} {...more}>
      {own ? shield(seat) : drawn(ICONS[name] ?? (ICONS.square as Icon))}
    </g>
  );
}
