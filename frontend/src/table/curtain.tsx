// One device for several: a curtain while it is handed over, so that nobody sees another's cards.
import { called, Shield } from "../scene/icon.tsx";
import type { TableStore } from "./store.ts";

export function Curtain({ store, seat }: { store: TableStore; seat: number }) {
  const sitter = store.info.value?.seats[seat];
  const everyone = store.info.value?.seats ?? [];
  const own = sitter && everyone.filter((other) => other.name === sitter.name).length === 1;
  const name = own ? `${sitter.name} (${called(sitter)})` : called(sitter);
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
