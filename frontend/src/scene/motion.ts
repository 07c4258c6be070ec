// Things move from where they were to where they are, by id: across groups, and between the board and a hand.
import { calm } from "../app/settings.ts";

const DURATION = 240;
const MOST = 60; // things at once; when more have moved, the picture is a new one

/** Where everything is now, by id. Called before the picture changes. */
export function places(root: Element | null): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  if (!root || calm()) return found;
  for (const element of root.querySelectorAll<SVGGraphicsElement>("[data-id]")) {
    if (element.matches("g.card, g.group")) found.set(element.dataset.id as string, element.getBoundingClientRect());
  }
  return found;
}

/** Let everything that is elsewhere now come from where it was; what is new fades in. */
export function move(root: Element | null, before: Map<string, DOMRect>): void {
  if (!root || !before.size || calm()) return;
  const moved: [SVGGraphicsElement, number, number][] = [];
  const fresh: SVGGraphicsElement[] = [];
  for (const element of root.querySelectorAll<SVGGraphicsElement>("[data-id]")) {
    if (!element.matches("g.card, g.group")) continue;
    const was = before.get(element.dataset.id as string);
    if (!was) {
      fresh.push(element);
      continue;
    }
    const is = element.getBoundingClientRect();
    const matrix = (element.parentNode as SVGGraphicsElement).getScreenCTM?.();
    if (!matrix || !is.width) continue;
    // what lies inside of something that moves goes along with it
    if (moved.some(([above]) => above.contains(element))) continue;
    const dx = (was.left + was.width / 2 - is.left - is.width / 2) / matrix.a;
    const dy = (was.top + was.height / 2 - is.top - is.height / 2) / matrix.d;
    if (Math.abs(dx) + Math.abs(dy) > 2) moved.push([element, dx, dy]);
  }
  if (moved.length > MOST) return;
  for (const [element, dx, dy] of moved) {
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: DURATION, easing: "ease-out" });
  }
  for (const element of fresh.slice(0, MOST)) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION });
}
