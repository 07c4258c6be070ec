// An amount, with a slider and a field.
import { useState } from "preact/hooks";
import type { Span } from "../made/wire.ts";
import { RuleChips } from "../rules/chip.tsx";
import { fresh } from "./wording.ts";
import { say } from "../app/words.ts";

export function Amount({ span, told, onPlay }: { span: Span; told: string[]; onPlay: (amount: number) => void }) {
  const [amount, setAmount] = useState(span.low);
  const [typed, setTyped] = useState<string | null>(null); // as it stands in the field, until it is left
  const value = Math.min(span.high, Math.max(span.low, amount));
  const id = `amount-${span.prefix.join("-")}`;
  return (
    <form
      class="amount-row"
      onSubmit={(event) => {
        event.preventDefault();
        onPlay(value);
      }}
    >
      <label for={id}>
        {span.label} <strong>{value}</strong> <RuleChips ids={fresh(span.rules, told)} most={2} />
      </label>
      <input
        id={id}
        type="range"
        min={span.low}
        max={span.high}
        value={value}
        onInput={(event) => {
          setTyped(null);
          setAmount(Number(event.currentTarget.value));
        }}
      />
      <input
        type="number"
        aria-label={say("amount")}
        min={span.low}
        max={span.high}
        value={typed ?? value}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setAmount(Math.round(Number(event.currentTarget.value)) || span.low);
        }}
        onBlur={() => setTyped(null)}
      />
      <button type="submit">
        {say("take")} {value}
      </button>
    </form>
  );
}
