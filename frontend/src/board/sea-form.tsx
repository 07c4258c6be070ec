// Decisions on the sea: a table of outcomes, one line per number of units, with abilities below it.
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import { Art } from "./art.tsx";
import type { Field } from "./data.ts";
import type { Draft } from "./draft.ts";
import { formOf } from "./layout/sea.ts";
import type { Layout } from "./layout/types.ts";
import { Amount } from "./amount.tsx";
import { loose } from "./orders.ts";
import { lowered, words } from "./words.ts";

const MOST = 3; // figures in a line

interface SeaFormProps {
  draft: Draft;
  layout: Layout;
  colour: number;
}

export function SeaForm({ draft, layout, colour }: SeaFormProps) {
  const free = layout.map?.free;
  const table = draft.form.value.find(({ lines }) => lines.length > 0);
  const rest = loose(draft).filter((field) => field.kind !== "amount" || table);
  if (!free || (!table && !rest.length)) return null;
  const { left, top, width } = formOf(layout);
  return (
    <section
      class="sea-form"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px` }}
      onClick={(event) => event.stopPropagation()}
    >
      {table && <Outcomes draft={draft} field={table} colour={colour} />}
      {rest.map((field) =>
        field.kind === "amount" ? (
          <Amount key={field.id} draft={draft} field={field} />
        ) : (
          <Choice key={field.id} draft={draft} field={field} />
        ),
      )}
    </section>
  );
}

/** The fields of places that have the same name: their sum is that of the table. */
const parts = (draft: Draft, { id }: Field): Field[] => draft.form.value.filter((field) => field.id.endsWith(`.${id}`));

const total = (draft: Draft, field: Field): number =>
  parts(draft, field).reduce((sum, { id }) => sum + (draft.chosen.value[id]?.[0] ?? 0), 0);

/** Choose a line: the units come from one place after the other. */
function spread(draft: Draft, field: Field, count: number): void {
  const chosen = { ...draft.chosen.value };
  for (const { id, options } of parts(draft, field)) {
    const n = Math.min(count, Math.max(...options.map(([value]) => value)));
    chosen[id] = [n];
    count -= n;
  }
  draft.change(chosen);
}

function Outcomes({ draft, field, colour }: { draft: Draft; field: Field; colour: number }) {
  const [heads = [], ...lines] = field.lines;
  const now = total(draft, field);
  return (
    <>
      <div class="outcomes-head">
        <span>{lowered(msg("send-it"))}</span>
        <span />
        {heads.map((head, i) => (
          <span key={i}>{lowered(words(head))}</span>
        ))}
      </div>
      <div class="outcomes" role="radiogroup" aria-label={words(field.text)}>
        {field.options.map(([value], i) => (
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={value === now}
            class={value === now ? "on" : ""}
            onClick={() => spread(draft, field, value)}
          >
            <b>{value}</b>
            <span class="figures">
              {value > MOST ? (
                <>
                  <Art name="unit" colour={colour} />
                  <small>{`×${value}`}</small>
                </>
              ) : value ? (
                Array.from({ length: value }, (_, n) => <Art key={n} name="unit" colour={colour} />)
              ) : (
                "–"
              )}
            </span>
            {(lines[i] ?? []).map((cell, n) => (
              <span key={n} class={n === 0 ? "won" : value ? "" : "bad"}>
                {lowered(words(cell))}
              </span>
            ))}
          </button>
        ))}
      </div>
      <p class="outcomes-foot">{words(field.text)}</p>
    </>
  );
}

/** Something that is chosen or not; of fields with the same first word, one. */
function Choice({ draft, field }: { draft: Draft; field: Field }) {
  const on = (draft.chosen.value[field.id]?.length ?? 0) > 0;
  const [value = 1, , price = 0] = field.options[0] ?? [];
  const choose = () => {
    const chosen = { ...draft.chosen.value };
    const [group, ...more] = field.id.split(".");
    if (more.length) for (const { id } of draft.form.value) if (id.startsWith(`${group}.`)) chosen[id] = [];
    chosen[field.id] = on ? [] : [value];
    draft.change(chosen);
  };
  return (
    <button type="button" class={`sea-choice${on ? " on" : ""}`} aria-pressed={on} onClick={choose}>
      <i>{on && <Glyph name="tick" size={13} />}</i>
      <span>{words(field.text)}</span>
      {price > 0 && (
        <small>
          <Art name="realm" /> {price}
        </small>
      )}
    </button>
  );
}
