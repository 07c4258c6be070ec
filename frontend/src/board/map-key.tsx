// The key of a map, in its lower left corner if no place lies there.
import { Art } from "./art.tsx";
import { overlap } from "./chips.ts";
import type { Layout } from "./layout/types.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const ROOM = { w: 220, row: 34, edge: 24 };

export function MapKey({ store, layout }: { store: BoardStore; layout: Layout }) {
  const faces = store.board.value?.faces.filter(({ kind }) => kind === "key") ?? [];
  const { map } = layout;
  const laying = map?.cells.some(({ ground }) => ground === "spot");
  if (!map || !faces.length || laying || store.revealing.value) return null;
  const h = faces.length * ROOM.row + ROOM.edge;
  const box = { x: ROOM.edge, y: layout.height - h, w: ROOM.w, h };
  const reach = map.across * 0.45;
  if (map.cells.some(({ x, y }) => overlap({ x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach }, box))) return null;
  return (
    <ul class="map-key">
      {faces.map(({ id, title }) => (
        <li key={id}>
          <Art name={id} />
          <span>{words(title)}</span>
        </li>
      ))}
    </ul>
  );
}
