// A board is moved and zoomed by pointer, wheel, fingers and keys, and glides from one part to another.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { calm } from "../app/settings.ts";
import { walkTo } from "./walk-to.ts";
import { clamp, type Room, type Window, zoomed } from "./window.ts";

const SLOP = 6; // pixels that a click may wander
const GLIDE = 220; // milliseconds from one part to another

export const viewBox = (now: Window, room: Pick<Room, "width" | "height">) =>
  `${now.x} ${now.y} ${room.width / now.scale} ${room.height / now.scale}`;

interface Hand {
  frame: RefObject<HTMLElement | null>;
  svg: RefObject<SVGSVGElement | null>;
  now: Window;
  room: Room;
  onView: (view: Window) => void; // somebody has moved it
  onFit: () => void;
  onPick: (ids: string[]) => void; // what was clicked, from the inside out
}

/** What hands do with a board: give its handlers to the elements. */
export function usePanZoom({ frame, svg, now, room, onView, onFit, onPick }: Hand) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const wandered = useRef(0);

  const zoom = (factor: number, px = room.width / 2, py = room.height / 2) => onView(zoomed(now, factor, px, py, room));
  const shift = (x: number, y: number) => onView(clamp({ ...now, x: now.x + x / now.scale, y: now.y + y / now.scale }, room));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoom(1.0015 ** -event.deltaY, event.clientX - box.left, event.clientY - box.top);
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  });

  const down = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 1) wandered.current = 0;
  };
  const wander = (event: PointerEvent) => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    wandered.current += Math.abs(dx) + Math.abs(dy);
    if (wandered.current < SLOP) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const other = others[0];
    if (other) {
      const box = (frame.current as HTMLElement).getBoundingClientRect();
      const before = Math.hypot(from.x - other.x, from.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      zoom(after / Math.max(before, 1), (event.clientX + other.x) / 2 - box.left, (event.clientY + other.y) / 2 - box.top);
    } else shift(-dx, -dy);
  };
  const up = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  const click = (event: MouseEvent) => {
    if (wandered.current >= SLOP) return;
    const under = [event.target as Element, ...document.elementsFromPoint(event.clientX, event.clientY)];
    const met = under.filter((element) => svg.current?.contains(element)).map((element) => ids(element, svg.current));
    onPick(met.find((found) => found.length) ?? []); // where a mark lies on top, what is under it is meant
  };

  const keys = (event: KeyboardEvent) => {
    if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0") onFit();
    else if (event.shiftKey && event.key === "ArrowLeft") shift(-60, 0);
    else if (event.shiftKey && event.key === "ArrowRight") shift(60, 0);
    else if (event.shiftKey && event.key === "ArrowUp") shift(0, -60);
    else if (event.shiftKey && event.key === "ArrowDown") shift(0, 60);
    else if (event.key.startsWith("Arrow")) {
      if (!walkTo(event.key, frame.current)) return;
    } else if ((event.key === "Enter" || event.key === " ") && (event.target as Element).closest("[data-id]")) {
      onPick(ids(event.target as Element, svg.current));
    } else return;
    event.preventDefault();
  };

  // zoom and fit work from anywhere, as long as nothing else has the focus
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.target === document.body && !event.ctrlKey && !event.metaKey && !event.altKey) keys(event);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const held = {
    onPointerDown: down,
    onPointerMove: wander,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: up,
    onKeyDown: keys,
  };
  return { held, click, zoom, pointers };
}

/** The ids around an element, from the inside out. */
function ids(element: Element | null, root: Element | null): string[] {
  const found: string[] = [];
  for (let at = element; at && at !== root; at = at.parentElement) {
    const id = at.getAttribute("data-id");
    if (id) found.push(id);
  }
  return found;
}

/** From one window to another not at a bound, but for fingers and wheels, which are followed at once. */
export function useGlide(
  svg: { current: SVGSVGElement | null },
  now: Window,
  room: Room,
  pointers: { current: ReadonlyMap<number, unknown> },
): void {
  const { x, y, scale } = now;
  const { width, height } = room;
  const last = useRef<[Window, number]>([now, 0]);
  useLayoutEffect(() => {
    const [from, was] = last.current;
    const now = { x, y, scale };
    const room = { width, height };
    last.current = [now, width];
    const far = Math.abs(from.x - now.x) + Math.abs(from.y - now.y) > 40 / now.scale;
    if (!far || !svg.current || pointers.current.size || calm() || was !== width) {
      svg.current?.setAttribute("viewBox", viewBox(now, room)); // the end of the last glide has put its own there
      return;
    }
    const start = performance.now();
    let timer = 0;
    const step = (time: number) => {
      const done = Math.min(1, Math.max(0, (time - start) / GLIDE));
      const ease = 1 - (1 - done) ** 3;
      const at = (a: number, b: number) => a + (b - a) * ease;
      const shown = { x: at(from.x, now.x), y: at(from.y, now.y), scale: at(from.scale, now.scale) };
      svg.current?.setAttribute("viewBox", viewBox(shown, room));
      if (done < 1) timer = requestAnimationFrame(step);
    };
    step(start);
    return () => {
      cancelAnimationFrame(timer);
      svg.current?.setAttribute("viewBox", viewBox(now, room));
    };
  }, [svg, pointers, x, y, scale, width, height]);
}
