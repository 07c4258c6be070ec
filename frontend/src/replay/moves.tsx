// The moves of a game in words, turn by turn; each leads to its moment.
import { useLayoutEffect, useRef } from "preact/hooks";
import { ColourShield } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import { percent } from "../coach/analysis.ts";
import { COSTLY, type MoveRow } from "./rows.ts";

interface MovesProps {
  rows: MoveRow[];
  here: MoveRow | undefined; // that is shown
  colour: (seat: number) => number;
  onRow: (row: MoveRow) => void;
}

export function Moves({ rows, here, colour, onRow }: MovesProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is to be seen when the move is another
  useLayoutEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>("[aria-current]");
    if (box) box.scrollTop = row ? row.offsetTop - box.clientHeight / 2 : 0;
  }, [here?.moment, rows.length]); // the moves may come after the moment
  if (!rows.length) return <p class="muted no-moves">{msg("no-moves-yet")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <ol class="move-list" ref={list} aria-label={msg("tab-moves")} tabIndex={0}>
      {rows.map((row) => {
        const loss = row.decision?.loss ?? 0;
        return (
          <li key={row.moment}>
            <button
              type="button"
              class={loss >= COSTLY ? "costly" : ""}
              aria-current={row.moment === here?.moment ? "step" : undefined}
              title={row.words}
              onClick={() => onRow(row)}
            >
              <small title={row.turn}>{row.begins ? row.turn.replace(/\D+/g, "") : ""}</small>
              {row.seat >= 0 ? <ColourShield colour={colour(row.seat)} size={16} /> : <i />}
              <span>{row.words}</span>
              {loss >= COSTLY && <em>{`−${percent(loss)}`}</em>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
