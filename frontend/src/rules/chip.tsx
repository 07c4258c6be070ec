// A rule's id as a chip: on hover or tap it shows the rule's text, a click opens it among the rules.
import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { moved } from "../app/input.ts";
import { inline } from "./markdown.tsx";
import { rulesGame, rulesOf, shownRule } from "./rules.ts";
import { say } from "../app/words.ts";

interface Open {
  id: string;
  text: string;
  section: string;
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
function rest(id: string, at: Element): void {
  if (wanted === id) return;
  wanted = id;
  clearTimeout(timer);
  timer = window.setTimeout(() => wanted === id && at.isConnected && show(id, at), open.value ? 0 : REST);
}

async function show(id: string, at: Element, pressed = false): Promise<void> {
  wanted = id;
  clearTimeout(timer);
  const found = (await rulesOf(rulesGame.value).catch(() => null))?.rules.get(id);
  if (wanted !== id) return;
  open.value = {
    id,
    text: found?.text ?? say("rule-missing"),
    section: found?.section ?? "",
    chip: at,
    pressed,
  };
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

/** Put it near its chip: beside the prompt, or above the chip, where there is room, for what is asked stays in sight. */
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

/** The chips of some rules; at most two where room is short. */
export function RuleChips({ ids, most = 9 }: { ids: string[]; most?: number }) {
  if (!ids.length) return null;
  return (
    <span class="chips">
      {ids.slice(0, most).map((id) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-label={say("rule-named", { rule: id })}
          onPointerEnter={(event) => event.pointerType === "mouse" && moved(event) && rest(id, event.currentTarget)}
          onPointerMove={(event) => event.pointerType === "mouse" && moved(event) && rest(id, event.currentTarget)}
          onPointerLeave={hide}
          onFocus={(event) => show(id, event.currentTarget)}
          onBlur={hide}
          onClick={(event) => {
            event.stopPropagation();
            show(id, event.currentTarget, true);
            shownRule.value = id;
          }}
        >
          {id}
        </button>
      ))}
    </span>
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
      <p class="kicker">
        {found.id} <span class="muted">{found.section}</span>
      </p>
      <p>{inline(found.text)}</p>
    </div>
  );
}
