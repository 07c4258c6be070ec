// The rules that something rests on, as one sign: on hover or tap it shows their text, a click opens them among the rules.
import { signal } from "@preact/signals";
import { moved } from "../app/input.ts";
import { rulesGame, rulesOf, shownRule } from "./rules.ts";
import { msg } from "../app/words.ts";

const SIGN = "\u00a7";
const MOST = 3; // rules shown at once

interface Open {
  rules: { id: string; text: string }[];
  chip: Element;
  pressed: boolean; // stays until something else is
}

/** The rules that are shown. */
export const openRules = signal<Open | null>(null);
let wanted = "";
let timer = 0;

const REST = 180; // milliseconds that the pointer rests: what slides under it opens nothing

/** Show a rule if the pointer stays there. */
function rest(ids: string[], at: Element): void {
  const key = ids.join();
  if (wanted === key) return;
  wanted = key;
  clearTimeout(timer);
  timer = window.setTimeout(() => wanted === key && at.isConnected && show(ids, at), openRules.value ? 0 : REST);
}

async function show(ids: string[], at: Element, pressed = false): Promise<void> {
  const key = ids.join();
  wanted = key;
  clearTimeout(timer);
  const page = await rulesOf(rulesGame.value).catch(() => null);
  if (wanted !== key) return;
  const rules = ids.slice(0, MOST).map((id) => ({ id, text: page?.rules.get(id)?.text ?? msg("rule-missing") }));
  openRules.value = { rules, chip: at, pressed };
}

function hide(): void {
  wanted = "";
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!wanted) openRules.value = null;
  }, 150);
}

/** Close the rule that is open. */
export function closeRule(): void {
  wanted = "";
  openRules.value = null;
}

/** One sign for all rules that something rests on: their texts are shown when one points at it, and a click opens the first. */
export function RuleMark({ ids }: { ids: string[] }) {
  const [first] = ids;
  if (!first) return null;
  return (
    <button
      type="button"
      class="chip"
      data-rule={first}
      aria-label={msg("rule-named", { rule: ids.join(", ") })}
      onPointerEnter={(event) => event.pointerType === "mouse" && moved(event) && rest(ids, event.currentTarget)}
      onPointerMove={(event) => event.pointerType === "mouse" && moved(event) && rest(ids, event.currentTarget)}
      onPointerLeave={hide}
      onFocus={(event) => show(ids, event.currentTarget)}
      onBlur={hide}
      onClick={(event) => {
        event.stopPropagation();
        show(ids, event.currentTarget, true);
        shownRule.value = first;
      }}
    >
      {SIGN}
    </button>
  );
}
