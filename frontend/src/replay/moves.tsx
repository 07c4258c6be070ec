// The moves of a finished game in notation, turn by turn; each leads to its moment.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Shield } from "../app/icon.tsx";
import type { Mark } from "../generated/rest.ts";
import { msg } from "../app/words.ts";

interface MovesProps {
  marks: Mark[];
  at: number;
  shown: boolean; // on a phone: they have just come into sight
  onJump: (moment: number) => void;
}

export function Moves({ marks, at, shown, onJump }: MovesProps) {
  const list = useRef<HTMLOListElement>(null);
  const played = marks.filter((mark) => mark.text);
  const here = played.findLast((mark) => mark.moment <= at)?.moment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is to be seen when the move, the list or the drawer is another
  useLayoutEffect(() => {
    const tab = list.current?.closest(".tab");
    const row = list.current?.querySelector("[aria-current]");
    if (!tab) return;
    if (row) tab.scrollTop += row.getBoundingClientRect().top - tab.getBoundingClientRect().top - tab.clientHeight / 2;
    else tab.scrollTop = 0;
  }, [here, played.length, shown]); // the moves may come after the moment
  if (!played.length) {
    return (
      <section class="panel-card">
        <p class="muted">{msg("moves-later")}</p>
      </section>
    );
  }
  let [turn, told] = ["", ""];
  return (
    <section class="panel-card moves">
      <header>
        <h3>{msg("tab-moves")}</h3>
        <span class="tag">{played.length}</span>
      </header>
      <ol ref={list}>
        {played.map((mark) => {
          const heading = turn === told ? "" : turn; // a turn begins with the last line of the move before
          told = turn;
          turn = mark.turn || turn;
          return (
            <li key={mark.moment}>
              {heading && <h4>{heading}</h4>}
              <button
                type="button"
                class={mark.moment > at ? "later" : ""}
                aria-current={mark.moment === here ? "step" : undefined}
                title={mark.text}
                onClick={() => onJump(mark.moment)}
              >
                {mark.seat !== null && mark.seat >= 0 && <Shield seat={mark.seat} size={14} />} <code>{mark.text}</code>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
