// The reveal of secret orders: flags at their targets, then the results in numbered steps on the map and in a list.
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { msg } from "../app/words.ts";
import { ColourShield } from "../app/icon.tsx";
import { Art, drawings } from "./art.tsx";
import { chipWidth, placed } from "./chips.ts";
import type { TableEvent } from "./data.ts";
import { hexagonPath, inside } from "./hexes.tsx";
import type { Box, Layout, MapCell } from "./layout/types.ts";
import { cornerFor, tieOf } from "./order.tsx";
import { Pennon } from "./plan.tsx";
import type { Sides } from "./stage.tsx";
import { isFlag, type RevealStep, StepList, sideOf, stepsOf, useSteps } from "./steps.tsx";
import type { Shown } from "./board-state.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const USUAL = 98;
const BATTLE = { w: 430, h: 142 };
const FIGURES = 6; // armies that are drawn side by side; more are a number

interface RevealProps {
  store: BoardStore;
  layout: Layout;
  sides: Sides;
  phone: boolean;
}

export function Reveal({ store, layout, sides, phone }: RevealProps) {
  const { value } = store.reveal;
  if (!value || value.over || layout.map?.layout !== "hex") return null;
  return <Steps key={value.shown.number} store={store} layout={layout} sides={sides} phone={phone} shown={value.shown} />;
}

function Steps({ store, layout, sides, phone, shown }: RevealProps & { shown: Shown }) {
  const steps = useMemo(() => stepsOf(shown), [shown]);
  const seen = useSteps(steps);
  const looked = useSignal(-1); // the step whose battle is shown
  const { map } = layout;
  if (!map) return null;
  const { across } = map;
  const k = across / USUAL;
  const cells = new Map(map.cells.filter((cell) => inside(cell, layout)).map((cell) => [cell.id, cell]));
  const shownSteps = steps.slice(0, seen.value);
  const colour = (side: string) => sides.colour(Number(side.slice(5)));
  const flags = shown.events.filter((event) => isFlag(event) && event.place);
  const numbered = numbersOf(steps, shown, cells, k).map(({ x, y }) => ({ x: x - 14, y: y - 14, w: 28, h: 28 }));
  const battle = battleOf(shownSteps, looked.value, `side.${store.me.value}`);
  return (
    <>
      <svg class="overlay reveal" width={layout.width} height={layout.height} aria-hidden="true">
        {shownSteps.flatMap(({ events }, i) =>
          events.map((event, j) => <Arrows key={`${i} ${j}`} event={event} shown={shown} cells={cells} k={k} sides={sides} />),
        )}
        {flags.map((event) => {
          const cell = cells.get(event.place);
          return (
            cell && (
              <path
                key={`${event.source} ${event.place}`}
                d={hexagonPath(cell, across, 0.97)}
                class="aim"
                style={{ stroke: `var(--seat-${colour(event.source)})`, strokeWidth: 6 * k }}
              />
            )
          );
        })}
      </svg>
      <Numbers steps={shownSteps} cells={cells} layout={layout} shown={shown} k={k} onLook={(i) => (looked.value = i)} />
      <Flags flags={flags} cells={cells} layout={layout} sides={sides} numbers={numbered} />
      {battle && <BattleCard battle={battle} layout={layout} sides={sides} />}
      {!phone && steps.length > 0 && (
        <StepList store={store} steps={steps} seen={seen.value} layout={layout} shown={shown} onLook={(i) => (looked.value = i)} />
      )}
    </>
  );
}

/** Armies that march, each from where it stood, and attacks that go on from a place that fell. */
function Arrows({ event, shown, cells, k, sides }: ArrowProps) {
  const to = cells.get(event.to);
  const from = cells.get(event.source);
  if (!to) return null;
  const marched = event.pieces.flatMap((id) => {
    const piece = shown.before.pieces.get(id);
    const home = piece && cells.get(piece.at);
    return home ? [{ home, n: piece.n }] : [];
  });
  const side = event.sums[0]?.[0] ?? "";
  const strikes = !event.sums.length;
  const colour = side ? sides.colour(sideOf(side)) : -1;
  const all = strikes || !marched.length ? (from ? [{ home: from, n: event.n }] : []) : marched;
  const extra = strikes ? 0 : Math.max(0, event.n - all.reduce((sum, { n }) => sum + n, 0));
  const owner = strikes ? strikerOf(event, shown) : -1;
  const look = colour >= 0 ? colour : sides.colour(owner);
  return (
    <g style={{ color: look >= 0 ? `var(--seat-${look})` : "var(--ink)" }}>
      {all.map(({ home, n }, i) => (
        <Pennon key={home.id} from={home} to={to} n={i ? n : n + extra} k={k} shift={strikes ? 2 : -16} size={strikes ? 0.66 : 1} />
      ))}
    </g>
  );
}

interface ArrowProps {
  event: TableEvent;
  shown: Shown;
  cells: Map<string, MapCell>;
  k: number;
  sides: Sides;
}

/** The origin of a further attack: the side whose order had this target. */
const strikerOf = (event: TableEvent, shown: Shown): number => {
  const march = shown.events.find((other) => other.sums.length > 0 && other.to === event.source);
  return march ? sideOf(march.sums[0]?.[0] ?? "") : -1;
};

/** The places of a step, the first of each event. */
function placesOf(step: RevealStep, shown: Shown, cells: Map<string, MapCell>): string[] {
  const found = step.events.flatMap((event) => {
    const pieces = event.sums.length ? [] : event.pieces.map((id) => shown.before.pieces.get(id)?.at ?? id.slice(id.indexOf(".") + 1));
    return [event.place, ...pieces];
  });
  return [...new Set(found)].filter((id) => cells.has(id));
}

/** Positions of the step numbers: left of their places, from top to bottom. */
function numbersOf(steps: RevealStep[], shown: Shown, cells: Map<string, MapCell>, k: number) {
  const taken = new Map<string, number>();
  return steps.flatMap((step, i) =>
    placesOf(step, shown, cells).map((id) => {
      const row = taken.get(id) ?? 0;
      taken.set(id, row + 1);
      const cell = cells.get(id) as MapCell;
      return { key: `${i} ${id}`, n: i + 1, x: cell.x - 44 * k, y: cell.y - 26 * k + row * Math.max(30, 30 * k) };
    }),
  );
}

interface NumberProps {
  steps: RevealStep[];
  cells: Map<string, MapCell>;
  layout: Layout;
  shown: Shown;
  k: number;
  onLook: (step: number) => void;
}

/** The number of each step at its places, and what is gained there. */
function Numbers({ steps, cells, layout, shown, k, onLook }: NumberProps) {
  const numbers = numbersOf(steps, shown, cells, k);
  const gains = steps.flatMap(({ events }, i) =>
    events.flatMap((event) =>
      event.gains.map(([side, counter, n]) => ({ key: `${i} ${side} ${counter} ${event.place}`, event, counter, n })),
    ),
  );
  const wanted = gains.flatMap(({ key, event, counter, n }) => {
    const cell = cells.get(event.place);
    if (!cell || !n || !drawings.value.has(counter)) return [];
    const text = n < 0 ? `−${-n}` : `+${n}`;
    const at = { x: cell.x - 20, y: cell.y - 60 * k, w: 40, h: 4 };
    return [{ key, at, text, counter, w: chipWidth(text) + 26, h: 24, tone: "gold" }];
  });
  const spots = placed(wanted, [], { x: 0, y: 0, w: layout.width, h: layout.height });
  return (
    <>
      {numbers.map(({ key, n, x, y }) => (
        <button key={key} type="button" class="step-number" style={{ left: `${x}px`, top: `${y}px` }} onClick={() => onLook(n - 1)}>
          {n}
        </button>
      ))}
      {wanted.map(({ key, counter, text }) => {
        const spot = spots.get(key);
        return (
          spot && (
            <div key={key} class="outcome gold gained" style={{ left: `${spot.x + spot.w / 2}px`, top: `${spot.y + spot.h / 2}px` }}>
              <Art name={counter} />
              {text}
            </div>
          )
        );
      })}
    </>
  );
}

function Flags({ flags, cells, layout, sides, numbers }: FlagProps) {
  const across = layout.map?.across ?? USUAL;
  const wanted = flags.flatMap((event) => {
    const cell = cells.get(event.place);
    const text = words(event.head);
    const at: Box | undefined = cell && { x: cell.x - across * 0.45, y: cell.y - across * 0.5, w: across * 0.9, h: across * 1.0 };
    return at ? [{ key: `${event.source} ${event.place}`, event, at, text, w: chipWidth(text) + 30, h: 28, tone: "none" }] : [];
  });
  const spots = placed(wanted, numbers, { x: 0, y: 0, w: layout.width, h: layout.height });
  return (
    <>
      {wanted.map(({ key, event, text }) => {
        const spot = spots.get(key);
        const colour = sides.colour(sideOf(event.source));
        return (
          spot && (
            <div
              key={key}
              class="order-flag"
              style={{
                left: `${spot.x + spot.w / 2}px`,
                top: `${spot.y + spot.h / 2}px`,
                "--seat": `var(--seat-${colour})`,
              }}
            >
              <ColourShield colour={colour} size={18} />
              {text}
            </div>
          )
        );
      })}
    </>
  );
}

interface FlagProps {
  flags: TableEvent[];
  cells: Map<string, MapCell>;
  layout: Layout;
  sides: Sides;
  numbers: Box[]; // which the flags keep clear of
}

interface Battle {
  step: RevealStep;
  march: TableEvent;
}

/** The battle to show: of the hovered step, else mine, else the first. */
function battleOf(steps: RevealStep[], looked: number, me: string): Battle | null {
  const all = steps.flatMap((step, i) => {
    const march = step.events.find(({ sums }) => sums.length > 1);
    return march ? [{ i, step, march }] : [];
  });
  return all.find(({ i }) => i === looked) ?? all.find(({ march }) => march.sums.some(([side]) => side === me)) ?? all[0] ?? null;
}

/** Two sides of a battle, those that fell crossed out, and one line why. */
function BattleCard({ battle: { step, march }, layout, sides }: { battle: Battle; layout: Layout; sides: Sides }) {
  const area = layout.areas.get(march.place);
  if (!area) return null;
  const [left, right] = march.sums;
  const lost = Math.min(left?.[2] ?? 0, right?.[2] ?? 0);
  const narrow = layout.width < BATTLE.w + 24;
  const at = cornerFor(layout, area, narrow ? layout.width - 24 : BATTLE.w, BATTLE.h);
  const rest = step.events.filter((event) => event !== march).map((event) => words(event.text));
  const figures = (sum: TableEvent["sums"][number] | undefined) => {
    const n = sum?.[2] ?? 0;
    const colour = sides.colour(sideOf(sum?.[0] ?? ""));
    return Array.from({ length: Math.min(FIGURES, n) }, (_, i) => (
      <span key={i} class={i < lost ? "figure fallen" : "figure"}>
        <Art name="army" colour={colour} />
      </span>
    ));
  };
  return (
    <>
      <svg class="overlay tie dark" width={layout.width} height={layout.height} aria-hidden="true">
        <path d={tieOf(area, at)} />
      </svg>
      <div class="battle-card" role="status" style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px` }}>
        <h3>{step.head}</h3>
        <p class="forces">
          <span>{figures(left)}</span>
          <b>{left?.[2]}</b>
          <small>{msg("against")}</small>
          <b class="less">{right?.[2]}</b>
          <span>{figures(right)}</span>
        </p>
        <p>{(rest.length ? rest : [words(march.text)]).join(" ")}</p>
      </div>
    </>
  );
}
