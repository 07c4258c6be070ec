// The board: a scene that can be moved, zoomed and fitted, by pointer, wheel, fingers and keys; on a small screen part by part.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { calm } from "../app/settings.ts";
import type { Scene } from "../made/scene.ts";
import { type Corner, corner } from "./corner.ts";
import { type Box, extent } from "./extent.ts";
import { ColourShield, Glyph } from "./icon.tsx";
import { crowdedOut, leastLetters, sameSet } from "./legible.ts";
import { draw, type Marks } from "./node.tsx";
import { middle, type Region, regions } from "./regions.ts";
import { seatOf } from "./seat.ts";
import { walk } from "./walk.ts";
import { around, centred, clamp, comfortable, densest, fitted, type Room, readable, seen, type Window, whole, zoomed } from "./window.ts";

interface BoardProps {
  scene: Scene;
  marks: Marks;
  onPick: (ids: string[]) => void; // what was clicked, from the inside out
  interest?: ReadonlySet<string>; // what the decision is about, or what happens
  home?: number; // the colour of whom the screen belongs to, or -1
  least?: number; // pixels for one of the picture: what is smaller is shown part by part; 0: always the whole
}

export const READABLE = 0.92; // the scale at which things on a small screen are to be read
const SLOP = 6; // pixels that a click may wander
const CLOSE = 3; // pixels between chips that stand close
const GLIDE = 220; // milliseconds from one part to another

/** A scene on which one can click. */
export function Board({ scene, marks, interest, onPick, home = -1, least = 0 }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<[number, number]>([0, 0]);
  const [view, setView] = useState<Window | null>(null); // where somebody has moved it; null: where it is best
  const [part, setPart] = useState(""); // the part that somebody wants to see
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const wandered = useRef(0);
  const bar = useRef<HTMLDivElement>(null);

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
  const room: Room = { width, height, all: [scene.width, scene.height] };
  const narrow = least > whole(room);
  const parts = useMemo(() => (narrow ? regions(scene, home) : []), [narrow, scene, home]);
  const wanted = useMemo(() => {
    if (!narrow) return [];
    const found = boxesOf(scene, marks.picked.size ? (marks.next.size ? marks.next : marks.picked) : (interest ?? new Set()));
    return found.length ? found : pointedAt(scene);
  }, [narrow, scene, marks, interest]);
  const mine = useMemo(() => (narrow && home >= 0 ? coloured(scene, home) : []), [narrow, scene, home]);
  const near = useMemo(() => (narrow ? boxesOf(scene, marks.picked) : []), [narrow, scene, marks]);
  const best = useBest(scene, room, narrow, least, parts, part, home, wanted, mine, near, marks.may.size > 0);
  const now = view ?? best.window;
  useGlide(svg, now, room, pointers);

  // what is asked lies elsewhere: back to where it is best
  useEffect(() => {
    if (narrow && wanted.length && !seen(now, wanted, room)) {
      setView(null);
      setPart("");
    }
  }, [wanted]);
  // a picture of another size is fitted again
  useEffect(() => setView(null), [scene.width, scene.height, scene.title]);

  const zoom = (factor: number, px = width / 2, py = height / 2) => setView(zoomed(now, factor, px, py, room));
  const shift = (x: number, y: number) => setView(clamp({ ...now, x: now.x + x / now.scale, y: now.y + y / now.scale }, room));
  const fit = () => {
    const all = centred(scene.width / 2, scene.height / 2, whole(room), room);
    setPart("");
    setView(view || !narrow ? null : all);
  };

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
    else if (event.key === "0") fit();
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

  const looks = useLetters(scene, marks, now.scale, !view);
  const drawn = useMemo(() => scene.nodes?.map((node, i) => draw(node, looks, i)), [scene, looks]);
  // it stays where it is while the picture keeps its size
  const corners = useRef<Corner>(undefined);
  const place = useMemo(
    () => corner(scene, best.window, room, width ? corners.current : undefined),
    [width, height, scene.width, scene.height, scene.title],
  );
  corners.current = width ? place : undefined;
  const tools = (
    <div class={`board-tools ${place}`}>
      <button type="button" title="Larger (+)" aria-label="Larger" onClick={() => zoom(1.25)}>
        <Glyph name="plus" size={18} />
      </button>
      <button type="button" title="Smaller (-)" aria-label="Smaller" aria-disabled={now.scale <= whole(room)} onClick={() => zoom(0.8)}>
        <Glyph name="minus" size={18} />
      </button>
      <button type="button" title="The whole board (0)" aria-label="The whole board" onClick={fit}>
        <Glyph name="fit" size={18} />
      </button>
    </div>
  );
  const centre = [now.x + width / now.scale / 2, now.y + height / now.scale / 2] as const;
  const here = parts.find(({ id, box }) => (view ? inside(box, ...centre) : id === best.part));
  useLayoutEffect(() => {
    if (bar.current) level(bar.current);
  }, [parts, width]);
  useEffect(() => {
    const button = bar.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (button && bar.current) bar.current.scrollLeft = button.offsetLeft - (bar.current.clientWidth - button.offsetWidth) / 2;
  }, [here?.id]);
  return (
    <>
      {parts.length > 1 && (
        <div class="board-bar">
          <div ref={bar} class="parts" role="group" aria-label="Parts of the board">
            {parts.map((one) => (
              <button
                key={one.id}
                type="button"
                aria-pressed={one === here}
                onClick={() => {
                  setPart(one.id);
                  setView(null);
                }}
              >
                {one !== here && marks.may.size > 0 && wanted.some(within(one)) && <span class="here-too" aria-hidden="true" />}
                {one.colour >= 0 && <ColourShield colour={one.colour} size={16} />} {one.name}
              </button>
            ))}
          </div>
          {tools}
        </div>
      )}
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
            viewBox={viewBox(now, room)}
            onClick={click}
          >
            {drawn}
          </svg>
        )}
        {parts.length < 2 && tools}
      </div>
    </>
  );
}

/** If not all chips have room they stand closer; if they still have none, as many as can be seen fill the bar: none is cut off. */
function level(bar: HTMLElement): void {
  const chips = [...bar.children] as HTMLElement[];
  for (const chip of chips) chip.style.width = "";
  bar.classList.remove("close");
  if (bar.scrollWidth > bar.clientWidth) bar.classList.add("close");
  if (bar.scrollWidth <= bar.clientWidth) return;
  const room = bar.clientWidth + CLOSE;
  const widest = Math.max(...chips.map((chip) => chip.offsetWidth)) + CLOSE;
  for (const chip of chips) chip.style.width = `${room / Math.max(1, Math.floor(room / widest)) - CLOSE}px`;
}

const viewBox = (now: Window, room: Room) => `${now.x} ${now.y} ${room.width / now.scale} ${room.height / now.scale}`;
const within =
  ({ box }: Region) =>
  ([l, t, r, b]: Box) =>
    inside(box, (l + r) / 2, (t + b) / 2);
const inside = ([l, t, r, b]: Box, x: number, y: number) => x >= l && x <= r && y >= t && y <= b;

interface Best {
  window: Window;
  part: string; // the part that it is for
}

/**
 * Where the board is best shown: all of it, or on a small screen the part that matters, without moving more than is needed: the one that
 * was asked for, that in which one began, one's own if there is something to do in it, else the one with most to do; where there is nothing
 * to do one's own, or the largest. As much of it is shown
 * as can be touched with a finger. In its middle is what is wanted, else what is mine; if there is neither, most of the part that was asked
 * for or of the only one, and of another all for a first look.
 */
function useBest(
  scene: Scene,
  room: Room,
  narrow: boolean,
  least: number,
  parts: Region[],
  part: string,
  colour: number,
  wanted: Box[],
  mine: Box[],
  near: Box[],
  touched: boolean, // what is wanted is to be touched; else it is only looked at
): Best {
  const last = useRef<(Best & { key: string; wanted: Box[] }) | null>(null);
  if (!narrow) return { window: centred(room.all[0] / 2, room.all[1] / 2, whole(room), room), part: "" };
  const key = [room.width, room.height, ...room.all, part, touched].join();
  const was = last.current?.key === key ? last.current : null;
  if (was && (was.wanted === wanted || seen(was.window, wanted, room) === wanted.length)) return was;
  const chosen = parts.find((one) => one.id === part);
  const counts = parts.map((one) => wanted.filter(within(one)).length);
  const sizes = parts.map(({ box: [l, t, r, b], colour: whose }) => (colour >= 0 && whose === colour ? 1e9 : (r - l) * (b - t)));
  const most = wanted.length ? counts : sizes;
  const fullest = parts[most.indexOf(Math.max(...most))];
  const beside = parts.find((one, i) => counts[i] && near.some(within(one))); // one goes on where one began, if one can
  const own = parts.find((one, i) => counts[i] && colour >= 0 && one.colour === colour);
  const home = chosen ?? beside ?? own ?? fullest;
  const shown: Box = home?.box ?? [0, 0, ...room.all];
  const inHome = (boxes: Box[]) => (home ? boxes.filter(within(home)) : boxes);
  const small = comfortable(shown, touched ? inHome(wanted) : [], least, room);
  const here = (boxes: Box[]) => densest(inHome(boxes), readable(shown, small, room), room);
  const matters = here(wanted) ?? here(mine) ?? ((chosen || parts.length === 1) && middle(scene, shown));
  const window = matters ? around(shown, matters, small, room) : fitted(shown, small, room);
  last.current = { window, part: home?.id ?? "", key, wanted };
  return last.current;
}

/** From one window to another not at a bound, but for fingers and wheels, which are followed at once. */
function useGlide(
  svg: { current: SVGSVGElement | null },
  now: Window,
  room: Room,
  pointers: { current: ReadonlyMap<number, unknown> },
): void {
  const last = useRef<[Window, number]>([now, 0]);
  useLayoutEffect(() => {
    const [from, width] = last.current;
    last.current = [now, room.width];
    const far = Math.abs(from.x - now.x) + Math.abs(from.y - now.y) > 40 / now.scale;
    if (!far || !svg.current || pointers.current.size || calm() || width !== room.width) {
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
  }, [now.x, now.y, now.scale, room.width]);
}

const SETTLED = 150; // milliseconds without zooming, after which letters are set anew

/** The marks, with letters as large as the scale asks for; while somebody zooms, as they were. */
function useLetters(scene: Scene, marks: Marks, scale: number, atOnce: boolean): Marks {
  const [set, reset] = useState(scale);
  if (atOnce && set !== scale) reset(scale);
  useEffect(() => {
    const timer = setTimeout(() => reset(scale), SETTLED);
    return () => clearTimeout(timer);
  }, [scale]);
  const least = leastLetters(atOnce ? scale : set);
  const last = useRef<Marks["without"]>(undefined);
  const without = useMemo(() => {
    const found = crowdedOut(scene, least);
    return last.current && sameSet(found, last.current) ? last.current : found;
  }, [scene, least]);
  last.current = without;
  return useMemo(() => ({ ...marks, least, without }), [marks, least, without]);
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

/** The boxes of what is drawn in a colour. */
function coloured(scene: Scene, colour: number): Box[] {
  const found: Box[] = [];
  for (const [node, x, y] of walk(scene.nodes)) {
    if (seatOf(node.classes) !== colour || (node.classes ?? "").split(" ").includes("player")) continue;
    const [l, t, r, b] = extent([node]);
    if (r > l) found.push([x + l, y + t, x + r, y + b]);
  }
  return found;
}

/** The boxes of what the picture itself points at: what is chosen, or aimed at. */
function pointedAt(scene: Scene): Box[] {
  const found: Box[] = [];
  for (const [node, x, y] of walk(scene.nodes)) {
    if (!/(^| )(chosen|target)( |$)/.test(node.classes ?? "")) continue;
    const [l, t, r, b] = extent([node]);
    if (r >= l) found.push([x + l, y + t, x + r, y + b]);
  }
  return found;
}

/** The boxes of these nodes of the board. */
function boxesOf(scene: Scene, wanted: ReadonlySet<string>): Box[] {
  const found: Box[] = [];
  for (const [node, x, y] of wanted.size ? walk(scene.nodes) : []) {
    if (!node.id || !wanted.has(node.id)) continue;
    const [l, t, r, b] = extent([node]);
    if (r >= l) found.push([x + l, y + t, x + r, y + b]);
  }
  return found;
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
