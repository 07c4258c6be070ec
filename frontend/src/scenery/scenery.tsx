// The scene of all pages that are no table: sun, hills, and the people of the games looking over a wall.
import { FIGURES } from "../generated/scenery.ts";
import { CHARGES, type Icon, TINCTURES } from "../generated/look.ts";
import { drawn } from "../app/icon.tsx";

const RAY = 1300;
const MERLON = { w: 38, h: 15 };
const BRICK = { w: 60, h: 20 };

/** A person behind the wall: the name of a drawing, and a colour. */
export type Person = readonly [figure: string, colour: string];

export const EVERYBODY: Person[] = [
  ["peasant", "#2f6b41"],
  ["soldier", "#2f5d8c"],
  ["knight", "#b5482a"],
  ["wizard", "#7e5596"],
  ["noble", "#b9841b"],
  ["priest", "#2a8080"],
  ["thief", "#4a4741"],
];

interface SceneryProps {
  width: number;
  height: number;
  from?: number; // start of the hills; 0 for a wall along the whole width
  wall?: number; // height of the wall
  people?: Person[];
  size?: number; // of a person
  sun?: number; // where it is
  dragon?: readonly [x: number, y: number, size: number] | null; // null: none
  castle?: boolean;
  clouds?: boolean;
  banners?: readonly (readonly [x: number, colour: number])[];
}

function Figure({ name, x, y, size, colour }: { name: string; x: number; y: number; size: number; colour: string }) {
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`;
  // the drawings are the project's own, and have no scripts
  return <g transform={transform} style={{ color: colour }} dangerouslySetInnerHTML={{ __html: FIGURES[name] ?? "" }} />;
}

function rays(x: number, y: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + RAY * Math.cos(angle)).toFixed(0)} ${(y + RAY * Math.sin(angle)).toFixed(0)}`;
  };
  return Array.from({ length: 18 }, (_, i) => `M${x} ${y}L${at(i * 20 - 5)}L${at(i * 20 + 5)}z`).join("");
}

function battlements(left: number, top: number, width: number, height: number): string {
  let path = `M${left} ${height}V${top}`;
  for (let x = left; x < width; x += 2 * MERLON.w) path += `H${x + MERLON.w}V${top + MERLON.h}H${x + 2 * MERLON.w}V${top}`;
  return `${path}V${height}z`;
}

function bricks(left: number, top: number, width: number, height: number): string {
  let path = "";
  for (let y = top + MERLON.h, row = 0; y < height; y += BRICK.h, row++) {
    path += `M${left} ${y}H${width}`;
    for (let x = left + 20 + (row % 2) * 30; x < width; x += BRICK.w) path += `M${x} ${y}v${BRICK.h}`;
  }
  return path;
}

function Cloud({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <path
      class="cloud"
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0 20c-10 0-10-15 2-15C4-6 22-8 26 2c10-5 20 2 17 9 9 0 8 9 0 9z"
    />
  );
}

function Banner({ x, y, colour }: { x: number; y: number; colour: number }) {
  const charge = CHARGES[TINCTURES[colour % TINCTURES.length]?.charge ?? "chevron"] as Icon;
  return (
    <g transform={`translate(${x} ${y}) scale(0.95)`}>
      <path d="M-20 0h40" class="pole" />
      <path d="M-16 2h32v50l-16-10-16 10z" class="cloth" style={{ fill: `var(--seat-${colour})` }} />
      <g transform="translate(-14.4 4) scale(1.2)">{drawn(charge, "var(--shield-light)")}</g>
    </g>
  );
}

/** The left end of the wall. */
function Tower({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <>
      <path class="tower" d={`M${x} ${height}V${y}h14v12h12v-12h14v12h12v-12h14V${height}z`} />
      <path class="edge" d={`M${x + 33} ${y}V${y - 44}`} />
      <path class="flag" d={`M${x + 33} ${y - 44}c12-5 18 6 34 0v22c-16 6-22-5-34 0z`} />
      <path class="door" d={`M${x + 25} ${y + 52}v-14c0-11 16-11 16 0v14z`} />
      <path class="joints" d={`M${x + 6} ${y + 28}h12M${x + 46} ${y + 34}h14M${x + 8} ${y + 66}h10M${x + 44} ${y + 70}h16`} />
    </>
  );
}

export function Scenery({
  width: w,
  height: h,
  from = 470,
  wall = 66,
  people = EVERYBODY,
  size = 116,
  sun = w - 300,
  dragon,
  castle = true,
  clouds = true,
  banners = [],
}: SceneryProps) {
  const horizon = h - wall;
  const noon = horizon - 70;
  const left = from > 100 ? from - 130 : -10; // where the wall begins
  const step = (w - from - 40) / people.length;
  const beast = dragon === undefined ? ([sun - 36, horizon - 92, 172] as const) : dragon;
  return (
    <svg class="scenery" viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect x={-w} y={-h} width={3 * w} height={3 * h} class="sky" />
      <path d={rays(sun, noon)} class="rays" />
      <circle cx={sun} cy={noon} r="74" class="sun" />
      {clouds && <Cloud x={w - 130} y={34} scale={1.2} />}
      {clouds && <Cloud x={from + 30} y={40} scale={0.9} />}
      <path
        class="far"
        d={`M${from - 140} ${h}C${from - 40} ${horizon - 40} ${from + 120} ${horizon - 86} ${from + 250} ${horizon - 60}S${w - 170} ${horizon - 20} ${w} ${horizon - 110}V${h}z`}
      />
      {[
        [from + 26, horizon - 66, 56],
        [from + 70, horizon - 76, 66],
        [w - 52, horizon - 112, 78],
        [w - 104, horizon - 78, 60],
      ].map(([x = 0, y = 0, tall = 0]) => (
        <Figure key={x} name="forest" x={x} y={y} size={tall} colour="#000" />
      ))}
      {castle && <Figure name="capitol" x={from + 176} y={horizon - 104} size={128} colour="#b5482a" />}
      <Figure name="city" x={w - 188} y={horizon - 78} size={84} colour="#7e5596" />
      {beast && <Figure name="dragon-4-dragon" x={beast[0]} y={beast[1]} size={beast[2]} colour="#b5482a" />}
      <path
        class="near"
        d={`M${from - 260} ${h}C${from - 120} ${horizon - 24} ${from + 60} ${horizon - 30} ${from + 300} ${horizon - 8}S${w - 200} ${horizon - 34} ${w} ${horizon - 30}V${h}z`}
      />
      <g class="people">
        {people.map(([name, colour], i) => (
          <Figure
            key={i}
            name={name}
            x={from + 40 + step * (i + 0.5)}
            y={horizon - 34 - (size - 116) * 0.36 + (i % 2 ? 6 : -2)}
            size={size}
            colour={colour}
          />
        ))}
      </g>
      <path class="stones" d={battlements(left, horizon, w, h)} />
      <path class="joints" d={bricks(left, horizon, w, h)} />
      {from > 100 && <Tower x={left - 30} y={horizon - 34} height={h} />}
      {banners.map(([x, colour]) => (
        <Banner key={x} x={x} y={h - wall + 8} colour={colour} />
      ))}
    </svg>
  );
}
