// Overlays of a hex map: my order and its levels, a reveal in steps, the tile in hand, the key, the small map.
import type { Face, Piece } from "./data.ts";
import { HandTile } from "./hand-tile.tsx";
import type { Layout } from "./layout/types.ts";
import { MapKey } from "./map-key.tsx";
import { OrderCard } from "./order.tsx";
import { Plan } from "./plan.tsx";
import { Reveal } from "./reveal.tsx";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { CornerMap } from "./zoom.tsx";

interface HexOverProps {
  store: BoardStore;
  layout: Layout;
  pieces: Map<string, Piece[]>;
  faces: ReadonlyMap<string, Face>;
  sides: Sides;
  phone: boolean;
}

export function HexOver({ store, layout, pieces, faces, sides, phone }: HexOverProps) {
  return (
    <>
      <Plan store={store} layout={layout} pieces={pieces} sides={sides} phone={phone} />
      {!phone && <OrderCard store={store} layout={layout} />}
      <Reveal store={store} layout={layout} sides={sides} phone={phone} />
      {!phone && <MapKey store={store} layout={layout} />}
      <HandTile store={store} layout={layout} faces={faces} />
      <CornerMap store={store} layout={layout} pieces={pieces} sides={sides} phone={phone} />
    </>
  );
}
