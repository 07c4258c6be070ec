// The prompt: what is asked, in one sentence; what may be chosen and what it would do; the buttons, always at the same place.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Scrolls } from "../app/scrolls.tsx";
import { msg } from "../app/words.ts";
import { closeRule, RuleMark } from "../rules/chip.tsx";
import { Glyph } from "../app/icon.tsx";
import { termed } from "../tutorial/terms.tsx";
import { Break } from "./breaks.tsx";
import { Buttons } from "./buttons.tsx";
import type { Playback } from "./playback.ts";
import { Options } from "./options.tsx";
import { choiceOf } from "./selection.ts";
import { Standing } from "./standing.tsx";
import { Steward } from "./on-demand.ts";
import type { Step } from "./steps.ts";
import type { TableStore } from "./store.ts";
import { Trouble } from "./rejection.tsx";
import { deciding, type Ways } from "./choices.ts";
import { glue, split } from "../app/wording.ts";

const LONG = 160; // letters that are no longer read at a glance
const HELP = 80; // letters that stand below the sentence, always in sight

/** What there is to say besides: when it is long, a sentence a line. */
function Rest({ text, told }: { text: string; told: Set<string> }) {
  const sentences = text.length > LONG ? text.split(/(?<=[.!?]) (?=[A-Z])/) : [text];
  if (sentences.length < 3) return <p class="rest">{termed(text, told)}</p>;
  return (
    <ul class="rest">
      {sentences.map((sentence, i) => (
        <li key={i}>{termed(sentence, told)}</li>
      ))}
    </ul>
  );
}

/** In two words: am I asked? */
function kicker(store: TableStore, { question, over }: Step, able: boolean): string {
  if (over) return msg("game-over");
  if (question.asked) return question.drafts ? msg("your-decision") : msg("your-move");
  if (able) return msg("you-may-act");
  return store.mine.value.length ? msg("waiting") : msg("you-watch");
}

interface PromptProps {
  store: TableStore;
  playback: Playback;
  sums: ComponentChildren; // panels that the decision needs
  task?: ComponentChildren; // what is to be done, before what can be
}

export function Prompt({ store, playback, sums, task }: PromptProps) {
  const step = playback.shown.value;
  const { question } = step;
  const live = !step.over;
  const able = live && (question.choices.length > 0 || question.spans.length > 0);
  const picked = choiceOf(question, store.selection.chosen.value, (amount) => msg("take-amount", { amount }));
  const ways = able ? deciding(question, store.selection.path.value, picked) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule that is open was about another question
  useEffect(closeRule, [question]);
  const [head, rest] = split(glue(question.prompt));
  const told = new Set<string>(); // a term is explained where it first stands
  const drafting = question.drafts && question.asked;
  // what was refused is over as soon as something else is done; a field stays under the pointer
  const anew = (event: Event) => {
    if (!(event.target as Element).closest(event.type === "click" ? ".trouble, input, select" : ".trouble")) store.trouble.value = null;
  };
  return (
    <section
      class={`prompt${question.asked && live ? " asked" : ""}${drafting ? " drafts" : ""}`}
      aria-live="polite"
      aria-busy={store.changing.value}
      onClick={anew}
      onInput={anew}
    >
      <header>
        <span class="kicker">{kicker(store, step, able)}</span>
        {drafting && live && (
          <span class="unsent">
            <Glyph name="pencil" size={13} /> {msg("not-sent")}
          </span>
        )}
        <RuleMark ids={question.rules} />
      </header>
      <h2>{termed(head, told)}</h2>
      {rest && rest.length <= HELP && <p class="rest help">{termed(rest, told)}</p>}
      <Scrolls class="middle" about={question.prompt}>
        {store.trouble.value && <Trouble store={store} />}
        {live && <Break store={store} />}
        {task}
        {rest.length > HELP && <Rest text={rest} told={told} />}
        {ways && <Options store={store} question={question} ways={ways} />}
        {sums}
        {live && <Standing store={store} question={question} />}
      </Scrolls>
      {live && question.asked && <Steward store={store} question={question} number={step.number} />}
      <Foot store={store} step={step} ways={ways} />
    </section>
  );
}

/** The buttons; who only waits finds their places kept. */
function Foot({ store, step, ways }: { store: TableStore; step: Step; ways: Ways | null }) {
  if (ways) return <Buttons store={store} question={step.question} ways={ways} />;
  return (
    <div class="buttons foot">
      <button type="button" class="undo" aria-label={msg("undo")} disabled>
        <Glyph name="undo" size={18} />
      </button>
      <button type="button" class="primary" disabled>
        {step.over ? msg("game-over") : msg("wait")}
      </button>
    </div>
  );
}
