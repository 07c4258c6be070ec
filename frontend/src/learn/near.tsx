// A map that is seen near: it begins where the task is; the whole map lies in the corner, with a frame around what is seen.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { small } from "../app/screen.ts";
import { msg } from "../app/words.ts";
import type { Layout, MapCell } from "../board/layout/types.ts";
import type { BoardStore } from "../board/store.ts";
import { useZoom } from "../board/zoom.tsx";

const ACROSS: Record<string, number> = { hex: 140, triangle: 118, free: 130 }; // pixels of a place
const PHONE = 0.72; // of that
const CORNER = { w: 168, h: 104 };
const AROUND = 2.2; // places that are seen on each side of those of the task, at least
const MUCH = 1.15; // what is hardly larger than the whole map is not zoomed

/** The places of the task: where these pieces stand, or the places themselves; of the acts of a piece also their targets. */
function placesOf(store: BoardStore, layout: Layout, ids: string[]): MapCell[] {
  const cells = new Map(layout.map?.cells.map((cell) => [cell.id, cell]));
  const { pieces, acts } = store.table.value;
  const targets = acts.filter(({ piece, target }) => target && ids.includes(piece)).map(({ target }) => target);
  const all = [...ids, ...targets].map((id) => cells.get(id) ?? cells.get(pieces.get(id)?.at ?? ""));
  return [...new Set(all)].filter((cell) => cell !== undefined);
}

/** Show the places of the task. */
export function near(store: BoardStore, layout: Layout, ids: string[]): void {
  const { map } = layout;
  const cells = map ? placesOf(store, layout, ids) : [];
  if (!map || !cells.length) return;
  const xs = cells.map(({ x }) => (x - map.ox) / map.unit);
  const ys = cells.map(({ y }) => (y - map.oy) / map.unit);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const each = map.across / map.unit;
  const fits = Math.min(layout.width / (right - left + AROUND * each), layout.height / (bottom - top + AROUND * each)) * each;
  const across = Math.min(fits, (ACROSS[map.layout] ?? map.fit) * (small.value ? PHONE : 1));
  if (across <= map.fit * MUCH) return;
  const unit = (map.unit * across) / map.across;
  const within = (all: number[], size: number, at: number) => {
    const [low, high] = [Math.min(...all) - each, Math.max(...all) + each];
    const half = size / 2 / unit;
    return high - low < 2 * half ? (low + high) / 2 : Math.max(low + half, Math.min(high - half, at));
  };
  store.zoom.value = {
    across,
    x: within(
      map.cells.map((cell) => (cell.x - map.ox) / map.unit),
      layout.width,
      (left + right) / 2,
    ),
    y: within(
      map.cells.map((cell) => (cell.y - map.oy) / map.unit),
      layout.height,
      (top + bottom) / 2,
    ),
  };
}

interface NearProps {
  store: BoardStore;
  layout: Layout;
  ids: string[]; // pieces or places of the task
}

export function Near({ store, layout, ids }: NearProps) {
  const begun = useRef(false);
  const { map } = layout;
  const zoomed = store.zoom.value !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the board appears
  useEffect(() => {
    if (begun.current || !map || !ids.length) return;
    begun.current = true;
    near(store, layout, ids);
  }, [map, ids]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || event.ctrlKey || event.metaKey || (event.target as Element).matches?.("input, textarea"))
        return;
      if (store.zoom.value) store.zoom.value = null;
      else near(store, layout, ids);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [store, layout, ids]);
  return zoomed && map && map.layout !== "hex" ? <Corner store={store} layout={layout} /> : null;
}

/** The whole map; a click shows it. */
function Corner({ store, layout }: { store: BoardStore; layout: Layout }) {
  useZoom(store, layout);
  const { cells = [], unit = 1 } = layout.map ?? {};
  const { pieces } = store.shown.value;
  const colour = new Map(store.shown.value.players.map((row) => [row.side, row.colour]));
  const edge = unit;
  const [left, top] = [Math.min(...cells.map(({ x }) => x)) - edge, Math.min(...cells.map(({ y }) => y)) - edge];
  const [w, h] = [Math.max(...cells.map(({ x }) => x)) + edge - left, Math.max(...cells.map(({ y }) => y)) + edge - top];
  const at = new Map([...pieces.values()].map(({ at: place, owner }) => [place, owner]));
  return (
    <button type="button" class="corner-board" title="Z" onClick={() => (store.zoom.value = null)}>
      <svg width={CORNER.w} height={CORNER.h} viewBox={`${left} ${top} ${w} ${h}`} aria-hidden="true">
        {cells.map(({ id, path, transform, owner }) => (
          <path
            key={id}
            d={path}
            transform={transform || undefined}
            vector-effect="non-scaling-stroke"
            style={owner >= 0 ? { fill: `color-mix(in srgb, var(--seat-${colour.get(owner) ?? owner}) 30%, var(--panel))` } : undefined}
          />
        ))}
        {cells
          .filter(({ id }) => (at.get(id) ?? -1) >= 0)
          .map(({ id, x, y }) => (
            <circle key={id} cx={x} cy={y} r={edge * 0.34} style={{ fill: `var(--seat-${colour.get(at.get(id) ?? 0) ?? 0})` }} />
          ))}
        <rect x={0} y={0} width={layout.width} height={layout.height} vector-effect="non-scaling-stroke" />
      </svg>
      <span>{msg("show-whole-board")}</span>
    </button>
  );
}
