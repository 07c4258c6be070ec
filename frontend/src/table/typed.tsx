// A line to type a move: what it would do, or what is wrong with it, is told before Enter is pressed.
import { signal } from "@preact/signals";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Choice, Question } from "../generated/wire.ts";
import { RuleMark } from "../rules/chip.tsx";
import { Glyph } from "../app/icon.tsx";
import { type Fate, fate } from "./choose.ts";
import { choose } from "./click-effect.ts";
import { nearest } from "./nearest.ts";
import type { TableStore } from "./store.ts";
import type { Tried } from "./trial.ts";
import { msg } from "../app/words.ts";

const PAUSE = 250; // milliseconds without a letter, after which it is tried
const OFFERED = 60; // moves that the field suggests

export const typing = signal(false); // the field was opened with a key

/** What Enter does with what is typed. */
function consequence(end: Fate, drafts: boolean): string {
  if (end === "click") return drafts ? msg("enter-drafts") : msg("enter-chooses");
  if (end === "final") return drafts ? msg("enter-sends") : msg("enter-plays");
  return msg("enter-depends");
}

export function Typed({ store, question }: { store: TableStore; question: Question }) {
  const [text, setText] = useState("");
  const tried = store.trial.tried.value?.text === text ? store.trial.tried.value : null;
  const end = tried?.reading ? (tried.reading.final ? "final" : "click") : fate(question, text);
  const example = question.choices.find((choice) => /\w/.test(choice.text)); // a full stop would teach nobody
  const form = useRef<HTMLFormElement>(null);
  const clicks = useRef(0); // how often was clicked before the last letter
  const seen = useCallback(() => form.current?.scrollIntoView({ block: "nearest" }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what it says of the end
  useEffect(() => {
    if (text) seen();
  }, [text, end, tried, seen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to another question the same text is another move
  useEffect(() => {
    if (!text.trim() || store.selection.clicks !== clicks.current) return; // who clicks goes on without it
    const timer = setTimeout(() => store.trial.attempt(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, question, store]);
  const field = useRef<HTMLInputElement>(null);
  const opened = typing.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is opened with the key
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await store.type(text))) setText("");
  };
  return (
    <form ref={form} class="typed" onSubmit={send} onFocusIn={seen}>
      <input
        ref={field}
        value={text}
        onInput={(event) => {
          clicks.current = store.selection.clicks;
          setText(event.currentTarget.value);
        }}
        placeholder={example ? msg("type-a-move-such-as", { example: example.text }) : msg("type-a-move")}
        aria-label={msg("type-a-move")}
        autocomplete="off"
        spellcheck={false}
        list="moves"
        aria-describedby="typed-end"
      />
      <datalist id="moves">
        {question.choices.slice(0, OFFERED).map((choice) => (
          <option key={choice.text} value={choice.text}>
            {choice.label}
          </option>
        ))}
      </datalist>
      <button
        type="submit"
        class={text.trim() && !tried?.refusal ? `primary${end === "click" ? " draft" : ""}` : ""}
        aria-label={end === "click" ? msg("draft-typed") : msg("send-typed")}
        disabled={!text.trim() || store.busy.value}
      >
        <Glyph name={end === "click" ? "pencil" : "send"} size={15} />
      </button>
      <div id="typed-end" class="foreseen" aria-live="polite">
        {text.trim() && !tried?.refusal && <p class={`end ${end}`}>{consequence(end, question.drafts)}</p>}
        {tried && text.trim() && <Read tried={tried} />}
        {tried?.refusal && text.trim() && <Meant store={store} choices={nearest(text, question.choices)} />}
      </div>
    </form>
  );
}

/** What may have been meant: a click chooses it. */
function Meant({ store, choices }: { store: TableStore; choices: Choice[] }) {
  if (!choices.length) return null;
  return (
    <div class="meant">
      <p class="muted">{msg("did-you-mean")}</p>
      {choices.map((choice) => (
        <button key={choice.action.join()} type="button" onClick={() => choose(store, choice)}>
          {choice.label}
        </button>
      ))}
    </div>
  );
}

/** What it would do, one thing after the other; or why it can't be done. */
function Read({ tried: { reading, refusal } }: { tried: Tried }) {
  if (refusal)
    return (
      <p class="not-so">
        <Glyph name="warning" size={14} /> {refusal.sentence} {refusal.rule && <RuleMark ids={[refusal.rule]} />}
      </p>
    );
  if (!reading) return null;
  return (
    <>
      <ul>
        {reading.steps.map(({ label, rules }, i) => (
          <li key={i}>
            {label} <RuleMark ids={rules} />
          </li>
        ))}
      </ul>
      {reading.rest && (
        <p class="not-so">
          <Glyph name="warning" size={14} /> {msg("not-taken", { rest: reading.rest })} {reading.rule && <RuleMark ids={[reading.rule]} />}
        </p>
      )}
      {reading.advice.map((sentence) => (
        <p key={sentence} class="not-so">
          <Glyph name="warning" size={14} /> {sentence}
        </p>
      ))}
    </>
  );
}
