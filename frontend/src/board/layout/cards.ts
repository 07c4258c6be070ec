// The card table: common cards at the left, the opponents' towns and walls above, mine below, my hand in a tray at the bottom.
import { kindOf, type Piece, type Zone } from "../data.ts";
import { hand } from "./hand.ts";
import { pitch, single, stacked } from "./rows.ts";
import type { Box, Given, Ground, Label, Layout, Slot, Spot } from "./types.ts";
import { freeIn } from "./types.ts";

const CARD = 112; // width of a card in play
const PITCH = 120; // from one card to the next
const SLIM = 84; // where many lie in a row
const GAP = 4;
const BARE = 61; // height of a card in play without its picture
const ART = 63; // height of its picture,
const LEAST_ART = 40; // and where the window is low
const HAND_ART = 73;
const FIXED = 519; // height of everything that is no picture
const PICTURES = 4; // rows of cards above each other
const LEFT = 148; // where the towns begin
const EDGE = 16;
const NARROWEST = 880; // a stage that is wider than high is never narrower
const MERLON = 12;
const KING = 258;
const CHIP = { w: 112, h: 37, across: 118, down: 42 };

export interface Sizes {
  width: number;
  height: number;
  scale: number;
  art: number;
  handArt: number;
}

/** The size of the stage: the pictures of the cards get lower first, then everything gets smaller. */
export function sizes({ w, h }: { w: number; h: number }): Sizes {
  const full = FIXED + PICTURES * ART + HAND_ART;
  const least = FIXED + PICTURES * LEAST_ART + (HAND_ART * LEAST_ART) / ART;
  const scale = Math.min(w / NARROWEST, h >= full ? Math.min(h / full, w / 1120) : Math.min(1, h / least));
  const height = h / scale;
  const art = Math.max(LEAST_ART, Math.min(ART, ((height - FIXED) * ART) / (PICTURES * ART + HAND_ART)));
  return { width: w / scale, height, scale, art, handArt: (art * HAND_ART) / ART };
}

/** A table of cards that is being laid out. */
export class CardTable {
  readonly spots = new Map<string, Spot>();
  readonly labels: Label[] = [];
  readonly slots: Slot[] = [];
  readonly grounds: Ground[] = [];
  readonly areas: Layout["areas"] = new Map();
  readonly given: Given;
  readonly size: Sizes;

  constructor(given: Given, size: Sizes) {
    this.given = given;
    this.size = size;
  }

  in(zone: Zone): Piece[] {
    return this.given.pieces.get(zone.id) ?? [];
  }

  zones(region: string, owner?: number): Zone[] {
    return this.given.board.zones.filter((zone) => zone.region === region && (owner === undefined || zone.owner === owner));
  }

  spot(piece: Piece, box: Box, cut: string, z = 0, count = piece.n): void {
    this.spots.set(piece.id, { ...box, cut, z, count });
  }

  area(zone: Zone, box: Box): void {
    this.areas.set(zone.id, { id: zone.id, ...box });
  }

  label(kind: Label["kind"], zone: string, side: number, box: Partial<Box> & { x: number; y: number }, first = false): void {
    this.labels.push({ key: `${kind} ${zone || side}`, kind, zone, side, first, w: 0, h: 16, ...box });
  }

  /** A row of cards in play, with its free places. */
  row(zone: Zone, x: number, y: number, room: number, height: number): void {
    const pieces = this.in(zone);
    const free = freeIn(this.given, zone);
    const fits = Math.max(1, Math.floor((room + PITCH - CARD) / PITCH));
    const stacks = pieces.length * (SLIM + GAP) > room + GAP ? stacked(pieces) : single(pieces);
    const shown = Math.max(0, Math.min(free, fits - stacks.length)) || (stacks.length ? 0 : 1);
    const all = stacks.length + shown;
    const w = Math.max(SLIM, Math.min(CARD, (room - (all - 1) * GAP) / all)); // cards get narrower before they overlap
    const step = pitch(all, w, room, w < CARD ? w + GAP : PITCH);
    stacks.forEach(({ piece, count }, i) => {
      const box = { x: x + i * step, y, w, h: height };
      this.spot(piece, box, "play", i, count);
      for (const other of pieces) {
        if (other !== piece && !this.spots.has(other.id) && other.art === piece.art && stacks.length < pieces.length)
          this.spot(other, box, "under", i, 0);
      }
    });
    for (let i = 0; i < shown; i++) this.slots.push({ zone: zone.id, first: i === 0, x: x + (stacks.length + i) * step, y, w, h: height });
    this.area(zone, { x: x - 4, y: y - 4, w: room + 8, h: height + 8 });
  }
}

/** Positions and sizes of the rows of a town, equal for all so that cards line up. */
function columns(table: CardTable, sides: number[], room: number): { x: number; w: number }[] {
  const most: number[] = [];
  const least: number[] = []; // without free places
  for (const side of sides) {
    table.zones("town", side).forEach((zone, i) => {
      least[i] = Math.max(least[i] ?? 1, table.in(zone).length);
      most[i] = Math.max(most[i] ?? (i ? 2 : 3), table.in(zone).length + freeIn(table.given, zone));
    });
  }
  if (!most.length) return [];
  const gap = 16;
  const wanted = most.slice(0, -1).map((count) => count * PITCH + gap);
  const last = (most.at(-1) ?? 1) * PITCH;
  const sum = wanted.reduce((all, one) => all + one, 0);
  const held = least.slice(0, -1).reduce((all, count) => all + count * PITCH + gap, 0);
  // free places give way before cards get narrower
  const squeeze = Math.min(1, room / (sum + Math.min(last, 2 * PITCH)), Math.max(room - last, held) / sum);
  const found: { x: number; w: number }[] = [];
  let x = LEFT;
  for (const one of wanted) {
    found.push({ x, w: one * squeeze - gap });
    x += one * squeeze;
  }
  found.push({ x, w: LEFT + room - x });
  return found;
}

/** A full town with its wall and its King's Army. */
function town(table: CardTable, side: number, top: boolean, split: { x: number; w: number }[], at: { town: number; wall: number }): void {
  const { width, art } = table.size;
  const height = BARE + art;
  const zones = table.zones("town", side);
  zones.forEach((zone, i) => {
    const { x, w } = split[i] ?? { x: LEFT, w: CARD };
    table.row(zone, x, at.town, w, height);
    table.label("zone", zone.id, side, { x, y: at.town - (top ? 20 : 19), w }, i === 0);
  });
  const wide = width - LEFT - 282;
  for (const zone of table.zones("wall", side)) {
    const tall = height + 10 + MERLON;
    table.grounds.push({ kind: "wall", zone: zone.id, side, up: !top, x: LEFT, y: at.wall, w: wide, h: tall });
    const pieces = table.in(zone);
    const y = at.wall + (top ? 6 : 14);
    const step = pitch(pieces.length, CARD, wide - 24 - 70, PITCH);
    pieces.forEach((piece, i) => {
      table.spot(piece, { x: LEFT + 12 + i * step, y, w: CARD, h: height }, "play", i);
    });
    table.area(zone, { x: LEFT, y: at.wall, w: wide, h: tall });
    if (!pieces.length)
      table.label("empty", zone.id, side, { x: LEFT + wide / 2, y: at.wall + (top ? 102 : 56) * (height / 124), w: 0, h: 24 });
  }
  for (const zone of table.zones("king", side)) {
    const box = { x: width - 270, y: at.wall + (top ? 0 : 6), w: KING, h: height + 16 };
    table.grounds.push({ kind: "king", zone: zone.id, side, up: !top, ...box });
    const pieces = table.in(zone);
    const step = pitch(pieces.length, CARD, KING - 24, Math.min(PITCH, pieces.length > 1 ? 40 : PITCH));
    pieces.forEach((piece, i) => {
      table.spot(piece, { x: box.x + 12 + i * step, y: box.y + 8, w: CARD, h: height }, "play", i);
    });
    if (!pieces.length) table.slots.push({ zone: zone.id, first: true, x: box.x + 12, y: box.y + 8, w: CARD, h: height });
    table.area(zone, box);
  }
}

/** A narrow column for each of several opponents: their cards as chips. */
function column(table: CardTable, side: number, x: number, w: number, bottom: number): void {
  const head: Box = { x, y: 8, w, h: 28 };
  table.grounds.push({ kind: "heading", zone: "", side, up: false, ...head });
  const across = Math.max(1, Math.floor((w + 6) / CHIP.across));
  const wide = across > 1 ? CHIP.w : Math.min(w, 150);
  const wallTop = bottom - 94;
  const rows = Math.max(1, Math.floor((wallTop - 41 + 4) / CHIP.down));
  const chips = (pieces: Piece[], y: number, most: number) => {
    const stacks = pieces.length > most * across ? stacked(pieces) : single(pieces);
    const down = stacks.length > most * across ? (most * CHIP.down) / Math.ceil(stacks.length / across) : CHIP.down;
    stacks.forEach(({ piece, count }, i) => {
      const box = { x: x + (i % across) * CHIP.across, y: y + Math.floor(i / across) * down, w: wide, h: CHIP.h };
      table.spot(piece, box, "chip", i, count);
      for (const other of pieces) {
        if (other !== piece && !table.spots.has(other.id) && other.art === piece.art && stacks.length < pieces.length)
          table.spot(other, box, "under", i, 0);
      }
    });
  };
  const zones = table.zones("town", side);
  chips(
    zones.flatMap((zone) => table.in(zone)),
    41,
    rows,
  );
  for (const zone of zones) table.area(zone, { x, y: 41, w, h: wallTop - 45 });
  for (const zone of table.zones("wall", side)) {
    const pieces = table.in(zone);
    table.grounds.push({ kind: "wall", zone: zone.id, side, up: false, x, y: wallTop, w, h: 94 });
    chips(pieces, wallTop + 5, 2);
    table.area(zone, { x, y: wallTop, w, h: 94 });
    if (!pieces.length) table.label("empty", zone.id, side, { x: x + w / 2, y: wallTop + 30, h: 18 });
  }
  for (const zone of table.zones("king", side)) {
    const box = { x: x + w - 86, y: 8, w: 40, h: 28 };
    table.grounds.push({ kind: "crown", zone: zone.id, side, up: false, ...box });
    for (const piece of table.in(zone)) table.spot(piece, box, "gone");
    table.area(zone, box);
  }
}

/** The deck, the discard and the market. */
function commons(table: CardTable): void {
  const height = BARE + table.size.art;
  let y = 28;
  let piles = 0;
  let lists = 0;
  for (const zone of table.zones("commons")) {
    const pieces = table.in(zone);
    if (zone.layout === "pile") {
      if (piles++ === 0) {
        table.label("zone", zone.id, -1, { x: 16, y: 9, w: CARD });
        for (const piece of pieces) table.spot(piece, { x: 16, y, w: CARD, h: 75 }, "pile");
        table.area(zone, { x: 16, y, w: CARD + 6, h: 81 });
        y += 90;
      } else {
        for (const piece of pieces) table.spot(piece, { x: 16, y, w: 42, h: 28 }, "thumb");
        table.label("count", zone.id, -1, { x: 64, y: y + 6, w: 80 });
        table.area(zone, { x: 16, y, w: 42, h: 28 });
        y += 44;
      }
      continue;
    }
    if (lists++ === 0) {
      table.label("zone", zone.id, -1, { x: 16, y, w: CARD });
      y += 20;
    }
    const left = table.size.height - table.size.handArt - 145 - 12 - y;
    const step = pitch(pieces.length, height, Math.max(height, left), height + 8);
    pieces.forEach((piece, i) => {
      table.spot(piece, { x: 16, y: y + i * step, w: CARD, h: height }, "play", i);
    });
    table.area(zone, { x: 16, y, w: CARD, h: Math.max(1, pieces.length) * step });
    y += pieces.length * step;
  }
}

/** Zones that the board has no place for: what goes there flies to the row of its player. */
function aside(table: CardTable): void {
  const { width, height } = table.size;
  const sides = table.given.players.map(({ side }) => side);
  for (const zone of table.given.board.zones) {
    if (table.areas.has(zone.id)) continue;
    const at = Math.max(0, sides.indexOf(zone.owner));
    const box = { x: width + 40, y: Math.min(height - 60, 20 + at * 90), w: 56, h: 62 };
    table.area(zone, box);
    for (const piece of table.in(zone)) if (!table.spots.has(piece.id)) table.spot(piece, box, "gone");
  }
}

export function cardTable(given: Given): Layout {
  const size = sizes(given.room);
  const table = new CardTable(given, size);
  const height = BARE + size.art;
  const others = given.players.map(({ side }) => side).filter((side) => side !== given.me);
  const mine = given.me >= 0 ? given.me : (others.pop() ?? 0);
  const room = size.width - LEFT - EDGE;
  const split = columns(table, others.length > 1 ? [mine] : [mine, ...others], room);
  const upper = 28 + height + 8 + height + 10 + MERLON; // where the upper half ends
  const wall = upper + 18;
  const lower = wall + height + 10 + MERLON + 20;
  commons(table);
  if (others.length === 1) town(table, others[0] as number, true, split, { town: 28, wall: 28 + height + 8 });
  else {
    const w = (room + 12) / others.length - 12;
    others.forEach((side, i) => {
      column(table, side, LEFT + i * (w + 12), w, upper);
    });
  }
  town(table, mine, false, split, { town: lower, wall });
  const tray = lower + height + 12;
  hand(table, mine, tray);
  aside(table);
  const { spots, labels, slots, grounds, areas } = table;
  return { ...size, spots, labels, slots, grounds, areas };
}

export { kindOf };
