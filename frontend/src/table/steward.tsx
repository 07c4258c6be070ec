// "What would my steward do?": a move and the reason, where hints are agreed on. He chooses nothing for anybody.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { go } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { Made } from "../generated/rest.ts";
import type { Hint, HintStep, Question } from "../generated/wire.ts";
import { Glyph } from "../app/icon.tsx";
import { met, unfamiliar } from "../tutorial/familiar.ts";
import { post } from "../wire/rest.ts";
import { setOut } from "./origin.ts";
import type { TableStore } from "./store.ts";
import { cap } from "../app/wording.ts";

/** A board of my own, on which what is hidden from me is guessed: to try something out. */
async function tryOut(store: TableStore): Promise<void> {
  try {
    const bot = store.info.value?.seats.find((one) => one.bot)?.bot;
    const made = await post<Made>(`/api/tables/${store.id}/board`, { seat: store.looking.value, ...(bot ? { bot } : {}) });
    go(setOut(made.table, store.id));
  } catch (error) {
    store.fail(error);
  }
}

/** What comes of a deed stands where it may be chosen: here it is only read out. */
function Brief({ step: { label, brief } }: { step: HintStep }) {
  const end = brief.length;
  return (
    <>
      {cap(label.slice(0, end))}
      <span class="unseen">{label.slice(end)}</span>
    </>
  );
}

/** Of an order of many parts: what to do now, and what is sent in the end. */
function InShort({ steps }: { steps: HintStep[] }) {
  const [first, ...others] = steps;
  const last = others.at(-1);
  return (
    <strong>
      {first && <Brief step={first} />}
      {last && (others.length > 1 ? ` … ${cap(last.label)}` : <> · {<Brief step={last} />}</>)}
    </strong>
  );
}

/** Is the same asked, in the same words? */
const alike = (one: Question, other: Question): boolean => one === other || identity(one) === identity(other);
const identity = ({ prompt, draft, choices }: Question) =>
  JSON.stringify([prompt, draft, choices.map(({ action, label }) => [action, label])]);

interface StewardProps {
  store: TableStore;
  question: Question;
  number: number; // of the moment
}

export function Steward({ store, question: latest, number }: StewardProps) {
  const { advice } = store;
  // the same decision may be told once more because something else happened; what is asked after I did something is another one
  const about = useRef({ question: latest, number });
  const acted = store.acted >= about.current.number && number > store.acted;
  if (acted || !alike(about.current.question, latest)) about.current = { question: latest, number };
  const { question } = about.current;
  const info = store.info.value;
  const { game = "", hints = false } = info ?? {};
  // in a first game he speaks by himself at each new kind of decision, unless something is chosen already; who does what he says is led on
  useEffect(() => {
    if (!hints || store.leadsOn(question)) return;
    if (question.draft.length || !unfamiliar(game, question)) return;
    met(game, question);
    store.askSteward(question, true);
  }, [store, game, hints, question]);
  if (!info?.hints) return null;
  const now = advice.value?.question === question ? advice.value : null;
  if (!now?.hint) {
    return (
      <button type="button" class="bare steward-ask" disabled={!!now} onClick={() => store.askSteward(question)}>
        <Glyph name="bulb" size={17} /> {now ? msg("steward-thinks") : msg("ask-steward")}
      </button>
    );
  }
  return <Advice key={question} store={store} hint={now.hint} board={!info.sampled} />;
}

interface AdviceProps {
  store: TableStore;
  hint: Hint;
  board: boolean; // can it be tried out on a board of one's own?
}

/** What he would do and why; where there is no room for that beside what may be chosen, a line that opens. */
function Advice({ store, hint: { steps, reason }, board }: AdviceProps) {
  const box = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<boolean | null>(null); // null: nobody has said
  useLayoutEffect(() => {
    const middle = box.current?.parentElement?.querySelector(".middle");
    if (folded !== null || !middle) return;
    const measure = () => middle.scrollHeight > middle.clientHeight + 1 && setFolded(true);
    const clicked = () => requestAnimationFrame(measure); // what is chosen or opened tells more, and takes room
    measure();
    middle.addEventListener("click", clicked);
    return () => middle.removeEventListener("click", clicked);
  }, [folded]);
  if (folded) {
    return (
      <button type="button" class="steward folded" aria-expanded={false} onClick={() => setFolded(false)}>
        <Glyph name="bulb" size={18} />
        <span class="move">
          {msg("steward-line")} <InShort steps={steps} />
        </span>{" "}
        <span class="why">{msg("steward-why")}</span>
      </button>
    );
  }
  return (
    <div ref={box} class="steward" role="status">
      <Glyph name="bulb" size={18} />
      <div>
        <p class="steward-head">
          <span class="kicker">{msg("steward-would")}</span>
          {board && (
            <button type="button" class="bare" aria-label={msg("try-out")} title={msg("try-out")} onClick={() => tryOut(store)}>
              {msg("try-it")}
            </button>
          )}
          <button type="button" class="bare" aria-label={msg("steward-fold")} title={msg("steward-fold")} onClick={() => setFolded(true)}>
            <Glyph name="down" size={11} />
          </button>
        </p>
        <p class="move">
          <InShort steps={steps} />
        </p>
        <p>{reason}</p>
      </div>
    </div>
  );
}
