// The foot of the prompt: take back, a way out, and the one button that does it; always at the same places.
import { useEffect, useRef } from "preact/hooks";
import { msg } from "../app/words.ts";
import type { Choice, Question } from "../generated/wire.ts";
import { Glyph } from "../app/icon.tsx";
import { choose } from "./click-effect.ts";
import { useHeld } from "./press-guard.ts";
import type { TableStore } from "./store.ts";
import type { WaysProps } from "./choices.ts";
import { BESIDE, glue, MOST, shorten } from "../app/wording.ts";

/** What is pressed in place of what: inputs and buttons keep Enter for themselves. */
const OWN_ENTER = "input, select, textarea, button, a, summary, [tabindex]:not(.scrolls), dialog *";

const LONG = 34; // letters that need three lines, of smaller ones,
const LONG_BESIDE = 20; // and so many where another button stands beside it

export function Buttons({ store, question, ways: { primary, out, rows, amounts } }: WaysProps) {
  const fresh = useHeld(question);
  const { selection } = store;
  const held = fresh && !selection.begun; // who chose something himself means it
  const off = store.busy.value || held;
  const play = (choice: Choice) => !off && store.play([choice.action]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.repeat || event.defaultPrevented || !primary) return;
      if (document.querySelector("dialog[open]") || (event.target as Element).matches(OWN_ENTER)) return;
      event.preventDefault();
      play(primary);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const short = primary && glue(shorten(primary.label, out ? BESIDE : MOST)[0]);
  const named = short && primary === out ? msg("yes-do", { what: short.charAt(0).toLowerCase() + short.slice(1) }) : short; // what stands beside it is confirmed
  const deed = primary && (named || (primary.sends ? msg("send-it") : msg("do-it"))); // all of it stands above
  const missing = rows.length || amounts.length ? msg("choose-first") : msg("wait");
  return (
    <div class="buttons foot">
      <TakeBack store={store} question={question} />
      {out && (
        <button
          type="button"
          class="out"
          data-choice={out.text}
          aria-pressed={primary === out}
          disabled={store.busy.value}
          onClick={() => choose(store, out)}
          onDblClick={() => play(out)}
        >
          {glue(out.label)}
        </button>
      )}
      <button
        type="button"
        class={`primary${primary?.click ? " draft" : ""}${deed && deed.length > (out ? LONG_BESIDE : LONG) ? " long" : ""}`}
        data-choice={primary?.text}
        aria-label={primary?.label}
        disabled={!primary || off}
        onClick={() => primary && play(primary)}
      >
        {primary?.sends && <Glyph name="send" size={15} />} <span>{deed ?? missing}</span>
      </button>
    </div>
  );
}

/** One step back: what is chosen, a click of the draft, the last move; its place is kept where there is nothing. */
function TakeBack({ store, question }: { store: TableStore; question: Question }) {
  const { selection } = store;
  const drafted = question.draft.length > 0 || question.behind !== null;
  const own = useRef(false); // what is on its way is its own: it keeps the focus meanwhile
  const any = selection.begun || drafted || question.undo;
  const off = store.busy.value && !own.current; // what is on its way can't be taken back before it is there
  const what = selection.begun ? msg("choose-again") : drafted ? msg("take-back-click") : msg("take-back-move");
  const take = async (what: () => Promise<unknown>) => {
    own.current = true;
    await what();
    own.current = false;
  };
  const back = () => {
    if (store.busy.value) return;
    if (selection.begun) {
      selection.back();
      return;
    }
    take(drafted ? () => store.back() : () => store.undo());
  };
  return (
    <>
      <button type="button" class="undo" aria-label={msg("undo")} title={what} disabled={!any || off} onClick={back}>
        <Glyph name="undo" size={18} />
      </button>
      {question.draft.length > 1 && !question.behind && !selection.begun && (
        <button
          type="button"
          class="undo all"
          aria-label={msg("take-back-all")}
          title={msg("take-back-all")}
          disabled={store.busy.value}
          onClick={() => take(() => store.clear())}
        >
          <Glyph name="cross" size={14} />
        </button>
      )}
    </>
  );
}
