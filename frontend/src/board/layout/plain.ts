// A table of which the page knows nothing: every other side's zones in a column above, common ones in the middle, mine below.
import { CardTable, type Sizes, sizes } from "./cards.ts";
import { hand } from "./hand.ts";
import { pitch, single, stacked } from "./rows.ts";
import type { Given, Layout } from "./types.ts";

const CARD = { w: 112, h: 124 };
const HEAD = 44;
const EDGE = 24;

export function plainTable(given: Given): Layout {
  const size: Sizes = sizes(given.room);
  const table = new CardTable(given, size);
  const { width, height } = size;
  const hands = table.zones("hand", given.me);
  const tray = hands.length ? height - 145 - size.handArt : height;
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
      table.label("zone", zone.id, side, { x, y: at, w });
      const stacks = pieces.length * CARD.w > w ? stacked(pieces) : single(pieces);
      const step = pitch(stacks.length, CARD.w, w, CARD.w + 8);
      stacks.forEach(({ piece, count }, i) => {
        const cut = piece.art === "back" ? "pile" : "play";
        table.spot(piece, { x: x + i * step, y: at + 20, w: CARD.w, h: cut === "pile" ? 75 : CARD.h }, cut, i, count);
      });
      table.area(zone, { x, y: at + 20, w, h: CARD.h });
      at += 20 + CARD.h + 12;
    }
    return at;
  };

  const w = (width - 2 * EDGE + EDGE) / Math.max(1, others.length) - EDGE;
  let top = 8;
  others.forEach((side, i) => {
    const x = EDGE + i * (w + EDGE);
    table.grounds.push({ kind: "heading", zone: "", side, up: false, x, y: 8, w: Math.min(w, 300), h: 28 });
    top = Math.max(top, stack(side, x, HEAD, w));
  });
  const own = given.me >= 0 ? zonesOf(given.me) : [];
  const below = tray - own.length * (CARD.h + 32);
  const middle = Math.max(top + 12, (top + below) / 2 - (CARD.h + 20) / 2);
  const piles = commons.map((zone) => ({ zone, pieces: table.in(zone) }));
  const wide = piles.map(({ zone, pieces }) => (zone.layout === "pile" ? CARD.w : Math.max(1, pieces.length) * (CARD.w + 8)));
  const all = wide.reduce((sum, one) => sum + one + EDGE, -EDGE);
  let x = Math.max(EDGE, (width - all) / 2);
  piles.forEach(({ zone, pieces }, i) => {
    const room = wide[i] as number;
    table.label("zone", zone.id, -1, { x, y: middle, w: room });
    const flat = zone.layout === "pile";
    const step = flat ? 0 : pitch(pieces.length, CARD.w, room, CARD.w + 8);
    pieces.forEach((piece, j) => {
      const hidden = piece.art === "back";
      const box = { x: x + j * step, y: middle + 20, w: CARD.w, h: hidden ? 75 : CARD.h };
      table.spot(piece, box, hidden ? "pile" : "play", j, piece.n);
    });
    if (!pieces.length) table.slots.push({ zone: zone.id, first: true, x, y: middle + 20, w: CARD.w, h: flat ? 75 : CARD.h });
    table.area(zone, { x, y: middle + 20, w: room, h: CARD.h });
    x += room + EDGE;
  });
  if (given.me >= 0) {
    stack(given.me, EDGE, below, width - 2 * EDGE);
    hand(table, given.me, tray);
  }
  const { spots, labels, slots, grounds, areas } = table;
  return { ...size, spots, labels, slots, grounds, areas };
}
