// Who sits where, and who is waited for.
import { called, Shield } from "../scene/icon.tsx";
import type { Seat } from "../made/rest.ts";
import type { Step } from "./eyes.ts";
import type { TableStore } from "./store.ts";

/** Who sits there, from the eyes that look. */
export function sitter(store: TableStore, seat: Seat | undefined): string {
  if (!seat?.mine) return seat?.name ?? "";
  return store.mine.value.length < 2 || seat.seat === store.looking.value ? `you (${seat.name})` : `${seat.name}, at this device`;
}

export function Players({ store, step }: { store: TableStore; step: Step }) {
  const seats = store.info.value?.seats ?? [];
  const waits = step.over ? [] : step.question.waits;
  return (
    <section class="panel-card players">
      <ul>
        {seats.map((seat) => (
          <li key={seat.seat} class={seat.seat === store.looking.value ? "me" : ""}>
            <Shield seat={seat.seat} size={20} />
            <strong>{called(seat)}</strong>
            <span class="muted">{sitter(store, seat)}</span>
            {waits.includes(seat.seat) && <span class="tag">{waits.length > 1 ? "choosing" : "to move"}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
