// The coach's findings on the board before a decision: the move played and the better one.
import { Glyph } from "../app/icon.tsx";
import { cap } from "../app/wording.ts";
import { msg } from "../app/words.ts";
import type { Box, Layout } from "../board/layout/types.ts";
import type { AnalysisDecision } from "../generated/rest.ts";
import { percent } from "./analysis.ts";

const BUBBLE = { w: 268, h: 200 };
const GAP = 14;
const SHORT = 44; // letters of a step that is shown whole
const LIFT = 0.35; // of the way, by which an arrow is bent

/** A step in few words: of a long one the part before its explanation. */
export const brief = (step: string): string => (step.length > SHORT ? step.split(/[:;,(]/)[0]?.trim() : step) ?? "";

interface BetterProps {
  decision: AnalysisDecision;
  layout: Layout;
  partly: boolean; // the analysis ended before it was complete
  onTry: (() => void) | null;
}

/** The box of a piece or a place. */
export function boxOf(id: string | undefined, layout: Layout): Box | undefined {
  if (!id) return undefined;
  const spot = layout.spots.get(id);
  if (spot && spot.cut !== "gone") return spot;
  const cell = layout.map?.cells.find((one) => one.id === id);
  const unit = (layout.map?.unit ?? 0) * 0.8;
  if (cell) return { x: cell.x - unit / 2, y: cell.y - unit / 2, w: unit, h: unit };
  return layout.areas.get(id);
}

const middle = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2];

/** An arrow from one box to the edge of another, bent to one side. */
function arrow(from: Box, to: Box): { path: string; tip: string } {
  const [sx, sy] = middle(from);
  const [mx, my] = middle(to);
  const far = Math.hypot(mx - sx, my - sy) || 1;
  const reach = Math.max(0, far - Math.min(to.w, to.h) * 0.55);
  const [ex, ey] = [sx + ((mx - sx) * reach) / far, sy + ((my - sy) * reach) / far];
  const [cx, cy] = [(sx + ex) / 2 + ((ey - sy) * LIFT) / 1, (sy + ey) / 2 - (ex - sx) * LIFT * (ex < sx ? -1 : 1)];
  const angle = (Math.atan2(ey - cy, ex - cx) * 180) / Math.PI;
  return { path: `M${sx} ${sy}Q${cx} ${cy} ${ex} ${ey}`, tip: `translate(${ex} ${ey}) rotate(${angle})` };
}

/** Beside what is meant, where there is room, never on it. */
function bubbleAt(at: Box | undefined, layout: Layout): { left: string; top: string; width: string } {
  const { width, height } = layout;
  const k = 1 / layout.scale; // its letters stay as large as those of the page
  const [w, h] = [Math.min(BUBBLE.w * k, width - 2 * GAP), BUBBLE.h * k];
  if (!at) return { left: `${width - w - GAP}px`, top: `${GAP}px`, width: `${w}px` };
  const above = at.y - h - GAP * 2;
  const top = above > GAP ? above : at.y + at.h + GAP * 2;
  const left = at.x + at.w / 2 - w / 2;
  return {
    left: `${Math.max(GAP, Math.min(width - w - GAP, left))}px`,
    top: `${Math.max(GAP, Math.min(height - h - GAP, top))}px`,
    width: `${w}px`,
  };
}

export function Better({ decision, layout, partly, onTry }: BetterProps) {
  const { ends, better_ends, better_words, reason, chance, loss, verdict } = decision;
  const [by, on] = ends.map((id) => boxOf(id, layout));
  const [from, to] = better_ends.map((id) => boxOf(id, layout));
  const good = verdict === "best" || verdict === "good";
  const played = by && on && by !== on ? arrow(by, on) : null;
  const better = from && to && from !== to ? arrow(from, to) : null;
  const ringed = to ?? from;
  const at = ringed ?? on ?? by;
  const note = on ?? by;
  return (
    <>
      <svg class="overlay coach-marks" width={layout.width} height={layout.height} aria-hidden="true">
        {!good && played && <Arrow drawn={played} kind="was" />}
        {!good && !played && note && <rect x={note.x - 3} y={note.y - 3} width={note.w + 6} height={note.h + 6} rx="10" class="was" />}
        {better && <Arrow drawn={better} kind="better" />}
        {!good && ringed && (
          <rect
            x={ringed.x - 4}
            y={ringed.y - 4}
            width={ringed.w + 8}
            height={ringed.h + 8}
            rx={ringed.w === ringed.h ? ringed.w / 2 + 4 : 12}
            class="better"
          />
        )}
      </svg>
      {good && (by ?? on) && (
        <span
          class="coach-tick"
          style={{ left: `${(by ?? (on as Box)).x + (by ?? (on as Box)).w - 12}px`, top: `${(by ?? (on as Box)).y - 12}px` }}
        >
          <Glyph name="tick" size={18} />
        </span>
      )}
      {better_words.length > 0 && (
        <section
          class="coach-bubble"
          style={{ ...bubbleAt(at, layout), fontSize: `${15 / layout.scale}px` }}
          aria-label={msg("better-was")}
        >
          <h2>{msg("better-is", { words: brief(cap(better_words[0] ?? "")).replace(/\.$/, "") })}</h2>
          {better_words.length > 1 && <p>{better_words.slice(1).map(cap).map(brief).join(" · ")}</p>}
          {reason && <p>{reason}</p>}
          <p class="coach-does">
            {onTry && (
              <button type="button" class="btn gold" onClick={onTry}>
                <Glyph name="play" size={14} /> {msg("try-better")}
              </button>
            )}
            <b>{msg("stay-at", { chance: percent(Math.min(1, chance + loss)) })}</b>
          </p>
          <small>{partly ? msg("judged-partly") : msg("judged-on")}</small>
        </section>
      )}
    </>
  );
}

function Arrow({ drawn, kind }: { drawn: { path: string; tip: string }; kind: string }) {
  return (
    <g class={kind}>
      <path d={drawn.path} class="casing" />
      <path d={drawn.path} class="shaft" />
      <path d="M8 0L-15 13L-11 0L-15 -13z" class="tip" transform={drawn.tip} />
    </g>
  );
}
