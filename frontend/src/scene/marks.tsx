// The marks that the page adds to a scene: what may be chosen, what is picked, what is pointed at.
import type { Node } from "../generated/scene.ts";
import { extent } from "./extent.ts";
import { SHAPES, shape } from "./shape.tsx";

/** What the page adds to a scene, by the id of the node. */
export interface Marks {
  may: ReadonlySet<string>; // may be clicked now
  picked: ReadonlySet<string>; // clicked already
  next: ReadonlySet<string>; // what goes on from there
  other: ReadonlySet<string>; // may be clicked too, and would begin anew
  hint: ReadonlySet<string>; // pointed at in a list
  least?: number; // the least size of letters, in units of the picture,
  without?: ReadonlySet<Node>; // and the texts that are left out for it
}

export const NO_MARKS: Marks = { may: new Set(), picked: new Set(), next: new Set(), other: new Set(), hint: new Set() };

const has = (classes: string | undefined, name: string) => (classes ?? "").split(" ").includes(name);
const OFF = 1.5; // pixels between a piece and the mark around it

/** Around a piece, which may have the accent's own hue: with a casing between, so that it is seen on any colour. */
function ring(piece: Node, look: string) {
  const { x = 0, y = 0, w = 0, h = 0, r = 0 } = piece;
  const wide =
    piece.kind === "rect"
      ? { ...piece, x: x - OFF, y: y - OFF, w: w + 2 * OFF, h: h + 2 * OFF, r: r && r + OFF }
      : piece.kind === "circle"
        ? { ...piece, r: r + OFF }
        : piece;
  return (
    <g key="mark" class="ring">
      {shape(wide, "casing", {})}
      {shape(wide, `mark mark-${look}`, {})}
    </g>
  );
}

/** The edge of a group that may be clicked: that of its first shape, or a box around what is in it. */
export function outline(group: Node, look: string) {
  const first = group.children?.[0];
  if (first && SHAPES.includes(first.kind) && has(first.classes, "piece")) return ring(first, look);
  if (first && SHAPES.includes(first.kind)) return shape(first, `mark mark-${look}`, { key: "mark" });
  const [left, top, right, bottom] = extent(group.children ?? []);
  if (right <= left) return null;
  return (
    <rect key="mark" class={`mark mark-${look}`} x={left - 5} y={top - 5} width={right - left + 10} height={bottom - top + 10} rx={8} />
  );
}
