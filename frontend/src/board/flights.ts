// Animation of a change: cards that move and fall, and gains. Drawn by flying.tsx.
import { useEffect, useRef } from "preact/hooks";
import { calm } from "../app/settings.ts";
import type { Piece, TableEvent } from "./data.ts";
import type { Box, Layout, Spot } from "./layout/types.ts";
import type { Shown } from "./board-state.ts";
import type { BoardStore } from "./store.ts";

const STEP = 320; // milliseconds between two steps of what happened
const LONGEST = 1300; // all of it
const DRAWN = 80; // between two cards that are drawn
const MOST = 6; // cards that fly at once
const TOO_MANY = 40; // changes that are shown at once

interface Falling {
  piece: Piece;
  spot: Spot;
  to: Box | undefined;
  delay: number;
}
interface Flying {
  key: string;
  from: Box;
  to: Box;
  delay: number;
}
interface Gain {
  key: string;
  at: Box;
  side: number;
  text: string;
  icon: string;
  delay: number;
}
export interface Seen {
  number: number;
  starts: Map<string, Box>; // where new pieces come from
  delays: Map<string, number>;
  falling: Falling[];
  flying: Flying[];
  gains: Gain[];
}

const NOTHING: Seen = { number: 0, starts: new Map(), delays: new Map(), falling: [], flying: [], gains: [] };

/** The animation from one state to the next. */
export function seenOf(shown: Shown | null, pieces: ReadonlyMap<string, Piece>, old: Layout | null, layout: Layout): Seen {
  if (!shown || !old || calm() || document.hidden) return { ...NOTHING, number: shown?.number ?? 0 };
  const where = (id: string): Box | undefined => layout.spots.get(id) ?? layout.areas.get(id) ?? old.spots.get(id);
  const steps = [...new Set(shown.events.map(({ step }) => step))];
  const pace = Math.min(STEP, LONGEST / Math.max(1, steps.length));
  const at = (event: TableEvent) => Math.round(steps.indexOf(event.step) * pace);
  const seen: Seen = { number: shown.number, starts: new Map(), delays: new Map(), falling: [], flying: [], gains: [] };
  const fresh = [...pieces.keys()].filter((id) => !shown.before.pieces.has(id));
  const gone = [...shown.before.pieces.values()].filter(({ id }) => !pieces.has(id));
  if (fresh.length + gone.length > TOO_MANY) return { ...NOTHING, number: shown.number };
  const to = new Map<string, string>();
  for (const event of shown.events) {
    const delay = at(event);
    for (const id of event.pieces) if (!seen.delays.has(id)) seen.delays.set(id, delay);
    if (event.to) for (const id of event.pieces) to.set(id, event.to);
    const from = event.source && where(event.source);
    const onto = event.to && where(event.to);
    const known = event.pieces.filter((id) => pieces.has(id));
    if (from) for (const id of known) if (fresh.includes(id)) seen.starts.set(id, from);
    if (from && onto && !known.length) {
      for (let i = 0; i < Math.min(MOST, event.n); i++)
        seen.flying.push({ key: `${shown.number} ${delay} ${event.source} ${i}`, from, to: onto, delay: delay + i * DRAWN });
    }
    for (const [side, counter, n] of event.gains) {
      const there = (event.place && where(event.place)) || (event.pieces[0] && where(event.pieces[0])) || onto || from;
      if (there && there.x < layout.width && n)
        seen.gains.push({ key: `${shown.number} ${delay} ${side} ${counter}`, at: there, side, text: signed(n), icon: counter, delay });
    }
  }
  for (const id of fresh) {
    const piece = pieces.get(id) as Piece;
    const source = seen.starts.get(id) ?? where(piece.at);
    if (source) seen.starts.set(id, source);
  }
  for (const piece of gone) {
    const spot = old.spots.get(piece.id);
    if (!spot || spot.cut === "gone" || spot.cut === "under" || piece.art === "back") continue;
    const onto = to.get(piece.id);
    seen.falling.push({ piece, spot, to: onto ? where(onto) : undefined, delay: seen.delays.get(piece.id) ?? 0 });
  }
  return seen;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The animation of the latest change, computed once. */
export function useFlights(store: BoardStore, layout: Layout): Seen {
  const old = useRef<Layout | null>(null); // as it was before the latest change
  const seen = useRef<Seen>(NOTHING);
  const news = store.news.value;
  if ((news?.number ?? 0) !== seen.current.number) seen.current = seenOf(news, store.table.value.pieces, old.current, layout);
  useEffect(() => {
    old.current = layout;
  });
  return seen.current;
}
