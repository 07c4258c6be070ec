// Traces of the others' acts since my last one: a thin arrow, and a ring around pieces that were used or struck.
import type { TableEvent } from "./data.ts";
import type { Box, Layout } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";
import type { BoardStore } from "./store.ts";

const IN_PLAY = ["play", "small", "chip", "land", "layer", "army"]; // cuts of cards on the board
const FALLEN = ["thumb", "pile"];
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
  const lost = (id: string) => FALLEN.includes(layout.spots.get(id)?.cut ?? ""); // it lies on a pile
  const zones = store.board.value?.zones ?? [];
  const line = zones.some(({ region, layout: kind }) => region === "centre" && kind === "slots"); // it shows the blows of a battle
  const struck: { event: TableEvent; from: Box; to: Box; colour: string }[] = [];
  for (const event of layout.map?.layout === "triangle" || line ? [] : store.last.value) {
    if (event.sums.length < 2) continue;
    const by = event.sums[0]?.[0] ?? "";
    const on = event.sums[1]?.[0] ?? event.place;
    const [from, to] = [where(by), where(on)];
    if (!from || !to || apart(from, to) < NEAR || lost(by) || lost(on)) continue;
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
  const used = new Map<string, { at: Box; colour: string }>(); // pieces that were played, moved or changed, and taken places
  const moved = layout.map ? [] : store.last.value.filter(({ sums }) => !sums.length);
  for (const { pieces, source, text } of moved) {
    const slot = zones.find(({ id, region, layout: kind }) => id === source && region === "commons" && kind === "slots");
    const filled = slot && [...store.shown.value.pieces.values()].find(({ at }) => at === slot.id);
    for (const id of slot ? [filled?.id ?? ""] : pieces) {
      const at = layout.spots.get(id);
      const owner = store.shown.value.pieces.get(id)?.owner ?? -1;
      const by = typeof text[1].seat === "number" ? text[1].seat : owner;
      const shown = at && IN_PLAY.includes(at.cut);
      if (shown && by >= 0 && by !== store.me.value) used.set(`${at.x} ${at.y}`, { at, colour: `var(--seat-${sides.colour(by)})` });
    }
  }
  if (!struck.length && !used.size) return null;
  return (
    <svg class="overlay" width={layout.width} height={layout.height} aria-hidden="true">
      {[...used].map(([key, { at, colour }]) => (
        <g key={key} class="struck" style={{ color: colour }}>
          <rect x={at.x - 4} y={at.y - 4} width={at.w + 8} height={at.h + 8} rx={11} class="ring" />
        </g>
      ))}
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
