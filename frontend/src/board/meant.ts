// The meaning of a click on a piece that can't be used itself.
import type { Piece } from "./data.ts";

/** The piece that stands for an unusable one: its equal, or in a realm the land below it. */
export function meant(pieces: ReadonlyMap<string, Piece>, used: (id: string) => boolean, id: string): string {
  const piece = pieces.get(id);
  if (!piece || used(id)) return id;
  let land = "";
  for (const other of pieces.values()) {
    if (other.at !== piece.at || other.cell.join() !== piece.cell.join()) continue;
    if (other.art === piece.art && other.marks.join() === piece.marks.join() && used(other.id)) return other.id;
    land ||= other.id;
  }
  return piece.cell.length ? land : id;
}
