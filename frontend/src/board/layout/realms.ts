// Realms of lands: each player's in a grid, the others' above, mine below; the hand with the deck beside it.
import type { Piece, Zone } from "../data.ts";
import { CardTable } from "./cards.ts";
import { hand } from "./hand.ts";
import { hand as phoneHand, sizes as phoneSizes } from "./phone.ts";
import { freshSizes } from "./sizes.ts";
import type { Box, Given, Layout } from "./types.ts";

const WIDEST = 168; // a land, 3 to 2
const GAP = 4;
const PLATE = 176; // for the name and the score of a side
const LEFT = 24;
const RIGHT = 16;
const TOP = 14;
const LINE = 22; // from the last row of a realm to the next realm: there is its back line
const HEAD = 34; // a realm beside others has its name and score above it
const TRAY = 210;
const PILES = 290; // for the deck and what lies beside it, right of the hand
const ARMY = { w: 66, h: 32 };
const PHONE = { tray: 174, strip: 40, edge: 10 }; // the deck lies in a strip above the hand

/** The cells of a realm: from where to where. */
interface Extent {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** A cell as acts name it: "realm.0:2,-1". */
const CELL = /^(.+):(-?\d+),(-?\d+)$/;

/** The cells of a realm, for mine with those in which new land may come. */
function extentOf(pieces: Piece[], grows: boolean, targets: [number, number][]): Extent {
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

const across = ({ left, right }: Extent): number => right - left + 1;
const up = ({ low, high }: Extent): number => high - low + 1;

/** A realm as it is laid out: where its cells begin, and how large they are. */
interface Part {
  zone: Zone;
  extent: Extent;
  x: number; // of the cell at the left
  bottom: number;
  w: number;
}

export function realmTable(given: Given): Layout {
  const { phone } = given;
  const size = phone ? phoneSizes(given.room) : freshSizes(given.room);
  const table = new CardTable(given, size);
  const { width, height } = size;
  const tray = height - (phone ? PHONE.tray : TRAY);
  const armies = new Set(given.board.faces.filter(({ kind }) => kind === "army").map(({ id }) => id));
  const zones = table.zones("realm");
  const mine = zones.find(({ owner }) => owner === (given.me >= 0 ? given.me : zones[0]?.owner));
  const out = new Set(given.players.filter(({ marks }) => marks.includes("out")).map(({ side }) => side));
  const rest = zones.filter((zone) => zone !== mine && !out.has(zone.owner));
  const faced = rest.filter(({ owner }) => owner === given.facing);
  const others = faced.length && rest.length > 1 ? faced : phone ? rest.slice(0, 1) : rest;
  const extents = new Map(
    zones.map((zone) => {
      const targets = given.targets.flatMap((target): [number, number][] => {
        const [, id, column, line] = CELL.exec(target) ?? [];
        return id === zone.id ? [[Number(column), Number(line)]] : [];
      });
      return [zone.id, extentOf(table.in(zone), zone.owner === given.me, targets)];
    }),
  );
  const of = (zone: Zone) => extents.get(zone.id) as Extent;
  const edges = phone
    ? { left: PHONE.edge, right: PHONE.edge, bottom: tray - PHONE.strip }
    : { left: LEFT + PLATE, right: RIGHT, bottom: tray };
  const parts = mine ? arranged(mine, others, of, width, edges) : [];
  const look = (zone: Zone) => (phone ? "bare" : others.length > 1 && zone !== mine ? "headed" : "plated");
  for (const part of parts) realm(table, part, armies, look(part.zone));
  if (given.me >= 0 && phone) phoneHand(table, given.me, tray);
  else if (given.me >= 0) hand(table, given.me, tray, PILES);
  else table.grounds.push({ kind: "tray", zone: "", side: -1, up: false, x: 0, y: tray, w: width, h: height - tray });
  if (phone) strip(table, tray - PHONE.strip);
  else commons(table, tray);
  for (const zone of given.board.zones) {
    const away = { x: width + 40, y: 60, w: 56, h: 62 };
    if (!table.areas.has(zone.id)) table.area(zone, away);
    for (const piece of table.in(zone)) if (!table.spots.has(piece.id)) table.spot(piece, away, "gone");
  }
  const { spots, labels, slots, grounds, areas } = table;
  return { ...size, spots, labels, slots, grounds, areas };
}

/** Positions of the realms, with the largest cards that fit. */
function arranged(
  mine: Zone,
  others: Zone[],
  of: (zone: Zone) => Extent,
  width: number,
  edges: { left: number; right: number; bottom: number },
): Part[] {
  const several = others.length > 1;
  const tray = edges.bottom;
  const room = width - edges.left - edges.right;
  const head = several ? HEAD : 0;
  const own = of(mine);
  const rows = Math.max(0, ...others.map((zone) => up(of(zone))));
  const down = tray - TOP - head - LINE - (others.length ? LINE : 0);
  if (!several) {
    // both Capitals stand in one column
    const [other] = others;
    const left = Math.min(own.left, other ? of(other).left : 0);
    const right = Math.max(own.right, other ? of(other).right : 0);
    const w = Math.min(WIDEST, room / (right - left + 1) - GAP, ((down / (up(own) + rows) - GAP) * 3) / 2);
    const home = edges.left + (room - (right - left + 1) * (w + GAP)) / 2 - left * (w + GAP);
    const part = (zone: Zone, bottom: number): Part => ({ zone, extent: of(zone), x: home + of(zone).left * (w + GAP), bottom, w });
    const high = (w * 2) / 3 + GAP;
    const found = [part(mine, tray - LINE)];
    if (other) found.push(part(other, TOP + rows * high));
    return found;
  }
  const w = Math.min(WIDEST, room / across(own) - GAP, (((down * 0.6) / up(own) - GAP) * 3) / 2);
  const high = (w * 2) / 3 + GAP;
  const found: Part[] = [{ zone: mine, extent: own, x: edges.left + (room - across(own) * (w + GAP)) / 2, bottom: tray - LINE, w }];
  const left = down - up(own) * high;
  const wide = (width - LEFT - RIGHT) / others.length;
  others.forEach((zone, i) => {
    const extent = of(zone);
    const small = Math.min(w, (wide - RIGHT) / across(extent) - GAP, ((left / up(extent) - GAP) * 3) / 2);
    const x = LEFT + i * wide;
    const bottom = TOP + head + up(extent) * ((small * 2) / 3 + GAP);
    found.push({ zone, extent, x: x + (wide - RIGHT - across(extent) * (small + GAP)) / 2, bottom, w: small });
  });
  return found;
}

/** One realm with its plate, its back line and all that lies in it. */
function realm(
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

/** On a phone: the deck, the discards and what is being played, small and side by side. */
function strip(table: CardTable, y: number): void {
  let x = PHONE.edge;
  for (const zone of table.zones("commons")) {
    const box = { x, y: y + 4, w: 46, h: 31 };
    const pieces = table.in(zone);
    table.area(zone, box);
    for (const piece of pieces) table.spot(piece, box, "thumb", 0, piece.n);
    if (zone.layout === "pile") table.label("count", zone.id, -1, { x: x + 52, y: y + 11, w: 80 });
    x += zone.layout === "pile" ? 130 : 54;
  }
}

/** The deck with its line, the King, the discards, what is being played. */
function commons(table: CardTable, tray: number): void {
  const top = tray + 22;
  const x = table.size.width - PILES;
  let beside = 0;
  for (const zone of table.zones("commons")) {
    const pieces = table.in(zone);
    const small = zone.layout === "pile" && beside > 0;
    const box = small ? { x: x + 150, y: top + 130, w: 42, h: 28 } : { x: x + Math.min(1, beside) * 150, y: top, w: 112, h: 75 };
    table.area(zone, box);
    if (zone.layout === "row") {
      pieces.forEach((piece, i) => {
        table.spot(piece, { x: x - 150 - i * 40, y: top - 4, w: 112, h: 124 }, "play", 40 + i);
      });
      table.area(zone, { x: x - 150, y: top, w: 112, h: 124 });
      continue;
    }
    for (const piece of pieces) table.spot(piece, box, small ? "thumb" : beside ? "picture" : "pile", piece.n);
    if (small) table.label("count", zone.id, -1, { x: box.x + 50, y: box.y + 6, w: 90 });
    else if (beside) table.label("note", zone.id, -1, { x: box.x, y: box.y + 82, w: 120 });
    else table.label("line", "king", -1, { x: box.x, y: box.y + 94, w: 150 });
    beside++;
  }
}
