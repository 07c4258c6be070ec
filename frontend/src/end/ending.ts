// The summary of a game or of an elimination, loaded on demand.
import { useEffect, useState } from "preact/hooks";
import type { EndingInfo, EndingTurn } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";
import type { TableStore } from "../table/store.ts";

/** The summary, or null until it is requested and loaded. */
export function useEnding(store: TableStore, wanted: boolean): EndingInfo | null {
  const [found, setFound] = useState<EndingInfo | null>(null);
  const seat = store.looking.value;
  useEffect(() => {
    setFound(null);
    if (!wanted) return;
    const query = new URLSearchParams(seat < 0 ? {} : { seat: String(seat) });
    if (store.invitation) query.set("invitation", store.invitation);
    get(`/api/tables/${store.id}/ending?${query}`).then(setFound, () => setFound({ chart: "", turns: [], seats: [] })); // the standings are enough
  }, [store, seat, wanted]);
  return found;
}

/** The turn in which a seat was eliminated, or -1. */
export const outIn = (turns: EndingTurn[], seat: number): number => turns.find(({ out }) => out[seat])?.turn ?? -1;

/** The number of moves before the turn of a replay step, or -1 if unknown. */
export const beginsAt = (turns: EndingTurn[], moment: number): number => turns.findLast(({ at }) => at < moment)?.move ?? -1;

/** The position of a move between the turns: 2.5 is in the middle of the third; -1 if unknown. */
export function turnOf(turns: EndingTurn[], move: number): number {
  const after = turns.findIndex((turn) => turn.move >= move);
  const [one, two] = [turns[after - 1], turns[after]];
  if (!two) return -1;
  if (!one || two.move === one.move) return after;
  return after - 1 + (move - one.move) / (two.move - one.move);
}
