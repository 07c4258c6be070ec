// The points of all players by turn: lines with names at their ends, and the turning points.
import { msg } from "../app/words.ts";
import type { EndingTurn } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { Art, isDrawn } from "../board/art.tsx";
import { turnOf } from "./ending.ts";

const WIDE = 1000;
const TALL = 200;
const TIGHT = 9; // per cent of the height between two names
const MOST_TICKS = 13;

const PICTURE = 5; // per cent of the width that a picture takes
const ROOM = 22; // per cent of the height that it takes above its line

/** A moment that turned the game. */
export interface Turning {
  number: number;
  move: number;
  events: string;
}

interface ChartProps {
  turns: EndingTurn[];
  names: string[]; // of the seats
  colour: (seat: number) => number;
  mine: number; // my seat, or -1
  first: number; // the seat that won, or -1
  turnings: Turning[];
  onMove: (move: number) => void;
}

/** The top of the scale: a round number not below the highest. */
export function top(highest: number): number {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => highest <= 4 * one) ?? 1000;
  return Math.max(step, Math.ceil(highest / step) * step);
}

/** Places for names beside the ends of their lines, in per cent from above: none covers another. */
export function spread(wanted: number[], least = TIGHT): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
  const found = [...wanted];
  let above = -Infinity;
  for (const i of order) above = found[i] = Math.max(found[i] as number, above + least);
  let below = 100 + least;
  for (const i of order.reverse()) below = found[i] = Math.min(found[i] as number, below - least);
  return found;
}

/** Pieces that gave or cost a seat points, by turn; the largest ones if there is no room for all. */
export function gainsOf(turns: EndingTurn[], seat: number, x: (at: number) => number): { at: number; art: string; lost: boolean }[] {
  const all = turns.flatMap(({ gains }, at) =>
    gains.filter((gain) => gain.seat === seat && isDrawn(gain.art)).map(({ art, points }) => ({ at, art, points })),
  );
  all.sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const found: { at: number; art: string; lost: boolean }[] = [];
  for (const { at, art, points } of all)
    if (found.every((one) => Math.abs(x(one.at) - x(at)) >= PICTURE)) found.push({ at, art, lost: points < 0 });
  return found;
}

/** Whether a picture lies below its line. */
const below = (at: number, lost: boolean): boolean => at < ROOM || (lost && at < 100 - ROOM);

/** The end of a seat's line: the turn of its elimination. */
function until(turns: EndingTurn[], seat: number): number {
  const out = turns.findIndex((turn) => turn.out[seat]);
  return out < 0 ? turns.length - 1 : out;
}

export function Chart({ turns, names, colour: colourOf, mine, first, turnings, onMove }: ChartProps) {
  const last = Math.max(1, turns.length - 1);
  const most = top(Math.max(1, ...turns.flatMap(({ points }) => points)));
  const x = (at: number) => (100 * at) / last;
  const y = (points: number) => 100 - (100 * points) / most;
  const seats = names.map((_, seat) => seat);
  const every = Math.ceil(last / MOST_TICKS);
  const stayed = seats.filter((seat) => !turns.at(-1)?.out[seat]);
  const places = spread(stayed.map((seat) => y(turns.at(-1)?.points[seat] ?? 0)));
  // black and white need contrast with their background
  const colour = (seat: number, share = 65) => `color-mix(in srgb, var(--seat-${colourOf(seat)}) ${share}%, var(--ink))`;
  const scale = [0, most / 2, most].filter(Number.isInteger);
  const here = turnings.map((turning) => ({ ...turning, at: turnOf(turns, turning.move) })).filter(({ at }) => at >= 0);
  const shown = mine >= 0 ? mine : first;
  const right = (at: number) => Math.max(PICTURE + 1, x(at)); // where the picture of a turn ends
  const pictures = gainsOf(turns, shown, right);
  const bold = (seat: number) => (seat === mine || seat === first ? " bold" : "");
  return (
    <div class="chart">
      <div class="chart-box">
        <svg viewBox={`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none" role="img" aria-label={summary(turns, names)}>
          {scale.map((number) => (
            <path key={number} class="grid" d={`M0 ${(TALL * y(number)) / 100}H${WIDE}`} />
          ))}
          {here.map(({ number, at }) => (
            <path key={number} class="turned" d={`M${(WIDE * x(at)) / 100} 0V${TALL}`} />
          ))}
          {seats.map((seat) => (
            <polyline
              key={seat}
              class={bold(seat)}
              style={{ stroke: colour(seat) }}
              points={turns
                .slice(0, until(turns, seat) + 1)
                .flatMap(({ points }, at, all) => [
                  `${(WIDE * x(at)) / 100},${(TALL * y(all[Math.max(0, at - 1)]?.points[seat] ?? 0)) / 100}`,
                  `${(WIDE * x(at)) / 100},${(TALL * y(points[seat] ?? 0)) / 100}`,
                ])
                .join(" ")}
            />
          ))}
        </svg>
        <div aria-hidden="true">
          {scale.map((number) => (
            <span key={number} class="scale" style={{ top: `${y(number)}%` }}>
              {number}
            </span>
          ))}
          {turns.map(
            ({ turn }, at) =>
              at % every === 0 && (
                <span key={at} class="tick" style={{ left: `${x(at)}%` }}>
                  {at ? turn : msg("chart-start")}
                </span>
              ),
          )}
          {pictures.map(({ at, art, lost }) => (
            <i
              key={at}
              class={`earned${lost ? " lost" : ""}${below(y(turns[at]?.points[shown] ?? 0), lost) ? " under" : ""}`}
              style={{ left: `${right(at)}%`, top: `${y(turns[at]?.points[shown] ?? 0)}%` }}
            >
              <Art name={art} colour={colourOf(shown)} fill />
            </i>
          ))}
          {stayed.map((seat, i) => (
            <span key={seat} class={`line-name${bold(seat)}`} style={{ top: `${places[i]}%`, color: colour(seat, 45) }}>
              <i style={{ background: colour(seat) }} />
              <b>{seat === mine ? msg("you-there") : names[seat]}</b> {turns.at(-1)?.points[seat]}
            </span>
          ))}
          {seats
            .filter((seat) => !stayed.includes(seat))
            .map((seat) => (
              <span key={seat} class="line-out" title={names[seat]} style={{ left: `${x(until(turns, seat))}%`, color: colour(seat) }}>
                <Glyph name="skull" size={14} />
              </span>
            ))}
        </div>
        {here.map(({ number, at, move, events }) => (
          <button
            key={number}
            type="button"
            class="turning"
            title={events}
            aria-label={msg("turning-point", { number })}
            style={{ left: `${x(at)}%` }}
            onClick={() => onMove(move)}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The chart in words: the final points of all players. */
const summary = (turns: EndingTurn[], names: string[]): string =>
  msg("chart-says", { all: names.map((name, seat) => `${name} ${turns.at(-1)?.points[seat] ?? 0}`) });
