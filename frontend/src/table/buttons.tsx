// The buttons of a decision, which are always in sight.
import type { Choice } from "../made/wire.ts";
import { RuleChips } from "../rules/chip.tsx";
import { Glyph } from "../scene/icon.tsx";
import type { TableStore } from "./store.ts";
import type { WaysProps } from "./ways.ts";
import { fresh, glue, shared, shorten } from "./wording.ts";
import { say } from "../app/words.ts";

/** Back, other ways, and the one that ends the decision: always in sight. */
export function Buttons({ store, question, ways: { path, primary, others, many } }: WaysProps) {
  const play = (choice: Choice) => store.play([choice.action]);
  const back = question.draft.length > 0;
  const common = many ? [] : fresh(shared(others), question.rules);
  return (
    <div class="buttons">
      {(back || question.undo || (path.length > 0 && !store.busy.value)) && (
        <button
          type="button"
          class="undo"
          title={path.length ? say("choose-again") : back ? say("take-back-click") : say("take-back-move")}
          onClick={() => {
            if (store.busy.value) return; // a click is on its way: it could not be taken back before it is there
            if (path.length) store.selection.path.value = [];
            else if (back) store.back();
            else store.undo();
          }}
        >
          <Glyph name="undo" size={17} /> <span>{say("undo")}</span>
        </button>
      )}
      {question.draft.length > 1 && !path.length && (
        <button
          type="button"
          class="undo all"
          aria-label={say("take-back-all")}
          title={say("take-back-all")}
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
