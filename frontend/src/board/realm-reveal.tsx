// The reveal of secret orders in a realm: a flag at each land, arrows to the targets, then the battles one after another.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { ColourShield } from "../app/icon.tsx";
import { Art } from "./art.tsx";
import { chipWidth, placed } from "./chips.ts";
import { FightCard } from "./fights.tsx";
import type { Box, Layout } from "./layout/types.ts";
import { middle, toolBoxes, way } from "./plans.tsx";
import type { Sides } from "./stage.tsx";
import { isFlag, type RevealStep, StepList, sideOf, stepsOf, useSteps } from "./steps.tsx";
import type { Shown } from "./board-state.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const NUMBER = 28; // width of the number of a step
const STAR = 22; // width of the star of a golden order
const STAYS = 2600; // milliseconds that the last battle stays
const [NEWEST, NONE] = [-1, -2]; // the step whose battle is shown, if none was clicked

interface RevealProps {
  store: BoardStore;
  layout: Layout;
  sides: Sides;
  phone: boolean;
}

export function RealmReveal({ store, layout, sides, phone }: RevealProps) {
  const { value } = store.reveal;
  if (!value || value.over) return null;
  return <Steps key={value.shown.number} store={store} layout={layout} sides={sides} phone={phone} shown={value.shown} />;
}

function Steps({ store, layout, sides, phone, shown }: RevealProps & { shown: Shown }) {
  const steps = useMemo(() => stepsOf(shown), [shown]);
  const seen = useSteps(steps);
  const looked = useSignal(NEWEST); // the step whose battle is shown
  const over = seen.value >= steps.length;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => looked.value === NEWEST && (looked.value = NONE), STAYS);
    return () => clearTimeout(timer);
  }, [over, looked]);
  useEffect(() => {
    if (!over) return;
    const close = ({ target }: PointerEvent) => {
      if (!(target as Element).closest(".step-list, .step-number, .fight")) store.closeReveal();
    };
    const timer = setTimeout(() => addEventListener("pointerdown", close)); // not the click that skips
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", close);
    };
  }, [over, store]);
  const flags = shown.events.filter((event) => isFlag(event) && layout.areas.has(event.place));
  const colour = (side = "") => sides.colour(sideOf(side));
  const numbers = steps.slice(0, seen.value).flatMap(({ events }, i) => {
    const at = layout.areas.get(events[0]?.place ?? "");
    return at ? [{ i, x: at.x - 6, y: at.y + at.h / 2 }] : [];
  });
  const battle = battleOf(steps, looked.value === NEWEST ? seen.value - 1 : looked.value);
  const wanted = flags.map(({ place, pieces, head, n }, i) => {
    const text = words(head);
    return {
      key: `${i} ${place}`,
      at: layout.areas.get(place) as Box,
      text,
      golden: n > 0,
      colour: colour(pieces[0]),
      w: chipWidth(text) + 30 + (n > 0 ? STAR : 0),
      h: 28,
      tone: "none",
    };
  });
  const kept = [
    ...numbers.map(({ x, y }) => ({ x: x - NUMBER / 2, y: y - NUMBER / 2, w: NUMBER, h: NUMBER })),
    ...toolBoxes(store, layout),
  ];
  const spots = placed(wanted, kept, { x: 0, y: 0, w: layout.width, h: layout.height });
  return (
    <>
      <svg class="overlay plans" width={layout.width} height={layout.height} aria-hidden="true">
        {flags.map((event, i) => {
          const [from, to] = [layout.areas.get(event.source), layout.areas.get(event.to)];
          if (!from || !to || event.source === event.to) return null;
          const { path, angle, tip } = way(middle(from), middle(to));
          return (
            <g key={i} class="plan" style={{ color: `var(--seat-${colour(event.pieces[0])})` }}>
              <path d={path} class="case" />
              <path d={path} class="outer" />
              <path d={path} class="inner" />
              <path d="M16 0L-8 14V-14z" class="head" transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
            </g>
          );
        })}
      </svg>
      {wanted.map(({ key, text, golden, colour: own }) => {
        const spot = spots.get(key);
        const style = spot && { left: `${spot.x + spot.w / 2}px`, top: `${spot.y + spot.h / 2}px`, "--seat": `var(--seat-${own})` };
        return (
          style && (
            <div key={key} class="order-flag" style={style}>
              <ColourShield colour={own} size={18} />
              {text}
              {golden && <Art name="golden" />}
            </div>
          )
        );
      })}
      {numbers.map(({ i, x, y }) => (
        <button key={i} type="button" class="step-number" style={{ left: `${x}px`, top: `${y}px` }} onClick={() => (looked.value = i)}>
          {i + 1}
        </button>
      ))}
      {battle && (
        <FightCard event={battle} store={store} layout={layout} sides={sides} before={shown.before} onClose={() => (looked.value = NONE)} />
      )}
      {!phone && steps.length > 0 && (
        <StepList store={store} steps={steps} seen={seen.value} layout={layout} shown={shown} onLook={(i) => (looked.value = i)} />
      )}
    </>
  );
}

/** On a phone only a part of the map is visible: all orders in a line above it. */
export function OrderStrip({ store, sides }: Pick<RevealProps, "store" | "sides">) {
  const { value } = store.reveal;
  if (!value || value.over || store.board.value?.layout !== "free") return null;
  return (
    <ul class="order-strip">
      {value.shown.events.filter(isFlag).map(({ source, to, pieces, head, n }, i) => {
        const colour = sides.colour(sideOf(pieces[0] ?? ""));
        return (
          <li key={i} class="order-flag" style={{ "--seat": `var(--seat-${colour})` }}>
            <ColourShield colour={colour} size={18} />
            {to === source ? words(head) : `${words(head)}: ${store.placeName(to)}`}
            {n > 0 && <Art name="golden" />}
          </li>
        );
      })}
    </ul>
  );
}

/** The battle of a step. */
const battleOf = (steps: RevealStep[], at: number) => steps[at]?.events.find(({ sums }) => sums.length > 1);
