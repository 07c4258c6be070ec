// Settings, and what one may do at a table besides playing.
import { useState } from "preact/hooks";
import { Glyph } from "../scene/icon.tsx";
import type { TableStore } from "../table/store.ts";
import { Menu } from "./menu.tsx";
import { PACES, type Settings, set, settings } from "./settings.ts";

export function SettingsMenu({ store }: { store?: TableStore }) {
  const now = settings.value;
  const check = (name: "sound" | "flash" | "confirm" | "keys", words: string) => (
    <label>
      <input type="checkbox" checked={now[name]} onChange={(event) => set({ [name]: event.currentTarget.checked })} /> {words}
    </label>
  );
  const post = store?.info.value?.pace.kind === "post";
  return (
    <Menu label="Settings" class="square" button={<Glyph name="gear" size={18} />}>
      {() => (
        <>
          <fieldset>
            <legend>Colours</legend>
            {(["auto", "light", "dark"] as Settings["theme"][]).map((theme) => (
              <label key={theme}>
                <input type="radio" name="theme" checked={now.theme === theme} onChange={() => set({ theme })} />{" "}
                {theme === "auto" ? "as the system" : theme}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>What happens is shown</legend>
            {PACES.map(([pace, words]) => (
              <label key={pace}>
                <input type="radio" name="pace" checked={now.pace === pace} onChange={() => set({ pace })} /> {words}
              </label>
            ))}
          </fieldset>
          {check("sound", "Sound when it is my move")}
          {check("flash", "Tell it in the title")}
          {check("keys", "Single keys step through it: , . p s r")}
          {check("confirm", "Show a move before it is played")}
          {post && (
            <button type="button" onClick={() => store?.pause()}>
              Take my emergency pause
            </button>
          )}
          {post && store?.info.value?.host && (
            <button type="button" onClick={() => store.extend(24)}>
              Give everybody a day more
            </button>
          )}
          {store && store.looking.value >= 0 && <Answers store={store} />}
          {store && store.looking.value >= 0 && <Resign store={store} />}
        </>
      )}
    </Menu>
  );
}

/** Answers that are given for me before I am asked, in the game's notation. */
function Answers({ store }: { store: TableStore }) {
  const given = store.now.value?.latest.value.question.answers ?? [];
  const [text, setText] = useState(given.join("\n"));
  const lines = text.split("\n").map((line) => line.trim());
  return (
    <details>
      <summary>Standing answers</summary>
      <p class="muted small">Tried in order whenever I am asked; one a line. None: ask me. The rules page lists what a game knows.</p>
      <textarea rows={3} aria-label="Standing answers" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={() => store.answers(lines.filter(Boolean))}>
        Keep them
      </button>
    </details>
  );
}

function Resign({ store }: { store: TableStore }) {
  const [sure, setSure] = useState(false);
  if (store.now.value?.latest.value.over) return null;
  return sure ? (
    <button type="button" class="danger" onClick={() => store.type("resign")}>
      Yes, resign
    </button>
  ) : (
    <button type="button" onClick={() => setSure(true)}>
      Resign …
    </button>
  );
}
