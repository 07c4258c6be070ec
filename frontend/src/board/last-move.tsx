// Traces of the others' acts since my last one: a thin arrow, and a ring around pieces that were used or struck.
import type { TableEvent } from "./data.ts";
import type { Box, Layout } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";

const FAR = 200; // a shorter way is seen without an arrow

const NEAR = 40; // pixels between two things that lie at one place

const apart = (one: Box, other: Box): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A curve between the facing edges of two boxes. */
function curve(from: Box, to: Box): { path: string; tip: string } {
  const down = to.y > from.y;
  const sx = from.x + from.w / 2;
  const sy = down ? from.y + from.h + 2 : from.y - 2;
  const ex = to.x + to.w / 2;
  const ey = down ? to.y - 8 : to.y + to.h + 8;
  const bend = Math.max(40, Math.abs(ey - sy) * 0.45) * (down ? 1 : -1);
  const [cx, cy] = [ex + (ex - sx) * 0.02, ey - bend];
  const angle = (Math.atan2(ey - cy, ex - cx) * 180) / Math.PI;
  return {
    path: `M${sx} ${sy}C${sx} ${sy + bend} ${cx} ${cy} ${ex} ${ey - (down ? 14 : -14)}`,
    tip: `translate(${ex} ${ey}) rotate(${angle})`,
  };
}

export function LastMove({ store, layout, sides }: { store: BoardStore; layout: Layout; sides: Sides }) {
  const where = (id: string): Box | undefined => {
    const spot = layout.spots.get(id);
    return spot && spot.cut !== "gone" ? spot : layout.areas.get(id);
  };
  const struck: { event: TableEvent; from: Box; to: Box; colour: string }[] = [];
  for (const event of layout.map?.layout === "triangle" ? [] : store.last.value) {
    if (event.sums.length < 2) continue;
    const by = event.sums[0]?.[0] ?? "";
    const on = event.sums[1]?.[0] ?? event.place;
    const [from, to] = [where(by), where(on)];
    if (!from || !to || apart(from, to) < NEAR) continue; // both fell: they lie on one pile
    const owner = store.shown.value.pieces.get(by)?.owner ?? -1;
    struck.push({ event, from, to, colour: owner < 0 ? "var(--ink)" : `var(--seat-${sides.colour(owner)})` });
  }
  for (const event of store.last.value) {
    const [from, to] = [where(event.source), where(event.place || event.to)];
    const { seat, attacker } = event.text[1];
    const side = typeof seat === "number" ? seat : attacker;
    if (!event.source.includes(":") || !from || !to || from === to || typeof side !== "number") continue;
    if (apart(from, to) >= FAR) struck.push({ event, from, to, colour: `var(--seat-${sides.colour(side)})` });
  }
  if (!struck.length) return null;
  return (
    <svg class="overlay" width={layout.width} height={layout.height} aria-hidden="true">
      {struck.map(({ from, to, colour }, i) => {
        const { path, tip } = curve(from, to);
        return (
          <g key={i} class="struck" style={{ color: colour }}>
            <rect x={from.x - 4} y={from.y - 4} width={from.w + 8} height={from.h + 8} rx={11} class="ring" />
            <path d={path} class="casing" />
            <path d={path} class="shaft" />
            <path d="M4 0L-19 15L-13 0L-19 -15z" class="tip" transform={tip} />
          </g>
        );
      })}
    </svg>
  );
}
