// A button that asks once more.
import { useState } from "preact/hooks";

interface SureProps {
  words: string;
  sure: string; // the words of the second press
  off?: boolean;
  onSure: () => void;
}

export function Sure({ words, sure, off = false, onSure }: SureProps) {
  const [asked, setAsked] = useState(false);
  return (
    <button type="button" class={asked ? "danger" : ""} disabled={off} onClick={asked ? onSure : () => setAsked(true)}>
      {asked ? sure : words}
    </button>
  );
}
