// After a game against one of the five: the opponent, and whether it was beaten.
import type { Step } from "../table/playback.ts";
import type { TableStore } from "../table/store.ts";

/** The bot against which I played alone; several, or people: none. */
export function opponentOf(store: TableStore): string {
  const others = (store.info.value?.seats ?? []).filter((seat) => !seat.mine);
  const [first] = others;
  return first?.bot && others.every(({ bot }) => bot === first.bot) && store.mine.value.length === 1 ? first.bot : "";
}

/** Return whether the viewer won. */
export const iWon = (store: TableStore, step: Step) =>
  !!step.standings?.seats.some((row) => row.seat === store.mine.value[0] && row.place === 1 && row.points > 0);
