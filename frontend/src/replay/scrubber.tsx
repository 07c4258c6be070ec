// Through a game: run, step, jump; with marks where turns begin and where much happened.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import type { Mark } from "../generated/rest.ts";
import { msg } from "../app/words.ts";

export const SPEEDS: [number, string][] = [
  [1600, "½×"],
  [800, "1×"],
  [400, "2×"],
  [150, "5×"],
];
const MUCH = 5; // lines: a battle, a resolution
const DIGIT = 7; // pixels: how wide a digit of the number of a turn is,
const APART = 8; // and what lies between two at least
const EVERY = [1, 2, 5, 10, 20, 50, 100];

interface ScrubberProps {
  at: number;
  total: number;
  marks: Mark[];
  running: boolean;
  speed: number;
  onRun: (on: boolean) => void;
  onSpeed: (speed: number) => void;
  onJump: (moment: number) => void;
}

export function Scrubber({ at, total, marks, running, speed, onRun, onSpeed, onJump }: ScrubberProps) {
  const last = Math.max(1, total - 1);
  const turns = marks.filter((mark) => mark.turn).filter((mark, i, all) => mark.turn !== all[i - 1]?.turn); // where each begins
  const reel = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setWide(reel.current?.clientWidth ?? 0));
    if (reel.current) observer.observe(reel.current);
    return () => observer.disconnect();
  }, []);
  const names = named(
    turns.map((mark) => mark.turn),
    turns.map((mark) => (wide * mark.moment) / last),
  );
  const much = marks.filter((mark) => mark.lines >= MUCH);
  const left = (moment: number) => ({ left: `${(100 * moment) / last}%` });
  return (
    <div class="scrubber">
      <button type="button" class="round" aria-label={running ? msg("stop") : msg("run")} onClick={() => onRun(!running)}>
        <Glyph name={running ? "pause" : "play"} size={18} />
      </button>
      <div class="reel">
        <div class="much" aria-hidden="true">
          {much.map((mark) => (
            <span key={mark.moment} class={mark.lines >= 2 * MUCH ? "most" : ""} style={left(mark.moment)} />
          ))}
        </div>
        <input
          type="range"
          aria-label={msg("moment")}
          min={0}
          max={total - 1}
          value={at}
          onInput={(event) => onJump(Number(event.currentTarget.value))}
        />
        <div ref={reel} class="turns">
          {turns.map((mark, i) => (
            <button
              key={mark.moment}
              type="button"
              class={names[i] ? "" : "tick"}
              aria-label={mark.turn}
              title={mark.turn}
              aria-hidden={names[i] ? undefined : "true"}
              tabIndex={names[i] ? undefined : -1}
              style={left(mark.moment)}
              onClick={() => onJump(mark.moment)}
            >
              {names[i]}
            </button>
          ))}
        </div>
      </div>
      <span class="moment-number">
        {at} / {total - 1}
      </span>
      <select aria-label={msg("speed")} value={speed} onChange={(event) => onSpeed(Number(event.currentTarget.value))}>
        {SPEEDS.map(([, words], i) => (
          <option key={words} value={i}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The numbers of the turns: all of them, or where that is too many every second, fifth, tenth … */
function named(turns: string[], places: number[]): string[] {
  const numbers = turns.map((turn) => turn.replace(/\D+/, ""));
  for (const every of EVERY) {
    let free = 0;
    let fit = true;
    const names = numbers.map((number, i) => {
      if (Number(number) % every) return "";
      fit &&= (places[i] as number) >= free;
      free = (places[i] as number) + number.length * DIGIT + APART;
      return number;
    });
    if (fit) return names;
  }
  return numbers.map(() => "");
}
