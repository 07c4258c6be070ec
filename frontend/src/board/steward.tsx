// The steward on the board: a gold ring around the piece of the hint, a dotted gold arrow to its target, and a bubble with the reason.
import { useEffect, useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import type { HintStep } from "../generated/wire.ts";
import { cap } from "../app/wording.ts";
import { clearest } from "./layout/clear.ts";
import { formBox } from "./layout/sea.ts";
import type { Box, Layout } from "./layout/types.ts";
import type { Adviser } from "./adviser.ts";
import { words } from "./words.ts";

const BUBBLE = { w: 262, h: 96 };
const BRIEF = 90; // letters of the reason that are shown at first

/** Beside a box, inside of the board. */
function beside(at: Box | undefined, layout: Layout): { x: number; y: number } {
  if (!at) return { x: (layout.width - BUBBLE.w) / 2, y: 12 };
  const right = at.x + at.w + 18;
  const x = right + BUBBLE.w < layout.width - 8 ? right : Math.max(8, at.x - BUBBLE.w - 18);
  return { x, y: Math.max(8, Math.min(layout.height - BUBBLE.h - 8, at.y + at.h / 2 - BUBBLE.h / 2)) };
}

export function Advice({ session, layout }: { session: Adviser; layout: Layout }) {
  const [why, setWhy] = useState(false);
  const [order, setOrder] = useState(""); // the advised order in one sentence
  const hint = session.board.revealing.value ? null : session.hint();
  useEffect(() => {
    const draft = hint && session.order(hint);
    setOrder("");
    if (draft) session.board.draft.sentence(draft).then(setOrder);
  }, [hint, session]);
  const [first] = hint?.steps ?? [];
  if (!hint || !first) return null;
  const act = session.meant(hint);
  const where = (id: string): Box | undefined => {
    const spot = layout.spots.get(id);
    return spot && spot.cut !== "gone" ? spot : layout.areas.get(id);
  };
  const joined = act && act.do.length > 1 ? words(act.text) : ""; // an act of several decisions says more than the first of them
  const land = act ? "" : session.land(hint);
  const from = where(land || act?.piece || act?.target || (layout.map ? session.named(hint) : ""));
  const to = act?.piece && act.target && act.target !== act.piece ? where(act.target) : undefined;
  const form = layout.map?.free?.sea?.rises ? formBox(layout) : undefined;
  const kept = [from, to, form].filter((box) => !!box);
  const middle = { x: layout.width / 2, y: layout.height / 2, w: 0, h: 0 };
  const at = layout.map ? clearest(layout, BUBBLE.w, BUBBLE.h, from ?? middle, kept) : beside(from, layout);
  const reason = first.reason || hint.reason;
  return (
    <>
      <svg class="overlay" width={layout.width} height={layout.height} aria-hidden="true">
        {from && (
          <rect x={from.x - 5} y={from.y - 5} width={from.w + 10} height={from.h + 10} rx={layout.map ? from.w : 12} class="advised" />
        )}
        {from && to && <path d={arc(from, to)} class="advised-way" />}
        {to && <circle cx={to.x + to.w / 2} cy={to.y + to.h / 2} r={7} class="advised-end" />}
      </svg>
      <div class="bubble" role="status" style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${BUBBLE.w}px` }}>
        <Glyph name="bulb" size={24} />
        <div>
          <strong>{land ? order || advisedOrder(hint.steps) : cap(joined || first.brief || first.label)}</strong>
          {(why || reason.length <= BRIEF) && <p>{reason}</p>}
          <p class="bubble-acts">
            <button type="button" class="bare" onClick={() => session.follow(hint)}>
              {msg("follow-hint")}
            </button>
            {reason.length > BRIEF && (
              <button type="button" class="bare" aria-expanded={why} onClick={() => setWhy(!why)}>
                {msg("steward-why")}
              </button>
            )}
            <button type="button" class="bare" aria-label={msg("close")} onClick={() => session.dismiss()}>
              <Glyph name="cross" size={12} />
            </button>
          </p>
        </div>
      </div>
    </>
  );
}

/** An order as its parts that are something: its land and its levels. */
const advisedOrder = (steps: HintStep[]): string =>
  cap(
    steps
      .filter(({ action = [] }, i) => !i || (i < steps.length - 1 && (action.at(-1) ?? 0) > 0))
      .map(({ brief, label }) => brief || label)
      .join(", "),
  );

export function arc(from: Box, to: Box): string {
  const [sx, sy] = [from.x + from.w / 2, from.y + from.h / 2];
  const [ex, ey] = [to.x + to.w / 2, to.y + to.h / 2];
  const lift = Math.min(80, Math.hypot(ex - sx, ey - sy) * 0.3);
  return `M${sx} ${sy}Q${(sx + ex) / 2} ${Math.min(sy, ey) - lift} ${ex} ${ey}`;
}
