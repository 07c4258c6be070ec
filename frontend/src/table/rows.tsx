// What one may do, listed: a click on an option chooses it, one on a kind of them lists these; what is pointed at is marked on the board.
import { useState } from "preact/hooks";
import { settings } from "../app/settings.ts";
import { msg } from "../app/words.ts";
import type { Choice, Turning } from "../generated/wire.ts";
import { RuleMark } from "../rules/chip.tsx";
import { Glyph } from "../app/icon.tsx";
import { same } from "./amounts.ts";
import { choose } from "./click-effect.ts";
import type { Kind } from "./groups.ts";
import type { TableStore } from "./store.ts";
import { glue, headed } from "../app/wording.ts";

interface RowsProps {
  store: TableStore;
  rows: Kind[];
  chosen: Choice | undefined;
}

const MANY = 12; // options under one heading that would bury the others
const FEW = 4; // options that are in sight without a click, where there are as many

export function Rows({ store, rows, chosen }: RowsProps) {
  const [said, setOpen] = useState<string | null>(null); // null: nobody has opened or closed any
  const open = said ?? (rows.length < FEW ? rows.find(({ choices }) => choices.length > 1 && choices.length <= MANY)?.name : "");
  const within = (choices: Choice[]) => !!chosen && choices.some(({ action }) => same(action, chosen.action));
  const point = (choices: Choice[]) => {
    store.selection.hint.value = choices.flatMap(({ nodes }) => (choices.length === 1 ? nodes : nodes.slice(0, 1)));
  };
  return (
    <ul class="rows" aria-label={msg("what-you-may")}>
      {rows.map(({ name, choices }) => {
        const [only] = choices;
        if (choices.length === 1 && only)
          return <Row key={only.action.join()} store={store} choice={only} on={within(choices)} onPoint={point} />;
        const shown = open === name || within(choices);
        return (
          <li key={name} class="kind">
            <button
              type="button"
              class="row-button"
              aria-expanded={shown}
              onClick={({ currentTarget }) => {
                setOpen(shown ? "" : name);
                if (!shown) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: "start" })); // what it opens comes into sight
              }}
              onPointerEnter={(event) => event.pointerType === "mouse" && point(choices)}
              onPointerLeave={() => point([])}
            >
              <Glyph name={shown ? "up" : "down"} size={14} />
              <span class="label">{glue(name)}</span>
              <span class="count">{choices.length}</span>
            </button>
            {shown && (
              <ul class="rows inner">
                {choices.map((choice) => (
                  <Row key={choice.action.join()} store={store} choice={choice} on={within([choice])} onPoint={point} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The other parts of what is not sent yet, to be chosen before what is asked now, or anew. */
export function Turns({ store, turns }: { store: TableStore; turns: Turning[] }) {
  const few = turns.length < FEW;
  const [open, setOpen] = useState(few);
  const point = (...nodes: string[]) => {
    store.selection.hint.value = nodes.filter((node) => node);
  };
  return (
    <ul class="rows turns">
      {!few && (
        <li class="kind">
          <button type="button" class="row-button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Glyph name={open ? "up" : "down"} size={14} />
            <span class="label">{msg("another-part")}</span>
            <span class="count">{turns.length}</span>
          </button>
        </li>
      )}
      {open &&
        turns.map(({ label, node }, part) => (
          <li key={label} class="row" onPointerEnter={() => point(node)} onPointerLeave={() => point()}>
            <button type="button" class="row-button" disabled={store.busy.value} onClick={() => store.turn(part)}>
              <Glyph name="pencil" size={14} />
              <span class="label">{glue(label)}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}

interface RowProps {
  store: TableStore;
  choice: Choice;
  on: boolean; // it is chosen
  onPoint: (choices: Choice[]) => void;
}

function Row({ store, choice, on, onPoint }: RowProps) {
  const play = () => !store.busy.value && store.play([choice.action]);
  return (
    <li
      class={on ? "row on" : "row"}
      onPointerEnter={() => onPoint([choice])}
      onPointerLeave={() => onPoint([])}
      onFocusIn={() => onPoint([choice])}
      onFocusOut={() => onPoint([])}
    >
      <button
        type="button"
        class="row-button"
        data-choice={choice.text}
        aria-pressed={choice.click ? undefined : on}
        disabled={store.busy.value && !(store.changing.value && choice.click)}
        onClick={() => choose(store, choice)}
        onDblClick={() => on && play()}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !on) return;
          event.preventDefault();
          play();
        }}
      >
        {choice.click ? <Glyph name="next" size={14} /> : <span class="dot" />}
        <Label text={glue(choice.label)} />
        {settings.value.notation && choice.text && <code>{choice.text}</code>}
      </button>
      <RuleMark ids={choice.rules} />
    </li>
  );
}

/** What is done stands out from what comes of it. */
function Label({ text }: { text: string }) {
  const [deed, then] = headed(text);
  return (
    <span class="label">
      {deed}
      {then && <span class="then">{then}</span>}
    </span>
  );
}
