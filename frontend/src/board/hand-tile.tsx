// A tile of several hexes: in the hand, and at the pointer while it is laid; the wheel or R turns it.
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Art, drawings, symbolOf } from "./art.tsx";
import type { Face } from "./data.ts";
import { hexagonPath } from "./hexes.tsx";
import type { Layout } from "./layout/types.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

/** The ring around the first hex of a tile, anticlockwise from the east, in halves of a width and rows. */
const RING = [
  [1, 0],
  [0.5, -1],
  [-0.5, -1],
  [-1, 0],
  [-0.5, 1],
  [0.5, 1],
] as const;

/** The hexes of a tile around a point, rotated by a number of sixths. */
export function hexesOf(
  face: Face,
  turned: number,
  at: { x: number; y: number },
  across: number,
): { ground: string; x: number; y: number }[] {
  return face.stats.map(([ground], i) => {
    const [dx, dy] = i ? (RING[(i - 1 + turned) % 6] as (typeof RING)[number]) : [0, 0];
    return { ground, x: at.x + dx * across, y: at.y + (dy * across * Math.sqrt(3)) / 2 };
  });
}

/** A tile as a card of the hand. */
export function Flower({ face }: { face: Face }) {
  const across = 32;
  return (
    <div class="flower" title={words(face.title)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {hexesOf(face, 0, { x: 50, y: 50 }, across).map(({ ground, x, y }, i) => (
          <g key={i}>
            <path d={hexagonPath({ x, y }, across)} class={`ground-${ground}`} />
            {drawings.value.has(ground) && <use href={symbolOf(ground)} x={x - 10} y={y - 10} width={20} height={20} />}
          </g>
        ))}
      </svg>
      <b>{words(face.title)}</b>
    </div>
  );
}

interface HandTileProps {
  store: BoardStore;
  layout: Layout;
  faces: ReadonlyMap<string, Face>;
}

/** The tile in the hand over the place at which it would lie. */
export function HandTile({ store, layout, faces }: HandTileProps) {
  const over = useSignal("");
  const piece = store.shown.value.pieces.get(store.picked.value);
  const face = piece && faces.get(piece.art);
  const tile = face?.kind === "hexes" ? face : null;
  const { hovered } = store;
  if (tile && store.targets.value.has(hovered.value)) over.value = hovered.value;
  useLayoutEffect(() => {
    if (!tile) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "r" || (event.target as Element).matches?.("input, select, textarea")) return;
      event.preventDefault();
      event.stopPropagation();
      store.turn(event.shiftKey ? -1 : 1);
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [tile, store]);
  const { map } = layout;
  const cell = map?.cells.find(({ id }) => id === over.value);
  if (!tile || !map || !cell || !store.targets.value.has(cell.id)) return null;
  return (
    <div class="hand-tile" aria-hidden="true">
      <svg class="overlay" width={layout.width} height={layout.height}>
        {hexesOf(tile, store.turning.value, cell, map.across).map((hex, i) => (
          <path key={i} d={hexagonPath(hex, map.across)} class={`ground-${hex.ground}`} />
        ))}
      </svg>
      {hexesOf(tile, store.turning.value, cell, map.across).map(({ ground, x, y }, i) => {
        const size = map.across * 0.45;
        return (
          <i key={i} style={{ left: `${x - size / 2}px`, top: `${y - size / 2}px`, width: `${size}px`, height: `${size}px` }}>
            <Art name={drawings.value.has(ground) ? ground : "mountain"} />
          </i>
        );
      })}
    </div>
  );
}
