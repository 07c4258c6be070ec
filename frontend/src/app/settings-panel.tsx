// Settings, and actions at a table.
import { useState } from "preact/hooks";
import { games } from "../home/games.ts";
import { me } from "./me.ts";
import type { TableStore } from "../table/store.ts";
import { othersInPlay } from "./people.ts";
import { paces, type Settings, set, settings } from "./settings.ts";
import { language, languages, msg, speak } from "./words.ts";
import { BreakMenu, RemoveMenu } from "../table/on-demand.ts";
import { Link } from "./route.tsx";
import { Sure } from "./confirm-button.tsx";

const MORE = [
  ["/rules", "page-rules"],
  ["/opponents", "page-opponents"],
  ["/ratings", "ratings"],
  ["/campaign-files", "page-campaign-files"],
  ["/about", "page-about"],
] as const;

/** Pages that are sought less often than those in the head. */
function MorePages() {
  const keeps = games.value.some((game) => game.campaign_files.length > 0);
  return (
    <nav class="more-pages" aria-label={msg("more-pages")}>
      {MORE.filter(([path]) => path !== "/campaign-files" || keeps).map(([path, id]) => (
        <Link key={path} to={path}>
          {msg(id)}
        </Link>
      ))}
    </nav>
  );
}

export function SettingsPanel({ store, close }: { store: TableStore | undefined; close: () => void }) {
  const now = settings.value;
  const check = (name: "sound" | "flash" | "keys" | "stops", words: string) => (
    <label>
      <input type="checkbox" checked={now[name]} onChange={(event) => set({ [name]: event.currentTarget.checked })} /> {words}
    </label>
  );
  return (
    <>
      <fieldset>
        <legend>{msg("language")}</legend>
        {languages.map((one) => (
          <label key={one} lang={one}>
            <input type="radio" name="language" checked={one === language} onChange={() => speak(one)} />{" "}
            {msg("language-name", { language: one })}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{msg("colours")}</legend>
        {(["auto", "light", "dark"] as Settings["theme"][]).map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" checked={now.theme === theme} onChange={() => set({ theme })} /> {msg("theme", { theme })}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{msg("is-shown")}</legend>
        {paces().map(([pace, words]) => (
          <label key={pace}>
            <input type="radio" name="pace" checked={now.pace === pace} onChange={() => set({ pace })} /> {words}
          </label>
        ))}
      </fieldset>
      {check("sound", msg("set-sound"))}
      {check("flash", msg("set-flash"))}
      {check("stops", msg("set-stops"))}
      {check("keys", msg("set-keys"))}
      {store ? <AtTable store={store} close={close} /> : <MorePages />}
    </>
  );
}

/** Actions at a table other than moves. */
function AtTable({ store, close }: { store: TableStore; close: () => void }) {
  const info = store.info.value;
  const plays = store.looking.value >= 0;
  if (!plays && !me.value?.login) return <Link to={`/table/${store.id}?sign-in`}>{msg("sign-in")}</Link>;
  const step = store.now.value?.latest.value;
  if (!info || !(plays || info.host) || step?.over) return null;
  const post = info.time_control.kind === "correspondence" ? info.time_control : null;
  const { resign: resigns, expels } = games.value.find((game) => game.name === info.game) ?? { resign: false, expels: "" };
  const others = othersInPlay(info);
  /** The result is visible beside the board. */
  const act = (what: () => unknown) => () => {
    close();
    what();
  };
  return (
    <>
      <p class="menu-part">{msg("this-table")}</p>
      {post && plays && (
        <Sure words={msg("emergency-pause")} sure={msg("pause-sure", { hours: post.pause })} onSure={act(() => store.pause())} />
      )}
      {post && info.host && (
        <button type="button" onClick={act(() => store.extend(24))}>
          {msg("a-day-more")}
        </button>
      )}
      <BreakMenu store={store} act={act} />
      {plays && <Answers store={store} />}
      <RemoveMenu store={store} act={act} />
      {expels && info.host && others.length > 0 && (
        <details>
          <summary>{msg("send-away")}</summary>
          <p class="muted small">{msg("expel-why", { rule: expels })}</p>
          {others.map(({ seat, name }) => (
            <Sure
              key={seat}
              words={msg("send-away-name", { name })}
              sure={msg("send-away-sure", { name })}
              onSure={act(() => store.expel(seat))}
            />
          ))}
        </details>
      )}
      {plays && !info.rated && !step?.out && (
        <Sure words={msg("hand-over")} sure={msg("hand-over-sure")} onSure={act(() => store.handOver())} />
      )}
      {plays && !step?.out && !step?.draw.length && (
        <Sure words={msg("offer-draw")} sure={msg("offer-draw-sure")} onSure={act(() => store.draw("offer draw"))} />
      )}
      {plays && resigns && <Sure words={msg("resign")} sure={msg("resign-sure")} onSure={act(() => store.type("resign"))} />}
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
      <summary>{msg("standing-answers")}</summary>
      <p class="muted small">{msg("standing-help")}</p>
      <textarea rows={3} aria-label={msg("standing-answers")} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={() => store.answers(lines.filter(Boolean))}>
        {msg("keep-them")}
      </button>
    </details>
  );
}
