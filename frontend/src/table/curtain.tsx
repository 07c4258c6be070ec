// One device for several: a curtain while it is handed over, so that nobody sees another's cards.
import { Shield } from "../scene/icon.tsx";
import type { TableStore } from "./store.ts";

export function Curtain({ store, seat }: { store: TableStore; seat: number }) {
  const sitter = store.info.value?.seats[seat];
  return (
    <main class="curtain">
      <Shield seat={seat} size={72} />
      <h1>Hand the device to {sitter?.label}</h1>
      <p class="muted">What {sitter?.label} holds is shown after the next click.</p>
      <button type="button" class="primary" onClick={() => store.uncover()}>
        I am {sitter?.label}
      </button>
    </main>
  );
}
