// Words of lands: their names on the board, and in the prompt the places where a picked land may go.
import { msg } from "../app/words.ts";
import type { Face, Piece } from "./data.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

/** The name of each land with what is built on it, "Clear · Town", by the card that lies uppermost. */
export function landTitles(pieces: ReadonlyMap<string, Piece>, faces: ReadonlyMap<string, Face>): Map<string, string> {
  const upper = new Map<string, string>(); // the uppermost card of each cell
  const found = new Map<string, string>();
  for (const { id, art, at, cell } of pieces.values()) {
    if (!cell.length) continue;
    const face = faces.get(art);
    const name = face ? words(face.title) : "";
    if (face?.kind === "army") continue;
    const under = upper.get(`${at} ${cell}`) ?? "";
    const before = found.get(under);
    upper.set(`${at} ${cell}`, id);
    found.delete(under);
    found.set(id, before && face?.kind === "road" ? before : before ? `${before} · ${name}` : name);
  }
  return found;
}

/** The card or land that is picked, with where it may go or strike: "Woods: on a lit place". */
export function pickedWords(store: BoardStore): string {
  const board = store.board.value;
  const piece = store.shown.value.pieces.get(store.picked.value);
  const zone = board?.zones.find(({ id }) => id === piece?.at);
  const face = board?.faces.find(({ id }) => id === piece?.art);
  const where = face?.foot[0]?.[1];
  const attacks = store.shown.value.acts.some((act) => act.piece === piece?.id && act.chip?.text[0] === "chip-percent");
  if (attacks) return msg("picked-attack");
  if (zone?.region !== "hand" || !face || typeof where !== "object" || !board?.zones.some(({ region }) => region === "realm")) return "";
  if (face.kind === "army") return msg("picked-army", { card: words(face.title) });
  const text = words(where);
  return msg("picked-card", { card: words(face.title), where: `${text.charAt(0).toLowerCase()}${text.slice(1)}` });
}
