// Media queries, equal to those of the style sheets.
import { type ReadonlySignal, signal } from "@preact/signals";

function asked(question: string): ReadonlySignal<boolean> {
  const query = matchMedia(question);
  const answer = signal(query.matches);
  query.addEventListener("change", () => {
    answer.value = query.matches;
  });
  return answer;
}

/** Whether the rail beside the board fits all its parts; otherwise the prompt is a sheet and the tabs are a drawer. */
export const wide = asked("(min-width: 861px) and (min-height: 501px)");
/** Whether the rail fits recent events; otherwise they are a tab. */
export const tall = asked("(min-height: 780px)");
/** So small that a board is shown part by part, in the picture that is made for narrow screens? */
export const small = asked("(max-width: 699px), (max-height: 500px)");
