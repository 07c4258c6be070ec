// The occupants of the seats.
import { personAt } from "../app/people.ts";
import type { Seat } from "../generated/rest.ts";
import type { TableStore } from "./store.ts";
import { msg } from "../app/words.ts";

/** Return whether it is me, or another player at this device. */
export function sitter(store: TableStore, seat: Seat | undefined): string {
  if (!seat?.mine) return "";
  return store.mine.value.length < 2 || seat.seat === store.looking.value ? msg("you") : msg("at-this-device");
}

/** A player by name. */
export const nameOf = (store: TableStore, seat: number): string => personAt(store.info.value?.seats ?? [], seat);

/** The name beside the shield, with a note if it is me. */
export function Named({ store, seat }: { store: TableStore; seat: Seat | undefined }) {
  if (!seat) return null;
  return (
    <>
      <strong>{nameOf(store, seat.seat)}</strong>
      <span class="muted">{sitter(store, seat)}</span>
    </>
  );
}

/** An absent player: offer the seat, or take it. */
export function Absent({ store, seat }: { store: TableStore; seat: number }) {
  const info = store.info.value;
  const absent = info?.absent?.includes(seat);
  const away = info?.away?.includes(seat);
  const plays = store.mine.value.length > 0;
  /** Another viewer resets everything. */
  const take = async () => {
    if (await store.ask("join", { seat, invitation: store.invitation })) location.reload();
  };
  if (absent && !away && (info?.host || plays) && !store.mine.value.includes(seat))
    return (
      <button type="button" class="btn" title={info?.host ? msg("seek-host") : msg("seek-all")} onClick={() => store.seek(seat)}>
        {msg("seek")}
      </button>
    );
  if (!away || plays) return null;
  return (
    <button type="button" class="btn" onClick={take}>
      {msg("take-seat")}
    </button>
  );
}
