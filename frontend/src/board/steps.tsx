// The steps of what was revealed: one after another on the board, and as a list in a corner.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { calm, settings } from "../app/settings.ts";
import { msg } from "../app/words.ts";
import type { TableEvent } from "./data.ts";
import type { Layout } from "./layout/types.ts";
import type { Shown } from "./board-state.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const FLAGS = 600; // milliseconds until the first step
const STEP = 450;
const LONGEST = 5000;

/** One step: its heading, and what happened in it. */
export interface RevealStep {
  head: string;
  events: TableEvent[];
}

/** The steps of a change, in the order of their beginnings. */
export function stepsOf(shown: Shown): RevealStep[] {
  const found = new Map<string, RevealStep>();
  for (const event of shown.events) {
    const head = isFlag(event) ? "" : words(event.head);
    if (!head) continue;
    const step = found.get(head) ?? { head, events: [] };
    step.events.push(event);
    found.set(head, step);
  }
  return [...found.values()];
}

/** An order as it was written: a flag at its place. */
export const isFlag = ({ kind }: TableEvent): boolean => kind.endsWith("revealed");

/** The number of a side: 2 of "side.2". */
export const sideOf = (id: string): number => Number(id.replace(/^side\./, ""));

/** The number of steps that are seen so far: one after another; a click shows all, reduced motion shows them at once. */
export function useSteps(steps: RevealStep[]): Signal<number> {
  const still = calm() || settings.value.pace === 0;
  const seen = useSignal(still ? steps.length : 0);
  useEffect(() => {
    if (still) return;
    const pace = Math.min(STEP, (LONGEST - FLAGS) / Math.max(1, steps.length));
    const timers = steps.map((_, i) => setTimeout(() => (seen.value = Math.max(seen.value, i + 1)), FLAGS + i * pace));
    const skip = () => (seen.value = steps.length);
    addEventListener("pointerdown", skip);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("pointerdown", skip);
    };
  }, [steps, still, seen]);
  return seen;
}

interface ListProps {
  store: BoardStore;
  steps: RevealStep[];
  seen: number;
  layout: Layout;
  shown: Shown;
  onLook: (step: number) => void;
}

/** The steps as a list in a free corner; each shows its battle again. */
export function StepList({ store, steps, seen, layout, shown, onLook }: ListProps) {
  const turn = words(shown.before.turn) || words(store.shown.value.turn);
  return (
    <section class="step-list" style={{ maxHeight: `${layout.height * 0.45}px` }}>
      <h3>{msg("step-by-step", { turn })}</h3>
      <ol>
        {steps.map(({ head, events }, i) => (
          <li key={head} class={i < seen ? "" : "later"}>
            <button type="button" class="bare" onClick={() => onLook(i)}>
              <i>{i + 1}</i>
              <span>
                <b>{head}</b>
                <span>{events.map((event) => words(event.text)).join(" ")}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
