// Icons and shields, from the drawings that the Python side has.
import { CHARGES, ICONS, type Icon, SHIELD, TINCTURES, WHITE } from "../generated/look.ts";
import { msg } from "./words.ts";

export function drawn([fill, line, width]: Icon, colour?: string) {
  return [
    fill && <path key="f" d={fill} class="solid" style={colour ? { fill: colour } : undefined} />,
    line && <path key="l" d={line} class="lines" stroke-width={width} style={colour ? { fill: "none", stroke: colour } : undefined} />,
  ];
}

/** A seat's shield, on a grid of 24: its colour and its charge. */
export function shield(seat: number) {
  const tincture = TINCTURES[seat % TINCTURES.length];
  const colour = `var(--seat-${seat})`;
  const light = "var(--shield-light)";
  const field = tincture?.reverse ? light : colour;
  const charge = tincture?.lines || (seat === WHITE ? "#4A4741" : tincture?.reverse ? colour : light);
  return [
    <path key="s" d={SHIELD} style={{ fill: field }} />,
    ...drawn(CHARGES[tincture?.charge ?? "chevron"] as Icon, charge),
    <path key="e" d={SHIELD} style={{ fill: "none", stroke: "var(--ink)", strokeWidth: "1.3" }} />,
  ];
}

/** An icon among the words of the page. */
export function Glyph({ name, size = 16, class: classes = "" }: { name: string; size?: number; class?: string }) {
  return (
    <svg class={`glyph icon ${classes}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {drawn(ICONS[name] ?? EXTRA[name] ?? (ICONS.square as Icon))}
    </svg>
  );
}

/** The name of a seat in its game: its label; a bare number becomes a player's number. */
export const called = (seat: { seat: number; label: string } | undefined) =>
  seat ? seat.label.replace(/^\d+$/, (label) => msg("player-label", { label })) : "";

/** The shield of a colour among the words of the page. */
export function ColourShield({ colour, size = 18 }: { colour: number; size?: number }) {
  return (
    <svg class="glyph" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shield(colour)}
    </svg>
  );
}

/** The shield of a seat among the words of the page. */
export function Shield({ seat, size = 18 }: { seat: number; size?: number }) {
  return <ColourShield colour={seat} size={size} />;
}

// Icons of the page itself, on the same grid.
const EXTRA: Record<string, Icon> = {
  back: ["", "M15 5l-7 7 7 7", 2.2],
  undo: ["", "M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3", 2.2],
  plus: ["", "M12 5v14M5 12h14", 2.2],
  minus: ["", "M5 12h14", 2.2],
  fit: ["", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", 2.2],
  menu: ["", "M4 6h16M4 12h16M4 18h16", 2.4],
  robot: ["M9 12.2a1.3 1.3 0 1 1-.01 0zM15 12.2a1.3 1.3 0 1 1-.01 0z", "M12 8V4M5 8h14v11H5zM2.5 12v4M21.5 12v4", 2],
  friends: [
    "",
    "M9 11a3.5 3.5 0 1 0-.01 0zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.3.7 3.5 2.6 3.5 5.5",
    2,
  ],
  device: ["", "M4 5h16v11H4zM2 20h20", 2],
  gear: ["", "M3 7h9M18 7h3M3 17h3M12 17h9M15 4.2a2.8 2.8 0 1 1-.01 0zM9 14.2a2.8 2.8 0 1 1-.01 0z", 2],
  person: ["", "M12 12a4.2 4.2 0 1 0-.01 0zM4 21c0-4.6 3-6.8 8-6.8s8 2.2 8 6.8", 2],
  arrow: ["", "M4 12h15M13 6l6 6-6 6", 2],
  enter: ["", "M13 4h6v16h-6M3 12h11M10 8l4 4-4 4", 2],
  leave: ["", "M11 4H5v16h6M10 12h11M17 8l4 4-4 4", 2],
  bin: ["", "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5", 2],
  out: ["", "M12 3v12M7.5 10.5L12 15l4.5-4.5M4 17v4h16v-4", 2],
  in: ["", "M12 15V3M7.5 7.5L12 3l4.5 4.5M4 17v4h16v-4", 2],
  print: ["", "M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z", 2],
  send: ["M3 20l18-8L3 4l2.5 8zM5.5 12H12", "", 2],
  link: ["", "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7L12 17.7", 2],
  play: ["M7 4l13 8-13 8z", "", 2],
  pause: ["M6 4h4v16H6zM14 4h4v16h-4z", "", 2],
  first: ["M5 4h2.4v16H5zM20 4v16l-11-8z", "", 2],
  last: ["M19 4h-2.4v16H19zM4 4v16l11-8z", "", 2],
  next: ["", "M9 5l7 7-7 7", 2.2],
  again: ["", "M4 12a8 8 0 1 1 2.6 5.9M4 20v-5h5", 2.2],
  up: ["", "M5 15l7-7 7 7", 2.2],
  down: ["", "M5 9l7 7 7-7", 2.2],
  bulb: ["", "M9 18h6M10 21.5h4M8.5 15.5a6.5 6.5 0 1 1 7 0V18h-7z", 2],
  question: ["M12 16.2a1.2 1.2 0 1 1-.01 0z", "M12 3a9 9 0 1 1-.01 0zM9.2 9.6a2.8 2.8 0 1 1 4 2.6c-.8.4-1.2.9-1.2 1.8", 2],
  trophy: [
    "M7 3h10v7a5 5 0 0 1-10 0zM10.8 14.5h2.4V18h-2.4zM7.5 18h9v3h-9z",
    "M7 5H3.5v2a3.5 3.5 0 0 0 3.5 3.5M17 5h3.5v2a3.5 3.5 0 0 1-3.5 3.5",
    1.8,
  ],
  dove: ["M3 6c4 0 6 2 7 5 2-3 5-5 8-5l3 2-3 1c0 6-4 9-9 9H4l4-3c-3-1-5-4-5-9zM17.6 7.6a.9.9 0 1 1-.01 0z", "", 1.6],
  download: ["", "M12 3v12M6.5 10L12 15.5 17.5 10M4 20.5h16", 2.2],
  talk: ["", "M4 4.5h16v11H11l-4.5 4v-4H4z", 2],
  envelope: ["", "M3.5 6h17v12.5h-17zM4 7l8 6.3L20 7", 2],
  bell: ["", "M12 3a6 6 0 0 0-6 6v4.5L4 17.5h16l-2-4V9a6 6 0 0 0-6-6zM9.8 20.5a2.3 2.3 0 0 0 4.4 0", 2],
  search: ["", "M10.5 4a6.5 6.5 0 1 1-.01 0zM15.5 15.5L21 21", 2.2],
};
