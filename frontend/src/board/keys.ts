// The keyboard: numbers press the buttons of the bar, arrows go through what can be used, letters do the rest.
import { settings } from "../app/settings.ts";
import { withFocus } from "./on-demand.ts";

export interface Deeds {
  button: (number: number) => void;
  escape: () => void;
  undo: () => void;
  steward: (does: boolean) => void;
  all: () => void;
  talk: () => void;
  rules: () => void;
  send: () => void; // what is drafted
  letter: (key: string) => boolean; // an order for the place that is worked on; true: there is one
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

let waits = 0; // arrows that have not moved the focus yet

/** Press Enter or the space bar on what has the focus. */
function pressKey(key: string): void {
  const element = document.activeElement as HTMLElement | null;
  if (element?.matches("button, a")) element.click();
  else element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

/** Listen to the keys of a table until the returned function is called. */
export function keys(deeds: Deeds): () => void {
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key === "Escape") {
      const element = target as HTMLElement;
      if (element.closest?.(".stream")) element.blur(); // arrows go through the board again
      return deeds.escape();
    }
    if ((event.ctrlKey || event.metaKey) && event.key === "Enter") return deeds.send();
    if (event.ctrlKey || event.metaKey || event.altKey || (target as Element).matches?.("input, select, textarea")) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      if ((target as Element).closest?.(".stream, [role=dialog]")) return;
      event.preventDefault();
      waits++;
      withFocus(({ step }) => {
        waits--;
        step(arrow);
      });
      return;
    }
    if (!settings.value.keys) return;
    if (deeds.letter(event.key)) {
      event.preventDefault();
      return;
    }
    const does: Record<string, () => void> = {
      u: deeds.undo,
      s: () => deeds.steward(false),
      S: () => deeds.steward(true),
      l: deeds.all,
      t: deeds.talk,
      "/": deeds.talk,
      "?": deeds.rules,
    };
    const deed = /^[1-9]$/.test(event.key) ? () => deeds.button(Number(event.key) - 1) : does[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  /** Enter after an arrow that has not moved the focus yet: it waits too. */
  const enter = (event: KeyboardEvent) => {
    const { key } = event;
    if (!waits || (key !== "Enter" && key !== " ") || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    withFocus(() => pressKey(key));
  };
  addEventListener("keydown", enter, true);
  addEventListener("keydown", press);
  return () => {
    removeEventListener("keydown", enter, true);
    removeEventListener("keydown", press);
  };
}
