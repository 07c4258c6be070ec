// Who sits where.
import { personAt } from "../app/people.ts";
import type { Seat } from "../generated/rest.ts";
import type { TableStore } from "./store.ts";
import { msg } from "../app/words.ts";

/** Is it me, or another at this device? */
export function sitter(store: TableStore, seat: Seat | undefined): string {
  if (!seat?.mine) return "";
  return store.mine.value.length < 2 || seat.seat === store.looking.value ? msg("you") : msg("at-this-device");
}

/** A player by name. */
export const nameOf = (store: TableStore, seat: number): string => personAt(store.info.value?.seats ?? [], seat);

/** Who it is, beside the shield: the name, and whether it is me. */
export function Named({ store, seat }: { store: TableStore; seat: Seat | undefined }) {
  if (!seat) return null;
  return (
    <>
      <strong>{nameOf(store, seat.seat)}</strong>
      <span class="muted">{sitter(store, seat)}</span>
    </>
  );
}

/** Somebody is long away: another can be let in, or sit down. */
export function Absent({ store, seat }: { store: TableStore; seat: number }) {
  const info = store.info.value;
  const absent = info?.absent?.includes(seat);
  const away = info?.away?.includes(seat);
  const plays = store.mine.value.length > 0;
  /** With other eyes everything is new. */
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
