// Lands around a sea, with outlines made by the game: each with its picture, name and units; cards in play lie on the sea.
import type { Piece, Place } from "../data.ts";
import { CardTable } from "./cards.ts";
import { pitch } from "./rows.ts";
import type { Box, Free, Given, Layout, MapCell } from "./types.ts";

const WIDE = 1120;
const HIGH = 844;
const EDGE = 18;
const ROOT = 201; // the square root of the area of a land whose label has its full size
const LARGEST = 1.02;
const NAMED = 1.1; // the smallest size of lands that show the name of their owner
const COMPACT = 0.55; // size below which a land has a shield and a number only
const LEVEL = 58; // width of the picture of a land
const UNIT = 23; // from one figure to the next
const FIGURES = 5; // at most; else one and a number
const CARD = { w: 82, h: 122 };
const WIDTH = 150; // of a land
const PHONE = 0.8; // how small a map may be on a phone

type Point = [number, number];

const cornersOf = (path: string): Point[] => {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0]]));
};

export function boundsOf(points: Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

function areaOf(points: Point[]): number {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    sum += x * ny - nx * y;
  });
  return Math.abs(sum) / 2;
}

/** The lands of the outermost ring give the coast; the sea is what has the ground `sea`. */
export function freeTable(given: Given): Layout {
  const { places, room, phone } = given;
  const shapes = places.map((place) => ({ place, points: cornersOf(place.outline) }));
  const all = shapes.flatMap(({ points }) => points);
  const box = all.length ? boundsOf(all) : { x: 20, y: 20, w: 1080, h: 804 };
  const scale = phone ? Math.max(PHONE, Math.min(room.w / WIDE, room.h / HIGH)) : Math.min(room.w / WIDE, room.h / HIGH);
  const size = { width: Math.max(WIDE, room.w / scale), height: Math.max(HIGH, room.h / scale), scale, art: 63, handArt: 73 };
  const whole = Math.min((size.width - 2 * EDGE) / box.w, (size.height - 2 * EDGE) / box.h, 1.35);
  const table = new CardTable(given, size);
  const lands = shapes.filter(({ place }) => place.ground !== "sea" && place.ground !== "isle");
  const least = Math.min(...lands.map(({ points }) => areaOf(points)), Number.POSITIVE_INFINITY);
  const each = Math.min(LARGEST, Math.sqrt(least) / ROOT) || 1;
  const { zoom } = given;
  const unit = Math.max(whole, (zoom?.across ?? 0) / (WIDTH * each));
  const [ox, oy] =
    zoom && unit > whole
      ? [size.width / 2 - zoom.x * unit, size.height / 2 - zoom.y * unit]
      : [(size.width - box.w * unit) / 2 - box.x * unit, (size.height - box.h * unit) / 2 - box.y * unit];
  const put = ([x, y]: Point): Point => [ox + x * unit, oy + y * unit];
  const z = each * unit;
  const free: Free = {
    z,
    compact: z < COMPACT,
    names: lands.length > 0 && Math.sqrt(least) / ROOT > NAMED,
    unit,
    centre: put([box.x + box.w / 2, box.y + box.h / 2]),
    sea: null,
    tokens: new Map(),
  };
  const cells: MapCell[] = shapes.map(({ place }) => {
    const [x, y] = put([place.at[0] ?? 0, place.at[1] ?? 0]);
    return {
      id: place.id,
      path: place.outline,
      transform: `translate(${ox} ${oy}) scale(${unit})`,
      x,
      y,
      ground: place.ground,
      owner: place.owner,
    };
  });
  for (const cell of cells) {
    if (cell.ground === "sea") continue;
    land(table, given.pieces.get(cell.id) ?? [], cell, free);
  }
  const seaShape = shapes.find(({ place }) => place.ground === "sea");
  if (seaShape) sea(table, seaShape.place, seaShape.points.map(put), free, cells);
  const { spots, labels, slots, grounds, areas } = table;
  for (const zone of given.board.zones) for (const piece of table.in(zone)) if (!spots.has(piece.id)) table.spot(piece, AWAY, "gone");
  return {
    ...size,
    spots,
    labels,
    slots,
    grounds,
    areas,
    map: { layout: "free", unit, across: WIDTH * z, fit: WIDTH * each * whole, ox, oy, cells, free },
  };
}

const AWAY: Box = { x: -80, y: -80, w: 40, h: 40 };

/** The picture of a land at the left, its name and its units at the right. */
function land(table: CardTable, pieces: Piece[], cell: MapCell, free: Free): void {
  const { z, compact, centre } = free;
  const isle = cell.ground === "isle";
  const x = cell.x + (compact || isle ? 0 : 8 * z);
  const y = cell.y + 2 * z;
  const levels = pieces.filter(({ art }) => art !== "unit");
  const units = pieces.filter(({ art }) => art === "unit");
  for (const piece of levels) {
    const w = compact ? 0 : LEVEL * z;
    table.spot(piece, { x: x - 50 * z - w / 2, y: y + 2 * z - w / 2, w, h: w }, "level");
  }
  let left = compact || isle ? x - 12 * z : x - 18 * z;
  for (const piece of units) {
    const figures = compact ? 1 : Math.min(piece.n, FIGURES);
    const w = compact ? 44 : (figures - 1) * UNIT * z + 30 * z + (piece.n > FIGURES ? 24 * z : 0);
    const at = compact ? { x: cell.x - 22, y: cell.y - 11, w, h: 22 } : { x: left, y: y + z, w, h: 30 * z };
    table.spot(piece, at, "units", 1);
    left += w + 2;
  }
  const half = compact ? 26 : 80 * z;
  table.areas.set(cell.id, { id: cell.id, x: x - half, y: y - 34 * z, w: 2 * half, h: (free.names ? 88 : 72) * z });
  // the token of an order stands where its land is long: below the label at the sides, beside it above and below
  const [dx, dy] = [cell.x - centre[0], (cell.y - centre[1]) * 1.3];
  const flat = Math.abs(dx) > Math.abs(dy) * 0.8;
  const far = compact ? 34 : 62 * z;
  const low = compact || !free.names ? far : 80 * z; // below the owner's name
  const inward = Math.abs(dx) + Math.abs(dy) < 1 ? 0 : -Math.sign(dy);
  const outer = Math.hypot(dx, dy) > 400 * free.unit;
  free.tokens.set(
    cell.id,
    flat || compact
      ? { x, y: y + (dy < -20 && outer ? -far : low) }
      : outer
        ? { x: x + (dx < 0 ? -1 : 1) * 112 * z, y }
        : { x, y: y + (inward < 0 ? -far : low) },
  );
}

/** The Dragon, and the cards in play beside it. */
function sea(table: CardTable, place: Place, shore: Point[], free: Free, cells: MapCell[]): void {
  const box = boundsOf(shore);
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const { rx, ry } = { rx: box.w / 2, ry: box.h / 2 };
  const small = Math.min(1.1, rx / 226);
  const dragon = (table.given.pieces.get(place.id) ?? []).find(({ values }) => values.length > 1);
  const rises = !!dragon?.marks.includes("attacks");
  const isle = cells.some(({ ground }) => ground === "isle");
  if (dragon) {
    const w = (rises ? 0.52 : isle ? 0.42 : 0.58) * Math.min(228 / 0.58, rx * 1.01, ry * 1.44);
    const at = rises ? { x: cx - rx * 0.56, y: cy - ry * 0.1 } : { x: cx - rx * (isle ? 0.5 : 0.41), y: cy - ry * 0.09 };
    table.spot(dragon, { x: at.x - w / 2, y: at.y - w / 2, w, h: w }, "token");
  }
  free.sea = { cx, cy, rx, ry, shore, rises, dragon: dragon?.id ?? "" };
  const zone = table.given.board.zones.find(({ region }) => region === "centre");
  const cards = zone ? table.in(zone) : [];
  const size = { w: CARD.w * small, h: CARD.h * small };
  const first = cx + (isle ? rx * 0.34 : -4 * small);
  const step = pitch(cards.length, size.w, rx * (isle ? 0.45 : 0.78), size.w + 6);
  cards.forEach((piece, i) => {
    table.spot(piece, { x: first + i * step, y: cy - 72 * small, ...size }, rises ? "gone" : "sea", i);
  });
  if (zone) table.area(zone, { x: first, y: cy - 72 * small, w: rx * 0.8, h: size.h });
  table.areas.set(place.id, { id: place.id, x: cx - 20, y: cy - 20, w: 40, h: 40 });
}
