// A lens over a place in which a piece is pushed, with an arrow for each direction and its outcome at the rim.
import type { Act } from "./data.ts";
import type { Box, Layout } from "./layout/types.ts";
import { Rich } from "./rich.tsx";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { Token } from "./token.tsx";
import { Triangles } from "./triangles.tsx";
import { words } from "./words.ts";

const LENS = { w: 356, scale: 2.1 };
const NONE: ReadonlyMap<string, Act[]> = new Map();
const ARROW = [66, 100] as const; // from the middle of the lens
const RIM = 176; // where chips are
const MARGIN = 80; // between the lens and the edge of the board, for chips

/** The direction and the distance of a push: "push:4,1". */
const wayOf = (act: Act): [number, number] => {
  const [direction = 0, far = 1] = (act.target.split(":")[1] ?? "").split(",").map(Number);
  return [direction, far];
};

export function Lens({ store, layout, sides }: { store: BoardStore; layout: Layout; sides: Sides }) {
  const acts = store.pushes.value;
  const { pieces } = store.shown.value;
  const pushed = acts[0]?.piece ?? "";
  const place = pieces.get(pushed)?.at ?? "";
  const cell = layout.map?.cells.find(({ id }) => id === place);
  if (!acts.length || !cell || !layout.map) return null;
  const { turn = 0, unit } = layout.map;
  const w = Math.min(LENS.w, layout.width - 24, layout.height - 24);
  const scale = (LENS.scale * w) / LENS.w;
  const small = w / LENS.w;
  const margin = layout.width > LENS.w + 2 * MARGIN ? MARGIN : 8;
  const inside = (at: number, room: number, keep: number) => Math.max(w / 2 + keep, Math.min(room - w / 2 - keep, at));
  const [cx, cy] = [inside(cell.x, layout.width, margin), inside(cell.y, layout.height, 20)];
  const radius = w / 2 / scale;
  const near = [...layout.spots].filter(([, { cut, x, y, w: width, h }]) => {
    return cut === "token" && Math.hypot(x + width / 2 - cell.x, y + h / 2 - cell.y) < radius + unit;
  });
  const ways = new Map<number, Act[]>();
  for (const act of acts) ways.set(wayOf(act)[0], [...(ways.get(wayOf(act)[0]) ?? []), act]);
  const vector = (direction: number): [number, number] => {
    const angle = ((turn - 30 - 60 * direction) * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  };
  return (
    <div class="lens-part" style={{ left: `${cx}px`, top: `${cy}px` }}>
      <div class="lens" style={{ width: `${w}px`, height: `${w}px`, left: `${-w / 2}px`, top: `${-w / 2}px` }} aria-hidden="true">
        <div
          class="lens-picture"
          style={{
            width: `${layout.width}px`,
            height: `${layout.height}px`,
            transform: `translate(${w / 2 - cell.x * scale}px, ${w / 2 - cell.y * scale}px) scale(${scale})`,
          }}
        >
          <Triangles store={store} layout={layout} sides={sides} targets={NONE} still />
          {near.map(([id, at]) => {
            const piece = pieces.get(id);
            if (!piece) return null;
            const share = piece.at === place ? 0.8 : 0.74;
            return (
              <div key={id} class="piece cut-token" style={boxStyle(shrunk(at, share))}>
                <Token piece={piece} colour={sides.colour(piece.owner)} />
              </div>
            );
          })}
        </div>
      </div>
      <svg class="lens-arrows" aria-hidden="true">
        {[...ways.keys()].map((direction) => {
          const [dx, dy] = vector(direction);
          const act = (ways.get(direction) as Act[])[0] as Act;
          const [from, to] = [ARROW[0] * small, ARROW[1] * small];
          const path = `M${dx * from} ${dy * from}L${dx * to} ${dy * to}`;
          const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
          return (
            <g key={direction} class="lens-arrow" onClick={() => store.run(act)}>
              <path d={path} class="casing" />
              <path d={path} class="shaft" />
              <path d="M20 0L-8 17V-17z" class="tip" transform={`translate(${dx * to} ${dy * to}) rotate(${angle}) scale(${small})`} />
            </g>
          );
        })}
      </svg>
      {[...ways].map(([direction, some]) => {
        const [dx, dy] = vector(direction);
        const x = Math.max(-cx + 84, Math.min(layout.width - cx - 84, dx * RIM * small * (Math.abs(dx) > 0.9 ? 1.12 : 1.06)));
        const y = Math.max(-cy + 16, Math.min(layout.height - cy - 16, dy * RIM * small));
        return (
          <div key={direction} class="outcome halves lens-chip" style={{ left: `${x}px`, top: `${y}px` }}>
            {some.map((act, i) => (
              <button
                key={i}
                type="button"
                class={act.chip?.tone ?? "none"}
                data-id={act.target}
                title={words(act.text)}
                aria-label={words(act.text)}
                onClick={() => store.run(act)}
              >
                <Rich text={act.chip ? words(act.chip.text) : String(wayOf(act)[1])} />
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}

const shrunk = ({ x, y, w, h }: Box, share: number): Box => ({
  x: x + (w * (1 - share)) / 2,
  y: y + (h * (1 - share)) / 2,
  w: w * share,
  h: h * share,
});
const boxStyle = ({ x, y, w, h }: Box) => ({ transform: `translate(${x}px, ${y}px)`, width: `${w}px`, height: `${h}px` });
