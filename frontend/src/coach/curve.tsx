// The chance to win from the first move to the last: mine below, that of the others above; dots are the moves that cost most.
import { useRef } from "preact/hooks";
import { ColourShield } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import type { AnalysisDecision, WholeAnalysis } from "../generated/rest.ts";
import { percent } from "./analysis.ts";

const WIDE = 1000;
const TALL = 100;

interface CurveProps {
  analysis: WholeAnalysis;
  at: number; // the move that is shown
  here: AnalysisDecision | null; // that is shown
  mistakes: AnalysisDecision[];
  names: [string, string]; // me and the others
  colours: [number, number]; // -1 for several
  last: string; // the last turn
  onMove: (move: number) => void;
}

export function Curve({ analysis, at, here, mistakes, names, colours, last: lastTurn, onMove }: CurveProps) {
  const box = useRef<HTMLDivElement>(null);
  const { points } = analysis;
  const last = Math.max(1, points.at(-1)?.move ?? 1);
  const x = (move: number) => (WIDE * move) / last;
  const y = (chance: number) => TALL * (1 - chance);
  const line = points.map(({ move, chance }) => `${x(move).toFixed(1)},${y(chance).toFixed(1)}`).join(" ");
  const chanceAt = (move: number) => points.findLast((point) => point.move <= move)?.chance ?? 0.5;
  const left = (move: number) => ({ left: `${(100 * x(move)) / WIDE}%` });
  const moveTo = (event: PointerEvent) => {
    if (event.type === "pointermove" && !event.buttons) return;
    const { left: from, width } = (box.current as HTMLElement).getBoundingClientRect();
    const wanted = ((event.clientX - from) / width) * last;
    onMove(points.reduce((best, point) => (Math.abs(point.move - wanted) < Math.abs(best - wanted) ? point.move : best), 0));
  };
  const tint = (colour: number) => (colour < 0 ? "var(--bar)" : `color-mix(in srgb, var(--seat-${colour}) 26%, var(--panel))`);
  const now = here ? [Math.min(1, here.chance + here.loss), here.chance] : [chanceAt(at)];
  return (
    <div class="curve" role="group" aria-label={msg("chance-to-win")}>
      <header>
        <b>{msg("chance-to-win-short")}</b>
        {names.map((name, i) => (
          <span key={i} class="of">
            <i style={{ background: tint(colours[i] as number) }} /> {name}
          </span>
        ))}
        <strong>{msg("you-at", { chances: now.map(percent).join(" → ") })}</strong>
        <span class="muted">{mistakes.length > 0 ? msg("dots-cost") : ""}</span>
      </header>
      <div class="who">
        <span>
          {names[1]} {colours[1] >= 0 && <ColourShield colour={colours[1]} size={16} />}
        </span>
        <span>
          {names[0]} <ColourShield colour={colours[0]} size={16} />
        </span>
      </div>
      <div class="curve-box" ref={box} onPointerDown={moveTo} onPointerMove={moveTo}>
        <svg
          viewBox={`0 0 ${WIDE} ${TALL}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={msg("curve-says", { first: percent(points[0]?.chance ?? 0.5), last: percent(points.at(-1)?.chance ?? 0.5) })}
        >
          <rect width={WIDE} height={TALL} style={{ fill: tint(colours[1]) }} />
          <polygon points={`0,${TALL} ${line} ${WIDE},${TALL}`} style={{ fill: tint(colours[0]) }} />
          <path class="even" d={`M0 ${TALL / 2}H${WIDE}`} />
          <polyline points={line} />
          <path class="here" d={`M${x(at)} 0V${TALL}`} />
        </svg>
        {mistakes.map((one) => (
          <button
            key={one.move}
            type="button"
            class={`dot${one === here ? " on" : ""}`}
            aria-label={msg("chance-lost", { before: percent(Math.min(1, one.chance + one.loss)), after: percent(one.chance) })}
            title={one.events}
            style={{ ...left(one.move), top: `${y(chanceAt(one.move))}%` }}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={() => onMove(one.first - 1)}
          />
        ))}
      </div>
      <span class="ends">{lastTurn}</span>
    </div>
  );
}
