// The prompt: what is asked, in one sentence; what is chosen and what it would do; the buttons.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Scrolls } from "../app/scrolls.tsx";
import { wide } from "../app/screen.ts";
import { closeRule, RuleChips } from "../rules/chip.tsx";
import { Glyph } from "../scene/icon.tsx";
import { Buttons } from "./buttons.tsx";
import type { Eyes } from "./eyes.ts";
import { Options } from "./options.tsx";
import { Standing } from "./standing.tsx";
import type { TableStore } from "./store.ts";
import { deciding } from "./ways.ts";
import { glue, split } from "./wording.ts";
import { say } from "../app/words.ts";

const LONG = 160; // letters that are no longer read at a glance

/** What there is to say besides: when it is long, a sentence a line. */
function Rest({ text }: { text: string }) {
  const sentences = text.length > LONG ? text.split(/(?<=[.!?]) (?=[A-Z])/) : [text];
  if (sentences.length < 3) return <p class="rest">{text}</p>;
  return (
    <ul class="rest">
      {sentences.map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  );
}

interface PromptProps {
  store: TableStore;
  eyes: Eyes;
  sums: ComponentChildren; // panels that the decision needs
  onMore: (() => void) | undefined; // the prompt has little room now: what gives it more
}

/** What is asked now; while something is told, the story stands in its place. Its head and its buttons are always in sight. */
export function Prompt({ store, eyes, sums, onMore }: PromptProps) {
  const step = eyes.shown.value;
  const { question } = step;
  const live = !step.over;
  const able = live && (question.choices.length > 0 || question.spans.length > 0);
  const ways = able ? deciding(question, store.selection.path.value) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule that is open was about another question
  useEffect(closeRule, [question]);
  const [head, rest] = split(glue(question.prompt));
  const drafting = question.drafts && question.asked;
  const kicker = step.over
    ? say("game-over")
    : !question.asked
      ? able
        ? say("you-may-act")
        : store.mine.value.length
          ? say("waiting")
          : say("you-watch")
      : drafting
        ? say("your-decision")
        : say("your-move");
  const under = !wide.value && !!(ways?.amounts.length || ways?.only); // on a phone what is chosen would be out of sight below the sums
  // what was refused is over as soon as something else is done
  const anew = (event: Event) => {
    if (!(event.target as Element).closest(".trouble")) store.trouble.value = null;
  };
  // who opens a list wants to see it
  const pressed = (event: Event) => {
    // a field stays under the pointer: a second click would meet what moves up there
    if (!(event.target as Element).closest("input, select")) anew(event);
    if ((event.target as Element).closest("summary, [aria-expanded]")) onMore?.();
  };
  return (
    <section
      class={`prompt${question.asked && live ? " asked" : ""}${drafting ? " drafts" : ""}`}
      aria-live="polite"
      onClick={pressed}
      onInput={anew}
    >
      <header>
        <span class="kicker">{kicker}</span>
        {drafting && live && (
          <span class="unsent">
            <Glyph name="pencil" size={13} /> {say("not-sent")}
          </span>
        )}
        <RuleChips ids={question.rules} most={drafting ? 1 : 2} />
      </header>
      <h2>{head}</h2>
      {store.trouble.value && <Trouble store={store} />}
      <Scrolls class="middle" about={question.prompt} onMore={onMore}>
        {rest && <Rest text={rest} />}
        {!under && sums}
        {ways && <Options store={store} question={question} ways={ways} />}
        {under && sums}
        {live && <Standing store={store} question={question} />}
      </Scrolls>
      {ways && <Buttons store={store} question={question} ways={ways} />}
    </section>
  );
}

/** What was refused, and by which rule. */
function Trouble({ store }: { store: TableStore }) {
  const trouble = store.trouble.value;
  if (!trouble) return null;
  return (
    <div class="trouble" role="alert">
      <Glyph name="warning" size={16} />
      <p>
        {trouble.sentence} {trouble.rule && <RuleChips ids={[trouble.rule]} />}
      </p>
      <button type="button" class="bare" aria-label={say("close")} onClick={() => (store.trouble.value = null)}>
        <Glyph name="cross" size={12} />
      </button>
    </div>
  );
}
