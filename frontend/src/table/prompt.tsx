// The prompt: what is asked, in one sentence; what is chosen and what it would do; the buttons.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Scrolls } from "../app/scrolls.tsx";
import { wide } from "../app/screen.ts";
import { set, settings } from "../app/settings.ts";
import type { Choice, Question, Span } from "../made/wire.ts";
import { RuleChips } from "../rules/chip.tsx";
import { Glyph } from "../scene/icon.tsx";
import { beginning, buttons, choosing, folded, type Kind, kinds, placed } from "./choose.ts";
import type { Eyes } from "./eyes.ts";
import type { TableStore } from "./store.ts";
import { Typed } from "./typed.tsx";

const LISTED = 7; // so many options are buttons
const ROOM = 240; // letters on buttons that are always in sight; more are a list
const AROUND = 6; // what a button needs besides, in letters
const FEW = 6; // so many options on the board are listed without a click, where there is room
const SHORT = 10; // letters of a notation that always stands beside its label
const LONG = 160; // letters that are no longer read at a glance
const glue = (text: string) => text.replace(/(\d) %/g, "$1\u00a0%"); // a percentage stays on its line
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A prompt's first sentence, and the rest. */
export function split(prompt: string): [string, string] {
  const found = /^(.{12,150}?[.?!:])\s+(.*)$/s.exec(prompt);
  if (!found || prompt.length < 60) return [prompt, ""];
  return [(found[1] as string).replace(/:$/, "."), cap(found[2] as string)];
}

/** A long label's first words, for a button, and the rest. */
export function shorten(label: string): [string, string] {
  const found = label.length > 60 ? (/^(.{6,80}?)(?:: |\. |; )(.*)$/s.exec(label) ?? /^(.{6,80}?), (.*)$/s.exec(label)) : null;
  return found ? [found[1] as string, cap(found[2] as string)] : [label, ""];
}

/** The rules that all of several options name: they are told once. */
export function shared(choices: Choice[]): string[] {
  const [first, ...others] = choices;
  return others.length ? (first as Choice).rules.filter((rule) => others.every((other) => other.rules.includes(rule))) : [];
}

/** The rules that are not told already. */
const fresh = (rules: string[], told: string[]) => rules.filter((rule) => !told.includes(rule));

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
  const ways = able ? deciding(question, store.path.value) : null;
  const [head, rest] = split(glue(question.prompt));
  const drafting = question.drafts && question.asked;
  const kicker = step.over
    ? "The game is over"
    : !question.asked
      ? able
        ? "You may act"
        : store.mine.value.length
          ? "Waiting"
          : "You watch"
      : drafting
        ? "Your decision"
        : "Your move";
  const under = !wide.value && !!ways?.amounts.length; // on a phone the slider would be out of sight below the sums
  // who opens a list wants to see it
  const opened = (event: Event) => (event.target as Element).closest("summary, [aria-expanded]") && onMore?.();
  return (
    <section class={`prompt${question.asked && live ? " asked" : ""}${drafting ? " drafts" : ""}`} aria-live="polite" onClick={opened}>
      <header>
        <span class="kicker">{kicker}</span>
        {drafting && live && (
          <span class="unsent">
            <Glyph name="pencil" size={13} /> Not sent yet
          </span>
        )}
        <RuleChips ids={question.rules} most={drafting ? 1 : 2} />
      </header>
      <h2>{head}</h2>
      {store.trouble.value && <Trouble store={store} />}
      <Scrolls class="middle" onMore={onMore}>
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
      <button type="button" class="bare" aria-label="Close" onClick={() => (store.trouble.value = null)}>
        <Glyph name="cross" size={12} />
      </button>
    </div>
  );
}

/** How a question can be answered now, by words: what is listed, and what is a button. */
interface Ways {
  path: string[]; // what was clicked
  only: Choice | undefined; // the one thing that it stands for
  menu: Choice[]; // what can be done with it
  further: Choice[]; // a click on the board leads to them
  amounts: Span[];
  primary: Choice | undefined; // the button that ends the decision
  others: Choice[]; // the other buttons; many are a list
  many: boolean;
  folds: Choice[][];
}

function deciding(question: Question, clicks: string[]): Ways {
  const { path, ready, open, spans } = choosing(question, clicks);
  const plain = buttons(question);
  const free = question.spans.filter((span) => span.nodes.length === 0);
  const only = ready.length === 1 && open.length === 1 ? ready[0] : undefined;
  const all = path.length > 0 && !only ? open : [];
  const menu = all.length > LISTED && ready.length ? ready : all;
  const sending = plain.filter((choice) => choice.sends);
  const bare = !placed(question).length && !free.length;
  // of several that send (rock, paper, scissors) none is put before the others; nor what only ends a draft that has not begun
  const sends = sending.length === 1 && question.draft.length ? sending[0] : plain.length === 1 && bare ? plain[0] : undefined;
  const primary = only ?? sends;
  const besides = plain.filter((choice) => choice !== primary);
  const folds = folded(besides, !bare || !!primary);
  const others = besides.filter((choice) => !folds.some((fold) => fold.includes(choice)));
  const letters = others.reduce((sum, { label }) => sum + label.length + AROUND, 0);
  return {
    path,
    only,
    menu,
    further: all.filter((choice) => !menu.includes(choice)),
    amounts: [...spans, ...free],
    primary,
    others,
    many: others.length > LISTED || letters > ROOM,
    folds,
  };
}

interface WaysProps {
  store: TableStore;
  question: Question;
  ways: Ways;
}

/** What is chosen, and all that is listed. */
function Options({ store, question, ways: { only, menu, further, amounts, primary, others, many, folds } }: WaysProps) {
  const play = (choice: Choice) => store.play([choice.action]);
  const told = primary && !only ? shorten(primary.label)[1] : "";
  const details = question.prompt.includes(told.replace(/\.$/, "")) ? "" : told; // what the prompt says is not said twice
  return (
    <>
      {only && <Chosen choice={only} last={only.sends && question.drafts} told={question.rules} />}
      {menu.length > 0 && <List store={store} choices={menu} told={question.rules} onPlay={play} name="What to do with it" />}
      {further.length > 0 && (
        <details class="further">
          <summary>{further.length} more: click what is marked next</summary>
          <List store={store} choices={further} told={question.rules} onPlay={play} name="Options by a further click" />
        </details>
      )}
      {amounts.map((span) => (
        <Amount key={span.prefix.join()} span={span} told={question.rules} onPlay={(amount) => store.play([[...span.prefix, amount]])} />
      ))}
      {many && <List store={store} choices={others} told={question.rules} onPlay={play} name="Other options" />}
      {folds.map((fold) => (
        <details key={fold[0]?.text} class="further">
          <summary>
            {beginning(fold)} …, {fold.length} options
          </summary>
          <List store={store} choices={fold} told={question.rules} onPlay={play} name={beginning(fold)} />
        </details>
      ))}
      {details && <p class="rest">{glue(details)}</p>}
      {primary && !only && <RuleChips ids={fresh(primary.rules, [...question.rules, ...(many ? [] : shared(others))])} most={3} />}
      <More store={store} question={question} onPlay={play} />
    </>
  );
}

/** Back, other ways, and the one that ends the decision: always in sight. */
function Buttons({ store, question, ways: { path, primary, others, many } }: WaysProps) {
  const play = (choice: Choice) => store.play([choice.action]);
  const back = question.draft.length > 0;
  const common = many ? [] : fresh(shared(others), question.rules);
  return (
    <div class="buttons">
      {(back || question.undo || (path.length > 0 && !store.busy.value)) && (
        <button
          type="button"
          class="undo"
          title={path.length ? "Choose again (Escape)" : back ? "Take back the last click" : "Take back the last move"}
          onClick={() => {
            if (store.busy.value) return; // a click is on its way: it could not be taken back before it is there
            if (path.length) store.path.value = [];
            else if (back) store.back();
            else store.undo();
          }}
        >
          <Glyph name="undo" size={17} /> <span>Undo</span>
        </button>
      )}
      {question.draft.length > 1 && !path.length && (
        <button
          type="button"
          class="undo all"
          aria-label="Take back all clicks"
          title="Take back all clicks"
          disabled={store.busy.value}
          onClick={() => store.clear()}
        >
          <Glyph name="cross" size={14} />
        </button>
      )}
      {!many &&
        others.map((choice, i) => {
          const before = others.slice(0, i).flatMap(({ rules }) => rules); // a rule is named once
          const known = [...question.rules, ...common, ...before];
          return <Option key={choice.action.join()} store={store} choice={choice} told={known} onPlay={play} />;
        })}
      {primary && (
        <button
          type="button"
          class={`primary${primary.click ? " draft" : ""}`}
          data-choice={primary.text}
          aria-label={primary.label}
          disabled={store.busy.value}
          onClick={() => play(primary)}
        >
          {primary.sends && <Glyph name="send" size={15} />} {glue(shorten(primary.label)[0])}
        </button>
      )}
      <RuleChips ids={common} most={2} />
    </div>
  );
}

/** Answers that are given for me: those that I have left, and those with which I would not be asked this again. */
function Standing({ store, question: { answers, standing } }: { store: TableStore; question: Question }) {
  if (!answers.length && !standing.length) return null;
  return (
    <div class="standing">
      {standing.length > 0 && (
        <p>
          <span class="muted">Not to be asked again:</span>{" "}
          {standing.map((text) => (
            <button key={text} type="button" disabled={store.busy.value} onClick={() => store.answers([...answers, text])}>
              {text}
            </button>
          ))}
        </p>
      )}
      {answers.length > 0 && (
        <p>
          <span class="muted">Answered for you:</span>{" "}
          {answers.map((text) => (
            <button
              key={text}
              type="button"
              class="left"
              title="Ask me again"
              aria-label={`${text}: ask me again`}
              disabled={store.busy.value}
              onClick={() => store.answers(answers.filter((one) => one !== text))}
            >
              {text} <Glyph name="cross" size={10} />
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** What the clicks stand for, before it is played; the last of a draft sends it. */
function Chosen({ choice, last, told }: { choice: Choice; last: boolean; told: string[] }) {
  const [head, rest] = split(glue(choice.label));
  const [button] = shorten(choice.label);
  const rules = fresh(choice.rules, told);
  if (button === choice.label && !last) return rules.length ? <RuleChips ids={rules} /> : null; // the button says it all
  return (
    <div class="chosen-box">
      <p>
        <strong>{head}</strong> <RuleChips ids={rules} />
      </p>
      {rest && <p class="muted">{rest}</p>}
      {last && <p class="muted">With it the decision is complete: it is sent at once.</p>}
    </div>
  );
}

interface OptionProps {
  store: TableStore;
  choice: Choice;
  told: string[]; // rules that the prompt names already
  onPlay: (choice: Choice) => void;
}

function Option({ store, choice, told, onPlay }: OptionProps) {
  return (
    <span class="option-row">
      <button type="button" class="option" data-choice={choice.text} disabled={store.busy.value} onClick={() => onPlay(choice)}>
        {choice.sends && <Glyph name="send" size={15} />} {glue(choice.label)}
      </button>
      <RuleChips ids={fresh(choice.rules, told)} most={2} />
    </span>
  );
}

interface ListProps {
  store: TableStore;
  choices: Choice[];
  told: string[]; // rules that the prompt names already
  onPlay: (choice: Choice) => void;
  name: string;
}

function List({ store, choices, told, onPlay, name }: ListProps) {
  const known = [...told, ...shared(choices)];
  return (
    <ul class="list" aria-label={name}>
      {choices.map((choice) => (
        <li
          key={choice.action.join()}
          class={choice.text.length <= SHORT && !fresh(choice.rules, known).length ? "brief" : ""}
          onPointerEnter={() => (store.hint.value = choice.nodes)}
          onPointerLeave={() => (store.hint.value = [])}
          onFocusIn={() => (store.hint.value = choice.nodes)}
          onFocusOut={() => (store.hint.value = [])}
        >
          <button type="button" data-choice={choice.text} disabled={store.busy.value} onClick={() => onPlay(choice)}>
            {glue(choice.label)}
          </button>
          <span class="foot">
            <code>{choice.text}</code> <RuleChips ids={fresh(choice.rules, known)} most={2} />
          </span>
        </li>
      ))}
      {fresh(shared(choices), told).length > 0 && (
        <li class="common">
          <RuleChips ids={fresh(shared(choices), told)} most={2} />
        </li>
      )}
    </ul>
  );
}

/** An amount, with a slider and a field. */
function Amount({ span, told, onPlay }: { span: Span; told: string[]; onPlay: (amount: number) => void }) {
  const [amount, setAmount] = useState(span.low);
  const [typed, setTyped] = useState<string | null>(null); // as it stands in the field, until it is left
  const value = Math.min(span.high, Math.max(span.low, amount));
  const [before, after] = (span.label || "{}").split("{}") as [string, string?];
  const id = `amount-${span.prefix.join("-")}`;
  return (
    <form
      class="amount-row"
      onSubmit={(event) => {
        event.preventDefault();
        onPlay(value);
      }}
    >
      <label for={id}>
        {before}
        <strong>{value}</strong>
        {after} <RuleChips ids={fresh(span.rules, told)} most={2} />
      </label>
      <input
        id={id}
        type="range"
        min={span.low}
        max={span.high}
        value={value}
        onInput={(event) => {
          setTyped(null);
          setAmount(Number(event.currentTarget.value));
        }}
      />
      <input
        type="number"
        aria-label="Amount"
        min={span.low}
        max={span.high}
        value={typed ?? value}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setAmount(Math.round(Number(event.currentTarget.value)) || span.low);
        }}
        onBlur={() => setTyped(null)}
      />
      <button type="submit">
        {before?.trim().split(" ")[0] || "Take"} {value}
      </button>
    </form>
  );
}

interface KindsProps {
  store: TableStore;
  sorts: Kind[];
  told: string[]; // rules that the prompt names already
  onPlay: (choice: Choice) => void;
}

const BRIEF = 40; // letters that a button has room for

/** The first words of a label, as many as a button has room for. */
function first(label: string): string {
  const [words = ""] = label.split(/[;(]| to | in /);
  return words.length <= BRIEF ? words.trim() : words.slice(0, words.lastIndexOf(" ", BRIEF));
}

/** What may be done on the board, kind by kind: of one thing a button, of several a button that lists them. */
function Kinds({ store, sorts, told, onPlay }: KindsProps) {
  const [open, setOpen] = useState("");
  const shown = sorts.find(({ name, choices }) => name === open && choices.length > 1);
  const point = (choices: Choice[]) => {
    store.hint.value = choices.map(({ nodes }) => nodes[0] as string);
  };
  return (
    <>
      <div class="kinds" role="group" aria-label="What you may do">
        {sorts.map(({ name, choices }) => {
          const [only] = choices.length === 1 ? choices : [];
          const brief = only && only.label.length <= BRIEF;
          return (
            <button
              key={name}
              type="button"
              data-choice={only?.text}
              aria-label={only?.label}
              aria-expanded={only ? undefined : name === open}
              disabled={store.busy.value}
              onClick={() => {
                if (!only) setOpen(name === open ? "" : name);
                else if (brief) onPlay(only);
                else store.path.value = only.nodes; // there is more to say of it first
              }}
              onPointerEnter={(event) => event.pointerType === "mouse" && point(choices)}
              onPointerLeave={() => point([])}
            >
              {brief ? (
                glue(only.label)
              ) : only ? (
                `${first(only.label)}\u00a0…`
              ) : (
                <>
                  {name.includes("…") ? name : `${name}\u00a0…`} <span class="count">{choices.length}</span>{" "}
                  <Glyph name={name === open ? "up" : "down"} size={12} />
                </>
              )}
            </button>
          );
        })}
      </div>
      {shown && <List store={store} choices={shown.choices} told={told} onPlay={onPlay} name={shown.name} />}
    </>
  );
}

/** The rest: a list of everything that may be done, and a line to type a move. */
function More({ store, question, onPlay }: { store: TableStore; question: Question; onPlay: (choice: Choice) => void }) {
  const all = placed(question);
  const begun = store.path.value.length > 0;
  const roomy = wide.value;
  const open = settings.value.list ?? (all.length <= FEW && !begun && roomy);
  const sorts = open || begun ? [] : kinds(all);
  return (
    <div class="more">
      {sorts.length > 1 && <Kinds key={question.prompt} store={store} sorts={sorts} told={question.rules} onPlay={onPlay} />}
      {all.length > 0 && sorts.length < 2 && (open || !begun) && (
        <details
          class={all.length <= FEW ? "few" : ""}
          open={open}
          onToggle={(event) => event.currentTarget.open !== open && set({ list: event.currentTarget.open })}
        >
          <summary>
            {roomy ? "Click" : "Tap"} what is marked, or {all.length === 1 ? "see the one option" : `list all ${all.length} options`}
          </summary>
          {open && <List store={store} choices={all} told={question.rules} onPlay={onPlay} name="All options" />}
        </details>
      )}
      <Typed store={store} question={question} />
    </div>
  );
}
