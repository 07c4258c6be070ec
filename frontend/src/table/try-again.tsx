// One press: back to the moment at which a game turned, against the same opponents.
import { msg } from "../app/words.ts";
import { playFrom } from "../coach/again.ts";
import type { EndingTurn } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { turnNumber } from "./ending.ts";
import type { TableStore } from "./store.ts";

interface TryAgainProps {
  store: TableStore;
  turns: EndingTurn[]; // those of the game, as far as they are told
  move: number; // how many moves were made before the one that is tried again
}

/** Play on from there. Where secrets stay secret, nobody can. */
export function TryAgain({ store, turns, move }: TryAgainProps) {
  const info = store.info.value;
  if (!info?.published || info.status !== "over" || store.looking.value < 0) return null;
  const turn = turnNumber(turns, move + 1);
  const again = () => playFrom(info, move, store.looking.value).catch((error: Error) => store.fail(error));
  return (
    <button type="button" class="try-again" onClick={again}>
      <Glyph name="play" size={14} /> {turn > 0 ? msg("try-turn-again", { turn }) : msg("try-here-again")}
    </button>
  );
}
