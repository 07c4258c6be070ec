// A button that asks once more.
import { useState } from "preact/hooks";

export function Sure({ words, sure, onSure }: { words: string; sure: string; onSure: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <button type="button" class={asked ? "danger" : ""} onClick={asked ? onSure : () => setAsked(true)}>
      {asked ? sure : words}
    </button>
  );
}
