// Answers that are given for me before I am asked.
import type { Question } from "../generated/wire.ts";
import { Glyph } from "../app/icon.tsx";
import type { TableStore } from "./store.ts";
import { cap } from "../app/wording.ts";
import { msg } from "../app/words.ts";

/** My remaining auto-answers, and those that would answer this question. */
export function Standing({ store, question: { answers, standing, answer_texts } }: { store: TableStore; question: Question }) {
  return (
    <div class="standing">
      {standing.length > 0 && (
        <p>
          <span class="muted">{msg("not-again")}</span>{" "}
          {standing.map((text) => (
            <button key={text} type="button" onClick={() => store.answers([...answers, text])}>
              {answer_texts[text] ?? cap(text)}
            </button>
          ))}
        </p>
      )}
      {answers.length > 0 && (
        <p>
          <span class="muted">{msg("answered-for-you")}</span>{" "}
          {answers.map((text) => (
            <button
              key={text}
              type="button"
              class="left"
              title={msg("ask-again")}
              aria-label={msg("ask-again-about", { answer: answer_texts[text] ?? cap(text) })}
              onClick={() => store.answers(answers.filter((one) => one !== text))}
            >
              {answer_texts[text] ?? cap(text)} <Glyph name="cross" size={10} />
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
