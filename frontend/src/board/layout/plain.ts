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

/** The size of the stage: as large as what lies on it lets it be. */
function plainSizes({ board, pieces, players, me, room }: Given): Sizes {
  const many = (id: string) => Math.max(1, pieces.get(id)?.length ?? 0) * STEP;
  const own = board.zones.filter(({ owner, region }) => owner === me && region !== "hand");
  const hands = board.zones.filter(({ owner, region }) => owner === me && region === "hand");
  const others = players.filter(({ side }) => side !== me).map(({ side }) => board.zones.filter(({ owner }) => owner === side));
  const common = board.zones.filter(({ owner }) => owner < 0);
  const row = (ids: typeof common) => ids.reduce((sum, { id, layout }) => sum + (layout === "pile" ? CARD.w : many(id)) + EDGE, EDGE);
  const above = others.reduce((sum, zones) => sum + Math.max(NARROWEST - 2 * EDGE, ...zones.map(({ id }) => many(id))) + EDGE, EDGE);
  const wide = Math.max(NARROWEST, row(common), row(hands), ...own.map((zone) => row([zone])), Math.min(above, room.w));
  const high = HEAD + ROW * (1 + own.length + Math.max(0, ...others.map((zones) => zones.length))) + 24 + (hands.length ? TRAY : 0);
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
  const middle = Math.max(top + 12, (top + below) / 2 - (CARD.h + 20) / 2);
  const piles = commons.map((zone) => ({ zone, pieces: table.in(zone) }));
  const wide = piles.map(({ zone, pieces }) => (zone.layout === "pile" ? CARD.w : Math.max(1, pieces.length) * STEP));
  const all = wide.reduce((sum, one) => sum + one + EDGE, -EDGE);
  let x = Math.max(EDGE, (width - all) / 2);
  piles.forEach(({ zone, pieces }, i) => {
    const room = wide[i] as number;
    table.label("zone", zone.id, -1, { x, y: middle, w: room });
    const flat = zone.layout === "pile";
    const step = flat ? 0 : pitch(pieces.length, CARD.w, room, STEP);
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
    hand(table, given.me, tray, 0, true);
  }
  const { spots, labels, slots, grounds, areas } = table;
  return { ...size, spots, labels, slots, grounds, areas };
}
