// Realms of lands: each player's in a grid, the others' above, mine below; the hand with the deck beside it.
import type { Zone } from "../data.ts";
import { CardTable } from "./cards.ts";
import { hand } from "./hand.ts";
import { hand as phoneHand, sizes as phoneSizes } from "./phone.ts";
import { across, armiesOf, CELL, type Extent, extentOf, GAP, LEFT, LINE, type Part, PLATE, realm, TOP, up } from "./realm.ts";
import { freshSizes } from "./sizes.ts";
import { smallRealms } from "./small-realms.ts";
import type { Given, Layout } from "./types.ts";

const WIDEST = 168; // a land, 3 to 2
const RIGHT = 16;
const HEAD = 34; // a realm beside others has its name and score above it
const TRAY = 210;
const PILES = 290; // for the deck and what lies beside it, right of the hand
const PHONE = { tray: 174, strip: 40, edge: 10 }; // the deck lies in a strip above the hand

export function realmTable(given: Given): Layout {
  if (given.small) return smallRealms(given);
  const { phone } = given;
  const size = phone ? phoneSizes(given.room) : freshSizes(given.room);
  const table = new CardTable(given, size);
  const { width, height } = size;
  const tray = height - (phone ? PHONE.tray : TRAY);
  const armies = armiesOf(given);
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
