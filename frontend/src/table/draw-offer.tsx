// An open draw offer: who offers it, and buttons to answer. Moves go on meanwhile.
import { Glyph } from "../app/icon.tsx";
import { personAt } from "../app/people.ts";
import { msg } from "../app/words.ts";
import type { TableStore } from "./store.ts";

/** `agreed`: the seats that agree on a draw, first the one that offers it. */
export function DrawOffer({ store, agreed: [by = -1, ...others] }: { store: TableStore; agreed: number[] }) {
  const me = store.looking.value;
  const seats = store.info.value?.seats ?? [];
  if (by < 0 || me < 0 || store.now.value?.latest.value.out) return null;
  const name = seats.length === 2 ? personAt(seats, 1 - by) : "no";
  const waits = by === me || others.includes(me);
  return (
    <div class="break draw-offer" role="status">
      <Glyph name="flag" size={16} />
      <p>{by === me ? msg("draw-offered", { name }) : waits ? msg("draw-waits") : msg("draw-wanted", { name: personAt(seats, by) })}</p>
      {!waits && (
        <button type="button" class="primary" onClick={() => store.draw("accept draw")}>
          {msg("draw-accept")}
        </button>
      )}
      {(!waits || by === me) && (
        <button type="button" onClick={() => store.draw("refuse draw")}>
          {by === me ? msg("draw-withdraw") : msg("draw-refuse")}
        </button>
      )}
    </div>
  );
}
