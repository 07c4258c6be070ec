// An amount, with a slider and a field: moving it chooses, the button below takes it, and so does Enter.
import { useEffect, useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import type { Span } from "../generated/wire.ts";
import { RuleMark } from "../rules/chip.tsx";
import type { TableStore } from "./store.ts";

interface AmountProps {
  store: TableStore;
  span: Span;
  alone: boolean; // there is nothing else to choose: it is chosen already
}

export function Amount({ store, span, alone }: AmountProps) {
  const [amount, setAmount] = useState(span.low);
  const [typed, setTyped] = useState<string | null>(null); // as it stands in the field, until it is left
  const within = (number: number) => Math.min(span.high, Math.max(span.low, number));
  const value = within(amount);
  const id = `amount-${span.prefix.join("-")}`;
  const { selection } = store;
  const take = (number: number) => {
    setAmount(number);
    selection.choose([...span.prefix, within(number)]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each amount that is asked for
  useEffect(() => {
    if (alone && !selection.chosen.value) selection.choose([...span.prefix, value], true);
  }, [id, alone]);
  return (
    <form
      class="amount-row row"
      onSubmit={(event) => {
        event.preventDefault();
        if (!store.busy.value) store.play([[...span.prefix, value]]);
      }}
    >
      <label for={id}>
        {span.label} <strong>{value}</strong> <RuleMark ids={span.rules} />
      </label>
      <input
        id={id}
        type="range"
        min={span.low}
        max={span.high}
        value={value}
        onInput={(event) => {
          setTyped(null);
          take(Number(event.currentTarget.value));
        }}
      />
      <input
        type="number"
        aria-label={msg("amount")}
        min={span.low}
        max={span.high}
        value={typed ?? value}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          take(Math.round(Number(event.currentTarget.value)) || span.low);
        }}
        onBlur={() => setTyped(null)}
      />
    </form>
  );
}
