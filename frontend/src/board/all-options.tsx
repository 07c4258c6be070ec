// The list of all options, for the keyboard, screen readers and searching, with a field to type a move.
import { useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

interface OptionsProps {
  store: BoardStore;
  onClose: () => void;
  typed?: (text: string) => Promise<boolean>; // plays a move in the game's notation
  trouble?: string; // why the last one was refused
}

/** A field for a move in the game's notation; a refusal is explained below it. */
function Typed({ play, trouble, onDone }: { play: (text: string) => Promise<boolean>; trouble: string; onDone: () => void }) {
  const [text, setText] = useState("");
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await play(text.trim()))) onDone();
  };
  return (
    <form class="typed" onSubmit={send}>
      <input
        value={text}
        placeholder={msg("type-a-move")}
        aria-label={msg("type-a-move")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn sq" aria-label={msg("send-it")}>
        <Glyph name="arrow" size={18} />
      </button>
      {trouble && (
        <p class="warn" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}

/** All options as a list, for keyboards, screen readers and searching. */
export function AllOptions({ store, onClose, typed, trouble = "" }: OptionsProps) {
  const { acts } = store.shown.value;
  const lands = store.draft.levels.value ? store.draft.form.value.flatMap(({ kind, options }) => (kind === "place" ? options : [])) : [];
  return (
    <div class="all-options" role="dialog" aria-label={msg("all-options")}>
      <header>
        <h2>{msg("all-options")}</h2>
        <button type="button" class="btn sq" aria-label={msg("close")} onClick={onClose}>
          <Glyph name="cross" size={14} />
        </button>
      </header>
      {!acts.length && !lands.length && <p class="muted">{msg("wait")}</p>}
      {typed && acts.length + lands.length > 0 && <Typed play={typed} trouble={trouble} onDone={onClose} />}
      <ul>
        {lands.map(([value, place]) => (
          <li key={value}>
            <button
              type="button"
              onClick={() => {
                onClose();
                store.click(place);
              }}
              onFocus={() => (store.hovered.value = place)}
            >
              {store.placeName(place)}
            </button>
          </li>
        ))}
        {acts.map((act, i) => (
          <li key={i}>
            <button
              type="button"
              ref={i === 0 ? (first) => first?.focus() : undefined} // who opens the list wants to be in it
              onClick={() => {
                onClose();
                store.run(act);
              }}
              onPointerEnter={() => (store.hovered.value = act.piece || act.target)}
              onFocus={() => (store.hovered.value = act.piece || act.target)}
            >
              {words(act.text)}
              {act.chip && <span class={act.chip.tone}>{words(act.chip.text)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
