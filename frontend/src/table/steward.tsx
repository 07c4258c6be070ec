// "What would my steward do?": a move and the reason, where hints are agreed on. He chooses nothing for anybody.
import { useEffect, useRef } from "preact/hooks";
import { go } from "../app/route.tsx";
import { say } from "../app/words.ts";
import type { Made } from "../made/rest.ts";
import type { Question } from "../made/wire.ts";
import { Glyph } from "../scene/icon.tsx";
import { met, unfamiliar } from "../teach/familiar.ts";
import { post } from "../wire/rest.ts";
import type { TableStore } from "./store.ts";
import { cap } from "./wording.ts";

/** A board of my own, on which what is hidden from me is guessed: to try something out. */
async function tryOut(store: TableStore): Promise<void> {
  try {
    const made = await post<Made>(`/api/tables/${store.id}/board`, { seat: store.looking.value });
    go(`/table/${made.table}`);
  } catch (error) {
    store.fail(error);
  }
}

/** Of an order of many parts: what to do now, and what is sent in the end. */
const inShort = (labels: string[]): string => (labels.length > 2 ? [labels[0], labels.at(-1)].join(" … ") : labels.join(" · "));

/** Is it the same decision still, told once more because something else happened? */
const alike = (one: Question, other: Question): boolean => one === other || identity(one) === identity(other);
const identity = ({ prompt, draft, choices }: Question) => JSON.stringify([prompt, draft, choices.map(({ action }) => action)]);

export function Steward({ store, question: latest }: { store: TableStore; question: Question }) {
  const { advice } = store;
  const about = useRef(latest);
  if (!alike(about.current, latest)) about.current = latest;
  const question = about.current;
  const info = store.info.value;
  const { game = "", hints = false } = info ?? {};
  // in a first game he speaks by himself at each new kind of decision, unless something is chosen already
  useEffect(() => {
    if (!hints || question.draft.length || !unfamiliar(game, question)) return;
    met(game, question);
    store.askSteward(question, true);
  }, [store, game, hints, question]);
  if (!info?.hints) return null;
  const now = advice.value?.question === question ? advice.value : null;
  if (!now?.hint) {
    return (
      <button type="button" class="bare steward-ask" disabled={!!now} onClick={() => store.askSteward(question)}>
        <Glyph name="bulb" size={17} /> {now ? say("steward-thinks") : say("ask-steward")}
      </button>
    );
  }
  const { steps, reason, guessed } = now.hint;
  return (
    <div class="steward" role="status">
      <Glyph name="bulb" size={18} />
      <div>
        <p class="steward-head">
          <span class="kicker">{say("steward-would")}</span>
          {!info.sampled && (
            <button type="button" class="bare" aria-label={say("try-out")} title={say("try-out")} onClick={() => tryOut(store)}>
              {say("try-it")}
            </button>
          )}
          <button type="button" class="bare" aria-label={say("close")} onClick={() => (advice.value = null)}>
            <Glyph name="cross" size={11} />
          </button>
        </p>
        <p>
          <strong>{inShort(steps.map(({ label }) => cap(label)))}</strong>
        </p>
        <p>
          {reason} {guessed && <span class="muted small">{guessed}</span>}
        </p>
      </div>
    </div>
  );
}
