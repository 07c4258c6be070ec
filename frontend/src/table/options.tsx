// What is chosen, and all that is listed.
import { wide } from "../app/screen.ts";
import { set, settings } from "../app/settings.ts";
import type { Choice, Question } from "../made/wire.ts";
import { RuleChips } from "../rules/chip.tsx";
import { Amount } from "./amount.tsx";
import { placed } from "./amounts.ts";
import { kinds } from "./groups.ts";
import { Kinds } from "./kinds.tsx";
import { List } from "./list.tsx";
import type { TableStore } from "./store.ts";
import { Typed } from "./typed.tsx";
import type { WaysProps } from "./ways.ts";
import { fresh, glue, shared, shorten, split } from "./wording.ts";
import { say } from "../app/words.ts";

const FEW = 6; // so many options on the board are listed without a click, where there is room

export function Options({ store, question, ways: { only, menu, further, amounts, primary, others, many, folds } }: WaysProps) {
  const play = (choice: Choice) => store.play([choice.action]);
  const told = primary && !only ? shorten(primary.label)[1] : "";
  const details = question.prompt.includes(told.replace(/\.$/, "")) ? "" : told; // what the prompt says is not said twice
  return (
    <>
      {only && <Chosen choice={only} last={only.sends && question.drafts} told={question.rules} />}
      {menu.length > 0 && <List store={store} choices={menu} told={question.rules} onPlay={play} name={say("with-it")} />}
      {further.length > 0 && (
        <details class="further">
          <summary>{say("further", { count: further.length })}</summary>
          <List store={store} choices={further} told={question.rules} onPlay={play} name={say("by-further-click")} />
        </details>
      )}
      {amounts.map((span) => (
        <Amount key={span.prefix.join()} span={span} told={question.rules} onPlay={(amount) => store.play([[...span.prefix, amount]])} />
      ))}
      {many && <List store={store} choices={others} told={question.rules} onPlay={play} name={say("other-options")} />}
      {folds.map((fold) => (
        <details key={fold.name} class="further">
          <summary>{say("fold", { name: fold.name, count: fold.choices.length })}</summary>
          <List store={store} choices={fold.choices} told={question.rules} onPlay={play} name={fold.name} />
        </details>
      ))}
      {details && <p class="rest">{glue(details)}</p>}
      {primary && !only && <RuleChips ids={fresh(primary.rules, [...question.rules, ...(many ? [] : shared(others))])} most={3} />}
      <More store={store} question={question} onPlay={play} />
    </>
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
      {last && <p class="muted">{say("sent-at-once")}</p>}
    </div>
  );
}

/** The rest: a list of everything that may be done, and a line to type a move. */
function More({ store, question, onPlay }: { store: TableStore; question: Question; onPlay: (choice: Choice) => void }) {
  const all = placed(question);
  const begun = store.selection.path.value.length > 0;
  const roomy = wide.value;
  const open = settings.value.list ?? (all.length <= FEW && !begun && roomy);
  const sorts = open || begun ? [] : kinds(all, question.groups);
  return (
    <div class="more">
      {sorts.length > 1 && <Kinds key={question.prompt} store={store} sorts={sorts} told={question.rules} onPlay={onPlay} />}
      {all.length > 0 && sorts.length < 2 && (open || !begun) && (
        <details
          class={all.length <= FEW ? "few" : ""}
          open={open}
          onToggle={(event) => event.currentTarget.open !== open && set({ list: event.currentTarget.open })}
        >
          <summary>{say("list-all", { how: roomy ? "click" : "tap", count: all.length })}</summary>
          {open && <List store={store} choices={all} told={question.rules} onPlay={onPlay} name={say("all-options")} />}
        </details>
      )}
      <Typed store={store} question={question} />
    </div>
  );
}
