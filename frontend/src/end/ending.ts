// How a game went, or why one is out of it: asked of the server when it is wanted.
import { useEffect, useState } from "preact/hooks";
import type { EndingInfo, EndingTurn } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";
import type { TableStore } from "../table/store.ts";

/** What is told of a game's end; null: nothing is wanted, or it is on its way. */
export function useEnding(store: TableStore, wanted: boolean): EndingInfo | null {
  const [found, setFound] = useState<EndingInfo | null>(null);
  const seat = store.looking.value;
  useEffect(() => {
    setFound(null);
    if (!wanted) return;
    const query = new URLSearchParams(seat < 0 ? {} : { seat: String(seat) });
    if (store.invitation) query.set("invitation", store.invitation);
    get<EndingInfo>(`/api/tables/${store.id}/ending?${query}`).then(setFound, () => undefined); // the standings tell enough
  }, [store, seat, wanted]);
  return found;
}

/** The turn in which a seat went out; -1: it stayed. */
export const outIn = (turns: EndingTurn[], seat: number): number => turns.find(({ out }) => out[seat])?.turn ?? -1;

/** How many moves were made before the turn that holds a moment of the replay; -1: that is not known. */
export const beginsAt = (turns: EndingTurn[], moment: number): number => turns.findLast(({ at }) => at < moment)?.move ?? -1;

/** Where a move stands between the turns, counted from the first: 2.5 is in the middle of the third; -1: that is not known. */
export function turnOf(turns: EndingTurn[], move: number): number {
  const after = turns.findIndex((turn) => turn.move >= move);
  const [one, two] = [turns[after - 1], turns[after]];
  if (!two) return -1;
  if (!one || two.move === one.move) return after;
  return after - 1 + (move - one.move) / (two.move - one.move);
}
