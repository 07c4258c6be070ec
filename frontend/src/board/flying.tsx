// Cards that fly and fall, and gains that rise.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { Art } from "./art.tsx";
import { Card } from "./card.tsx";
import type { Face } from "./data.ts";
import type { Seen } from "./flights.ts";
import type { Box } from "./layout/types.ts";
import type { Sides } from "./stage.tsx";

const FALL = 420;
const FLY = 220;

interface FlightsProps {
  flights: Seen;
  faces: ReadonlyMap<string, Face>;
  sides: Sides;
}

export function Flights({ flights, faces, sides }: FlightsProps) {
  return (
    <div class="flights" aria-hidden="true">
      {flights.falling.map(({ piece, spot, to, delay }) => (
        <Moving
          key={`${flights.number} ${piece.id}`}
          from={spot}
          to={to ?? spot}
          delay={delay}
          length={FALL}
          tilt={8}
          class={`piece falling cut-${spot.cut}`}
        >
          <Card piece={piece} face={faces.get(piece.art)} cut={spot.cut} colour={sides.colour(piece.owner)} count={1} />
        </Moving>
      ))}
      {flights.flying.map(({ key, from, to, delay }) => (
        <Moving key={key} from={small(from)} to={small(to)} delay={delay} length={FLY} tilt={0} class="piece flying">
          <Art name="back" fill />
        </Moving>
      ))}
      {flights.gains.map(({ key, at, text, icon, delay }) => (
        <div
          key={key}
          class={`gain ${text.startsWith("+") ? "good" : "loss"}`}
          style={{ left: `${at.x + at.w / 2}px`, top: `${at.y}px`, animationDelay: `${delay}ms` }}
        >
          {text} {icon !== "score" && <Glyph name={icon} size={18} />}
        </div>
      ))}
    </div>
  );
}

const small = ({ x, y, w, h }: Box): Box => ({ x: x + w / 2 - 28, y: y + h / 2 - 19, w: 56, h: 38 });

interface MovingProps {
  from: Box;
  to: Box;
  delay: number;
  length: number;
  tilt: number;
  class: string;
  children: preact.ComponentChildren;
}

/** Something that flies once and is gone. */
function Moving({ from, to, delay, length, tilt, class: classes, children }: MovingProps) {
  const element = useRef<HTMLDivElement>(null);
  const over = useSignal(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once
  useLayoutEffect(() => {
    const scale = Math.max(0.2, Math.min(1, to.w / from.w));
    const still = to.x === from.x && to.y === from.y;
    const flight = element.current?.animate?.(
      [
        { transform: `translate(${from.x}px, ${from.y}px) rotate(0deg)`, opacity: 1 },
        { transform: `translate(${from.x}px, ${from.y}px) rotate(${tilt}deg)`, opacity: 1, offset: tilt ? 0.3 : 0 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(${scale}) rotate(${tilt}deg)`, opacity: still ? 0 : 0.9 },
      ],
      { duration: length, delay, easing: "ease-in-out", fill: "backwards" },
    );
    if (!flight) {
      over.value = true;
      return;
    }
    flight.onfinish = () => (over.value = true);
    return () => flight.cancel();
  }, []);
  if (over.value) return null;
  return (
    <div
      ref={element}
      class={classes}
      style={{ width: `${from.w}px`, height: `${from.h}px`, transform: `translate(${from.x}px, ${from.y}px)` }}
    >
      {children}
    </div>
  );
}
