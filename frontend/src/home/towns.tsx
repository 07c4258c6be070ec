// A game of cards, small: what each player has before them, a row each, with the wall between.
import type { Node, Scene } from "../generated/scene.ts";
import { NO_MARKS } from "../scene/marks.tsx";
import { draw } from "../scene/node.tsx";
import { seatOf } from "../scene/seat.ts";
import { walk } from "../scene/walk.ts";

const TALL = 90; // a whole card, or the place of one, is at least so tall
const ROW = 150; // units from one row to the next
const WIDE = [520, 370]; // a row, of two players; of more, who stand in two columns
const CARD = 88;

export interface Town {
  seat: number;
  things: Node[]; // cards, and free places for them
}

const isPlace = (node: Node) => node.kind === "rect" && !!node.classes?.split(" ").includes("slot");

/** What lies open before each player; nothing where nobody has places for cards. */
export function towns(scene: Scene): Town[] {
  const players = (scene.nodes ?? []).filter((node) => node.classes?.split(" ").includes("player"));
  const found = players.map((player) => ({
    seat: seatOf(player.classes),
    things: [...walk(player.children)]
      .map(([node]) => node)
      .filter((node) => (node.h ?? 0) >= TALL && (isPlace(node) || (node.kind === "card" && node.face?.kind !== "back"))),
  }));
  return found.some(({ things }) => things.length) ? found : [];
}

export function Towns({ scene, of }: { scene: Scene; of: Town[] }) {
  const columns = of.length > 2 ? 2 : 1;
  const wide = WIDE[columns - 1] as number;
  const rows = Math.ceil(of.length / columns);
  return (
    <svg
      class="scene towns"
      viewBox={`-14 -14 ${columns * wide + 28} ${rows * ROW + 2}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={scene.title}
    >
      {of.map(({ seat, things }, i) => {
        const step = Math.min(CARD + 8, (wide - CARD - 30) / Math.max(1, things.length - 1));
        const left = 16 + (wide - 30 - CARD - step * (things.length - 1)) / 2;
        return (
          <g key={seat} transform={`translate(${(i % columns) * wide} ${Math.floor(i / columns) * ROW})`}>
            <rect width="8" height="124" rx="4" style={{ fill: `var(--seat-${seat})` }} />
            {things.map((thing, at) => (
              <g key={at} transform={`translate(${left + at * step} 0)`}>
                {draw({ ...thing, id: "", x: 0, y: 0, ...(thing.kind === "card" ? { classes: "" } : {}) }, NO_MARKS, at)}
              </g>
            ))}
            {i + columns < of.length && <path class="town-wall" d={`M 0 137 H ${wide - 16}`} />}
          </g>
        );
      })}
    </svg>
  );
}
