// The explanation of a term: a picture, one sentence, and a link to the rule. It appears beside the term, never over it; on a phone it is a sheet.
import { useLayoutEffect, useRef } from "preact/hooks";
import { wide } from "../app/screen.ts";
import { msg } from "../app/words.ts";
import type { TeachingTerm } from "../generated/rest.ts";
import { rulesGame, shownRule } from "../rules/rules.ts";
import { Picture } from "./picture.tsx";
import { teaching } from "./tutorial.ts";
import { hideTerm, open, stay } from "./terms.tsx";

const EDGE = 10; // pixels between it and the term, or the edge of the window
const GONE = 200;

/** Beside the card in which the term stands, where there is room; else below the term, or above it. */
function place(box: HTMLElement, term: Element): void {
  const at = term.getBoundingClientRect();
  const around = (term.closest(".attempt-card") ?? term).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const beside = around.left > width + 2 * EDGE && term.closest(".side");
  const below = at.bottom + height + EDGE < innerHeight;
  const left = beside ? around.left - width - EDGE : Math.min(at.left, innerWidth - width - EDGE);
  const top = beside ? Math.min(at.top - 60, innerHeight - height - EDGE) : below ? at.bottom + EDGE : at.top - height - EDGE;
  box.style.left = `${Math.max(EDGE, left)}px`;
  box.style.top = `${Math.max(EDGE, top)}px`;
}

/** The card of the term that is pointed at, above everything else. */
export function TermCard() {
  const found = open.value;
  return found && <Shown term={found.term} at={found.at} />;
}

function Shown({ term, at }: { term: TeachingTerm; at: Element }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && wide.value) place(box.current, at);
  }, [at]);
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation(); // and nothing else is taken back
      hideTerm();
    };
    const press = (event: Event) => {
      const pressed = event.target as Element;
      if (!box.current?.contains(pressed) && !pressed.closest?.(".term")) hideTerm();
    };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", press);
    const timer = setInterval(() => !at.isConnected && hideTerm(), GONE);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", press);
      clearInterval(timer);
    };
  }, [at]);
  return (
    <div ref={box} class="term-card" id="term-card" role="note" onPointerEnter={stay} onPointerLeave={() => hideTerm(GONE)}>
      <Picture game={rulesGame.value} parts={term.picture} />
      <div>
        <h3>{term.name}</h3>
        <p>{term.sentence}</p>
        {teaching.value?.lore[term.id] && <p class="lore">{teaching.value.lore[term.id]}</p>}
        <footer>
          <span class="grow" />
          <button
            type="button"
            class="bare"
            onClick={() => {
              hideTerm();
              shownRule.value = term.rule;
            }}
          >
            {msg("in-the-rules")}
          </button>
        </footer>
      </div>
    </div>
  );
}
