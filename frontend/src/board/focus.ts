// The focus of the keyboard at a table: when what had it is gone, it goes on from the same place.
import { byKeyboard } from "../app/input.ts";

interface Point {
  x: number;
  y: number;
}
interface FocusSpot extends Point {
  element: HTMLElement;
}

let last: (Point & { id: string; bar: boolean }) | null = null; // the last focused thing of the bar or the board

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Everything on the board that the keyboard can focus, or these of it. */
const focusSpots = (css = '[role="button"], .area, .place-button, .lens-chip button'): FocusSpot[] =>
  [...document.querySelectorAll<HTMLElement>(css)]
    .filter((element) => element.closest(".table-board"))
    .map((element) => ({ element, ...middle(element) }));

const far = (from: Point, { x, y }: Point) => Math.hypot(x - from.x, y - from.y);

/** Focus what took the place of the thing that had the focus: the same piece, the nearest, or the button that goes on. */
export function regain(): void {
  if (!last || !byKeyboard() || document.activeElement !== document.body || document.querySelector(".all-options")) return;
  const { id, bar } = last;
  const from: Point = last;
  const button = (css: string) => document.querySelector<HTMLElement>(`.bar-buttons ${css}:enabled`);
  const spots = focusSpots();
  const near = () =>
    spots.find(({ element }) => id && element.dataset.id === id) ??
    spots.reduce<FocusSpot | null>((best, spot) => (best && far(from, best) <= far(from, spot) ? best : spot), null);
  const next = (bar && button(".btn.go:not(.sends)")) || near()?.element || button(".btn.go") || button(".btn.act");
  next?.focus();
}

/** The nearest of these in a direction: what lies aside counts double. */
function nearest<T extends { x: number; y: number }>(from: { x: number; y: number }, all: T[], [dx, dy]: [number, number]): T | null {
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

/** Return the start of arrows: the focused thing on the board, or the place of the last one. */
function focusPoint(): Point | null {
  const active = document.activeElement;
  if (active?.closest(".table-board")) return middle(active);
  return last && !last.bar ? last : null;
}

/** Move the focus on the board: to the nearest lit piece or place; without one, to the nearest that can be used. */
export function step(direction: [number, number]): void {
  const lit = focusSpots(".hot, .weak, .area, .picked, .place-button");
  const spots = document.querySelector(".table-board .picked") && lit.length > 1 ? lit : focusSpots();
  const from = focusPoint();
  const next = from ? nearest(from, spots, direction) : spots[0];
  next?.element.focus();
}

addEventListener("focusin", ({ target }) => {
  const element = target as HTMLElement;
  const bar = !!element.closest(".bar-buttons");
  if (bar || (element.closest(".table-board") && !element.closest(".levels, .palette")))
    last = { ...middle(element), id: element.dataset.id ?? "", bar };
});
