// One press: back to the moment at which a game turned, against the same opponents.
import { msg } from "../app/words.ts";
import { playFrom } from "../coach/again.ts";
import type { TableStore } from "../table/store.ts";

interface TryAgainProps {
  store: TableStore;
  move: number; // how many moves were made before the one that is tried again
  first?: boolean; // the main button
}

/** Play on from there, unless secrets stay secret. */
export function TryAgain({ store, move, first = false }: TryAgainProps) {
  const info = store.info.value;
  if (!info?.published || info.status !== "over" || store.looking.value < 0) return null;
  const again = () => playFrom(info, move, store.looking.value).catch((error: Error) => store.fail(error));
  return (
    <button type="button" class={`btn ${first ? "go" : "try-again"}`} onClick={again}>
      {msg("try-from-here")}
    </button>
  );
}
