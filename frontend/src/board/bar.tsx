// The prompt bar: one sentence, the buttons, the steward, undo, the rules.
import { useEffect, useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import { ICONS } from "../generated/look.ts";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { type Act, NO_MSG } from "./data.ts";
import { Amount } from "./on-demand.ts";
import { pickedWords } from "./land-words.ts";
import { loose } from "./orders.ts";
import { groupOf } from "./acts.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

const MOST = 5; // buttons beside the sentence; the others are under "More"
const PHONE = 4;
const MANY = 10; // the number of a button that no key presses
const SIGN = "\u00a7";

/** The icon of a button: the part of its message's name that is one. */
export const iconOf = (act: Act): string => (act.chip?.text[0] || act.text[0]).split("-").find((word) => word in ICONS) ?? "";

export const labelOf = (act: Act): string => (act.chip && words(act.chip.text)) || words(act.text);

export interface BarProps {
  store: BoardStore;
  colour: number; // the viewer's seat
  sentence: string; // the question or the current event
  aside: string; // smaller, behind it
  task?: boolean; // it is shown instead of what a form asks
  trouble: string; // what was refused
  onTrouble: () => void; // it was read
  steward: (() => void) | null;
  thinking: boolean;
  undo: { words: string; do: () => void } | null;
  rules: () => void;
  all: () => void; // the list of all options
  phone: boolean;
  extra?: preact.ComponentChildren; // buttons of the frame itself, such as "Rematch"
  quiet?: boolean; // what can be done waits: only the buttons of the frame are shown
  progress?: preact.ComponentChildren; // progress, between the sentence and the buttons
  sheet?: preact.ComponentChildren; // between the sentence and the buttons, on a phone
}

export function Bar({
  store,
  colour,
  sentence,
  aside,
  task = false,
  trouble,
  onTrouble,
  phone,
  extra,
  progress,
  sheet,
  quiet = false,
  ...props
}: BarProps) {
  const [more, setMore] = useState(false);
  const buttons = quiet ? [] : store.buttons.value;
  const [only] = buttons;
  const alone = only && buttons.length === 1 && only.amount.length && store.shown.value.acts.length === 1; // its amount is chosen at once
  const asked = store.asked.value ?? (alone ? { act: only, amount: only.amount[0] ?? 0 } : null);
  const folded = new Map<string, Act[]>();
  for (const act of store.folded.value) folded.set(words(act.group), [...(folded.get(words(act.group)) ?? []), act]);
  const mine = store.shown.value.acts.length > 0 || store.shown.value.form.length > 0;
  const most = phone ? PHONE : MOST;
  const shown = buttons.length > most ? buttons.slice(0, most - 1) : buttons;
  const hidden = buttons.slice(shown.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons
  useEffect(() => setMore(false), [buttons]);
  useEffect(() => {
    if (!trouble) return;
    const timer = setTimeout(onTrouble, Math.max(3000, trouble.length * 60));
    return () => clearTimeout(timer);
  }, [trouble, onTrouble]);
  const { steps = [] } = store.board.value ?? {};
  const { step } = store.shown.value.waits.length ? store.shown.value.turn[1] : {}; // none after the end
  const { draft } = store;
  const open = draft.asking.value ? draft.preview.value?.ask : draft.prompt.value[0] ? draft.prompt.value : draft.preview.value?.text;
  const drafted = mine && !task && draft.joint.value && open ? words(open) : "";
  const status =
    store.asked.value && asked && !alone
      ? words(asked.act.ask) || words(asked.act.text)
      : trouble || drafted || pickedWords(store) || sentence;
  return (
    <div class={`bar${mine ? " mine" : ""}`}>
      <div class="bar-words">
        {colour >= 0 && <ColourShield colour={colour} size={phone ? 22 : 28} />}
        <p class={`say${status.length > 60 ? " long" : ""}`} role="status" aria-live={mine ? "assertive" : "polite"}>
          {trouble && !asked && <Glyph name="warning" size={16} />}
          {status}
          {aside && !trouble && !asked && <small>{aside}</small>}
        </p>
        {steps.length > 0 && typeof step === "number" && !phone && !trouble && !progress && (
          <ol class="turn-steps">
            {steps.map((name, i) => (
              <li key={i} class={i < step ? "done" : i === step ? "now" : ""} aria-current={i === step ? "step" : undefined}>
                {words(name)}
              </li>
            ))}
          </ol>
        )}
      </div>
      {progress}
      {sheet}
      <div class="bar-buttons">
        <Choices store={store} />
        {asked ? (
          <Asked store={store} asked={asked} alone={!!alone} />
        ) : (
          <>
            {store.groups.value.map((act) => (
              <Group key={groupOf(act)} store={store} act={act} />
            ))}
            {shown.map((act, i) => (
              <Button key={i} store={store} act={act} number={i + 1} />
            ))}
            {[...folded].map(([label, acts]) => (
              <Fold key={label} store={store} label={label} acts={acts} />
            ))}
            <SendLineup store={store} />
            {hidden.length > 0 && (
              <div class="drop">
                <button type="button" class="btn act" aria-expanded={more} onClick={() => setMore(!more)}>
                  {msg("more-options")}
                </button>
                {more && (
                  <div class="menu more">
                    {hidden.map((act, i) => (
                      <Button key={i} store={store} act={act} number={shown.length + i + 1} />
                    ))}
                  </div>
                )}
              </div>
            )}
            {!store.pending.value && <Sending store={store} />}
            {extra}
          </>
        )}
      </div>
      <div class="bar-tools">
        <span class="sep" />
        {props.steward && (
          <button
            type="button"
            class={`btn sq bulb${props.thinking ? " thinking" : ""}`}
            title={`${msg("ask-steward")} (S)`}
            aria-label={msg("ask-steward")}
            onClick={props.steward}
          >
            <Glyph name="bulb" size={21} />
          </button>
        )}
        <button
          type="button"
          class="btn sq"
          disabled={!props.undo}
          title={props.undo ? `${props.undo.words} (U)` : msg("undo-nothing")}
          aria-label={props.undo?.words ?? msg("undo")}
          onClick={props.undo?.do}
        >
          <Glyph name="undo" size={19} />
        </button>
        <button
          type="button"
          class="btn sq unseen-tool"
          title={`${msg("all-options")} (L)`}
          aria-label={msg("all-options")}
          onClick={props.all}
        >
          <Glyph name="menu" size={18} />
        </button>
        <button type="button" class="btn sq sign" title={`${msg("tab-rules")} (?)`} aria-label={msg("tab-rules")} onClick={props.rules}>
          {SIGN}
        </button>
      </div>
    </div>
  );
}

/** A way to use the picked piece: its targets are lit while it is pressed. */
function Group({ store, act }: { store: BoardStore; act: Act }) {
  const on = store.mode.value === groupOf(act);
  const icon = act.group[0].split("-").find((word) => word in ICONS);
  return (
    <button type="button" class={`btn act${on ? " go" : ""}`} aria-pressed={on} onClick={() => (store.mode.value = on ? "" : groupOf(act))}>
      {icon && <Glyph name={icon} size={17} />}
      {words(act.group)}
    </button>
  );
}

/** A button that opens a menu of acts. */
function Fold({ store, label, acts }: { store: BoardStore; label: string; acts: Act[] }) {
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other acts
  useEffect(() => setOpen(false), [store.shown.value.acts]);
  return (
    <div class="drop">
      <button type="button" class="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </button>
      {open && (
        <div class="menu more">
          {acts.map((act, i) => (
            <Button key={i} store={store} act={act} number={MANY} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The button that sends where pieces stand. */
function SendLineup({ store }: { store: BoardStore }) {
  const preview = store.draft.preview.value;
  if (!store.spots.value.size || !preview) return null;
  return (
    <button type="button" class="btn go" disabled={!preview.do.length} title={words(preview.text)} onClick={() => store.sendDraft()}>
      <Glyph name="tick" size={17} />
      {words(preview.send) || words(preview.text)}
    </button>
  );
}

/** Send a complete draft; if something is missing, confirm in place. */
export function Sending({ store }: { store: BoardStore }) {
  const { draft } = store;
  const preview = draft.preview.value;
  const label = words(preview?.send ?? NO_MSG);
  if (!preview || !label || !draft.joint.value) return null;
  const amounts = draft.form.value.some(({ lines }) => lines.length) ? [] : loose(draft).filter(({ kind }) => kind === "amount");
  return (
    <>
      {!draft.asking.value && amounts.map((field) => <Amount key={field.id} draft={draft} field={field} />)}
      <button
        type="button"
        class={`btn sends ${preview.ask[0] && !draft.asking.value ? "act" : "go"}`}
        disabled={!preview.do.length}
        title="Ctrl+Enter"
        onClick={() => store.sendDraft()}
      >
        <Glyph name="send" size={17} />
        {label}
      </button>
      {draft.asking.value && (
        <button type="button" class="btn" onClick={() => (draft.asking.value = false)}>
          {msg("cancel")}
        </button>
      )}
    </>
  );
}

function Button({ store, act, number }: { store: BoardStore; act: Act; number: number }) {
  const icon = iconOf(act);
  const full = words(act.text);
  const label = labelOf(act);
  return (
    <button
      type="button"
      class={`btn act${act.chip?.tone === "good" ? " go" : ""}`}
      data-act={act.text[0]}
      title={`${full}${number < 10 ? ` (${number})` : ""}`}
      aria-label={full || label}
      aria-disabled={!!store.pending.value}
      onClick={() => store.run(act)}
    >
      {icon && <Glyph name={icon} size={17} />}
      {label}
    </button>
  );
}

/** An amount to choose, or an act to confirm. */
function Asked({ store, asked, alone }: { store: BoardStore; asked: { act: Act; amount: number | null }; alone: boolean }) {
  const { act, amount } = asked;
  const [low = 0, high = 0] = act.amount;
  const set = (to: number) => (store.asked.value = { act, amount: Math.max(low, Math.min(high, to)) });
  return (
    <>
      {amount !== null && act.amount.length > 0 && (
        <span class="stepper">
          <button type="button" class="btn sq" aria-label={msg("decrease")} disabled={amount <= low} onClick={() => set(amount - 1)}>
            <Glyph name="minus" size={14} />
          </button>
          <input
            type="number"
            aria-label={msg("amount")}
            value={amount}
            min={low}
            max={high}
            onChange={(event) => set(Number(event.currentTarget.value))}
          />
          <button type="button" class="btn sq" aria-label={msg("increase")} disabled={amount >= high} onClick={() => set(amount + 1)}>
            <Glyph name="plus" size={14} />
          </button>
        </span>
      )}
      <button type="button" class="btn go" onClick={() => store.run(act, amount, true)}>
        {labelOf(act)} {alone && amount}
      </button>
      {!alone && (
        <button type="button" class="btn" onClick={() => store.letGo()}>
          {msg("cancel")}
        </button>
      )}
    </>
  );
}

/** Something of mine that can be set at any time, such as the digit that counts: shown while something is struck. */
function Choices({ store }: { store: BoardStore }) {
  const [open, setOpen] = useState(false);
  const { acts, pieces } = store.shown.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices
  useEffect(() => setOpen(false), [acts]);
  const zones = new Set(
    store.board.value?.zones.filter(({ region, layout }) => region === "column" && layout === "pile").map(({ id }) => id),
  );
  const found = acts.filter(({ piece, target }) => !target && zones.has(pieces.get(piece)?.at ?? ""));
  const [first] = found;
  const me = store.me.value;
  const strikes = ({ target }: Act) => ![-1, me].includes(pieces.get(target)?.owner ?? -1);
  const fights = store.last.value.some(({ kind }) => kind === "attacked") || [...pieces.values()].some(({ at }) => at === "line");
  if (!first || !(fights || found.length === acts.length || acts.some(strikes))) return null;
  return (
    <div class="drop">
      <button type="button" class="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
        {store.label("zone", pieces.get(first.piece)?.at ?? "")}
        <Glyph name="down" size={12} />
      </button>
      {open && (
        <div class="menu more">
          {found.map((act, i) => (
            <button key={i} type="button" class="btn" onClick={() => store.run(act)}>
              {labelOf(act)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
