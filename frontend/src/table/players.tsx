// Who sits where, and who is waited for.
import { personAt } from "../app/people.ts";
import { settings } from "../app/settings.ts";
import { timeControlText } from "../home/table-words.ts";
import { called, Shield } from "../app/icon.tsx";
import type { Seat } from "../generated/rest.ts";
import { isCharacter } from "../opponents/characters.ts";
import { Pips } from "../opponents/portrait.tsx";
import { Break, HolidayTag } from "./breaks.tsx";
import type { Step } from "./steps.ts";
import type { TableStore } from "./store.ts";
import { cap } from "../app/wording.ts";
import { locale, msg, tell } from "../app/words.ts";

/** Is it me, or another at this device? */
export function sitter(store: TableStore, seat: Seat | undefined): string {
  if (!seat?.mine) return "";
  return store.mine.value.length < 2 || seat.seat === store.looking.value ? msg("you") : msg("at-this-device");
}

/** A player by name. */
export const nameOf = (store: TableStore, seat: number): string => personAt(store.info.value?.seats ?? [], seat);

/** Who it is, beside the shield: the name, whether it is me; and, for who reads notation, what the game calls the seat. */
export function Named({ store, seat }: { store: TableStore; seat: Seat | undefined }) {
  if (!seat) return null;
  const name = nameOf(store, seat.seat);
  return (
    <>
      <strong>{name}</strong>
      <span class="muted">{sitter(store, seat)}</span>
      {settings.value.notation && !name.includes(called(seat)) && <span class="letter">{called(seat)}</span>}
    </>
  );
}

export function Players({ store, step }: { store: TableStore; step: Step }) {
  const all = store.info.value?.seats ?? [];
  const { order, ordered } = step.scene;
  const seats = order?.length === all.length ? order.map((seat) => all[seat] as Seat) : all;
  const waits = step.over ? [] : step.question.waits;
  const away = step.over ? [] : (store.info.value?.away ?? []);
  const absent = step.over ? [] : (store.info.value?.absent ?? []);
  const host = store.info.value?.host;
  /** Sit down for somebody who is long away. */
  const take = async (seat: number) => {
    if (await store.ask("join", { seat, invitation: store.invitation })) location.reload(); // with other eyes everything is new
  };
  return (
    <section class="panel-card players">
      <ul>
        {seats.map((seat) => (
          <li key={seat.seat} class={seat.seat === store.looking.value ? "me" : ""}>
            <Shield seat={seat.seat} size={20} />
            <Named store={store} seat={seat} />
            {isCharacter(seat.bot) && <Pips character={seat.bot} />}
            {absent.includes(seat.seat) && (
              <span class="tag warn" title={msg("long-away-tip")}>
                {msg("long-away")}
              </span>
            )}
            {store.info.value && !step.over && <HolidayTag info={store.info.value} seat={seat.seat} />}
            {absent.includes(seat.seat) && !away.includes(seat.seat) && (host || store.mine.value.length > 0) && !seat.mine && (
              <button type="button" title={host ? msg("seek-host") : msg("seek-all")} onClick={() => store.seek(seat.seat)}>
                {msg("seek")}
              </button>
            )}
            {away.includes(seat.seat) && !store.mine.value.length && (
              <button type="button" onClick={() => take(seat.seat)}>
                {msg("take-seat")}
              </button>
            )}
            {waits.includes(seat.seat) && <span class="tag">{waits.length > 1 ? msg("choosing") : msg("to-move")}</span>}
          </li>
        ))}
      </ul>
      <Break store={store} />
      {ordered && <p class="note muted">{ordered}</p>}
      {!step.over && <TimeControl store={store} step={step} />}
    </section>
  );
}

/** How much time there is, until when what I am asked is due, and what comes of it if I miss that. */
function TimeControl({ store, step }: { store: TableStore; step: Step }) {
  const timeControl = store.info.value?.time_control;
  if (!timeControl || timeControl.kind === "untimed") return null;
  const due = timeControl.kind === "correspondence" && step.question.asked ? step.clocks.find(({ seat }) => seat === store.looking.value)?.due : null;
  const day = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  return (
    <p class="note time-control">
      {cap(timeControlText(timeControl, true))}.{" "}
      {due && <>{tell("due-on", { when: <strong>{new Date(due * 1000).toLocaleString(locale, day)}</strong> })} </>}
      <span class="muted">{msg("time-is-up", { nobody: store.info.value?.stand_in === "nobody" ? "yes" : "no" })}</span>
    </p>
  );
}
