// Positions of cards over the board: over as few pieces as possible, near their place and never on it.
import type { Box, Layout } from "./types.ts";

const EDGE = 12; // pixels to the edge of the board
const COST = 240; // pixels farther away that are worth a piece less covered

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Return where a card of this size lies. `kept`: what it never covers; `near`: the place that it is about. */
export function clearest({ width, height, spots }: Layout, w: number, h: number, near: Box, kept: Box[] = []): Box {
  const pieces = [...spots.values()].filter(({ cut }) => cut !== "gone");
  const [mx, my] = [near.x + near.w / 2, near.y + near.h / 2];
  const spread = (middle: number, size: number, room: number) => [EDGE, middle - size / 2, middle - size, middle, room - size - EDGE];
  const inside = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(room - size - EDGE, at));
  let best: Box = { x: inside(mx - w / 2, w, width), y: EDGE, w, h };
  let least = Number.POSITIVE_INFINITY;
  const lows = [...spread(my, h, height), near.y - h - EDGE, near.y + near.h + EDGE];
  const lefts = [...spread(mx, w, width), near.x - w - EDGE, near.x + near.w + EDGE];
  for (const top of lows)
    for (const left of lefts) {
      const box = { x: inside(left, w, width), y: inside(top, h, height), w, h };
      const covered = pieces.filter((piece) => meets(box, piece)).length + kept.filter((one) => meets(box, one)).length * 20;
      const cost = covered * COST + Math.hypot(box.x + w / 2 - mx, box.y + h / 2 - my);
      if (cost < least) [best, least] = [box, cost];
    }
  return best;
}
