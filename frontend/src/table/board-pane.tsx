// The board with its marks, the hands below it, and what is told of what is pointed at.
import type { ComponentChildren, RefObject } from "preact";
import { useMemo } from "preact/hooks";
import { small } from "../app/screen.ts";
import { Board, READABLE } from "../scene/board.tsx";
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import { Hand } from "../scene/hand.tsx";
import { Tips } from "../scene/tips.tsx";
import { placed } from "./amounts.ts";
import type { Playback } from "./playback.ts";
import { usePicking } from "./picking.ts";
import type { TableStore } from "./store.ts";

interface BoardPaneProps {
  root: RefObject<HTMLElement | null>; // in which things are pointed at
  store: TableStore;
  playback: Playback;
  live: boolean; // what is shown is the present, and not the end
  onEnd?: (() => void) | undefined; // the game is over: back to how it ended
  children?: ComponentChildren; // what lies over the board
}

export function BoardPane({ root, store, playback, live, onEnd, children }: BoardPaneProps) {
  const step = playback.shown.value;
  const { scene } = step;
  const present = playback.present.value;
  const { marks, pick, deeds } = usePicking(store, playback, live);
  const interest = useMemo(() => {
    if (step.over) return new Set<string>(); // all of it is looked at
    const asked = present && step.question.asked ? placed(step.question).map((choice) => choice.nodes[0] as string) : [];
    return new Set(asked.length ? asked : step.about);
  }, [step, present]);
  const home = store.looking.value < 0 ? -1 : (scene.colours?.[store.looking.value] ?? store.looking.value);
  const hands = (scene.panels ?? []).filter((panel) => panel.kind === "hand");
  return (
    <>
      <div class="surface">
        {onEnd && (
          <button type="button" class="to-end" onClick={onEnd}>
            <Glyph name="back" size={14} /> {msg("see-end")}
          </button>
        )}
        <Board
          scene={scene}
          seats={store.info.value?.seats}
          marks={marks}
          interest={interest}
          onPick={pick}
          home={home}
          least={small.value ? READABLE : 0}
        />
        {hands.map((panel) => (
          // who decides by buttons alone sees the cards rather than more of the board
          <Hand key={panel.title} panel={panel} marks={marks} onPick={pick} needed={step.question.asked && !marks.may.size} />
        ))}
        {children}
      </div>
      <Tips root={root} deeds={deeds} />
    </>
  );
}
