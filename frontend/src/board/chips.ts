// Positions of chips: beside their targets, inside the board, 4 px apart, over as few pieces as possible; the most important first.
import type { Box } from "./layout/types.ts";

export interface Wanted {
  key: string;
  at: Box; // the target
  w: number;
  h: number;
  tone: string;
}

const GAP = 4;
const ORDER = ["loss", "danger", "good", "gold", "none"];

export const overlap = (one: Box, other: Box, gap = 0): boolean =>
  one.x < other.x + other.w + gap && other.x < one.x + one.w + gap && one.y < other.y + other.h + gap && other.y < one.y + one.h + gap;

/** The eight spots around a target, the best first: half over its lower edge, over its upper one, beside it, at its corners. */
function around({ x, y, w, h }: Box, chip: { w: number; h: number }): Box[] {
  const middle = x + w / 2 - chip.w / 2;
  const low = y + h + 1;
  const high = y - chip.h - 1;
  const right = x + w + 2;
  const left = x - chip.w - 2;
  const across = y + h / 2 - chip.h / 2;
  const spots = [
    [middle, low],
    [middle, high],
    [right, across],
    [left, across],
    [right - chip.w * 0.4, low],
    [left + chip.w * 0.4, low],
    [right - chip.w * 0.4, high],
    [left + chip.w * 0.4, high],
  ] as const;
  return spots.map(([cx, cy]) => ({ x: cx, y: cy, w: chip.w, h: chip.h }));
}

/** A spot for each chip that finds one; the others are seen under the pointer. */
export function placed(wanted: Wanted[], pieces: Box[], bounds: Box): Map<string, Box> {
  const taken: Box[] = [];
  const found = new Map<string, Box>();
  const sorted = [...wanted].sort((one, other) => ORDER.indexOf(one.tone) - ORDER.indexOf(other.tone));
  for (const chip of sorted) {
    let best: Box | null = null;
    let least = Number.POSITIVE_INFINITY;
    around(chip.at, chip).forEach((spot, i) => {
      const inside = { ...spot, x: Math.max(bounds.x + 2, Math.min(bounds.x + bounds.w - spot.w - 2, spot.x)) };
      if (inside.y < bounds.y + 2 || inside.y + inside.h > bounds.y + bounds.h - 2) return;
      if (taken.some((other) => overlap(inside, other, GAP))) return;
      const cost = pieces.filter((piece) => overlap(inside, piece, -6)).length * 4 + i;
      if (cost < least) {
        least = cost;
        best = inside;
      }
    });
    if (!best) continue;
    taken.push(best);
    found.set(chip.key, best);
  }
  return found;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a chip with this text. */
export function chipWidth(text: string): number {
  if (pen === undefined) {
    pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.font = '600 14px "Source Sans 3", "Open Sans", sans-serif';
  }
  return Math.ceil((pen?.measureText(text).width ?? text.length * 7) + 22);
}
