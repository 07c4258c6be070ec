// The card of a first game opens automatically once, and on demand.
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { opponentOf } from "../end/next-level.ts";
import type { TableStore } from "../table/store.ts";
import { FirstGame } from "../table/on-demand.ts";
import { opens, read, teach, teaching } from "./tutorial.ts";

interface Lesson {
  card: ComponentChildren;
  toggle: (() => void) | undefined; // none: this game has no card
  first: boolean; // the card opened by itself: this is the player's first game
}

export function useFirstGame(store: TableStore, ended: boolean | null): Lesson {
  const game = store.info.value?.game ?? "";
  const plays = store.looking.value >= 0;
  const [open, setOpen] = useState<boolean | null>(null); // null: as it opens by itself
  useEffect(() => {
    teaching.value = null;
    if (game) teach(game);
  }, [game]);
  const first = useRef(false);
  const close = useCallback(() => {
    read(game);
    setOpen(false);
  }, [game]);
  const card = teaching.value?.card;
  if (!card) return { card: null, toggle: undefined, first: false };
  const shown = open ?? (plays && !ended && !store.info.value?.sampled && opens(game));
  if (shown && open === null) first.current = true;
  return {
    first: first.current,
    card: shown && <FirstGame game={game} card={card} opponent={opponentOf(store)} onClose={close} />,
    toggle: () => (shown ? close() : setOpen(true)),
  };
}
