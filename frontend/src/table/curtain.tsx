// One device for several: a curtain while it is handed over, so that nobody sees another's cards.
import { Shield } from "../scene/icon.tsx";
import { nameOf } from "./players.tsx";
import type { TableStore } from "./store.ts";
import { say } from "../app/words.ts";

/** In the prompt's place, when another at this device is asked: who looks decides when he has seen enough. */
export function HandOver({ store, seat }: { store: TableStore; seat: number }) {
  const name = nameOf(store, seat);
  return (
    <section class="prompt asked" aria-live="polite">
      <header>
        <span class="kicker">{say("on-this-device")}</span>
      </header>
      <h2>{say("is-asked", { name })}</h2>
      <div class="middle">
        <p class="rest">{say("curtain-hides")}</p>
      </div>
      <div class="buttons foot">
        <button type="button" class="primary" data-choice="hand over" onClick={() => store.cover()}>
          <Shield seat={seat} size={18} /> {say("hand-it", { name })}
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
      <h1>{say("hand-device", { name })}</h1>
      <p class="muted">{say("shown-after", { name })}</p>
      <button type="button" class="primary" onClick={() => store.uncover()}>
        {say("i-am", { name })}
      </button>
    </main>
  );
}
