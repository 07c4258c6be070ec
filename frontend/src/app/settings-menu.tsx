// Settings, and what one may do at a table besides playing.
import { useState } from "preact/hooks";
import { games } from "../home/games.ts";
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
  return (
    <Menu label={store ? "Settings, and this table" : "Settings"} class="square" button={<Glyph name="gear" size={18} />}>
      {(close) => (
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
          {check("flash", "The page title tells when it is my move")}
          {check("keys", "The keys , . p s r step through what happens")}
          {check("confirm", "Show my move before it is played")}
          {store && <AtTable store={store} close={close} />}
        </>
      )}
    </Menu>
  );
}

/** What one may do at a table besides playing. */
function AtTable({ store, close }: { store: TableStore; close: () => void }) {
  const info = store.info.value;
  const plays = store.looking.value >= 0;
  if (!info || !(plays || info.host) || store.now.value?.latest.value.over) return null;
  const post = info.pace.kind === "post" ? info.pace : null;
  const { resign: resigns, expels } = games.value.find((game) => game.name === info.game) ?? { resign: false, expels: "" };
  const others = info.seats.filter((seat) => !seat.mine && !seat.bot && !seat.open);
  /** What comes of it is seen beside the board. */
  const act = (what: () => void) => () => {
    close();
    what();
  };
  return (
    <>
      <p class="menu-part">This table</p>
      {post && plays && (
        <Sure words="Take my emergency pause …" sure={`Yes: ${post.pause} hours more, once in a game`} onSure={act(() => store.pause())} />
      )}
      {post && info.host && (
        <button type="button" onClick={act(() => store.extend(24))}>
          Give everybody a day more
        </button>
      )}
      {plays && <Answers store={store} />}
      {expels && info.host && others.length > 0 && (
        <details>
          <summary>Send a player away</summary>
          <p class="muted small">
            For who showed others what he had sent in secret ({expels}). He is out of the game at once; the third time closes all your
            tables to him.
          </p>
          {others.map(({ seat, name }) => (
            <Sure key={seat} words={`Send ${name} away …`} sure={`Yes, ${name} is out of the game`} onSure={act(() => store.expel(seat))} />
          ))}
        </details>
      )}
      {plays && resigns && <Sure words="Resign …" sure="Yes, resign" onSure={act(() => store.type("resign"))} />}
    </>
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

/** A button that asks once more. */
function Sure({ words, sure, onSure }: { words: string; sure: string; onSure: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <button type="button" class={asked ? "danger" : ""} onClick={asked ? onSure : () => setAsked(true)}>
      {asked ? sure : words}
    </button>
  );
}
