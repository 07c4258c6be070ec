// The curve of a rating: the line, and its 95 % band.
import type { RatingInfo } from "../generated/rest.ts";

const WIDE = 200;
const TALL = 70;
const EDGE = 4;

export function RatingCurve({ history }: { history: RatingInfo["history"] }) {
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last) return null;
  const low = Math.min(...history.map((point) => point.rating - point.half_width));
  const high = Math.max(...history.map((point) => point.rating + point.half_width));
  const x = (at: number) => EDGE + ((WIDE - 2 * EDGE) * (at - first.at)) / Math.max(1, last.at - first.at);
  const y = (rating: number) => TALL - EDGE - ((TALL - 2 * EDGE) * (rating - low)) / Math.max(1, high - low);
  const line = (of: (point: (typeof history)[number]) => number) =>
    history.map((point) => `${x(point.at).toFixed(1)},${y(of(point)).toFixed(1)}`);
  const band = [...line((point) => point.rating + point.half_width), ...line((point) => point.rating - point.half_width).reverse()];
  return (
    <svg class="rating-curve" viewBox={`0 0 ${WIDE} ${TALL}`} aria-hidden="true">
      <polygon class="band" points={band.join(" ")} />
      <polyline points={line((point) => point.rating).join(" ")} />
      <circle cx={x(last.at)} cy={y(last.rating)} r="4" />
    </svg>
  );
}
