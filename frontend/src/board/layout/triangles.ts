// A kingdom of triangles, turned so that my home is left or below and the triangles are as large as the window allows.
import type { Piece, Place } from "../data.ts";
import { CardTable } from "./cards.ts";
import type { Box, Given, Layout, MapCell } from "./types.ts";

const EDGE = 12;
const ROW = Math.sqrt(3) / 2; // height of a triangle whose side is 1
const LARGEST = 96; // pixels of a side
const FIGURE = 0.78; // of a side
const CROWDED = 0.6; // of a side, beside another figure
const APART = 0.045; // of a side, that figures beside each other give way
const HEXAGON = 2; // the kind of a place around a point of the lattice
const AROUND = 0.476; // its radius, if a side is 1
const ASIDE = 15; // degrees that my home may lie aside of left or below,
const MANY_ASIDE = 31; // and with four homes or more

type Point = [number, number];

interface Shape {
  place: Place;
  points: Point[];
  at: Point;
}

/** Lattice points lie at a + b/2, b upwards. A triangle that points up has (a, b), (a+1, b), (a, b+1). */
function shapeOf(place: Place): Shape {
  const [kind = 0, a = 0, b = 0] = place.at;
  const corner = (i: number, j: number): Point => [i + j / 2, -j * ROW];
  if (kind === HEXAGON) {
    const [x, y] = corner(a, b);
    const around = (i: number): Point => [x + AROUND * Math.cos((i * Math.PI) / 3), y + AROUND * Math.sin((i * Math.PI) / 3)];
    return { place, points: [0, 1, 2, 3, 4, 5].map(around), at: [x, y] };
  }
  const points = kind ? [corner(a + 1, b), corner(a + 1, b + 1), corner(a, b + 1)] : [corner(a, b), corner(a + 1, b), corner(a, b + 1)];
  return { place, points, at: middle(points) };
}

function middle(points: Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / Math.max(1, points.length), sum[1] / Math.max(1, points.length)];
}

function bounds(points: Point[]): Box {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, w: Math.max(1, right - left), h: Math.max(1, bottom - top) };
}

/** Rotated clockwise by a number of degrees. */
function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The turn that makes triangles largest, with my home left or below; a spectator sees the board upright or lying. */
export function turnOf(shapes: Shape[], me: number, wide: number, high: number): number {
  const corners = shapes.filter(({ place }) => place.at[0] !== HEXAGON).flatMap(({ points }) => points);
  const mine = shapes.filter(({ place }) => place.owner === me && me >= 0).map(({ at }) => at);
  const centre = middle(corners);
  const home = middle(mine);
  const way = (Math.atan2(home[1] - centre[1], home[0] - centre[0]) * 180) / Math.PI;
  const off = (degrees: number, to: number) => Math.abs(((way + degrees - to + 540) % 360) - 180);
  const homes = new Set(shapes.map(({ place }) => place.owner).filter((owner) => owner >= 0)).size;
  const aside = homes > 3 ? MANY_ASIDE : ASIDE;
  const turns = mine.length
    ? [...Array(12).keys()].map((i) => i * 30).filter((degrees) => Math.min(off(degrees, 180), off(degrees, 90)) <= aside)
    : [0, 90];
  let best = 0;
  let most = 0;
  for (const degrees of turns) {
    const { w, h } = bounds(corners.map((point) => turned(point, degrees)));
    const straight = mine.length ? Math.min(off(degrees, 180), off(degrees, 90) + 1) / 4000 : 0; // of equal ones: left, and not aside
    const size = Math.min(wide / w, high / h) * (1 - straight);
    if (size > most * 1.0001) [best, most] = [degrees, size];
  }
  return best;
}

export function triangleTable(given: Given): Layout {
  const { room, me, board } = given;
  const table = new CardTable(given, { width: room.w, height: room.h, scale: 1, art: 63, handArt: 73 });
  const [wide, high] = [room.w - 2 * EDGE, room.h - 2 * EDGE];
  const places = new Map(given.places.map((place) => [place.id, place])); // those of the state come later
  const flat = [...places.values()].map(shapeOf);
  const turn = board.turnable ? turnOf(flat, me, wide, high) : 0;
  const shapes = flat.map((shape) => ({ ...shape, points: shape.points.map((p) => turned(p, turn)), at: turned(shape.at, turn) }));
  const { x, y, w, h } = bounds(shapes.flatMap(({ points }) => points));
  const whole = Math.min(LARGEST, wide / w, high / h);
  const { zoom } = given;
  const unit = Math.max(whole, zoom?.across ?? 0);
  const [ox, oy] =
    zoom && unit > whole
      ? [room.w / 2 - zoom.x * unit, room.h / 2 - zoom.y * unit]
      : [EDGE + (wide - w * unit) / 2 - x * unit, EDGE + (high - h * unit) / 2 - y * unit];
  const put = ([px, py]: Point): Point => [ox + px * unit, oy + py * unit];
  const cells = shapes.map(({ place, points, at }): MapCell => {
    const corners = points.map(put);
    const [cx, cy] = put(at);
    const path = `M${corners.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}z`;
    return {
      id: place.id,
      path,
      transform: "",
      x: cx,
      y: cy,
      ground: place.ground,
      owner: place.owner,
      kind: place.at[0] ?? 0,
      points: corners,
    };
  });
  for (const cell of cells) {
    const reach = unit * 0.5;
    table.areas.set(cell.id, { id: cell.id, x: cell.x - reach / 2, y: cell.y - reach / 2, w: reach, h: reach });
    const pieces = given.pieces.get(cell.id) ?? [];
    const beside = pieces.length
      ? cells.filter((other) => other !== cell && given.pieces.has(other.id) && Math.hypot(other.x - cell.x, other.y - cell.y) < 0.7 * unit)
      : [];
    figures(table, pieces, cell, beside, unit);
  }
  aside(table);
  const { spots, labels, slots, grounds, areas } = table;
  const map = { layout: "triangle", unit, across: unit, fit: whole, ox, oy, cells, turn };
  return { width: room.w, height: room.h, scale: 1, art: 63, spots, labels, slots, grounds, areas, map };
}

/** The figures of a triangle: one in the middle; of several, each a little aside. With figures beside it they are smaller. */
function figures(table: CardTable, pieces: Piece[], cell: MapCell, beside: MapCell[], unit: number): void {
  const each = unit * (beside.length ? CROWDED : FIGURE) * (pieces.length > 1 ? 0.72 : 1);
  const aside = pieces.length > 1 ? unit * 0.24 : 0;
  const [bx, by] = middle(beside.map(({ x, y }): Point => [cell.x - x, cell.y - y]));
  const away = (APART * unit) / Math.max(1, Math.hypot(bx, by));
  pieces.forEach((piece, i) => {
    const far = i - (pieces.length - 1) / 2;
    const x = cell.x + bx * away + 2 * far * aside - each / 2;
    const y = cell.y + by * away - 1.3 * far * aside - each / 2;
    const front = piece.marks.includes("attacked") ? 1 : y / table.size.height; // lower figures are in front: numbers are above
    table.spot(piece, { x, y, w: each, h: each }, "token", Math.round(front * 40));
  });
}

/** Pieces off the board are out of sight: the players' rows show them. */
function aside(table: CardTable): void {
  const box = { x: table.size.width + 40, y: 40, w: 40, h: 40 };
  for (const zone of table.given.board.zones) {
    table.area(zone, box);
    for (const piece of table.in(zone)) table.spot(piece, box, "gone");
  }
}
