// The keyboard: numbers press the buttons of the bar, arrows go through what can be used, letters do the rest.
import { settings } from "../app/settings.ts";

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

/** The nearest of these in a direction: what lies aside counts double. */
export function nearest<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  all: T[],
  [dx, dy]: [number, number],
): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const along = (one.x - from.x) * dx + (one.y - from.y) * dy;
    if (along <= 1) continue;
    const aside = Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx);
    const far = along + 2 * aside;
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}

/** Move the focus on the board: to the nearest lit piece or place; without one, to the nearest that can be used. */
function step(direction: [number, number]): boolean {
  const board = document.querySelector(".table-board");
  if (!board) return false;
  const lit = [...board.querySelectorAll<HTMLElement>(".hot, .weak, .area, .picked, .place-button")];
  const all =
    board.querySelector(".picked") && lit.length > 1
      ? lit
      : [...board.querySelectorAll<HTMLElement>('[role="button"], .area, .place-button, .lens-chip button')];
  const spots = all.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { element, x: left + width / 2, y: top + height / 2 };
  });
  const here = spots.find(({ element }) => element === document.activeElement);
  const next = here ? nearest(here, spots, direction) : spots[0];
  next?.element.focus();
  return !!next;
}

/** Listen to the keys of a table until the returned function is called. */
export function keys(deeds: Deeds): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") return deeds.escape();
    const { target } = event;
    if ((event.ctrlKey || event.metaKey) && event.key === "Enter") return deeds.send();
    if (event.ctrlKey || event.metaKey || event.altKey || (target as Element).matches?.("input, select, textarea")) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      if (!(target as Element).closest?.(".stream, [role=dialog]") && step(arrow)) event.preventDefault();
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
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
