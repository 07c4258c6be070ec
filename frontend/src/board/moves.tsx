// The last moves on a map: where a piece came from, as a ghost, and a dotted arrow to where it stands, in its colour.
import type { Layout } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";
import { Rich } from "./rich.tsx";
import { Token } from "./token.tsx";

const MOST = 3; // moves that are drawn

export function LastMoves({ store, layout, sides }: { store: BoardStore; layout: Layout; sides: Sides }) {
  const { map } = layout;
  if (!map) return null;
  const { pieces } = store.shown.value;
  const cells = new Map(map.cells.map((cell) => [cell.id, cell]));
  const moves = new Map<string, { from: string; to: string }>();
  for (const {
    pieces: [id = ""],
    source,
    to,
  } of store.last.value) {
    if (!id || !cells.has(source)) continue;
    moves.set(id, { from: moves.get(id)?.from ?? source, to });
  }
  const drawn = [...moves].filter(([id, { from }]) => pieces.has(id) && pieces.get(id)?.at !== from).slice(-MOST);
  if (!drawn.length) return null;
  return (
    <>
      <svg class="overlay moves" width={layout.width} height={layout.height} aria-hidden="true">
        {drawn.map(([id, { from }]) => {
          const piece = pieces.get(id);
          const [start, end] = [cells.get(from), cells.get(piece?.at ?? "")];
          if (!piece || !start) return null;
          const dx = (end?.x ?? start.x) - start.x;
          const dy = (end?.y ?? start.y) - start.y;
          const far = Math.hypot(dx, dy) || 1;
          const [ux, uy] = [dx / far, dy / far];
          const keep = Math.min(map.unit * 0.34, far * 0.3);
          const [sx, sy] = [start.x + ux * keep, start.y + uy * keep];
          const [ex, ey] = [(end?.x ?? 0) - ux * keep * 1.25, (end?.y ?? 0) - uy * keep * 1.25];
          const [mx, my] = [(sx + ex) / 2 - uy * far * 0.22, (sy + ey) / 2 + ux * far * 0.22];
          const angle = (Math.atan2(ey - my, ex - mx) * 180) / Math.PI;
          return (
            <g key={id} style={{ color: `var(--seat-${sides.colour(piece.owner)})` }}>
              <path d={start.path} class="was" />
              {end && <path d={end.path} class="is" />}
              {end && (
                <>
                  <path d={`M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`} class="casing" />
                  <path d={`M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`} class="dots" />
                  <path d="M10 0L-6 8V-8z" class="tip" transform={`translate(${ex} ${ey}) rotate(${angle})`} />
                </>
              )}
            </g>
          );
        })}
      </svg>
      {drawn.map(([id, { from }]) => {
        const piece = pieces.get(id);
        const at = cells.get(from);
        const w = map.unit * 0.78;
        if (!piece || !at) return null;
        if (!cells.has(piece.at))
          return (
            <i key={id} class="fell" style={{ left: `${at.x - w * 0.62}px`, top: `${at.y - w * 0.62}px` }}>
              <Rich text="☠" size={20} />
            </i>
          );
        if ([...pieces.values()].some((other) => other.at === from)) return null;
        return (
          <div key={id} class="ghost" style={{ left: `${at.x - w / 2}px`, top: `${at.y - w / 2}px`, width: `${w}px`, height: `${w}px` }}>
            <Token piece={{ ...piece, marks: piece.marks.slice(0, 1), id: "" }} colour={sides.colour(piece.owner)} />
          </div>
        );
      })}
    </>
  );
}
