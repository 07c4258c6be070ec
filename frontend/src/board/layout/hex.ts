// Positions of the pieces in a hex: a temple, a building with its wall, and armies at the right.
import type { Piece } from "../data.ts";
import type { Box } from "./types.ts";

const WALL = /^(palisade|rampart)/;
const ARMY = /^army/;
const TEMPLE = /^temple/;
const USUAL = 98; // width of a hex for which these sizes hold
const LEAST = 52; // width below which a hex shows one picture, and armies as a number

/** Return the position of each piece of a hex. */
export function arranged(pieces: Piece[], at: { x: number; y: number }, across: number): { piece: Piece; box: Box }[] {
  const k = across / USUAL;
  const army = pieces.find(({ art }) => ARMY.test(art));
  const walls = pieces.filter(({ art }) => WALL.test(art));
  let base = pieces.filter(({ art }) => !WALL.test(art) && !ARMY.test(art));
  const found: { piece: Piece; box: Box }[] = [];
  const put = (piece: Piece, x: number, y: number, size: number) => {
    const w = size * k;
    found.push({ piece, box: { x: at.x + x * k - w / 2, y: at.y + y * k - w / 2, w, h: w } });
  };
  if (across < LEAST) {
    const first = base.find(({ art }) => TEMPLE.test(art)) ?? base[0];
    if (first) put(first, 0, 0, 70);
    if (army) put(army, 26, 4, 40);
    return found;
  }
  const held = base.some(({ art }) => !TEMPLE.test(art));
  if (!held) {
    base.forEach((piece, i) => {
      put(piece, 18 + i * 8, -6, 40);
    });
    base = [];
  }
  const three = base.length > 1 && !!army;
  const width = (piece: Piece) =>
    TEMPLE.test(piece.art) ? (three ? 31 : 38) : piece.art === "village" ? (three ? 33 : 40) : three ? 37 : 46;
  const total = base.reduce((sum, piece) => sum + width(piece) - 4, 4);
  let x = -total / 2 - (army ? (base.length > 1 ? 13 : 12) : 0);
  for (const piece of base) {
    const w = width(piece);
    put(piece, x + w / 2, 2 - (w - 40) / 4, w);
    x += w - 4;
  }
  for (const wall of walls) put(wall, army ? -12 : 0, 15, 30);
  if (army) put(army, three ? 33 : 29, -1, three ? 28 : 34);
  return found;
}
