// The bar over a replay: the last move, and a button for the next one; with the coach, its verdict.
import type { ComponentChildren } from "preact";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";

const SIGN = "\u00a7";

interface BarProps {
  colour: number; // of the player that moved, or of the coach's seat, or -1
  sentence: string;
  aside: string;
  start: boolean;
  end: boolean;
  onFirst: () => void;
  onStep: (by: number) => void;
  onRules: () => void;
  children: ComponentChildren; // on to the next mistake
}

export function Bar({ colour, sentence, aside, start, end, onFirst, onStep, onRules, children }: BarProps) {
  return (
    <header class="bar">
      <div class="bar-words">
        {colour >= 0 && <ColourShield colour={colour} size={26} />}
        <p class={`say${sentence.length > 60 ? " long" : ""}`} aria-live="polite">
          {sentence} {aside && <small>{aside}</small>}
        </p>
      </div>
      <div class="bar-buttons">
        <button
          type="button"
          class="btn sq"
          aria-label={msg("to-the-start")}
          title={msg("to-the-start")}
          disabled={start}
          onClick={onFirst}
        >
          <Glyph name="first" size={18} />
        </button>
        <button
          type="button"
          class="btn sq"
          aria-label={msg("one-back")}
          title={msg("one-back")}
          disabled={start}
          onClick={() => onStep(-1)}
        >
          <Glyph name="back" size={20} />
        </button>
        {children ? (
          <button
            type="button"
            class="btn sq"
            aria-label={msg("next-move")}
            title={msg("next-move")}
            disabled={end}
            onClick={() => onStep(1)}
          >
            <Glyph name="next" size={20} />
          </button>
        ) : (
          <button type="button" class="btn act" disabled={end} onClick={() => onStep(1)}>
            {msg("next-move")} <Glyph name="next" size={18} />
          </button>
        )}
        {children}
      </div>
      <div class="bar-tools">
        <span class="sep" />
        <button type="button" class="btn sq sign" aria-label={msg("tab-rules")} title={msg("tab-rules")} onClick={onRules}>
          {SIGN}
        </button>
      </div>
    </header>
  );
}
