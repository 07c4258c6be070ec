// The curve of a metric over the day, with its limit as a dashed line. The number above repeats it in words.
import type { LoadPoint } from "../generated/rest.ts";

const WIDE = 300;
const TALL = 48;

export function Curve({ day, of, limit = 0 }: { day: LoadPoint[]; of: (point: LoadPoint) => number; limit?: number }) {
  if (day.length < 2) return null;
  const first = (day[0] as LoadPoint).at;
  const last = (day.at(-1) as LoadPoint).at;
  const high = Math.max(1e-9, limit * 1.1, ...day.map(of));
  const x = (at: number) => (WIDE * (at - first)) / Math.max(1, last - first);
  const y = (value: number) => TALL - 2 - ((TALL - 4) * value) / high;
  const line = day.map((point) => `${x(point.at).toFixed(1)},${y(of(point)).toFixed(1)}`).join(" ");
  return (
    <svg class="load-curve" viewBox={`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,${TALL} ${line} ${WIDE},${TALL}`} />
      <polyline points={line} />
      {limit > 0 && <path d={`M0 ${y(limit).toFixed(1)}H${WIDE}`} />}
    </svg>
  );
}
