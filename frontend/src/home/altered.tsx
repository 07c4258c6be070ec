// Tables with other figures than the rules have: where one gives the altered game's name, and what is altered, in words.
import type { TableInfo } from "../made/rest.ts";
import { say } from "../app/words.ts";

const LONGEST = 2000; // letters of a name, as the server takes it

/** For who has the name of an altered game. */
export function AlteredName({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <label>
      {say("altered-rules")} <span class="muted">{say("altered-name")}</span>
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
      <summary class="tag warn">{say("altered-rules")}</summary>
      {list}
    </details>
  ) : (
    <section class="altered">
      <h3 class="tag warn">{say("altered-rules")}</h3>
      {list}
    </section>
  );
}
