// The ground of a map of hexes: grounds with their art, realms with patterns and borders, rivers, names; and what is lit.
import { TINCTURES } from "../generated/look.ts";
import { Art, drawings } from "./art.tsx";
import type { Act, Piece, Place } from "./data.ts";
import type { Layout, MapCell } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";

const USUAL = 98; // width of a hex for which the sizes here hold
const SMALL = 72; // width below which a hex that is owned has no picture of its ground
const NAMED = 64; // and below which names are seen under the pointer only
export const AIMS = ["target", "march", "strike"]; // parts of an order that are no pieces
const REST = 160; // milliseconds that the pointer rests on a place before it counts as hovered

const CORNERS = [
  [0, -1],
  [0.5, -0.5],
  [0.5, 0.5],
  [0, 1],
  [-0.5, 0.5],
  [-0.5, -0.5],
] as const;
/** Neighbours, and the corners between which they lie. */
const SIDES = [
  [1, 0, 1, 2],
  [1, -1, 0, 1],
  [0, -1, 5, 0],
  [-1, 0, 4, 5],
  [-1, 1, 3, 4],
  [0, 1, 2, 3],
] as const;

/** A corner of a hex; `share` of 1 is its outline. */
export function cornerOf(cell: { x: number; y: number }, across: number, number: number, share = 1): [number, number] {
  const [dx, dy] = CORNERS[number % 6] as (typeof CORNERS)[number];
  return [cell.x + dx * across * share, cell.y + (dy * across * share) / Math.sqrt(3)];
}

/** Whether the middle of a place is visible. */
export const inside = ({ x, y }: { x: number; y: number }, { width, height }: Layout): boolean =>
  x > -20 && y > -20 && x < width + 20 && y < height + 20;

/** The outline of a hex. */
export const hexagonPath = (cell: { x: number; y: number }, across: number, share = 1): string =>
  `M${CORNERS.map((_, i) =>
    cornerOf(cell, across, i, share)
      .map((n) => n.toFixed(1))
      .join(" "),
  ).join("L")}z`;

const between = (cell: MapCell, across: number, from: number, to: number, share: number): string =>
  `M${cornerOf(cell, across, from, share)
    .map((n) => n.toFixed(1))
    .join(" ")}L${cornerOf(cell, across, to, share)
    .map((n) => n.toFixed(1))
    .join(" ")}`;

interface HexProps {
  store: BoardStore;
  layout: Layout;
  pieces: Map<string, Piece[]>;
  sides: Sides;
  targets: ReadonlyMap<string, Act[]>;
}

let resting: ReturnType<typeof setTimeout> | undefined;

/** The pointer moves over a place, which becomes hovered if it rests there. */
function over(store: BoardStore, id: string): void {
  clearTimeout(resting);
  resting = setTimeout(() => store.look(id), REST);
}

export function HexGround({ store, layout, pieces, sides, targets }: HexProps) {
  const { map } = layout;
  if (!map) return null;
  const { across, cells } = map;
  const k = across / USUAL;
  const places = new Map([...(store.board.value?.places ?? []), ...store.shown.value.places].map((place) => [place.id, place]));
  const at = new Map(cells.map((cell) => [where(places.get(cell.id)), cell]));
  const owner = (id: string) => (pieces.get(id) ?? []).find((piece) => piece.owner >= 0)?.owner ?? -1;
  const owners = new Map(cells.map(({ id }) => [id, owner(id)]));
  const colours = [...new Set([...owners.values()].filter((side) => side >= 0).map(sides.colour))];
  const usable = store.usable.value;
  const open = new Set(store.shown.value.acts.filter(({ piece }) => !piece).map(({ target }) => target)); // a click does it
  const tiles = cells.filter(({ ground }) => ground !== "spot");
  const planned = plannedIn(store);
  const mine = sides.colour(store.me.value);
  return (
    <>
      <svg class="map hex" width={layout.width} height={layout.height}>
        <defs>
          {colours.map((colour) => {
            const look = TINCTURES[colour % TINCTURES.length];
            return (
              look && (
                <pattern key={colour} id={`realm-${colour}`} width={look.tile} height={look.tile} patternUnits="userSpaceOnUse">
                  <path d={look.pattern} fill="none" stroke={look.lines || `var(--seat-${colour})`} stroke-opacity="0.26" />
                </pattern>
              )
            );
          })}
        </defs>
        <g class="edge" transform={`translate(0 ${Math.round(9 * k)})`}>
          {tiles.map((cell) => (
            <path key={cell.id} d={cell.path} />
          ))}
        </g>
        {cells.map((cell) => {
          const side = owners.get(cell.id) ?? -1;
          const colour = sides.colour(side);
          const done = targets.get(cell.id);
          const live = !!done || usable.has(cell.id);
          return (
            <g key={cell.id} class={`place${done ? " lit" : ""}${live ? " live" : ""}`}>
              <path
                d={cell.path}
                class={`ground-${cell.ground || "plain"}`}
                data-id={cell.id}
                onClick={() => store.click(cell.id)}
                onPointerEnter={() => (store.hovered.value = cell.id)}
                onPointerMove={(event) => event.pointerType === "mouse" && over(store, cell.id)}
                onPointerLeave={() => {
                  clearTimeout(resting);
                  if (store.hovered.value === cell.id) store.hovered.value = "";
                }}
              />
              {side >= 0 && (
                <>
                  <path d={cell.path} class="realm" style={{ fill: `var(--seat-${colour})` }} />
                  <path d={cell.path} fill={`url(#realm-${colour})`} />
                </>
              )}
              {side < 0 && planned.has(cell.id) && <path d={cell.path} class="realm soon" style={{ fill: `var(--seat-${mine})` }} />}
              {done && cell.ground !== "spot" && <path d={cell.path} class="target" />}
              {(open.has(cell.id) || done?.every(({ chip }) => !chip)) && cell.ground !== "spot" && (
                <circle cx={cell.x} cy={cell.y} r={8} class="dot" />
              )}
            </g>
          );
        })}
        {cells.map((cell) => {
          const side = owners.get(cell.id) ?? -1;
          const place = places.get(cell.id);
          const [q = 0, r = 0] = place?.at ?? [];
          if (!place || cell.ground === "spot") return null;
          let border = "";
          let river = "";
          SIDES.forEach(([dq, dr, from, to], i) => {
            const next = at.get(`${q + dq} ${r + dr}`);
            if (side >= 0 && (owners.get(next?.id ?? "") ?? -1) !== side) border += between(cell, across, from, to, 0.95);
            if (i < 3 && next && place.beside.length && !place.beside.includes(next.id)) river += between(cell, across, from, to, 1);
          });
          return (
            <g key={cell.id} class="lines">
              {border && sides.colour(side) === PALE && <path d={border} class="border rim" style={{ strokeWidth: 8 * k }} />}
              {border && <path d={border} class="border" style={{ stroke: `var(--seat-${sides.colour(side)})`, strokeWidth: 5 * k }} />}
              {river && <path d={river} class="river" style={{ strokeWidth: 8 * k }} />}
            </g>
          );
        })}
      </svg>
      {tiles.map((cell) => (
        <Ground key={cell.id} store={store} cell={cell} here={pieces.get(cell.id) ?? []} planned={planned.has(cell.id)} across={across} />
      ))}
    </>
  );
}

const PALE = 16; // the colour of a side that has a dark rim around its border

const where = (place: Place | undefined): string => (place && place.ground !== "spot" ? place.at.slice(0, 2).join(" ") : "");

/** The places where my order adds something: the order that I write, or the one that I have sent. */
export function plannedIn(store: BoardStore): Set<string> {
  const preview = store.draft.form.value.length ? store.draft.preview.value : null;
  const plans = preview?.plans.length ? preview.plans : store.shown.value.plans;
  return new Set(plans.filter(({ art }) => !AIMS.includes(art)).map(({ at }) => at));
}

interface GroundProps {
  store: BoardStore;
  cell: MapCell;
  here: Piece[];
  planned: boolean; // something will be built here
  across: number;
}

/** The picture of a ground, and the name of its place. */
function Ground({ store, cell, here, planned, across }: GroundProps) {
  const k = across / USUAL;
  const owned = planned || here.some(({ owner }) => owner >= 0);
  const name = store.placeName(cell.id);
  const art = drawings.value.has(cell.ground) ? cell.ground : "";
  const size = (!name ? (cell.ground === "waves" ? 46 : 62) : owned ? 24 : 44) * k;
  const x = cell.x + (!owned && name && here.length ? -16 * k : 0);
  const y = cell.y + (!name ? 2 : owned ? -38 : -4) * k;
  const shown = art && (across >= SMALL || !owned);
  const named = name && (across >= NAMED || store.hovered.value === cell.id);
  return (
    <div class="place-art">
      {shown && (
        <i
          class={name ? "" : "wild"}
          style={{ left: `${x - size / 2}px`, top: `${y - size / 2}px`, width: `${size}px`, height: `${size}px` }}
        >
          <Art name={art} />
        </i>
      )}
      {named && (
        <b style={{ left: `${cell.x}px`, top: `${cell.y + 32 * k}px`, fontSize: `${14 * Math.max(0.86, Math.min(1, k))}px` }}>{name}</b>
      )}
    </div>
  );
}
