// The texts of zones, their free slots, sides, counters and marked pieces, as the server makes them (engine/game/table_words.py).
import type { Board, Table } from "./data.ts";
import type { Render } from "./words.ts";

const PARTS = 4; // of a sum that may have names

/** Return the texts by kind and id: `zone wall.1`, `side 2`. */
export function labelsOf(board: Board, table: Table, text: Render): Record<string, string> {
  const rows = new Map(table.players.map((row) => [row.side, row]));
  const counts = new Map<string, number>();
  const values = new Map<string, number>(); // of the first piece
  for (const piece of table.pieces.values()) {
    counts.set(piece.at, (counts.get(piece.at) ?? 0) + piece.n);
    if (!values.has(piece.at)) values.set(piece.at, piece.values[0] ?? 0);
  }
  const found: Record<string, string> = {};
  for (const zone of board.zones) {
    const row = rows.get(zone.owner);
    const room = (zone.room && row?.has[board.counters.indexOf(zone.room)]) || 0;
    const [name = ""] = zone.id.split(".");
    const n = counts.get(zone.id) ?? 0;
    const params = { seat: row?.seat ?? -1, n, room, of: n + room, value: values.get(zone.id) ?? 0 };
    found[`zone ${zone.id}`] = text(`label-${name}`, params) || text(`zone-${name}`, params);
    for (const kind of ["slot", "empty"]) found[`${kind} ${zone.id}`] = text(`${kind}-${name}`, params);
    found[`line ${zone.id}`] = text(`${name}-line`, params);
  }
  for (const side of rows.keys()) found[`side ${side}`] = text("side", { side });
  for (let part = 0; part < PARTS; part++) found[`sum ${part}`] = text(`sum-${part}`, {});
  for (const counter of [...board.counters, "score"]) found[`counter ${counter}`] = text(`counter-${counter}`, { n: 0 });
  return Object.fromEntries(Object.entries({ ...found, ...ofPieces(board, table, text) }).filter(([, words]) => words));
}

/** Return the notes at pieces with counted marks (`note A9`), and the bar's texts for chosen ones (`picked A9`). */
function ofPieces(board: Board, table: Table, text: Render): Record<string, string> {
  const found: Record<string, string> = {};
  const owners = new Map([...board.places, ...table.places].map(({ id, owner }) => [id, owner]));
  const seats = new Map(table.players.map(({ side, seat }) => [side, seat]));
  const begins = new Set(table.acts.filter(({ target }) => target).map(({ piece }) => piece));
  for (const piece of table.pieces.values()) {
    const number = piece.id.replace(/^[A-Za-z]+/, "");
    const home = owners.get(piece.at) ?? -1;
    const params = {
      art: piece.art,
      number: /^\d+$/.test(number) ? Number(number) : 0,
      seat: seats.get(piece.owner) ?? -1,
      mine: home >= 0 && home !== piece.owner ? 1 : 0,
    };
    for (const mark of piece.marks) {
      const [, name, count] = /^(.*)-(\d+)$/.exec(mark) ?? [];
      if (name) found[`note ${piece.id}`] = text(`note-${name}`, { ...params, n: Number(count) });
    }
    if (begins.has(piece.id)) found[`picked ${piece.id}`] = piece.marks.map((mark) => text(`picked-${mark}`, params)).find(Boolean) ?? "";
  }
  return found;
}
