// My own order on the map: its target, the marching armies, the attacks, the buildings and the outcome.
import { Art } from "./art.tsx";
import { chipWidth, placed } from "./chips.ts";
import type { Chip, Piece, PlanToken } from "./data.ts";
import { AIMS, hexagonPath, inside } from "./hexes.tsx";
import { arranged } from "./layout/hex.ts";
import type { Box, Layout, MapCell } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const USUAL = 98;

interface PlanProps {
  store: BoardStore;
  layout: Layout;
  pieces: Map<string, Piece[]>;
  sides: Sides;
  phone: boolean;
}

/** A flag that points from one place to the next, with a number on it. */
export function Pennon({ from, to, n, k, shift = 0, hollow = false, size = 1 }: PennonProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const [x, y] = [(from.x + to.x) / 2 + (shift * k * dx) / long, (from.y + to.y) / 2 + (shift * k * dy) / long];
  const scale = size * k;
  const far = long > 130 * k;
  return (
    <g class={`pennon${hollow ? " hollow" : ""}`}>
      {far && (
        <path
          class="way"
          d={`M${from.x + (dx / long) * 30 * k} ${from.y + (dy / long) * 30 * k}L${to.x - (dx / long) * 40 * k} ${to.y - (dy / long) * 40 * k}`}
        />
      )}
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <path
          class="cloth"
          d="M-22 -15H4L24 0 4 15H-22l7-15z"
          transform={`rotate(${((Math.atan2(dy, dx) * 180) / Math.PI).toFixed(0)}) scale(${scale})`}
          vector-effect="non-scaling-stroke"
        />
        <text y={6 * scale} font-size={18 * scale}>
          {n}
        </text>
      </g>
    </g>
  );
}

interface PennonProps {
  from: { x: number; y: number };
  to: { x: number; y: number };
  n: number;
  k: number;
  shift?: number;
  hollow?: boolean;
  size?: number;
}

export function Plan({ store, layout, pieces, sides, phone }: PlanProps) {
  const { map } = layout;
  if (map?.layout !== "hex") return null;
  const preview = store.draft.form.value.length ? store.draft.preview.value : null;
  const tokens = preview?.plans.length ? preview.plans : store.shown.value.plans;
  if (!tokens.length) return null;
  const { across } = map;
  const k = across / USUAL;
  const cells = new Map(map.cells.filter((cell) => inside(cell, layout)).map((cell) => [cell.id, cell]));
  const me = store.me.value;
  const mine = `var(--seat-${sides.colour(me)})`;
  const sent = tokens.some((token) => token.sent);
  const parts = (art: string) =>
    tokens.flatMap((token) => {
      const [at, to] = [cells.get(token.at), cells.get(token.to)];
      return token.art === art && at ? [{ token, at, to }] : [];
    });
  const ghosts = tokens.filter(({ art }) => !AIMS.includes(art));
  return (
    <>
      <svg
        class={`overlay plan${sent ? " sent" : ""}`}
        width={layout.width}
        height={layout.height}
        style={{ color: sent ? mine : "var(--accent)" }}
        aria-hidden="true"
      >
        {parts("strike").map(({ token, to }) => to && <path key={token.id} d={hexagonPath(to, across, 0.94)} class="struck-place" />)}
        {parts("target").map(({ token, at }) => (
          <path key={token.id} d={hexagonPath(at, across, 0.97)} class="aim" style={{ strokeWidth: 6 * k }} />
        ))}
        {parts("strike").map(
          ({ token, at, to }) => to && <Pennon key={token.id} from={at} to={to} n={token.n} k={k} shift={2} hollow size={0.66} />,
        )}
        {parts("march").map(
          ({ token, at, to }) => to && <Pennon key={token.id} from={at} to={to} n={token.n} k={k} shift={-14} size={1.05} />,
        )}
      </svg>
      {ghostsOf(ghosts, cells, pieces, me, across).map(({ piece, box }) => (
        <div
          key={piece.id}
          class="ghost"
          style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` }}
          aria-hidden="true"
        >
          <Art name={piece.art} colour={sides.colour(me)} />
        </div>
      ))}
      <MapChips chips={preview?.chips ?? []} layout={layout} phone={phone} />
    </>
  );
}

/** Additions of an order to the map, each at its future spot unless another player holds the place. */
function ghostsOf(tokens: PlanToken[], cells: Map<string, MapCell>, pieces: Map<string, Piece[]>, me: number, across: number) {
  const found: { piece: Piece; box: Box }[] = [];
  for (const id of new Set(tokens.map(({ at }) => at))) {
    const cell = cells.get(id);
    const here = pieces.get(id) ?? [];
    if (!cell || here.some(({ owner }) => owner >= 0 && owner !== me)) continue;
    const fresh = tokens
      .filter(({ at }) => at === id)
      .map((token): Piece => ({ id: token.id, art: token.art, at: id, owner: me, n: token.n, values: [], marks: [], cell: [] }));
    const names = new Set(fresh.map((piece) => piece.id));
    const all = [...here.filter((piece) => !names.has(piece.id)), ...fresh].sort((one, other) => rank(one) - rank(other));
    found.push(...arranged(all, cell, across).filter(({ piece }) => names.has(piece.id)));
  }
  return found;
}

const rank = ({ art }: Piece): number => (art === "temple" ? 0 : art === "army" ? 2 : 1);

/** Outcomes at places of a map, over their names where there is room. */
export function MapChips({ chips, layout, phone }: { chips: Chip[]; layout: Layout; phone: boolean }) {
  const { map } = layout;
  if (!map || !chips.length) return null;
  const { across } = map;
  const k = across / USUAL;
  const cells = new Map(map.cells.filter((cell) => inside(cell, layout)).map((cell) => [cell.id, cell]));
  const wanted = chips.flatMap((chip, i) => {
    const cell = cells.get(chip.at);
    const text = words(chip.text);
    if (!cell || !text) return [];
    const high = across * 0.35 + 33 * k - 13;
    const at = { x: cell.x - across * 0.4, y: cell.y - across * 0.35, w: across * 0.8, h: high };
    return [{ key: String(i), at, text, w: chipWidth(text) - (phone ? 6 : 0), h: 24, tone: chip.tone }];
  });
  const spots = placed(wanted, [], { x: 0, y: 0, w: layout.width, h: layout.height });
  return (
    <>
      {wanted.map(({ key, text, tone }) => {
        const spot = spots.get(key);
        return (
          spot && (
            <div key={key} class={`outcome ${tone}`} style={{ left: `${spot.x + spot.w / 2}px`, top: `${spot.y + spot.h / 2}px` }}>
              {text}
            </div>
          )
        );
      })}
    </>
  );
}
