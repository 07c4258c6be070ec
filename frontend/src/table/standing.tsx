// Answers that are given for me before I am asked.
import type { Question } from "../made/wire.ts";
import { Glyph } from "../scene/icon.tsx";
import type { TableStore } from "./store.ts";

/** Those that I have left, and those with which I would not be asked this again. */
export function Standing({ store, question: { answers, standing } }: { store: TableStore; question: Question }) {
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
