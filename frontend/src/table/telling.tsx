// While something is told: what happens just now stands in the prompt's place, and its buttons where those of a decision are.
import { settings, paces, set } from "../app/settings.ts";
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import type { Playback } from "./playback.ts";
import { withKey } from "./recap.tsx";

export function Telling({ playback }: { playback: Playback }) {
  const step = playback.shown.value;
  const fresh = step.lines.slice(Math.max(0, step.lines.length - Math.max(1, step.fresh)));
  const running = !playback.held.value;
  return (
    <section class="prompt tells" aria-label={msg("what-happens")}>
      <header>
        <span class="kicker">{msg("what-happens")}</span>
        <span class="muted small left">{msg("more-to-tell", { count: playback.left.value })}</span>
      </header>
      <div class="middle">
        {fresh.map((line, i) => (
          <p key={i} class="happens">
            {line.text}
          </p>
        ))}
        <label class="pace-row muted small">
          {msg("speed")}{" "}
          <select
            value={settings.value.pace}
            onChange={(event) => {
              set({ pace: Number(event.currentTarget.value) });
              playback.hold(false);
            }}
          >
            {paces().map(([pace, words]) => (
              <option key={pace} value={pace}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="buttons foot">
        <Tool name="back" words={msg("one-back")} letter="," off={!playback.past.value} onClick={() => playback.back()} />
        {running ? (
          <Tool name="pause" words={msg("stop")} letter="p" onClick={() => playback.hold(true)} />
        ) : (
          <Tool name="play" words={msg("run-on")} letter="p" onClick={() => playback.hold(false)} />
        )}
        <Tool name="next" words={msg("one-on")} letter="." onClick={() => playback.next()} />
        <button type="button" class="skip" title={withKey(msg("to-the-end"), "s")} onClick={() => playback.skip()}>
          {msg("skip")} <Glyph name="last" size={14} />
        </button>
      </div>
    </section>
  );
}

interface ToolProps {
  name: string;
  words: string;
  letter: string;
  off?: boolean;
  onClick: () => void;
}

function Tool({ name, words, letter, off, onClick }: ToolProps) {
  return (
    <button type="button" class="undo" aria-label={words} title={withKey(words, letter)} disabled={off} onClick={onClick}>
      <Glyph name={name} size={16} />
    </button>
  );
}
