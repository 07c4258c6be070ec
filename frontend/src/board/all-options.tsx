// The list of all options, for the keyboard, screen readers and searching, with a field to type a move.
import { useEffect, useRef, useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import { NO_MSG } from "./data.ts";
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

/** Return the clickable parts of a decision, such as lands that can get orders, with their names. */
function parts(store: BoardStore): [id: string, name: string][] {
  const { acts, form, pieces } = store.shown.value;
  const known = new Set(acts.flatMap(({ piece, target }) => [piece, target]));
  const lands = store.draft.levels.value ? form.flatMap(({ kind, options }) => (kind === "place" ? options : [])) : [];
  const ids = new Set([
    ...lands.map(([, place]) => place),
    ...form.flatMap(({ kind, id }) => (kind === "piece" ? [id] : [])),
    ...store.usable.value,
  ]);
  const name = (id: string) => {
    const field = form.find((one) => one.kind === "piece" && one.id === id);
    const face = store.board.value?.faces.find((one) => one.id === pieces.get(id)?.art);
    return words(field?.text ?? NO_MSG) || store.placeName(id) || (face ? words(face.title) : "");
  };
  return [...ids]
    .filter((id) => !known.has(id))
    .map((id): [string, string] => [id, name(id)])
    .filter(([, named]) => named);
}

/** All options as a list, for keyboards, screen readers and searching. */
export function AllOptions({ store, onClose, typed, trouble = "" }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { acts } = store.shown.value;
  const preview = store.draft.preview.value;
  const send = preview?.do.length ? words(preview.send) : "";
  const things = parts(store);
  const none = !acts.length && !things.length && !send;
  useEffect(() => list.current?.querySelector("button")?.focus(), []); // who opens the list wants to be in it
  const close = (deed: () => void) => () => {
    onClose();
    deed();
  };
  return (
    <div class="all-options" role="dialog" aria-label={msg("all-options")}>
      <header>
        <h2>{msg("all-options")}</h2>
        <button type="button" class="btn sq" aria-label={msg("close")} onClick={onClose}>
          <Glyph name="cross" size={14} />
        </button>
      </header>
      {none && <p class="muted">{msg("wait")}</p>}
      {typed && !none && <Typed play={typed} trouble={trouble} onDone={onClose} />}
      <ul ref={list}>
        {things.map(([id, name]) => (
          <li key={id}>
            <button type="button" onClick={close(() => store.click(id))} onFocus={() => (store.hovered.value = id)}>
              {name}
            </button>
          </li>
        ))}
        {send && (
          <li>
            <button type="button" onClick={close(() => store.sendDraft())}>
              {send}
            </button>
          </li>
        )}
        {acts.map((act, i) => (
          <li key={i}>
            <button
              type="button"
              onClick={close(() => store.run(act))}
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
