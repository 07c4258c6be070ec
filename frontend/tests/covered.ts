// Reads tables as JSON lines and prints what can be clicked and is covered, outside the stage or nowhere, at each window size.
import { createInterface } from "node:readline";
import "./dom.ts";
import { overlap } from "../src/board/chips.ts";
import { byPlace, changed, EMPTY, type RawUpdate, readBoard } from "../src/board/data.ts";
import type { Box, Layout, Spot } from "../src/board/layout/types.ts";
import { meant } from "../src/board/meant.ts";

const { loadLayout } = await import("../src/board/layout/layout.ts");

/** Rooms of the board in windows of 1024 × 768, 1280 × 720 and 1920 × 1080. */
const ROOMS = [
  { w: 704, h: 712 },
  { w: 960, h: 664 },
  { w: 1600, h: 1024 },
];
const SAMPLES = 16; // points across a box and down
const LEAST = 100; // square pixels on the screen that must be free

interface Line {
  name: string;
  seat: number;
  board: unknown[];
  table: RawUpdate;
}

/** Whether a pointer over this piece goes to it, and not to the place below it: as the style sheets say. */
function catches({ cut }: Spot, { map }: Layout): boolean {
  if (["gone", "under", "layer"].includes(cut)) return false;
  return !map || map.layout === "triangle" || !["token", "units", "level"].includes(cut);
}

/** The share of a box in which nothing lies over it. */
function free(box: Box, all: Box[], { width, height }: Layout): number {
  const over = all.filter((one) => overlap(one, box));
  if (!over.length && box.x >= 0 && box.y >= 0 && box.x + box.w <= width && box.y + box.h <= height) return 1;
  let found = 0;
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const x = box.x + ((i % SAMPLES) + 0.5) * (box.w / SAMPLES);
    const y = box.y + (Math.floor(i / SAMPLES) + 0.5) * (box.h / SAMPLES);
    const inside = x >= 0 && y >= 0 && x <= width && y <= height;
    if (inside && !over.some((one) => x >= one.x && y >= one.y && x <= one.x + one.w && y <= one.y + one.h)) found++;
  }
  return found / (SAMPLES * SAMPLES);
}

for await (const text of createInterface({ input: process.stdin })) {
  const { name, seat, board: row, table: update }: Line = JSON.parse(text);
  const board = readBoard(row);
  const table = changed(EMPTY, update);
  const layoutOf = await loadLayout(board, board.places.length + table.places.length > 0, false);
  const used = new Set(table.acts.flatMap(({ piece, target }) => [piece, target]));
  const me = table.players.find((player) => player.seat === seat)?.side ?? -1;
  for (const room of ROOMS) {
    const layout = layoutOf({
      board,
      places: [...board.places, ...table.places],
      pieces: byPlace(table.pieces.values()),
      players: table.players,
      me,
      room,
      phone: false,
      facing: -1,
      scrolled: 0,
      zoom: null,
      targets: [...used].filter((id) => id.includes(":")),
    });
    const order = [...table.pieces.keys()].filter((id) => layout.spots.has(id));
    const height = (id: string) => (layout.spots.get(id)?.z ?? 0) * 10_000 + order.indexOf(id);
    const stands = new Map(order.map((id) => [id, meant(table.pieces, (one) => used.has(one), id)]));
    const problem = (id: string, what: string) => console.log(`${name}: ${id} ${what} at ${room.w} × ${room.h}`);
    for (const id of used) {
      const piece = table.pieces.get(id);
      const spot = layout.spots.get(id);
      if (piece && !spot) problem(id, "is nowhere");
      if (!spot || spot.cut === "gone" || spot.cut === "under" || !catches(spot, layout)) continue;
      const over = order.filter((other) => height(other) > height(id) && stands.get(other) !== id);
      const boxes = over.map((other) => layout.spots.get(other) as Spot).filter((other) => catches(other, layout));
      const seen = free(spot, boxes, layout) * spot.w * spot.h * layout.scale ** 2;
      if (seen < LEAST) problem(id, `of ${piece?.at} shows ${Math.round(seen)} square pixels`);
    }
  }
}
