// A list of options, each with its notation and its rules; what is pointed at is marked on the board.
import type { Choice } from "../made/wire.ts";
import { RuleChips } from "../rules/chip.tsx";
import type { TableStore } from "./store.ts";
import { fresh, glue, shared } from "./wording.ts";

const SHORT = 10; // letters of a notation that always stands beside its label

interface ListProps {
  store: TableStore;
  choices: Choice[];
  told: string[]; // rules that the prompt names already
  onPlay: (choice: Choice) => void;
  name: string;
}

export function List({ store, choices, told, onPlay, name }: ListProps) {
  const known = [...told, ...shared(choices)];
  return (
    <ul class="list" aria-label={name}>
      {choices.map((choice) => (
        <li
          key={choice.action.join()}
          class={choice.text.length <= SHORT && !fresh(choice.rules, known).length ? "brief" : ""}
          onPointerEnter={() => (store.selection.hint.value = choice.nodes)}
          onPointerLeave={() => (store.selection.hint.value = [])}
          onFocusIn={() => (store.selection.hint.value = choice.nodes)}
          onFocusOut={() => (store.selection.hint.value = [])}
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
