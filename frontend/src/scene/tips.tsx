// What a thing of the picture is, in words, with its rules: where the pointer rests, a finger taps or stays, or the focus is.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { moved } from "../app/input.ts";
import { RuleMark } from "../rules/chip.tsx";
import { msg } from "../app/words.ts";
import { teaching } from "../tutorial/tutorial.ts";

interface Tip {
  id: string;
  says: string;
  tip: string;
  lore: string;
  rules: string[];
  box: DOMRect;
}

/** What a click on a thing would do. */
export interface Deed {
  label: string;
  rules: string[];
}

const MOST = 4; // deeds that are told one by one

const STILL = 24; // pixels
const REST = 450; // milliseconds that the pointer rests before it is told

const RELEASES = ["pointermove", "pointerup", "pointercancel"] as const;

/** The thing around an element of which something can be told. */
const about = (element: Element) => element.closest?.(".scene [data-says], .scene .may-click") ?? null;

/** What a thing tells of itself, if it is still there. */
function read(found: Element | null): Tip | null {
  if (!found?.isConnected || !found.getBoundingClientRect().width) return null;
  return {
    id: found.getAttribute("data-id") ?? "",
    says: found.getAttribute("data-says") ?? found.getAttribute("aria-label") ?? "",
    tip: found.getAttribute("data-tip") ?? "",
    lore: teaching.value?.lore[found.getAttribute("data-lore") ?? ""] ?? "",
    rules: (found.getAttribute("data-rules") ?? "").split(" ").filter(Boolean),
    box: found.getBoundingClientRect(),
  };
}

export function Tips({ root, deeds }: { root: RefObject<HTMLElement | null>; deeds?: (id: string) => Deed[] }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let timer = 0;
    let at: Element | null = null;
    let pressed: [number, number] | null = null; // where the last click was: until the pointer leaves it, nothing is told
    const over = (event: Event) => {
      const target = event.target as Element;
      if (event instanceof PointerEvent && pressed) {
        if (Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) < STILL) return;
        pressed = null;
      }
      if (card.current?.contains(target)) {
        clearTimeout(timer);
        return;
      }
      if (event.type === "focusin" && !target.matches(":focus-visible")) return;
      if (event instanceof PointerEvent && about(target) && !moved(event)) {
        if (about(target) === at) return;
        clearTimeout(timer); // it slid under the pointer, and what was told of is gone
        at = null;
        setTip(null);
        return;
      }
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      const found = about(target);
      if (found === at) return;
      at = found;
      clearTimeout(timer);
      timer = window.setTimeout(() => setTip(read(found)), found ? REST : 200);
    };
    const press = (event: PointerEvent) => {
      const target = event.target as Element;
      if (card.current?.contains(target)) return;
      pressed = [event.clientX, event.clientY];
      clearTimeout(timer);
      at = null;
      setTip(null);
      // a finger that stays is told what it is on
      if (event.pointerType === "touch") timer = window.setTimeout(() => setTip(read(about(target))), REST);
    };
    const release = (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      const far = pressed && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) >= STILL;
      if (far || event.type !== "pointermove") clearTimeout(timer);
      const found = event.type === "pointerup" && pressed && !far ? about(event.target as Element) : null;
      // a tap on what leads nowhere tells what it is; what can be chosen is told by the prompt
      if (found && !found.classList.contains("may-click")) setTip(read(found));
    };
    element.addEventListener("pointerover", over);
    element.addEventListener("pointermove", over);
    element.addEventListener("focusin", over);
    element.addEventListener("pointerdown", press);
    for (const name of RELEASES) element.addEventListener(name, release);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerover", over);
      element.removeEventListener("pointermove", over);
      element.removeEventListener("focusin", over);
      element.removeEventListener("pointerdown", press);
      for (const name of RELEASES) element.removeEventListener(name, release);
    };
  }, [root]);
  useEffect(() => {
    const element = card.current;
    if (!element || !tip) return;
    const below = tip.box.bottom + 6 + element.offsetHeight < innerHeight;
    element.style.left = `${Math.max(6, Math.min(tip.box.left, innerWidth - element.offsetWidth - 6))}px`;
    element.style.top = `${below ? tip.box.bottom + 6 : Math.max(6, tip.box.top - element.offsetHeight - 6)}px`;
  }, [tip]);
  if (!tip || (!tip.says && !tip.tip)) return null;
  const does = tip.id && deeds ? deeds(tip.id) : [];
  return (
    <div ref={card} class="tip" role="tooltip">
      {tip.says && (
        <p>
          <strong>{tip.says.charAt(0).toUpperCase() + tip.says.slice(1)}</strong>
        </p>
      )}
      {tip.tip && <p class="muted">{tip.tip}</p>}
      {tip.lore && <p class="lore">{tip.lore}</p>}
      {tip.rules.length > 0 && <RuleMark ids={tip.rules} />}
      {does.length > 0 && does.length <= MOST && (
        <ul class="deeds">
          {does.map((deed, i) => (
            <li key={i}>
              {deed.label} <RuleMark ids={deed.rules} />
            </li>
          ))}
        </ul>
      )}
      {does.length > MOST && <p class="deeds">{msg("many-deeds", { count: does.length })}</p>}
    </div>
  );
}
