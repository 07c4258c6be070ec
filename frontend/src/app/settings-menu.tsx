// Settings, and what one may do at a table besides playing.
import { useState } from "preact/hooks";
import { games } from "../home/games.ts";
import { Glyph } from "../scene/icon.tsx";
import type { TableStore } from "../table/store.ts";
import { Menu } from "./menu.tsx";
import { othersInPlay } from "./people.ts";
import { paces, type Settings, set, settings } from "./settings.ts";
import { language, languages, say, speak } from "./words.ts";
import { BreakMenu, RemoveMenu } from "../table/breaks.tsx";
import { Link } from "./route.tsx";
import { Sure } from "./sure.tsx";

const MORE = [
  ["/rules", "page-rules"],
  ["/opponents", "page-opponents"],
  ["/ratings", "ratings"],
  ["/papers", "page-papers"],
  ["/about", "page-about"],
] as const;

/** Pages that are sought less often than those in the head. */
function MorePages() {
  const keeps = games.value.some((game) => game.papers.length > 0);
  return (
    <nav class="more-pages" aria-label={say("more-pages")}>
      {MORE.filter(([path]) => path !== "/papers" || keeps).map(([path, id]) => (
        <Link key={path} to={path}>
          {say(id)}
        </Link>
      ))}
    </nav>
  );
}

export function SettingsMenu({ store }: { store?: TableStore }) {
  const now = settings.value;
  const check = (name: "sound" | "flash" | "instant" | "notation" | "keys", words: string) => (
    <label>
      <input type="checkbox" checked={now[name]} onChange={(event) => set({ [name]: event.currentTarget.checked })} /> {words}
    </label>
  );
  return (
    <Menu label={store ? say("settings-table") : say("settings")} class="square" button={<Glyph name="gear" size={18} />}>
      {(close) => (
        <>
          <fieldset>
            <legend>{say("language")}</legend>
            {languages.map((one) => (
              <label key={one} lang={one}>
                <input type="radio" name="language" checked={one === language} onChange={() => speak(one)} />{" "}
                {say("language-name", { language: one })}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{say("colours")}</legend>
            {(["auto", "light", "dark"] as Settings["theme"][]).map((theme) => (
              <label key={theme}>
                <input type="radio" name="theme" checked={now.theme === theme} onChange={() => set({ theme })} /> {say("theme", { theme })}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{say("is-shown")}</legend>
            {paces().map(([pace, words]) => (
              <label key={pace}>
                <input type="radio" name="pace" checked={now.pace === pace} onChange={() => set({ pace })} /> {words}
              </label>
            ))}
          </fieldset>
          {check("sound", say("set-sound"))}
          {check("flash", say("set-flash"))}
          {check("keys", say("set-keys"))}
          {check("instant", say("set-instant"))}
          {check("notation", say("set-notation"))}
          {store ? <AtTable store={store} close={close} /> : <MorePages />}
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
  const others = othersInPlay(info);
  /** What comes of it is seen beside the board. */
  const act = (what: () => unknown) => () => {
    close();
    what();
  };
  return (
    <>
      <p class="menu-part">{say("this-table")}</p>
      {post && plays && (
        <Sure words={say("emergency-pause")} sure={say("pause-sure", { hours: post.pause })} onSure={act(() => store.pause())} />
      )}
      {post && info.host && (
        <button type="button" onClick={act(() => store.extend(24))}>
          {say("a-day-more")}
        </button>
      )}
      <BreakMenu store={store} act={act} />
      {plays && <Answers store={store} />}
      <RemoveMenu store={store} act={act} />
      {expels && info.host && others.length > 0 && (
        <details>
          <summary>{say("send-away")}</summary>
          <p class="muted small">{say("expel-why", { rule: expels })}</p>
          {others.map(({ seat, name }) => (
            <Sure
              key={seat}
              words={say("send-away-name", { name })}
              sure={say("send-away-sure", { name })}
              onSure={act(() => store.expel(seat))}
            />
          ))}
        </details>
      )}
      {plays && !info.rated && !store.now.value?.latest.value.out && (
        <Sure words={say("hand-over")} sure={say("hand-over-sure")} onSure={act(() => store.handOver())} />
      )}
      {plays && resigns && <Sure words={say("resign")} sure={say("resign-sure")} onSure={act(() => store.type("resign"))} />}
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
      <summary>{say("standing-answers")}</summary>
      <p class="muted small">{say("standing-help")}</p>
      <textarea rows={3} aria-label={say("standing-answers")} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={() => store.answers(lines.filter(Boolean))}>
        {say("keep-them")}
      </button>
    </details>
  );
}
