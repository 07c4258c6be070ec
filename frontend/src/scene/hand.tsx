// The cards of a hand, in a tray below the board.
import { useEffect, useMemo, useState } from "preact/hooks";
import { wide } from "../app/screen.ts";
import type { Panel } from "../generated/scene.ts";
import { Glyph } from "../app/icon.tsx";
import { leastLetters } from "./legible.ts";
import type { Marks } from "./marks.tsx";
import { draw } from "./node.tsx";

const TRAY = 104; // pixels: how high cards in the tray of a narrow screen are; see hand.css
const LOW = 64; // and those of several hands side by side; see hand.css

interface HandProps {
  panel: Panel;
  marks: Marks;
  onPick: (ids: string[]) => void;
  needed?: boolean; // it is to be seen even if none of its cards can be chosen
  low?: boolean; // it lies beside other hands
}

export function Hand({ panel, marks, onPick, needed = false, low = false }: HandProps) {
  const cards = panel.cards ?? [];
  const [wanted, setWanted] = useState<boolean | null>(null); // on a phone: open, closed, or open when it matters
  const matters = needed || cards.some(({ id }) => id && (marks.may.has(id) || marks.picked.has(id) || marks.hint.has(id)));
  const open = wanted ?? matters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one wanted holds until it matters otherwise
  useEffect(() => setWanted(null), [matters]);
  const tallest = Math.max(...cards.map((card) => card.h ?? 124), 0) + 2;
  const least = leastLetters(!wide.value ? TRAY / tallest : low ? LOW / tallest : 1);
  const looks = useMemo(() => ({ ...marks, least }), [marks, least]);
  return (
    <section class={`hand${open ? "" : " closed"}`} aria-label={panel.says || panel.title}>
      <button type="button" class="hand-toggle" aria-expanded={open} onClick={() => setWanted(!open)}>
        {panel.title} <span class="muted">{cards.length}</span> <Glyph name={open ? "down" : "up"} size={14} />
      </button>
      <header>
        <h3>{panel.title}</h3>
        {panel.lines?.map((line, i) => (
          <p key={i} class="muted">
            {line}
          </p>
        ))}
      </header>
      {/* it may have to be scrolled, by keys too */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="cards" tabIndex={0}>
        {cards.map((card, i) => (
          // when there are many they overlap
          <span key={card.id || i} class="place">
            <svg
              class="scene"
              width={(card.w ?? 88) + 2}
              height={(card.h ?? 124) + 2}
              viewBox={`${(card.x ?? 0) - 1} ${(card.y ?? 0) - 1} ${(card.w ?? 88) + 2} ${(card.h ?? 124) + 2}`}
              role="presentation"
              onClick={() => card.id && onPick([card.id])}
              onKeyDown={(event) => {
                if ((event.key === "Enter" || event.key === " ") && card.id) {
                  event.preventDefault();
                  onPick([card.id]);
                }
              }}
            >
              {draw(card, looks, 0)}
            </svg>
          </span>
        ))}
      </div>
    </section>
  );
}
