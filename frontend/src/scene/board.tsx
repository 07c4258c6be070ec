// The board: a scene that can be moved, zoomed and fitted, by pointer, wheel, fingers and keys.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../made/scene.ts";
import { Glyph } from "./icon.tsx";
import { draw, extent, type Marks, walk } from "./node.tsx";

interface Window {
  x: number;
  y: number;
  scale: number; // pixels of the screen for one of the picture
}

interface BoardProps {
  scene: Scene;
  marks: Marks;
  onPick: (ids: string[]) => void; // what was clicked, from the inside out
  interest?: ReadonlySet<string>; // what the decision is about
  least?: number; // never smaller than so many pixels for one of the picture, when it is fitted
}

const LARGEST = 4;
const SLOP = 6; // pixels that a click may wander

/** A scene on which one can click. */
export function Board({ scene, marks, interest, onPick, least = 0 }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<[number, number]>([0, 0]);
  const [view, setView] = useState<Window | null>(null); // null: fitted
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const wandered = useRef(0);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize([element.clientWidth, element.clientHeight]);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const [width, height] = size;
  const whole = Math.min(width / scene.width, height / scene.height) || 1;
  const fit = interest?.size ? Math.max(whole, Math.min(least, LARGEST)) : whole;
  const middle =
    fit > whole ? focus(scene, marks.picked.size ? marks.picked : (interest ?? marks.may)) : [scene.width / 2, scene.height / 2];
  const now: Window =
    view ?? clamp({ x: (middle[0] as number) - width / fit / 2, y: (middle[1] as number) - height / fit / 2, scale: fit });

  function clamp(wanted: Window): Window {
    const scale = Math.min(LARGEST, Math.max(Math.min(whole, 1) * 0.8, wanted.scale));
    const w = width / scale;
    const h = height / scale;
    const along = (at: number, room: number, all: number) =>
      room >= all ? (all - room) / 2 : Math.min(all - room + 24, Math.max(-24, at));
    return { x: along(wanted.x, w, scene.width), y: along(wanted.y, h, scene.height), scale };
  }

  function zoom(factor: number, px = width / 2, py = height / 2): void {
    const scale = Math.min(LARGEST, Math.max(whole * 0.8, now.scale * factor));
    setView(clamp({ x: now.x + px / now.scale - px / scale, y: now.y + py / now.scale - py / scale, scale }));
  }

  // a picture of another size is fitted again
  useEffect(() => setView(null), [scene.width, scene.height, scene.title]);

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
    } else setView(clamp({ ...now, x: now.x - dx / now.scale, y: now.y - dy / now.scale }));
  };
  const up = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  const click = (event: MouseEvent) => {
    if (wandered.current >= SLOP) return;
    onPick(ids(event.target as Element, svg.current));
  };

  const keys = (event: KeyboardEvent) => {
    const step = 60 / now.scale;
    if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0") setView(null);
    else if (event.shiftKey && event.key === "ArrowLeft") setView(clamp({ ...now, x: now.x - step }));
    else if (event.shiftKey && event.key === "ArrowRight") setView(clamp({ ...now, x: now.x + step }));
    else if (event.shiftKey && event.key === "ArrowUp") setView(clamp({ ...now, y: now.y - step }));
    else if (event.shiftKey && event.key === "ArrowDown") setView(clamp({ ...now, y: now.y + step }));
    else if (event.key.startsWith("Arrow")) {
      if (!walkTo(event.key, frame.current)) return;
    } else if ((event.key === "Enter" || event.key === " ") && (event.target as Element).closest("[data-id]")) {
      onPick(ids(event.target as Element, svg.current));
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={frame}
      class="board"
      onPointerDown={down}
      onPointerMove={wander}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onKeyDown={keys}
    >
      {width > 0 && (
        <svg
          ref={svg}
          class="scene"
          role="group"
          aria-label={scene.says ? `${scene.title}: ${scene.says}` : scene.title}
          width={width}
          height={height}
          viewBox={`${now.x} ${now.y} ${width / now.scale} ${height / now.scale}`}
          onClick={click}
        >
          {scene.nodes?.map((node, i) => draw(node, marks, i))}
        </svg>
      )}
      <div class="board-tools">
        <button type="button" title="Larger (+)" aria-label="Larger" onClick={() => zoom(1.25)}>
          <Glyph name="plus" size={18} />
        </button>
        <button type="button" title="Smaller (-)" aria-label="Smaller" onClick={() => zoom(0.8)}>
          <Glyph name="minus" size={18} />
        </button>
        <button
          type="button"
          title="The whole board (0)"
          aria-label="The whole board"
          onClick={() => setView(view || fit === whole ? null : clamp({ x: 0, y: 0, scale: whole }))}
        >
          <Glyph name="fit" size={18} />
        </button>
      </div>
    </div>
  );
}

/** The ids around an element, from the inside out. */
export function ids(element: Element | null, root: Element | null): string[] {
  const found: string[] = [];
  for (let at = element; at && at !== root; at = at.parentElement) {
    const id = at.getAttribute("data-id");
    if (id) found.push(id);
  }
  return found;
}

/** Where the eye should be: the middle of these nodes, or of all there is. */
function focus(scene: Scene, wanted: ReadonlySet<string>): [number, number] {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const [node, x, y] of walk(scene.nodes)) {
    if (!node.id || !wanted.has(node.id)) continue;
    const [l, t, r, b] = extent([node]);
    left = Math.min(left, x + l);
    top = Math.min(top, y + t);
    right = Math.max(right, x + r);
    bottom = Math.max(bottom, y + b);
  }
  if (right < left) [left, top, right, bottom] = extent(scene.nodes ?? []);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Put the focus on the next thing that may be clicked, in the direction of an arrow key. */
function walkTo(key: string, root: Element | null): boolean {
  const all = [...(root?.querySelectorAll<SVGElement>(".may-click") ?? [])];
  if (!all.length) return false;
  const from = all.find((element) => element === document.activeElement);
  if (!from) {
    all[0]?.focus();
    return true;
  }
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  const [sx, sy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    const [ex, ey] = middle(element);
    const along = (ex - x) * (sx as number) + (ey - y) * (sy as number);
    const across = Math.abs((ex - x) * (sy as number)) + Math.abs((ey - y) * (sx as number));
    if (element !== from && along > 1 && along + 2 * across < least) {
      least = along + 2 * across;
      best = element;
    }
  }
  best?.focus();
  return true;
}
