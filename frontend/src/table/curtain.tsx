// One device for several: a curtain while it is handed over, so that nobody sees another's cards.
import { Shield } from "../scene/icon.tsx";
import { nameOf } from "./players.tsx";
import type { TableStore } from "./store.ts";

/** In the prompt's place, when another at this device is asked: who looks decides when he has seen enough. */
export function HandOver({ store, seat }: { store: TableStore; seat: number }) {
  const name = nameOf(store, seat);
  return (
    <section class="prompt asked" aria-live="polite">
      <header>
        <span class="kicker">On this device</span>
      </header>
      <h2>{name} is asked.</h2>
      <p class="rest">A curtain hides what you hold while you hand the device over.</p>
      <div class="buttons">
        <button type="button" class="primary" data-choice="hand over" onClick={() => store.cover()}>
          <Shield seat={seat} size={18} /> Hand it to {name}
        </button>
      </div>
    </section>
  );
}

export function Curtain({ store, seat }: { store: TableStore; seat: number }) {
  const name = nameOf(store, seat);
  return (
    <main class="curtain">
      <Shield seat={seat} size={72} />
      <h1>Hand the device to {name}</h1>
      <p class="muted">What {name} holds is shown after the next click.</p>
      <button type="button" class="primary" onClick={() => store.uncover()}>
        I am {name}
      </button>
    </main>
  );
}
