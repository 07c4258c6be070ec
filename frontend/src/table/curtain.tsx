// The curtain of a shared device: it hides the cards while the device is passed on.
import { Shield } from "../app/icon.tsx";
import { nameOf } from "./players.tsx";
import type { TableStore } from "./store.ts";
import { msg } from "../app/words.ts";

/** Another player at this device is to move: the present one decides when to pass it on. */
export function HandOver({ store, seat }: { store: TableStore; seat: number }) {
  return (
    <button type="button" class="btn go" onClick={() => store.cover()}>
      <Shield seat={seat} size={18} /> {msg("hand-it", { name: nameOf(store, seat) })}
    </button>
  );
}

export function Curtain({ store, seat }: { store: TableStore; seat: number }) {
  const name = nameOf(store, seat);
  return (
    <main class="curtain">
      <Shield seat={seat} size={72} />
      <h1>{msg("hand-device", { name })}</h1>
      <p class="muted">{msg("shown-after", { name })}</p>
      <button type="button" class="primary" onClick={() => store.uncover()}>
        {msg("i-am", { name })}
      </button>
    </main>
  );
}
