// The ground of a map: places with drawings, owners' tints, names and highlights.
import { Art } from "./art.tsx";
import type { Act, Piece } from "./data.ts";
import type { Layout } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { HexGround } from "./on-demand.ts";
import { words } from "./words.ts";

const SETTLED = /^(village|city|city2|hamlet|castle|keep|capitol|settlement)/; // drawings that give their place its owner's tint
const SMALL = 72; // pixels below which a place that is used has no picture of its ground
const NAMED = 64; // and below which names are seen under the pointer only

/** The owner of a place, from the pieces that settle it, or -1. */
function holder(pieces: Piece[]): number {
  return pieces.find(({ art, owner }) => owner >= 0 && SETTLED.test(art))?.owner ?? -1;
}

/** The name of a place, or its notation if that is a name. */
function nameOf(store: BoardStore, id: string): string {
  return store.label("place", id) || (/^[A-Z]{2,}$/.test(id) ? id.charAt(0) + id.slice(1).toLowerCase() : "");
}

interface MapProps {
  store: BoardStore;
  layout: Layout;
  pieces: Map<string, Piece[]>;
  sides: Sides;
  targets: ReadonlyMap<string, Act[]>;
}

export function MapGround({ store, layout, pieces, sides, targets }: MapProps) {
  const { map } = layout;
  if (!map) return null;
  if (map.layout === "hex") return <HexGround store={store} layout={layout} pieces={pieces} sides={sides} targets={targets} />;
  const focus = store.focus.value;
  return (
    <>
      <svg class={`map ${map.layout}`} width={layout.width} height={layout.height}>
        <g class="edge" transform="translate(0 7)">
          {map.cells.map((cell) => (
            <path key={cell.id} d={cell.path} transform={cell.transform} />
          ))}
        </g>
        {map.cells.map((cell) => {
          const side = holder(pieces.get(cell.id) ?? []);
          const tint = side >= 0 ? `var(--seat-${sides.colour(side)})` : cell.owner >= 0 ? `var(--seat-${sides.colour(cell.owner)})` : "";
          const done = targets.get(cell.id);
          const live = !!done || store.usable.value.has(cell.id);
          return (
            <g key={cell.id} class={`place${done ? " lit" : ""}${focus === cell.id ? " chosen" : ""}${live ? " live" : ""}`}>
              <path
                d={cell.path}
                transform={cell.transform}
                class={`ground-${cell.ground || "plain"}`}
                vector-effect="non-scaling-stroke"
                data-id={cell.id}
                onClick={() => store.click(cell.id)}
                onPointerEnter={() => (store.hovered.value = cell.id)}
                onPointerLeave={() => store.hovered.value === cell.id && (store.hovered.value = "")}
              />
              {tint && (
                <path
                  d={cell.path}
                  transform={cell.transform}
                  class={side >= 0 ? "held" : "home"}
                  vector-effect="non-scaling-stroke"
                  style={{ color: tint }}
                />
              )}
              {done && <path d={cell.path} transform={cell.transform} class="target" vector-effect="non-scaling-stroke" />}
              {done?.every(({ chip }) => !chip) && <circle cx={cell.x} cy={cell.y} r={8} class="dot" />}
            </g>
          );
        })}
      </svg>
      {map.cells.map((cell) => {
        const here = pieces.get(cell.id)?.length ?? 0;
        const text = nameOf(store, cell.id);
        const large = map.across >= SMALL || !here;
        const w = (here ? 0.26 : 0.45) * map.across;
        const y = here ? cell.y - map.across * 0.4 : cell.y - map.across * 0.05;
        return (
          <div key={cell.id} class="place-art">
            {cell.ground && large && (
              <i style={{ left: `${cell.x - w / 2}px`, top: `${y - w / 2}px`, width: `${w}px`, height: `${w}px` }}>
                <Art name={cell.ground} />
              </i>
            )}
            {text && map.across >= NAMED && !targets.get(cell.id)?.[0]?.chip && (
              <b style={{ left: `${cell.x}px`, top: `${cell.y + map.across * (map.layout === "hex" ? 0.36 : 0.3)}px` }}>{text}</b>
            )}
          </div>
        );
      })}
    </>
  );
}

/** The places of a map for the keyboard and screen readers: what is lit is a button. */
export function MapButtons({ store, layout, targets }: Pick<MapProps, "store" | "layout" | "targets">) {
  if (!layout.map) return null;
  return (
    <>
      {layout.map.cells
        .filter(({ id }) => targets.has(id) || store.usable.value.has(id))
        .map(({ id, x, y }) => (
          <button
            key={id}
            type="button"
            class="place-button"
            data-id={id}
            aria-label={
              (targets.get(id) ?? []).map(({ text }) => words(text)).join(" / ") || store.placeName(id) || nameOf(store, id) || id
            }
            style={{ left: `${x}px`, top: `${y}px` }}
            onClick={() => store.click(id)}
            onFocus={() => {
              store.hovered.value = id;
              store.look(id);
            }}
          />
        ))}
    </>
  );
}
