// The layout functions by kind of table. Those of maps and realms are loaded with their boards.
import { useEffect, useState } from "preact/hooks";
import type { Board } from "../data.ts";
import { LAYOUTS } from "../on-demand.ts";
import { cardTable } from "./cards.ts";
import type { Given, Layout } from "./types.ts";

type Kind = "cards" | keyof typeof LAYOUTS;
type Lay = (given: Given) => Layout;

const known = new Map<Kind, Lay>([["cards", cardTable]]);

function kindOf(board: Board, mapped: boolean, phone: boolean): Kind {
  if (board.layout === "triangle" || board.layout === "free") return board.layout;
  if (mapped) return "map";
  const regions = new Set(board.zones.map(({ region }) => region));
  if (regions.has("realm")) return "realm";
  return !regions.has("town") && !regions.has("wall") ? "plain" : phone ? "phone" : "cards";
}

/** Return the layout function of a board; `mapped` if it has places. */
export async function loadLayout(board: Board, mapped: boolean, phone: boolean): Promise<Lay> {
  const kind = kindOf(board, mapped, phone);
  const found = known.get(kind) ?? (await LAYOUTS[kind as keyof typeof LAYOUTS]()).table;
  known.set(kind, found);
  return found;
}

/** The layout function of a board, or null while it loads. */
export function useLayout(board: Board | null, mapped: boolean, phone: boolean): Lay | null {
  const [, setLoaded] = useState(0);
  const found = board && known.get(kindOf(board, mapped, phone));
  useEffect(() => {
    if (board && !found) loadLayout(board, mapped, phone).then(() => setLoaded((count) => count + 1));
  }, [board, mapped, phone, found]);
  return found ?? null;
}
