// One device for several: a curtain while it is handed over, so that nobody sees another's cards.
import { Shield } from "../app/icon.tsx";
import { nameOf } from "./players.tsx";
import type { TableStore } from "./store.ts";
import { msg } from "../app/words.ts";

/** In the prompt's place, when another at this device is asked: who looks decides when he has seen enough. */
export function HandOver({ store, seat }: { store: TableStore; seat: number }) {
  const name = nameOf(store, seat);
  return (
    <section class="prompt asked" aria-live="polite">
      <header>
        <span class="kicker">{msg("on-this-device")}</span>
      </header>
      <h2>{msg("is-asked", { name })}</h2>
      <div class="middle">
        <p class="rest">{msg("curtain-hides")}</p>
      </div>
      <div class="buttons foot">
        <button type="button" class="primary" data-choice="hand over" onClick={() => store.cover()}>
          <Shield seat={seat} size={18} /> {msg("hand-it", { name })}
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
      <h1>{msg("hand-device", { name })}</h1>
      <p class="muted">{msg("shown-after", { name })}</p>
      <button type="button" class="primary" onClick={() => store.uncover()}>
        {msg("i-am", { name })}
      </button>
    </main>
  );
}
