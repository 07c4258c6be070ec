// Cards in a row: with gaps, then closer, then one over the other; equal ones as stacks.
import type { Piece } from "../data.ts";

export interface Stack {
  piece: Piece; // the one that is drawn and used first
  count: number;
}

const alike = (one: Piece, other: Piece): boolean =>
  one.art === other.art &&
  one.owner === other.owner &&
  one.values.join() === other.values.join() &&
  one.marks.join() === other.marks.join() &&
  one.art !== "back";

/** Equal pieces together, in the order of the first of each kind. */
export function stacked(pieces: Piece[]): Stack[] {
  const stacks: Stack[] = [];
  for (const piece of pieces) {
    const same = stacks.find((stack) => alike(stack.piece, piece));
    if (same) same.count += piece.n;
    else stacks.push({ piece, count: piece.n });
  }
  return stacks;
}

export const single = (pieces: Piece[]): Stack[] => pieces.map((piece) => ({ piece, count: piece.n }));

/** The distance from one card to the next, so that all fit: at most `most`. */
export function pitch(count: number, width: number, room: number, most: number): number {
  return count < 2 ? most : Math.min(most, (room - width) / (count - 1));
}
