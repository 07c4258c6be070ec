// The field of a variant: a switch, a choice, a number, or a custom document.
import { readJson } from "../app/file.ts";
import { useTry, Wrong } from "../app/form.tsx";
import { PickFile } from "../app/pick-file.tsx";
import { Link, place } from "../app/route.tsx";
import { drawAddress } from "../board-editor/link.ts";
import type { Option } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import { ends, plainValue } from "./variant-words.ts";

interface VariantProps {
  game: string;
  option: Option;
  value: unknown;
  onChange: (value: unknown) => void;
}

const NUMBER = "number"; // no value has this name
const OWN = "own"; // nor this

/** Return whether it is a custom document, such as a board. */
export const isOwn = (value: unknown) => typeof value === "object" && value !== null;

export function Variant({ game, option, value, onChange }: VariantProps) {
  const { title: words, help, rules, values, labels, low, high, document } = option;
  const title = rules.join(", ");
  const both = ends(option);
  if (both) {
    const [on, off] = both;
    return (
      <label title={title} class="check">
        <input type="checkbox" checked={value === on} onChange={(event) => onChange(event.currentTarget.checked ? on : off)} />
        <span>{help}</span>
      </label>
    );
  }
  const free = low !== null && !values.includes(value); // a custom number
  const own = isOwn(value);
  return (
    <div class="variant" title={title}>
      <p>
        <strong>{words}</strong> <span class="muted">{help}</span>
      </p>
      {values.length > 0 && (
        <select
          aria-label={words}
          value={free ? NUMBER : own ? OWN : String(value)}
          onChange={({ currentTarget }) =>
            currentTarget.value !== OWN &&
            onChange(currentTarget.value === NUMBER ? low : values.find((one) => String(one) === currentTarget.value))
          }
        >
          {values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {labels[String(one)] ?? plainValue(one)}
            </option>
          ))}
          {low !== null && <option value={NUMBER}>{msg("a-number", { low, high: high ?? "" })}</option>}
          {own && <option value={OWN}>{msg("your-own")}</option>}
        </select>
      )}
      {option.drawn && place.value.path !== drawAddress(game) && (
        <Link class="button" to={drawAddress(game)}>
          <Glyph name="pencil" size={14} /> {msg("draw-own")}
        </Link>
      )}
      {document && <OwnFile name={words} onChange={onChange} />}
      {(free || !values.length) && (
        <input
          type="number"
          aria-label={msg("variant-number", { variant: words })}
          min={low ?? undefined}
          max={high ?? undefined}
          value={String(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </div>
  );
}

/** A document from a file, instead of what there is to choose from. */
function OwnFile({ name, onChange }: { name: string; onChange: (value: unknown) => void }) {
  const { trouble, attempt } = useTry();
  return (
    <>
      <PickFile onPick={(file) => attempt(async () => onChange(await readJson(file)))}>{msg("bring-own", { variant: name })}</PickFile>
      <Wrong trouble={trouble} fields={[]} />
    </>
  );
}
