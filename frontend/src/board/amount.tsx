// The field of an amount: a number with buttons for less and more.
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import type { Field } from "./data.ts";
import type { Draft } from "./draft.ts";
import { words } from "./words.ts";

export function Amount({ draft, field }: { draft: Draft; field: Field }) {
  const values = field.options.map(([value]) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const now = draft.chosen.value[field.id]?.[0] ?? low;
  const set = (to: number) => draft.set(field.id, [Math.max(low, Math.min(high, Number.isFinite(to) ? Math.round(to) : low))]);
  const step = high > 40 ? 5 : 1;
  return (
    <span class="amount-row">
      <span class="name">{words(field.text)}</span>
      <span class="stepper">
        <button type="button" class="btn sq" aria-label={msg("decrease")} disabled={now <= low} onClick={() => set(now - step)}>
          <Glyph name="minus" size={14} />
        </button>
        <input
          type="number"
          aria-label={words(field.text)}
          value={now}
          min={low}
          max={high}
          onChange={(event) => set(Number(event.currentTarget.value))}
        />
        <button type="button" class="btn sq" aria-label={msg("increase")} disabled={now >= high} onClick={() => set(now + step)}>
          <Glyph name="plus" size={14} />
        </button>
      </span>
    </span>
  );
}
