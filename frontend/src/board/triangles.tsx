// The kingdom as it is drawn: triangles, homes with the pattern of their owner, points, the Market, the edge; vignettes and a key.
import { ColourShield, Glyph } from "../app/icon.tsx";
import { Art, drawings } from "./art.tsx";
import type { Act } from "./data.ts";
import type { Layout, MapCell } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const KEY = { w: 200, row: 28 };
const VIGNETTES: [string, number, number, number][] = [
  // drawing, distance from the left or right edge, from the upper or lower one, size
  ["vignette-forest", 18, 98, 104],
  ["vignette-keep", 106, 64, 120],
  ["vignette-forest", 220, 48, 84],
  ["vignette-hill", 304, 16, 96],
];
/** Patterns of homes, by the colour of their owner. */
const PATTERNS = ["M0 7l5-4 5 4", "M0 10L10 0", "M0 5h10", "M5 0v10", "M0 0l10 10M10 0L0 10", "M3 5h4M5 3v4"];

type Point = [number, number];
const nameOf = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
const line = ([x, y]: Point, [u, v]: Point) => `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`;

/** Sides of triangles: those of one triangle only are the edge; those between two baronies are borders. */
function edges(cells: MapCell[]): { edge: string; borders: string } {
  const known = new Map<string, { from: Point; to: Point; baronies: string[] }>();
  for (const { id, kind, points = [] } of cells) {
    if (kind === 2) continue;
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length] as Point;
      const key = [nameOf(from), nameOf(to)].sort().join(" ");
      const side = known.get(key) ?? { from, to, baronies: [] };
      side.baronies.push(id.split(".")[0] ?? "");
      known.set(key, side);
    });
  }
  const sides = [...known.values()];
  const drawn = (some: typeof sides) => some.map(({ from, to }) => line(from, to)).join("");
  return {
    edge: drawn(sides.filter(({ baronies }) => baronies.length === 1)),
    borders: drawn(sides.filter(({ baronies: [one, other] }) => other !== undefined && one !== other)),
  };
}

/** The outline of a triangle, a share smaller. */
function inset({ x, y, points = [] }: MapCell, share: number): string {
  return `M${points.map(([px, py]) => `${(x + (px - x) * (1 - share)).toFixed(1)} ${(y + (py - y) * (1 - share)).toFixed(1)}`).join("L")}z`;
}

/** The position of a home's shield: above the corner farthest from the middle. */
function shieldAt(cells: MapCell[], layout: Layout): Point {
  const [mx, my] = [layout.width / 2, layout.height / 2];
  const corners = cells.flatMap(({ points = [] }) => points);
  const far = ([x, y]: Point) => Math.hypot(x - mx, y - my);
  const [x, y] = corners.reduce((best, one) => (far(one) > far(best) ? one : best), corners[0] as Point);
  const level = Math.abs(y - my) < Math.abs(x - mx); // left or right of the middle: above it, else beside it, outside
  const at: Point = level ? [x, y - 46] : [x < mx - 1 ? x - 46 : x + 46, y];
  return [Math.max(26, Math.min(layout.width - 26, at[0])), Math.max(26, Math.min(layout.height - 26, at[1]))];
}

interface TrianglesProps {
  store: BoardStore;
  layout: Layout;
  sides: Sides;
  targets: ReadonlyMap<string, Act[]>;
  still?: boolean; // a picture that can't be clicked
}

export function Triangles({ store, layout, sides, targets, still = false }: TrianglesProps) {
  const cells = layout.map?.cells ?? [];
  const focus = store.focus.value;
  const homes = new Map<number, MapCell[]>();
  for (const cell of cells) if (cell.owner >= 0) homes.set(cell.owner, [...(homes.get(cell.owner) ?? []), cell]);
  const { edge, borders } = edges(cells);
  const stands = store.shown.value.pieces.get(focus)?.at ?? "";
  const lit = new Map<string, Act[]>();
  for (const [id, acts] of targets) lit.set(store.shown.value.pieces.get(id)?.at ?? id, acts);
  return (
    <>
      {!still && <Vignettes layout={layout} />}
      <svg class="map triangles" width={layout.width} height={layout.height}>
        <defs>
          {[...homes.keys()].map((side) => {
            const colour = sides.colour(side);
            return (
              <pattern key={side} id={`home-${colour}`} width="10" height="10" patternUnits="userSpaceOnUse">
                <path d={PATTERNS[colour % PATTERNS.length]} fill="none" stroke={`var(--seat-${colour})`} stroke-opacity="0.28" />
              </pattern>
            );
          })}
        </defs>
        <path d={edge} class="under" transform="translate(0 9)" />
        <path d={edge} class="rim" />
        {cells
          .filter(({ kind }) => kind !== 2)
          .map((cell) => {
            const live = !still && (lit.has(cell.id) || store.usable.value.has(cell.id));
            return (
              <path
                key={cell.id}
                d={cell.path}
                class={`${cell.kind ? "dark" : "light"}${live ? " live" : ""}`}
                data-id={still ? undefined : cell.id}
                onClick={() => store.click(standing(store, cell.id))}
              />
            );
          })}
        <g class="homes">
          {[...homes].map(([side, own]) =>
            own.map(({ id, path }) => (
              <g key={id}>
                <path d={path} class="home" style={{ color: `var(--seat-${sides.colour(side)})` }} />
                <path d={path} fill={`url(#home-${sides.colour(side)})`} />
              </g>
            )),
          )}
          <path d={borders} class="borders" />
          <path d={edge} class="line" />
          {cells
            .filter(({ ground }) => ground === "point")
            .map((cell) => (
              <path
                key={cell.id}
                d={inset(cell, 0.16)}
                class="point"
                style={{ stroke: cell.owner >= 0 ? `var(--seat-${sides.colour(cell.owner)})` : "var(--ink)" }}
              />
            ))}
        </g>
        {!still && stands && <path d={cells.find(({ id }) => id === stands)?.path} class="from" />}
        {!still &&
          cells.map((cell) => {
            const acts = lit.get(cell.id);
            if (!acts || cell.kind === 2) return null;
            const tone = acts[0]?.chip?.tone;
            const met = (store.shown.value.pieces.size > 0 && acts.some(({ target }) => target !== cell.id && target)) || tone === "loss";
            return <path key={cell.id} d={inset(cell, met ? 0.04 : 0.1)} class={met ? "target met" : "target"} />;
          })}
        {cells
          .filter(({ kind }) => kind === 2)
          .map((cell) => (
            <g
              key={cell.id}
              class={`market${lit.has(cell.id) && !still ? " lit" : ""}`}
              data-id={still ? undefined : cell.id}
              onClick={() => store.click(standing(store, cell.id))}
            >
              <path d={cell.path} />
            </g>
          ))}
        {!still &&
          [...lit]
            .filter(([, acts]) => acts.every(({ chip }) => !chip))
            .map(([id]) => {
              const cell = cells.find((one) => one.id === id);
              return cell && <circle key={id} cx={cell.x} cy={cell.y} r={8} class="dot" />;
            })}
      </svg>
      {cells
        .filter(({ kind }) => kind === 2)
        .map(({ id, x, y }) => (
          <span key={id} class="stall" style={{ left: `${x}px`, top: `${y}px` }}>
            <Glyph name="stall" size={Math.round((layout.map?.unit ?? 60) * 0.54)} />
          </span>
        ))}
      {!still &&
        [...homes].map(([side, own]) => {
          const [x, y] = shieldAt(own, layout);
          return (
            <span key={side} class="home-shield" title={sides.name(side)} style={{ left: `${x}px`, top: `${y}px` }}>
              <ColourShield colour={sides.colour(side)} size={34} />
            </span>
          );
        })}
      {!still && <Key store={store} layout={layout} />}
    </>
  );
}

/** The piece on a place that a click there means, or the place. */
function standing(store: BoardStore, place: string): string {
  if (store.targets.value.has(place)) return place;
  const here = [...store.shown.value.pieces.values()].filter(({ at }) => at === place);
  return (here.find(({ id }) => store.targets.value.has(id)) ?? here.find(({ id }) => store.usable.value.has(id)) ?? here[0])?.id ?? place;
}

/** Return whether a box is free of triangles. */
const clear = (layout: Layout, x: number, y: number, w: number, h: number): boolean =>
  !(layout.map?.cells ?? []).some(({ points = [] }) => points.some(([px, py]) => px > x && px < x + w && py > y && py < y + h));

function Vignettes({ layout }: { layout: Layout }) {
  if (!drawings.value.has("vignette-forest")) return null;
  const found = [false, true].flatMap((right) =>
    [false, true].flatMap((low) =>
      VIGNETTES.map(([art, aside, down, size], i) => {
        const x = right ? layout.width - aside - size : aside;
        const y = low ? layout.height - down * 0.5 - size : down;
        const name = art.endsWith("keep") && (right || low) ? "vignette-hamlet" : art;
        return { key: `${right} ${low} ${i}`, name, x, y, size };
      }),
    ),
  );
  return (
    <>
      {found
        .filter(({ x, y, size }) => clear(layout, x - 16, y - 16, size + 32, size + 32))
        .filter(({ x, y, size }) => x + size < layout.width - KEY.w - 60 || y < layout.height / 2)
        .map(({ key, name, x, y, size }) => (
          <span key={key} class="vignette" style={{ left: `${x}px`, top: `${y}px`, width: `${size}px`, height: `${size}px` }}>
            <Art name={name} />
          </span>
        ))}
    </>
  );
}

const low = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The key of the shapes, in the corner. */
function Key({ store, layout }: { store: BoardStore; layout: Layout }) {
  const faces = (store.board.value?.faces ?? []).filter(({ kind }) => kind === "key");
  const h = faces.length * KEY.row;
  const [x, y] = [layout.width - KEY.w - 28, layout.height - h - 20];
  if (!faces.length || !clear(layout, x, y, KEY.w, h)) return null;
  return (
    <ul class="board-key" style={{ left: `${x}px`, top: `${y}px` }}>
      {faces.map(({ id, title, text }) => (
        <li key={id}>
          <Art name={id} />
          <span>{`${words(title)} ${low(words(text))}`}</span>
        </li>
      ))}
    </ul>
  );
}
