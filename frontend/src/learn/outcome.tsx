// What became of a try: solved, or why not.
import { msg } from "../app/words.ts";
import type { LessonInfo, LessonTry } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import type { LessonStore } from "./lesson-store.ts";

interface OutcomeProps {
  store: LessonStore;
  lesson: LessonInfo;
  result: LessonTry;
  next: LessonInfo | undefined;
  onNext: (lesson: LessonInfo) => void;
  onGame: () => void; // after the last one: a whole game
}

export function Outcome({ store, lesson, result, next, onNext, onGame }: OutcomeProps) {
  const done = result.outcome === "solved";
  return (
    <section class={`prompt over lesson-${result.outcome}`} aria-live="polite">
      <header>
        <span class="kicker">{done ? msg("lesson-done", { number: lesson.number }) : msg("not-yet")}</span>
      </header>
      <h2>{done ? (store.tries.value ? msg("solved") : msg("solved-at-once")) : msg("that-fails")}</h2>
      <div class="middle">
        <p class={done ? "solved" : "failed"}>
          <Glyph name={done ? "tick" : "cross"} size={18} /> <span>{result.sentence}</span>
        </p>
        {result.lines.map((line, i) => (
          <p key={i} class="rest">
            {line.text}
          </p>
        ))}
        {done && lesson.mistakes.length > 0 && (
          <>
            <p class="muted small">{msg("why-others-fail")}</p>
            {lesson.mistakes.map((mistake) => (
              <p key={mistake.id} class="rest">
                {mistake.sentence}
              </p>
            ))}
          </>
        )}
      </div>
      <div class="buttons foot">
        {done && (
          <button type="button" onClick={() => store.again()}>
            {msg("lesson-again")}
          </button>
        )}
        {!done ? (
          <button type="button" class="primary" onClick={() => store.again()}>
            {msg("put-it-back")}
          </button>
        ) : next ? (
          <button type="button" class="primary" onClick={() => onNext(next)}>
            {msg("next-lesson", { title: next.title })}
          </button>
        ) : (
          <button type="button" class="primary" onClick={onGame}>
            {msg("a-whole-game")}
          </button>
        )}
      </div>
    </section>
  );
}
