// When the card of a first game lies on the table: by itself at the beginning of a first game, and whenever one asks for it.
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import type { TableStore } from "../table/store.ts";
import { FirstGame } from "../table/on-demand.ts";
import { know, opens, read, teach, teaching } from "./tutorial.ts";

interface Lesson {
  card: ComponentChildren;
  toggle: (() => void) | undefined; // none: this game has no card
}

export function useFirstGame(store: TableStore, ended: boolean | null): Lesson {
  const game = store.info.value?.game ?? "";
  const plays = store.looking.value >= 0;
  const [open, setOpen] = useState<boolean | null>(null); // null: as it opens by itself
  useEffect(() => {
    teaching.value = null;
    if (game) teach(game);
  }, [game]);
  useEffect(() => {
    if (ended && plays) know(game); // a first game that is over was the first
  }, [ended, plays, game]);
  const close = useCallback(
    (known: boolean) => {
      if (known) know(game);
      else read(game, store.id);
      setOpen(false);
    },
    [game, store],
  );
  const card = teaching.value?.card;
  if (!card) return { card: null, toggle: undefined };
  const shown = open ?? (plays && !ended && !store.info.value?.sampled && opens(game, store.id));
  return {
    card: shown && <FirstGame game={game} card={card} onClose={close} />,
    toggle: () => (shown ? close(false) : setOpen(true)),
  };
}
