// The terms of a game, underlined at their first use in a card; pointing or tapping explains them.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { moved } from "../app/input.ts";
import type { TeachingTerm } from "../generated/rest.ts";
import { found } from "./find-terms.ts";
import { teaching } from "./tutorial.ts";

const REST = 250; // milliseconds that the pointer rests
const GONE = 200; // and until the card goes, so that the pointer can reach it

export const open = signal<{ term: TeachingTerm; at: Element } | null>(null);
let timer = 0;

function soon(milliseconds: number, what: () => void): void {
  clearTimeout(timer);
  timer = window.setTimeout(what, milliseconds);
}

export const showTerm = (term: TeachingTerm, at: Element): void => {
  clearTimeout(timer);
  open.value = { term, at };
};

/** The pointer is on the card: it stays. */
export const stay = (): void => clearTimeout(timer);

export const hideTerm = (wait = 0): void => soon(wait, () => (open.value = null));

/** A text with the terms underlined that this card hasn't explained yet. */
export function termed(text: string, explained: Set<string>): ComponentChildren {
  const terms = teaching.value?.terms ?? [];
  if (!terms.length) return text;
  return found(text, terms, explained).map((part, i) =>
    typeof part === "string" ? (
      part
    ) : (
      <Term key={i} term={part.term}>
        {part.words}
      </Term>
    ),
  );
}

function Term({ term, children }: { term: TeachingTerm; children: string }) {
  const shown = open.value?.term === term;
  return (
    <button
      type="button"
      class="term"
      aria-describedby={shown ? "term-card" : undefined}
      onPointerEnter={(event) => {
        const at = event.currentTarget;
        if (event.pointerType === "mouse" && moved(event)) soon(REST, () => at.isConnected && showTerm(term, at));
      }}
      onPointerLeave={(event) => event.pointerType === "mouse" && hideTerm(GONE)}
      onFocus={(event) => showTerm(term, event.currentTarget)}
      onBlur={() => hideTerm(GONE)}
      onClick={(event) => {
        event.stopPropagation();
        showTerm(term, event.currentTarget);
      }}
    >
      {children}
    </button>
  );
}
