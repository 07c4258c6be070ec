// What is to be done in a lesson, and two hints, one after the other.
import { useEffect, useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import type { LessonInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import type { Selection } from "../table/selection.ts";
import { termed } from "../tutorial/terms.tsx";

export function Task({ lesson, selection }: { lesson: LessonInfo; selection: Selection }) {
  const [shown, setShown] = useState(0);
  const rings = shown >= lesson.hints.length && lesson.ring !== ""; // the last hint shows the thing that it names
  useEffect(() => {
    if (rings) selection.hint.value = [lesson.ring];
  }, [rings, lesson, selection]);
  const told = new Set<string>();
  return (
    <div class="task">
      <p class="kicker">{msg("your-task")}</p>
      <p class="task-words">{termed(lesson.task, told)}</p>
      {lesson.hints.slice(0, shown).map((hint, i) => (
        <div key={i} class="steward">
          <Glyph name="bulb" size={18} />
          <div>
            <p class="kicker">{msg("hint-of", { number: i + 1, count: lesson.hints.length })}</p>
            <p>{termed(hint, told)}</p>
          </div>
        </div>
      ))}
      {shown < lesson.hints.length && (
        <button type="button" class="bare steward-ask" onClick={() => setShown(shown + 1)}>
          <Glyph name="bulb" size={17} /> {shown ? msg("next-hint") : msg("a-hint")}
        </button>
      )}
    </div>
  );
}
