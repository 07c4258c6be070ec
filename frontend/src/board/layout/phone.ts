// The card table on a phone: one opponent above, the common cards in the middle, mine below, the hand to be scrolled sideways.
import type { Zone } from "../data.ts";
import { CardTable, type Sizes } from "./cards.ts";
import { pitch, single, stacked } from "./rows.ts";
import { freeIn, type Given, type Layout } from "./types.ts";

const WIDE = 390;
const HIGH = 666;
const LEAST = 600; // a stage is never lower: then everything gets smaller
const CARD = { w: 72, h: 86, pitch: 76 };
const HAND = { w: 96, h: 152, pitch: 98 };
const LEFT = 8;
const WALL = { w: 290, h: 62 };
const KING = { x: 306, w: 76 };
const MERLON = 12;

export function sizes({ w, h }: Given["room"]): Sizes {
  const scale = Math.min(w / WIDE, h / LEAST);
  return { width: w / scale, height: h / scale, scale, art: 48, handArt: 62 };
}

export function phoneTable(given: Given): Layout {
  const size = sizes(given.room);
  const table = new CardTable(given, size);
  const { width, height } = size;
  const others = given.players.map(({ side }) => side).filter((side) => side !== given.me);
  const mine = given.me >= 0 ? given.me : (others.at(-1) ?? 0);
  const facing = others.includes(given.facing) ? given.facing : (others.find((side) => side !== mine) ?? -1);
  const spare = Math.max(-40, height - HIGH) / 6; // more room between the parts, or less
  const tray = height - 174;

  /** The cards of a town in one row, all kinds one after the other; free places are counted. */
  const town = (side: number, y: number) => {
    const zones = table.zones("town", side);
    const pieces = zones.flatMap((zone) => table.in(zone));
    const free = zones.filter((zone) => freeIn(given, zone) > 0);
    const stacks = pieces.length > 6 ? stacked(pieces) : single(pieces);
    const shown = Math.max(0, Math.min(free.length, 5 - stacks.length));
    const step = pitch(stacks.length + shown, CARD.w, width - 2 * LEFT, CARD.pitch);
    stacks.forEach(({ piece, count }, i) => {
      const at = { x: LEFT + i * step, y, w: CARD.w, h: CARD.h };
      table.spot(piece, at, "small", i, count);
      for (const other of pieces)
        if (other.art === piece.art && !table.spots.has(other.id) && stacks.length < pieces.length) table.spot(other, at, "under", i, 0);
    });
    free.slice(0, shown).forEach((zone, i) => {
      table.slots.push({ zone: zone.id, first: true, x: LEFT + (stacks.length + i) * step, y, w: CARD.w, h: CARD.h });
    });
    for (const zone of zones) table.area(zone, { x: LEFT, y, w: width - 2 * LEFT, h: CARD.h });
  };
  const wall = (side: number, y: number, up: boolean, high: number) => {
    for (const zone of table.zones("wall", side)) {
      const pieces = table.in(zone);
      table.grounds.push({ kind: "wall", zone: zone.id, side, up, x: LEFT, y, w: WALL.w, h: high + MERLON });
      const step = pitch(pieces.length, CARD.w, WALL.w - 16, CARD.pitch);
      const top = up ? y + 14 : y + 2;
      pieces.forEach((piece, i) => {
        table.spot(piece, { x: LEFT + 8 + i * step, y: top, w: CARD.w, h: Math.min(CARD.h, high + 4) }, "small", i);
      });
      table.area(zone, { x: LEFT, y, w: WALL.w, h: high + MERLON });
      if (!pieces.length) table.label("empty", zone.id, side, { x: LEFT + WALL.w / 2, y: y + (up ? high / 2 : high / 2 - 12), h: 18 });
    }
    for (const zone of table.zones("king", side)) {
      const box = { x: KING.x, y: up ? y + 8 : y, w: KING.w, h: up ? 96 : 70 };
      const pieces = table.in(zone);
      table.grounds.push({ kind: pieces.length ? "king" : "crown", zone: zone.id, side, up, ...box });
      const step = pitch(pieces.length, CARD.w, CARD.w + 2, 12);
      pieces.forEach((piece, i) => {
        table.spot(piece, { x: box.x + 2 + i * step, y: box.y + 5, w: CARD.w, h: Math.min(CARD.h, box.h - 8) }, "small", i);
      });
      table.area(zone, box);
    }
  };

  let y = 10 + Math.max(0, spare);
  if (facing >= 0) town(facing, y);
  y += CARD.h + 10 + spare;
  if (facing >= 0) wall(facing, y, false, WALL.h);
  y += WALL.h + MERLON + 8 + spare;
  commons(table, y);
  y += CARD.h + 10 + spare;
  wall(mine, y, true, 92);
  y += 92 + MERLON + 8 + spare;
  town(mine, y);
  hand(table, mine, tray);
  // the cards of opponents who are not shown
  for (const zone of given.board.zones) {
    const away = { x: width / 2 - 20, y: -60, w: 40, h: 48 };
    if (!table.areas.has(zone.id)) table.area(zone, away);
    for (const piece of table.in(zone)) if (!table.spots.has(piece.id)) table.spot(piece, away, "gone");
  }
  const { spots, labels, slots, grounds, areas } = table;
  return { ...size, spots, labels, slots, grounds, areas };
}

function commons(table: CardTable, y: number): void {
  let piles = 0;
  const lists: Zone[] = [];
  for (const zone of table.zones("commons")) {
    if (zone.layout !== "pile") {
      lists.push(zone);
      continue;
    }
    const first = piles++ === 0;
    const box = first ? { x: 12, y: y + 6, w: 70, h: 54 } : { x: 14, y: y + 68, w: 24, h: 16 };
    for (const piece of table.in(zone)) table.spot(piece, box, first ? "pile" : "thumb");
    table.area(zone, box);
    if (!first) table.label("count", zone.id, -1, { x: 44, y: y + 68 });
  }
  const cards = lists.flatMap((zone) => table.in(zone));
  const step = pitch(cards.length, CARD.w, table.size.width - 104 - LEFT, 96);
  cards.forEach((piece, i) => {
    table.spot(piece, { x: 104 + i * step, y, w: CARD.w, h: CARD.h }, "small", i);
  });
  lists.forEach((zone, i) => {
    table.area(zone, { x: 104 + i * step, y, w: CARD.w, h: CARD.h });
  });
}

/** My hand, moved sideways as far as it was scrolled. */
export function hand(table: CardTable, side: number, y: number): void {
  const zones = table.zones("hand", side);
  if (!zones.length) return;
  const { width } = table.size;
  const box = { x: 0, y, w: width, h: 174 };
  table.grounds.push({ kind: "tray", zone: zones[0]?.id ?? "", side, up: false, ...box });
  for (const zone of zones) table.area(zone, box);
  const pieces = zones.flatMap((zone) => table.in(zone));
  const stacks = stacked(pieces);
  const most = Math.max(0, stacks.length * HAND.pitch + 2 * 10 - width);
  const shift = Math.min(most, Math.max(0, table.given.scrolled));
  stacks.forEach(({ piece, count }, i) => {
    const at = { x: 10 + i * HAND.pitch - shift, y: y + 14, w: HAND.w, h: HAND.h };
    table.spot(piece, at, "hand", i, count);
    for (const other of pieces) if (other.art === piece.art && !table.spots.has(other.id)) table.spot(other, at, "under", i, 0);
  });
}
