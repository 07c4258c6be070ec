// The texts of rules that a sign has opened.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { closeRule, openRules } from "./chip.tsx";
import { inline } from "./markdown.tsx";

const EDGE = 8; // pixels between it and the edge of the window, or the prompt
const GONE = 120; // milliseconds until what was shown for something that is gone goes too

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

/** The open rule, above everything else. */
export function RulePopover() {
  const box = useRef<HTMLDivElement>(null);
  const found = openRules.value;
  useEffect(() => {
    if (box.current && found) place(box.current, found.chip);
  });
  useLayoutEffect(() => {
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
    const found = openRules.value;
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
