// A table of which the page knows nothing: every other side's zones in a column above, common ones in the middle, mine below.
import { CardTable, type Sizes } from "./cards.ts";
import { hand } from "./hand.ts";
import { pitch, single, stacked } from "./rows.ts";
import type { Given, Layout } from "./types.ts";

const CARD = { w: 112, h: 124 };
const STEP = CARD.w + 8;
const ROW = CARD.h + 32; // from one zone to the next
const HEAD = 44;
const EDGE = 24;
const ART = 63;
const HAND_ART = 73;
const TRAY = 145 + HAND_ART;
const NARROWEST = 340;
const LARGEST = 1.5; // as often as large as elsewhere

/** Common zones in lines, from left to right. */
function lines<T extends { wide: number }>(zones: readonly T[], width: number, gap: number): T[][] {
  const found: T[][] = [];
  let left = 0;
  for (const zone of zones) {
    if (!found.length || zone.wide + gap > left) {
      found.push([]);
      left = width - gap;
    }
    found.at(-1)?.push(zone);
    left -= zone.wide + gap;
  }
  return found;
}

const gapIn = (width: number) => (width < 480 ? 8 : EDGE);

/** The size of the stage: as large as what lies on it lets it be. */
function plainSizes({ board, pieces, players, me, room }: Given): Sizes {
  const many = (id: string) => Math.max(1, pieces.get(id)?.length ?? 0) * STEP;
  const own = board.zones.filter(({ owner, region }) => owner === me && region !== "hand");
  const hands = board.zones.filter(({ owner, region }) => owner === me && region === "hand");
  const others = players.filter(({ side }) => side !== me).map(({ side }) => board.zones.filter(({ owner }) => owner === side));
  const common = board.zones.filter(({ owner }) => owner < 0);
  const span = ({ id, layout }: (typeof common)[number]) => (layout === "pile" ? CARD.w : many(id));
  const row = (zones: typeof common, gap = EDGE) => zones.reduce((sum, zone) => sum + span(zone) + gap, gap);
  const gap = gapIn(room.w);
  const middle = lines(
    common.map((zone) => ({ zone, wide: span(zone) })),
    room.w,
    gap,
  ).map((line) => line.map(({ zone }) => zone));
  const above = others.reduce((sum, zones) => sum + Math.max(NARROWEST - 2 * EDGE, ...zones.map(({ id }) => many(id))) + EDGE, EDGE);
  const wide = Math.max(
    NARROWEST,
    ...middle.map((line) => row(line, gap)),
    row(hands),
    ...own.map((zone) => row([zone])),
    Math.min(above, room.w),
  );
  const high =
    HEAD +
    ROW * (Math.max(1, middle.length) + own.length + Math.max(0, ...others.map((zones) => zones.length))) +
    24 +
    (hands.length ? TRAY : 0);
  const scale = Math.min(LARGEST, room.w / Math.min(wide, Math.max(room.w, NARROWEST)), room.h / high);
  return { width: room.w / scale, height: room.h / scale, scale, art: ART, handArt: HAND_ART };
}

export function plainTable(given: Given): Layout {
  const size = plainSizes(given);
  const table = new CardTable(given, size);
  const { width, height } = size;
  const hands = table.zones("hand", given.me);
  const tray = hands.length ? height - TRAY : height;
  const sides = given.players.map(({ side }) => side);
  const others = sides.filter((side) => side !== given.me);
  const zonesOf = (side: number) =>
    given.board.zones.filter((zone) => zone.owner === side && !(side === given.me && zone.region === "hand"));
  const commons = given.board.zones.filter(({ owner }) => owner < 0);

  /** The zones of a player, from top to bottom. */
  const stack = (side: number, x: number, y: number, w: number): number => {
    let at = y;
    for (const zone of zonesOf(side)) {
      const pieces = table.in(zone);
      const stacks = pieces.length * CARD.w > w ? stacked(pieces) : single(pieces);
      const step = pitch(stacks.length, CARD.w, w, STEP);
      const left = x + Math.max(0, w - CARD.w - Math.max(0, stacks.length - 1) * step) / 2;
      table.label("zone", zone.id, side, { x: left, y: at, w });
      stacks.forEach(({ piece, count }, i) => {
        const cut = piece.art === "back" ? "pile" : "play";
        table.spot(piece, { x: left + i * step, y: at + 20, w: CARD.w, h: cut === "pile" ? 75 : CARD.h }, cut, i, count);
      });
      table.area(zone, { x, y: at + 20, w, h: CARD.h });
      at += ROW;
    }
    return at;
  };

  const w = (width - 2 * EDGE + EDGE) / Math.max(1, others.length) - EDGE;
  let top = 8;
  others.forEach((side, i) => {
    const x = EDGE + i * (w + EDGE);
    table.grounds.push({ kind: "heading", zone: "", side, up: false, x: x + Math.max(0, w - 300) / 2, y: 8, w: Math.min(w, 300), h: 28 });
    top = Math.max(top, stack(side, x, HEAD, w));
  });
  const own = given.me >= 0 ? zonesOf(given.me) : [];
  const below = tray - own.length * ROW;
  const gap = gapIn(given.room.w);
  const piles = commons.map((zone) => {
    const pieces = table.in(zone);
    return { zone, pieces, wide: zone.layout === "pile" ? CARD.w : Math.max(1, pieces.length) * STEP };
  });
  const rows = lines(piles, width, gap);
  let y = Math.max(top + 12, (top + below) / 2 - (CARD.h + 20 + (rows.length - 1) * ROW) / 2);
  for (const line of rows) {
    let x = Math.max(gap, (width - line.reduce((sum, { wide }) => sum + wide + gap, -gap)) / 2);
    for (const { zone, pieces, wide } of line) {
      table.label("zone", zone.id, -1, { x, y, w: wide });
      const flat = zone.layout === "pile";
      const step = flat ? 0 : pitch(pieces.length, CARD.w, wide, STEP);
      pieces.forEach((piece, j) => {
        const hidden = piece.art === "back";
        const box = { x: x + j * step, y: y + 20, w: CARD.w, h: hidden ? 75 : CARD.h };
        table.spot(piece, box, hidden ? "pile" : "play", j, piece.n);
      });
      if (!pieces.length) table.slots.push({ zone: zone.id, first: true, x, y: y + 20, w: CARD.w, h: flat ? 75 : CARD.h });
      table.area(zone, { x, y: y + 20, w: wide, h: CARD.h });
      x += wide + gap;
    }
    y += ROW;
  }
  if (given.me >= 0) {
    stack(given.me, EDGE, below, width - 2 * EDGE);
    hand(table, given.me, tray, 0, true);
  }
  const { spots, labels, slots, grounds, areas } = table;
  return { ...size, spots, labels, slots, grounds, areas };
}
