// The rules that something rests on, as one sign: on hover or tap it shows their text, a click opens them among the rules.
import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { moved } from "../app/input.ts";
import { inline } from "./markdown.tsx";
import { rulesGame, rulesOf, shownRule } from "./rules.ts";
import { msg } from "../app/words.ts";

const SIGN = "\u00a7";
const MOST = 3; // rules shown at once

interface Open {
  rules: { id: string; text: string }[];
  chip: Element;
  pressed: boolean; // stays until something else is
}

const open = signal<Open | null>(null);
let wanted = "";
let timer = 0;

const REST = 180; // milliseconds that the pointer rests: what slides under it opens nothing
const EDGE = 8; // pixels between it and the edge of the window, or the prompt
const GONE = 120; // milliseconds until what was shown for something that is gone goes too

/** Show a rule if the pointer stays there. */
function rest(ids: string[], at: Element): void {
  const key = ids.join();
  if (wanted === key) return;
  wanted = key;
  clearTimeout(timer);
  timer = window.setTimeout(() => wanted === key && at.isConnected && show(ids, at), open.value ? 0 : REST);
}

async function show(ids: string[], at: Element, pressed = false): Promise<void> {
  const key = ids.join();
  wanted = key;
  clearTimeout(timer);
  const page = await rulesOf(rulesGame.value).catch(() => null);
  if (wanted !== key) return;
  const rules = ids.slice(0, MOST).map((id) => ({ id, text: page?.rules.get(id)?.text ?? msg("rule-missing") }));
  open.value = { rules, chip: at, pressed };
}

function hide(): void {
  wanted = "";
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!wanted) open.value = null;
  }, 150);
}

/** Close the rule that is open. */
export function closeRule(): void {
  wanted = "";
  open.value = null;
}

/** Place it near its chip: beside the prompt, or above the chip, so that the question stays visible. */
function place(box: HTMLElement, chip: Element): void {
  const at = chip.getBoundingClientRect();
  const prompt = chip.closest(".prompt")?.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const beside = prompt && prompt.left > width + 2 * EDGE;
  const above = at.top > innerHeight * 0.6 || (prompt && at.top > height + 2 * EDGE);
  const left = beside ? prompt.left - width - EDGE : Math.min(at.left, innerWidth - width - EDGE);
  const top = beside ? Math.min(at.top, innerHeight - height - EDGE) : above ? at.top - height - 6 : at.bottom + 6;
  box.style.left = `${Math.max(EDGE, left)}px`;
  box.style.top = `${Math.max(EDGE, top)}px`;
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

/** The open rule, above everything else. */
export function RulePopover() {
  const box = useRef<HTMLDivElement>(null);
  const found = open.value;
  useEffect(() => {
    if (box.current && found) place(box.current, found.chip);
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeRule();
    };
    const press = (event: Event) => {
      if (!box.current?.contains(event.target as Node) && !(event.target as Element).closest?.(".chip")) closeRule();
    };
    addEventListener("keydown", key);
    addEventListener("pointerdown", press);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", press);
    };
  }, []);
  useSignalEffect(() => {
    const found = open.value;
    if (!found) return;
    const timer = setInterval(() => {
      // what it was shown for is gone, or has slid away
      if (!found.chip.isConnected || !(found.pressed || found.chip.matches(":hover, :focus"))) {
        closeRule();
      }
    }, GONE);
    return () => clearInterval(timer);
  });
  if (!found) return null;
  return (
    <div ref={box} class="popover" role="tooltip">
      {found.rules.map(({ id, text }) => (
        <div key={id}>
          <p>{inline(text)}</p>
          <p class="rule-number">{id}</p>
        </div>
      ))}
    </div>
  );
}
