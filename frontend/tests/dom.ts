// A page without a browser: import it before what draws on it. Nothing is laid out here: sizes are what a test says. Ask of an element
// whether it is there (`assert.ok`), never whether it equals something: to tell of the difference the whole page would be written out.
import { Window } from "happy-dom";
import { type ComponentChild, render } from "preact";

const window = new Window({ url: "http://localhost/", width: 1440, height: 900 });
const NAMES = [
  ...["document", "location", "history", "localStorage", "sessionStorage", "navigator", "getComputedStyle", "matchMedia"],
  ...["Node", "Element", "HTMLElement", "SVGElement", "Event", "MouseEvent", "KeyboardEvent", "PointerEvent"],
  ...["requestAnimationFrame", "cancelAnimationFrame", "addEventListener", "removeEventListener", "scrollTo", "innerWidth", "innerHeight"],
];
const page = window as unknown as Record<string, unknown>;
for (const name of NAMES) {
  const value = page[name];
  const bound = typeof value === "function" && !/^[A-Z]/.test(name) ? value.bind(window) : value;
  Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
}
Object.defineProperty(globalThis, "window", { value: globalThis, configurable: true });

/** Nothing changes its size, and everything is in sight. */
class Nothing {
  observe() {}
  disconnect() {}
}
// nor is there another page to talk to: an open channel would keep the test from ending
Object.assign(globalThis, { ResizeObserver: Nothing, IntersectionObserver: Nothing, BroadcastChannel: Nothing });

/** Draw something, and give the element in which it is. */
export function drawn(children: ComponentChild): HTMLElement {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  render(children, root);
  return root;
}

/** What an element says, as one reads it. */
export const words = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** After what is to be drawn is drawn, effects have run, and what they change is drawn too: each round outlives a frame and what it begins. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
  }
}
