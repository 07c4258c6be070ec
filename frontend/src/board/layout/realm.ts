// One realm of lands: its cells, its plate and back line, what lies and stands on its lands.
import type { Piece, Zone } from "../data.ts";
import type { CardTable } from "./cards.ts";
import type { Box, Given } from "./types.ts";

export const GAP = 4;
export const PLATE = 176; // for the name and the score of a side
export const LEFT = 24;
export const TOP = 14;
export const LINE = 22; // from the last row of a realm to the next realm: there is its back line
const ARMY = { w: 66, h: 32 };

/** The cells of a realm: from where to where. */
export interface Extent {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** A cell as acts name it: "realm.0:2,-1". */
export const CELL = /^(.+):(-?\d+),(-?\d+)$/;

/** The cells of a realm, for mine with those in which new land may come. */
export function extentOf(pieces: Piece[], grows: boolean, targets: [number, number][]): Extent {
  const found: Extent = { left: 0, right: 0, low: 0, high: 0 };
  const take = (column: number, line: number) => {
    found.left = Math.min(found.left, column);
    found.right = Math.max(found.right, column);
    found.low = Math.min(found.low, line);
    found.high = Math.max(found.high, line);
  };
  for (const {
    cell: [column = 0, line = 0],
  } of pieces) {
    take(column, line);
    if (!grows) continue; // new land and captured land may come beside any of mine
    take(column - 1, line);
    take(column + 1, line);
    take(column, line + 1);
  }
  for (const [column, line] of targets) take(column, line);
  return found;
}

export const across = ({ left, right }: Extent): number => right - left + 1;
export const up = ({ low, high }: Extent): number => high - low + 1;

/** A realm as it is laid out: where its cells begin, and how large they are. */
export interface Part {
  zone: Zone;
  extent: Extent;
  x: number; // of the cell at the left
  bottom: number;
  w: number;
}

/** The faces that are armies. */
export const armiesOf = ({ board }: Given) => new Set(board.faces.filter(({ kind }) => kind === "army").map(({ id }) => id));

/** One realm with its plate, its back line and all that lies in it. */
export function realm(
  table: CardTable,
  { zone, extent, x, bottom, w }: Part,
  armies: ReadonlySet<string>,
  look: "plated" | "headed" | "bare",
): void {
  const h = (w * 2) / 3;
  const [column, line] = [w + GAP, h + GAP];
  const place = (cell: number[]): Box => ({
    x: x + ((cell[0] ?? 0) - extent.left) * column,
    y: bottom - ((cell[1] ?? 0) - extent.low + 1) * line,
    w,
    h,
  });
  const top = bottom - up(extent) * line;
  const high = 200;
  const small = look !== "plated";
  if (look === "headed")
    table.grounds.push({
      kind: "heading",
      zone: "",
      side: zone.owner,
      up: false,
      x,
      y: TOP,
      w: Math.max(120, across(extent) * column),
      h: 28,
    });
  else if (look === "plated") {
    const y = Math.max(TOP, Math.min(top + 4, bottom - high + LINE));
    table.grounds.push({ kind: "plate", zone: zone.id, side: zone.owner, up: false, x: LEFT, y, w: PLATE - 26, h: high });
  }
  const side = small ? 4 : 12;
  table.grounds.push({
    kind: "line",
    zone: zone.id,
    side: zone.owner,
    up: false,
    x: x - side,
    y: bottom + 2,
    w: across(extent) * column - GAP + 2 * side,
    h: 5,
  });
  table.area(zone, { x, y: top, w: across(extent) * column, h: up(extent) * line });
  const pieces = table.in(zone);
  const standing = new Map<string, Piece[]>(); // armies on each cell
  for (const piece of pieces) {
    const cell = piece.cell.join();
    const box = place(piece.cell);
    if (armies.has(piece.art)) {
      standing.set(cell, [...(standing.get(cell) ?? []), piece]);
      continue;
    }
    const id = `${zone.id}:${cell}`;
    const under = table.areas.has(id);
    if (!under) table.areas.set(id, { id, ...box });
    table.spot(piece, box, under ? "layer" : "land", under ? 5 : 0);
  }
  const scale = Math.min(1, w / 110);
  const token = { w: ARMY.w * scale, h: ARMY.h * scale };
  for (const group of standing.values()) {
    const box = place(group[0]?.cell ?? []);
    const step = Math.min(token.w, (w - 12 * scale - token.w) / Math.max(1, group.length - 1));
    group.forEach((piece, i) => {
      table.spot(piece, { x: box.x + 6 * scale + i * step, y: box.y + h - token.h - 6 * scale, ...token }, "army", 20 + i);
    });
  }
  for (const target of table.given.targets) {
    const [, id, cx, cy] = CELL.exec(target) ?? [];
    if (id === zone.id && !table.areas.has(target)) table.areas.set(target, { id: target, ...place([Number(cx), Number(cy)]) });
  }
}
