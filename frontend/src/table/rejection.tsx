// What was refused, and why; with what comes nearest to it.
import { msg } from "../app/words.ts";
import { RuleMark } from "../rules/chip.tsx";
import { Glyph } from "../app/icon.tsx";
import type { TableStore } from "./store.ts";

export function Trouble({ store }: { store: TableStore }) {
  const trouble = store.trouble.value;
  if (!trouble) return null;
  return (
    <div class="trouble" role="alert">
      <Glyph name="warning" size={16} />
      <p>
        {trouble.sentence} {trouble.rule && <RuleMark ids={[trouble.rule]} />}
      </p>
      <button type="button" class="bare" aria-label={msg("close")} onClick={() => (store.trouble.value = null)}>
        <Glyph name="cross" size={12} />
      </button>
    </div>
  );
}
