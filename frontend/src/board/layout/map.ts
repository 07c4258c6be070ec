// A map: hexes, triangles or lands with outlines of their own, as large as the window allows; pieces stand on their places.
import type { Piece, Place } from "../data.ts";
import { CardTable } from "./cards.ts";
import { hand } from "./hand.ts";
import { arranged } from "./hex.ts";
import type { Given, Layout, MapCell } from "./types.ts";

const EDGE = 12;
const CORNER = 110; // height of the small map in the corner
const HEX = Math.sqrt(3); // width of a hex whose side is 1
const ROW = Math.sqrt(3) / 2; // height of a triangle whose side is 1
const LARGEST: Record<string, number> = { hex: 56.6, triangle: 96, free: 4000 }; // pixels that a side has at most
const TRAY = 200;
const TILE = { w: 112, h: 128 };
const STRIP = 96; // what cards that are no part of the map need at the left

type Point = [number, number];

/** A place before it is scaled: its outline and where its pieces stand. */
interface Shape {
  place: Place;
  points: Point[];
  path: string; // of an outline of its own, in its own units
  at: Point;
}

function hexagon([q = 0, r = 0]: number[]): { points: Point[]; at: Point } {
  const x = HEX * (q + r / 2);
  const y = 1.5 * r;
  const corners: Point[] = [
    [0, -1],
    [HEX / 2, -0.5],
    [HEX / 2, 0.5],
    [0, 1],
    [-HEX / 2, 0.5],
    [-HEX / 2, -0.5],
  ];
  return { points: corners.map(([dx, dy]) => [x + dx, y + dy]), at: [x, y] };
}

/** Lattice points lie at a + b/2, b: a triangle that points down has (a, b), (a+1, b), (a, b+1). */
function triangle([down = 0, a = 0, b = 0]: number[]): { points: Point[]; at: Point } {
  const corner = (i: number, j: number): Point => [i + j / 2, j * ROW];
  const points = down ? [corner(a, b), corner(a + 1, b), corner(a, b + 1)] : [corner(a + 1, b), corner(a, b + 1), corner(a + 1, b + 1)];
  const middle = (k: 0 | 1) => points.reduce((sum, point) => sum + point[k], 0) / 3;
  return { points, at: [middle(0), middle(1)] };
}

/** The corners of an outline that is written with absolute coordinates. */
const corners = (path: string): Point[] => {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0]]));
};

function shapeOf(layout: string, place: Place): Shape {
  const path = place.outline;
  if (layout === "free" || path) {
    const points = corners(path);
    const [x = 0, y = 0] = place.at;
    return { place, points, path, at: layout === "free" ? [x, y] : centre(points) };
  }
  return { place, path: "", ...(layout === "hex" ? hexagon(place.at) : triangle(place.at)) };
}

function centre(points: Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / Math.max(1, points.length), sum[1] / Math.max(1, points.length)];
}

/** Turned by a quarter to the left, or back. */
const turned = ([x, y]: Point): Point => [y, -x];

function bounds(shapes: Shape[]): { x: number; y: number; w: number; h: number } {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { points } of shapes)
    for (const [x, y] of points) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  return { x: left, y: top, w: Math.max(1, right - left), h: Math.max(1, bottom - top) };
}

const rotated = (shape: Shape): Shape => ({ ...shape, points: shape.points.map(turned), at: turned(shape.at) });

/** My home is left or below: else the map is turned round. */
function homeward(shapes: Shape[], me: number, wide: boolean): Shape[] {
  const mine = shapes.filter(({ place }) => place.owner === me);
  const box = bounds(shapes);
  if (!mine.length) return shapes;
  const [x, y] = centre(mine.map(({ at }) => at));
  const away = wide ? x > box.x + box.w / 2 + 0.01 : y < box.y + box.h / 2 - 0.01;
  const back = (point: Point): Point => [-point[0], -point[1]];
  return away ? shapes.map((shape) => ({ ...shape, points: shape.points.map(back), at: back(shape.at) })) : shapes;
}

/** Keep a zoomed map in its room. A larger one leaves some space at its end, where the small map lies. */
function within(offset: number, start: number, size: number, room: number): number {
  const [one, other] = [EDGE - start, room - start - size - (size > room ? CORNER : EDGE)];
  return Math.max(Math.min(one, other), Math.min(Math.max(one, other), offset));
}

export function mapTable(given: Given): Layout {
  const { board, room, me } = given;
  const size = { width: room.w, height: room.h, scale: 1, art: 63, handArt: 73 };
  const table = new CardTable(given, size);
  const hasHand = me >= 0 && board.zones.some(({ id, region, owner }) => region === "hand" && owner === me && given.pieces.get(id)?.length);
  const tray = board.layout === "hex" ? TILE.h + 24 : TRAY;
  const cards = board.zones.some(({ region, owner }) => region === "commons" && owner < 0);
  const left = cards && !given.phone ? STRIP : 0;
  const [wide, high] = [room.w - 2 * EDGE - left, room.h - 2 * EDGE - (hasHand ? tray : 0)];
  let shapes = given.places.map((place) => shapeOf(board.layout, place));
  const fit = (all: Shape[]) => {
    const { w, h } = bounds(all);
    return Math.min(wide / w, high / h);
  };
  const plain = board.turnable && shapes.every(({ path }) => !path || board.layout !== "free");
  if (plain && fit(shapes.map(rotated)) > fit(shapes) * 1.02) shapes = shapes.map(rotated);
  const box = bounds(shapes);
  if (plain) shapes = homeward(shapes, me, box.w >= box.h);
  const { x, y, w, h } = bounds(shapes);
  const whole = Math.min(LARGEST[board.layout] ?? LARGEST.free ?? 1, fit(shapes));
  const zoom = board.layout === "hex" ? given.zoom : null;
  const unit = zoom ? Math.max(whole, zoom.across / HEX) : whole;
  const [ox, oy] =
    zoom && unit > whole
      ? [
          within(room.w / 2 - zoom.x * unit, x * unit, w * unit, room.w),
          within((high + 2 * EDGE) / 2 - zoom.y * unit, y * unit, h * unit, high),
        ]
      : [EDGE + left + (wide - w * unit) / 2 - x * unit, EDGE + (high - h * unit) / 2 - y * unit];
  const put = ([px, py]: Point): Point => [ox + px * unit, oy + py * unit];
  const across = board.layout === "hex" ? HEX * unit : board.layout === "triangle" ? unit : 150 * Math.min(1, unit * 1.2);
  const cells: MapCell[] = shapes.map(({ place, points, path, at }) => {
    const corners_ = points.map(put);
    const [cx, cy] = put(at);
    const own = path && board.layout === "free";
    return {
      id: place.id,
      path: own ? path : `M${corners_.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}z`,
      transform: own ? `translate(${ox} ${oy}) scale(${unit})` : "",
      x: cx,
      y: cy,
      ground: place.ground,
      owner: place.owner,
    };
  });
  for (const cell of cells) {
    const reach = board.layout === "triangle" ? unit * 0.5 : across * 0.8;
    table.areas.set(cell.id, { id: cell.id, x: cell.x - reach / 2, y: cell.y - reach / 2, w: reach, h: reach });
    const here = given.pieces.get(cell.id) ?? [];
    if (board.layout === "hex") {
      arranged(here, cell, across).forEach(({ piece, box: spot }, i) => {
        table.spot(piece, spot, "token", i);
      });
    } else tokens(table, here, cell, board.layout === "triangle" ? unit * 0.78 : across * 0.42, across);
  }
  if (hasHand && board.layout === "hex") tiles(table, me, room.h - tray);
  else if (hasHand) hand(table, me, room.h - tray);
  strip(table, left);
  const { spots, labels, slots, grounds, areas } = table;
  return { ...size, spots, labels, slots, grounds, areas, map: { layout: board.layout, unit, across, fit: HEX * whole, ox, oy, cells } };
}

/** Tiles to lay, side by side under the map. */
function tiles(table: CardTable, side: number, y: number): void {
  const zones = table.zones("hand", side);
  table.grounds.push({ kind: "tray", zone: zones[0]?.id ?? "", side, up: false, x: 0, y, w: table.size.width, h: TILE.h + 24 });
  const pieces = zones.flatMap((zone) => table.in(zone));
  const step = Math.min(TILE.w + 8, (table.size.width - 28 - TILE.w) / Math.max(1, pieces.length - 1));
  for (const zone of zones) table.area(zone, { x: 0, y, w: table.size.width, h: TILE.h + 24 });
  pieces.forEach((piece, i) => {
    table.spot(piece, { x: 14 + i * step, y: y + 12, w: TILE.w, h: TILE.h }, "hand", i);
  });
}

/** The pieces of a place side by side; more than fit lie closer. */
function tokens(table: CardTable, pieces: Piece[], cell: MapCell, each: number, across: number): void {
  const w = pieces.length > 1 ? each * 0.86 : each;
  const step = pieces.length > 1 ? Math.min(w * 0.92, (across * 0.9 - w) / (pieces.length - 1)) : 0;
  pieces.forEach((piece, i) => {
    const x = cell.x - (step * (pieces.length - 1)) / 2 + i * step - w / 2;
    table.spot(piece, { x, y: cell.y - w / 2, w, h: w }, "token", i);
  });
}

/** Cards beside the map, and everything that has no place on it. */
function strip(table: CardTable, left: number): void {
  let y = 16;
  const { width } = table.size;
  for (const zone of table.given.board.zones) {
    if (table.areas.has(zone.id)) continue;
    const pieces = table.in(zone);
    if (left && zone.region === "commons" && zone.owner < 0) {
      table.label("zone", zone.id, -1, { x: 12, y });
      const flat = zone.layout === "pile";
      pieces.forEach((piece, i) => {
        const h = piece.art === "back" ? 54 : 86;
        table.spot(piece, { x: 12, y: y + 20 + (flat ? 0 : i * 30), w: 72, h }, piece.art === "back" ? "pile" : "small", i);
      });
      table.area(zone, { x: 12, y: y + 20, w: 72, h: 86 });
      y += 120 + (flat ? 0 : Math.max(0, pieces.length - 1) * 30);
    } else {
      const box = { x: width + 40, y: 40, w: 40, h: 40 };
      table.area(zone, box);
      for (const piece of pieces) table.spot(piece, box, "gone");
    }
  }
}
