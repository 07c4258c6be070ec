// The chance to win from the first move to the last, with the turning points and the verdicts; a click leads to that move.
import { useRef } from "preact/hooks";
import { msg } from "../app/words.ts";
import type { WholeAnalysis } from "../generated/rest.ts";
import { isVerdict, percent, turningPoints } from "./analysis.ts";

const WIDE = 1000;
const TALL = 150;
const EDGE = 6; // below and above the line

interface CurveProps {
  analysis: WholeAnalysis;
  at?: number; // the move that is shown
  onMove: (move: number) => void;
}

export function Curve({ analysis, at, onMove }: CurveProps) {
  const box = useRef<SVGSVGElement>(null);
  const { points, decisions } = analysis;
  const last = Math.max(1, points.at(-1)?.move ?? 1);
  const x = (move: number) => (WIDE * move) / last;
  const y = (chance: number) => EDGE + (TALL - 2 * EDGE) * (1 - chance);
  const line = points.map(({ move, chance }) => `${x(move).toFixed(1)},${y(chance).toFixed(1)}`).join(" ");
  const chanceAt = (move: number) => points.findLast((point) => point.move <= move)?.chance ?? 0.5;
  const place = (move: number) => ({ left: `${(100 * x(move)) / WIDE}%`, top: `${(100 * y(chanceAt(move))) / TALL}%` });
  const clicked = (event: MouseEvent) => {
    const { left, width } = (box.current as SVGSVGElement).getBoundingClientRect();
    const wanted = ((event.clientX - left) / width) * last;
    const nearest = points.reduce((best, point) => (Math.abs(point.move - wanted) < Math.abs(best - wanted) ? point.move : best), 0);
    onMove(nearest);
  };
  const faults = decisions.filter(({ verdict }) => verdict === "doubtful" || verdict === "mistake");
  return (
    <div class="curve">
      <div class="curve-box">
        <svg
          ref={box}
          viewBox={`0 0 ${WIDE} ${TALL}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={msg("curve-says", { first: percent(points[0]?.chance ?? 0.5), last: percent(points.at(-1)?.chance ?? 0.5) })}
          onClick={clicked}
        >
          <rect class="ahead" width={WIDE} height={TALL / 2} />
          <rect class="behind" y={TALL / 2} width={WIDE} height={TALL / 2} />
          <path class="even" d={`M0 ${TALL / 2}H${WIDE}`} />
          {at !== undefined && <path class="here" d={`M${x(at)} 0V${TALL}`} />}
          <polyline points={line} />
        </svg>
        {faults.map(({ move, verdict }) => isVerdict(verdict) && <span key={move} class={`fault ${verdict}`} style={place(move)} />)}
        {turningPoints(analysis).map(({ number, move, told }) => (
          <button
            key={number}
            type="button"
            class="turning"
            title={told}
            aria-label={msg("turning-point", { number })}
            style={place(move)}
            onClick={() => onMove(move)}
          >
            {number}
          </button>
        ))}
      </div>
      <div class="curve-sides" aria-hidden="true">
        <span class="good">{msg("you-ahead")}</span>
        <span class="muted">{msg("even")}</span>
        <span class="accent">{msg("you-behind")}</span>
      </div>
    </div>
  );
}
