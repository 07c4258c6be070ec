// My hand: full cards; equal ones as stacks; then narrow ones; then two rows of small ones.
import type { CardTable } from "./cards.ts";
import { pitch, single, stacked } from "./rows.ts";
import type { Box } from "./types.ts";

const FULL = { w: 112, pitch: 119, closest: 100 };
const NARROW = { w: 78, h: 172, pitch: 84 };
const TINY = { w: 78, h: 92, pitch: 84 };
const LEFT = 14;

/** Place my hand from `y` down, with room left free at the right; in the middle if `centred`. */
export function hand(table: CardTable, side: number, y: number, right = 0, centred = false): void {
  const { width, height, handArt } = table.size;
  const zones = table.zones("hand", side);
  if (!zones.length) return;
  const box: Box = { x: 0, y, w: width, h: height - y };
  const pieces = zones.flatMap((zone) => table.in(zone));
  table.grounds.push({ kind: "tray", zone: zones[0]?.id ?? "", side, up: false, ...box });
  for (const zone of zones) table.area(zone, box);
  const room = width - 2 * LEFT - right;
  const tall = 117 + handArt;
  const fits = (count: number, card: { w: number; pitch: number }) => (count - 1) * card.pitch + card.w <= room;
  const stacks = fits(pieces.length, FULL) ? single(pieces) : stacked(pieces);
  const place = (piece: (typeof pieces)[number], at: Box, cut: string, i: number, count: number) => {
    table.spot(piece, at, cut, i, count);
    if (stacks.length === pieces.length) return;
    for (const other of pieces) if (other.art === piece.art && !table.spots.has(other.id)) table.spot(other, at, "under", i, 0);
  };
  const step = pitch(stacks.length, FULL.w, room, FULL.pitch);
  if (step >= FULL.closest || stacks.length < 4) {
    const above = Math.min(18, Math.max(0, height - y - tall) * 0.65);
    const left = LEFT + (centred ? Math.max(0, room - FULL.w - (stacks.length - 1) * step) / 2 : 0);
    stacks.forEach(({ piece, count }, i) => {
      place(piece, { x: left + i * step, y: y + above, w: FULL.w, h: tall }, "hand", i, count);
    });
  } else if (fits(stacks.length, { ...NARROW, pitch: NARROW.w })) {
    const close = pitch(stacks.length, NARROW.w, room, NARROW.pitch);
    stacks.forEach(({ piece, count }, i) => {
      place(piece, { x: LEFT + 2 + i * close, y: y + 30, w: NARROW.w, h: Math.min(NARROW.h, height - y - 44) }, "narrow", i, count);
    });
  } else {
    const half = Math.ceil(stacks.length / 2);
    const close = pitch(half, TINY.w, room, TINY.pitch);
    stacks.forEach(({ piece, count }, i) => {
      const row = i < half ? 0 : 1;
      const at = { x: LEFT + (i - row * half) * close, y: y + 12 + row * (TINY.h + 6), w: TINY.w, h: TINY.h };
      place(piece, at, "tiny", i, count);
    });
  }
}
