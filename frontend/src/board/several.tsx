// Several acts of one piece and one target: which one?
import { msg } from "../app/words.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

export function Several({ board }: { board: BoardStore }) {
  const choosing = board.choosing.value;
  if (!choosing || board.board.value?.layout === "triangle") return null; // there the chip at the target has a part for each
  return (
    <div class="several" role="dialog" aria-label={msg("all-options")}>
      {choosing.acts.map((act, i) => (
        <button key={i} type="button" class={`btn act ${act.chip?.tone ?? ""}`} title={words(act.text)} onClick={() => board.run(act)}>
          {(act.chip && words(act.chip.text)) || words(act.text)}
        </button>
      ))}
    </div>
  );
}
