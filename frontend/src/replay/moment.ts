// The moment of a game that an address names, on its board.
import { useEffect, useMemo, useState } from "preact/hooks";
import { loadArt } from "../board/art.tsx";
import { SILENT } from "../board/board-state.ts";
import { BoardStore } from "../board/store.ts";
import type { TableInfo } from "../generated/rest.ts";
import type { Refused } from "../wire/rest.ts";
import { type Seen, Timeline } from "./timeline.ts";

interface Named {
  timeline: Timeline;
  store: BoardStore; // the board of the moment that is shown
  at: number; // the moment that is meant; what is shown may be another until it is there
  now: Seen | null;
  trouble: Refused | null;
  again: () => void; // try again
}

export function useMoment(info: TableInfo | null, id: string, viewer: string, invitation: string, query: URLSearchParams): Named {
  const [now, setNow] = useState<Seen | null>(null);
  const [trouble, setTrouble] = useState<Refused | null>(null);
  const [tries, setTries] = useState(0);
  const timeline = useMemo(() => new Timeline(id, viewer, invitation), [id, viewer, invitation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has another board
  const store = useMemo(() => new BoardStore(SILENT), [id]);
  const asked = query.toString();
  const game = info?.game ?? "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    const found = async () => {
      const seen = await timeline.at(new URLSearchParams(asked));
      await loadArt(game);
      if (!wanted || !seen) return;
      if (!store.board.peek()) store.takeBoard(timeline.board);
      store.show(seen.after, seen.events, seen.moment, /^\d+$/.test(viewer) ? Number(viewer) : -1);
      setNow(seen);
      setTrouble(null);
    };
    found().catch((error: Refused) => wanted && setTrouble(error));
    return () => {
      wanted = false;
    };
  }, [timeline, store, game, asked, tries]);
  return { timeline, store, at: timeline.place(query), now, trouble, again: () => setTries(tries + 1) };
}
