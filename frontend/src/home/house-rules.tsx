// Tables with other figures than the rules have: where one gives the altered game's name, and what is altered, in words.
import type { TableInfo } from "../generated/rest.ts";
import { msg } from "../app/words.ts";

const LONGEST = 2000; // letters of a name, as the server takes it

/** For who has the name of an altered game. */
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

/** What is altered at a table; nothing where it is played by the rules. In a top bar it opens on demand. */
export function AlteredRules({ info, brief = false }: { info: TableInfo | null | undefined; brief?: boolean }) {
  const told = info?.altered?.told;
  if (!told) return null;
  const list = (
    <ul>
      {told.map((one) => (
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
