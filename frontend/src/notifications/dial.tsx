// Quiet hours on a dial of 24 hours: midnight on top, a band for the hours in which nothing comes, and a dot for now.
const SIZE = 150;
const MIDDLE = SIZE / 2;
const RADIUS = 62;
const DAY = 24 * 60;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The position of a minute of the day on a ring. */
export function at(minute: number, radius: number): [x: number, y: number] {
  const turn = (2 * Math.PI * minute) / DAY;
  return [MIDDLE + radius * Math.sin(turn), MIDDLE - radius * Math.cos(turn)];
}

/** The band from one minute to another, over midnight if need be. */
export function band(since: number, until: number): string {
  const long = (until - since + DAY) % DAY || DAY;
  const end = since + Math.min(long, DAY - 1); // a whole ring has no end at which it begins
  const [fromX, fromY] = at(since, RADIUS);
  const [toX, toY] = at(end, RADIUS);
  return `M${fromX.toFixed(1)} ${fromY.toFixed(1)}A${RADIUS} ${RADIUS} 0 ${long > DAY / 2 ? 1 : 0} 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`;
}

export function Dial({ on, since, until }: { on: boolean; since: number; until: number }) {
  const now = new Date();
  const [x, y] = at(now.getHours() * 60 + now.getMinutes(), RADIUS);
  return (
    <svg class={`dial${on ? "" : " off"}`} width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <circle class="dial-ring" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      {on && <path class="dial-quiet" d={band(since, until)} />}
      {HOURS.filter((hour) => hour % 6).map((hour) => {
        const [outX, outY] = at(60 * hour, 50);
        const [inX, inY] = at(60 * hour, hour % 3 ? 48 : 46);
        return <path key={hour} class="dial-tick" d={`M${outX} ${outY}L${inX} ${inY}`} />;
      })}
      {[0, 6, 12, 18].map((hour) => {
        const [wordX, wordY] = at(60 * hour, 43);
        return (
          <text key={hour} x={wordX} y={wordY + 4}>
            {hour}
          </text>
        );
      })}
      <circle class="dial-now" cx={x} cy={y} r="5" />
    </svg>
  );
}
