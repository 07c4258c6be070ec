// Who sits where.
import { called, Shield } from "../scene/icon.tsx";
import type { Step } from "./eyes.ts";
import type { TableStore } from "./store.ts";

export function Players({ store, step }: { store: TableStore; step: Step }) {
  const seats = store.info.value?.seats ?? [];
  const running = new Set(step.clocks.filter((clock) => clock.runs).map((clock) => clock.seat));
  return (
    <section class="panel-card players">
      <ul>
        {seats.map((seat) => (
          <li key={seat.seat} class={seat.seat === store.looking.value ? "me" : ""}>
            <Shield seat={seat.seat} size={20} />
            <strong>{called(seat)}</strong>
            <span class="muted">{seat.mine ? `you (${seat.name})` : seat.name}</span>
            {running.has(seat.seat) && <span class="tag">to move</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
