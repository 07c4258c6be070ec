// A map that is too large for its window is zoomed and moved; a small map in the corner shows which part is seen.
import { useEffect, useRef } from "preact/hooks";
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import type { Piece } from "./data.ts";
import type { Layout } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";

const LARGEST: Record<string, number> = { hex: 98, triangle: 260, free: 300 }; // width of a place
const SMALLEST = 0.98; // of what fits
const CHOSEN = 76; // width of a hex while its land is chosen
const SMALL = { w: 112, h: 84 };
const STEP = 1.18; // of the wheel
const DRAG = 6;

/** The largest width of a place; a lesson starts with wider ones. */
const largest = (store: BoardStore, layout: string): number => Math.max(LARGEST[layout] ?? 0, store.zoom.value?.across ?? 0);

/** Zoom to a width of places, and keep the point of the map that lies at this point of the board. */
export function zoomTo(store: BoardStore, layout: Layout, across: number, at?: { x: number; y: number }): void {
  const { map } = layout;
  if (!map) return;
  const to = Math.min(largest(store, map.layout), across);
  if (to <= map.fit * 1.01) {
    store.zoom.value = null;
    return;
  }
  const [px, py] = [at?.x ?? layout.width / 2, at?.y ?? layout.height / 2];
  const [mx, my] = [(px - map.ox) / map.unit, (py - map.oy) / map.unit]; // in units of the map
  const unit = (map.unit * to) / map.across;
  store.zoom.value = { across: to, x: mx + (layout.width / 2 - px) / unit, y: my + (layout.height / 2 - py) / unit };
}

/** Show a place in the middle, as large as lands that are chosen. */
export function showPlace(store: BoardStore, layout: Layout, id: string, least = CHOSEN): void {
  const { map } = layout;
  const cell = map?.cells.find((one) => one.id === id);
  if (!map || !cell || map.fit >= least * 0.9) return;
  store.zoom.value = { across: Math.max(least, map.across), x: (cell.x - map.ox) / map.unit, y: (cell.y - map.oy) / map.unit };
}

/** The wheel zooms, a drag of the ground moves, two fingers do both. */
export function useZoom(store: BoardStore, layout: Layout): void {
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(".table-board");
    const { map } = layout;
    if (!element || !map) return;
    const spot = (event: { clientX: number; clientY: number }) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const wheel = (event: WheelEvent) => {
      if ((event.target as Element).closest(".form, .step-list, .all-options")) return;
      event.preventDefault();
      if (store.picked.value && store.usable.value.has(store.picked.value) && turns(store)) store.turn(event.deltaY > 0 ? 1 : -1);
      else zoomTo(store, layout, map.across * (event.deltaY < 0 ? STEP : 1 / STEP), spot(event));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [store, layout]);
  const latest = useRef(layout); // a drag continues while the map is redrawn
  latest.current = layout;
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(".table-board");
    if (!element) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = false;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest("button, .form, .step-list")) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      moved = false;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      const now = store.zoom.value;
      if (!before || !now) return;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      if (!moved && !other && Math.hypot(dx, dy) < DRAG) return;
      moved = true;
      element.classList.add("panning");
      const { map, width, height } = latest.current;
      const { unit = 1, fit = 1, ox = 0, oy = 0, layout: kind = "" } = map ?? {};
      const grown = other
        ? Math.hypot(event.clientX - other.x, event.clientY - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
        : 1;
      const share = other ? 2 : 1;
      store.zoom.value = {
        across: Math.min(largest(store, kind), Math.max(fit * SMALLEST, now.across * grown)),
        x: (width / 2 - ox - dx / share) / unit,
        y: (height / 2 - oy - dy / share) / unit,
      };
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      element.classList.remove("panning");
    };
    const click = (event: MouseEvent) => {
      if (!moved) return;
      moved = false;
      event.stopPropagation(); // the map was moved: nothing is chosen
    };
    element.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
    };
  }, [store]);
}

/** Whether the piece in hand can be rotated. */
const turns = (store: BoardStore): boolean =>
  store.shown.value.acts.some(({ piece, target, amount }) => piece === store.picked.value && !!target && amount.length > 0);

interface CornerProps {
  store: BoardStore;
  layout: Layout;
  pieces: Map<string, Piece[]>;
  sides: Sides;
  phone: boolean;
}

/** A land that is chosen is seen near, until its order is sent; a phone begins near my lands. */
function useNear(store: BoardStore, layout: Layout, pieces: Map<string, Piece[]>, phone: boolean): void {
  const begun = useRef(false);
  const before = useRef<{ zoom: typeof store.zoom.value } | null>(null);
  const me = store.me.value;
  useEffect(() => {
    if (!phone || begun.current) return;
    const mine = [...pieces].find(
      ([id, here]) => here.some(({ owner }) => owner === me) && layout.map?.cells.some((cell) => cell.id === id),
    );
    if (!mine) return;
    begun.current = true;
    showPlace(store, layout, mine[0]);
  }, [store, layout, pieces, phone, me]);
  const target = store.draft.held.value ? (store.draft.rows.value?.target ?? "") : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another land is chosen
  useEffect(() => {
    if (target) {
      before.current ??= { zoom: store.zoom.value };
      showPlace(store, layout, target);
    } else if (before.current) {
      store.zoom.value = before.current.zoom;
      before.current = null;
    }
  }, [target]);
}

/** The whole map in the corner, with a frame around what is seen; a click moves there. */
export function CornerMap({ store, layout, pieces, sides, phone }: CornerProps) {
  useZoom(store, layout);
  useNear(store, layout, pieces, phone);
  const { map } = layout;
  if (map?.layout !== "hex") return null;
  const zoomed = store.zoom.value !== null;
  const can = map.fit < (LARGEST.hex ?? 0) * 0.95;
  if (!can) return null;
  const units = map.cells.map((cell) => ({ ...cell, x: (cell.x - map.ox) / map.unit, y: (cell.y - map.oy) / map.unit }));
  const xs = units.map(({ x }) => x);
  const ys = units.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const [w, h] = [Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top];
  const scale = Math.min((SMALL.w - 8) / w, (SMALL.h - 8) / h);
  const [ox, oy] = [(SMALL.w - w * scale) / 2 - left * scale, (SMALL.h - h * scale) / 2 - top * scale];
  const go = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left - ox) / scale, (event.clientY - box.top - oy) / scale];
    store.zoom.value = { across: store.zoom.value?.across ?? CHOSEN, x, y };
  };
  const tone = (id: string, ground: string): string => {
    const side = (pieces.get(id) ?? []).find(({ owner }) => owner >= 0)?.owner ?? -1;
    if (side >= 0) return `var(--seat-${sides.colour(side)})`;
    return ground === "waves" ? "var(--land-water)" : ground === "mountain" ? "var(--land-mountain)" : "var(--line)";
  };
  const seen = { x: -map.ox / map.unit, y: -map.oy / map.unit, w: layout.width / map.unit, h: layout.height / map.unit };
  return (
    <div class="corner-map">
      {zoomed && (
        <svg width={SMALL.w} height={SMALL.h} onClick={go} aria-hidden="true">
          {units.map(({ id, x, y, ground }) => (
            <circle key={id} cx={ox + x * scale} cy={oy + y * scale} r={Math.max(1.6, 0.82 * scale)} style={{ fill: tone(id, ground) }} />
          ))}
          <rect x={ox + seen.x * scale} y={oy + seen.y * scale} width={seen.w * scale} height={seen.h * scale} rx={3} />
        </svg>
      )}
      <span>
        <button
          type="button"
          class="btn sq"
          aria-label={msg("larger")}
          title={msg("larger")}
          onClick={() => zoomTo(store, layout, map.across * 1.4)}
        >
          <Glyph name="plus" size={14} />
        </button>
        {zoomed && (
          <button
            type="button"
            class="btn sq"
            aria-label={msg("whole-board")}
            title={msg("whole-board")}
            onClick={() => zoomTo(store, layout, map.across / 1.4)}
          >
            <Glyph name="minus" size={14} />
          </button>
        )}
      </span>
    </div>
  );
}
