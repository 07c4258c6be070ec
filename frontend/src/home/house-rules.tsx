// House rules of a table: the field for a patched game's name, and its changes in words.
import type { TableInfo } from "../generated/rest.ts";
import { msg } from "../app/words.ts";

const LONGEST = 2000; // letters of a name, as the server takes it

/** The field for the name of a patched game. */
export function AlteredName({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <label>
      {msg("altered-rules")} <span class="muted">{msg("altered-name")}</span>
      <input
        type="text"
        maxLength={LONGEST}
        spellcheck={false}
        autocomplete="off"
        placeholder="brawling+cards.KNI.upgrade=4"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value.trim())}
      />
    </label>
  );
}

/** The changes at a table, or nothing if it follows the rules. They open on demand in a top bar. */
export function AlteredRules({ info, brief = false }: { info: TableInfo | null | undefined; brief?: boolean }) {
  const changes = info?.altered?.changes;
  if (!changes) return null;
  const list = (
    <ul>
      {changes.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
  return brief ? (
    <details class="altered">
      <summary class="tag warn">{msg("altered-rules")}</summary>
      {list}
    </details>
  ) : (
    <section class="altered">
      <h3 class="tag warn">{msg("altered-rules")}</h3>
      {list}
    </section>
  );
}
