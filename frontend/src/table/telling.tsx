// While something is told: what happens just now stands in the prompt's place, and its buttons where those of a decision are.
import { settings, paces, set } from "../app/settings.ts";
import { say } from "../app/words.ts";
import { Glyph } from "../scene/icon.tsx";
import type { Eyes } from "./eyes.ts";
import { withKey } from "./story.tsx";

export function Telling({ eyes }: { eyes: Eyes }) {
  const step = eyes.shown.value;
  const fresh = step.lines.slice(Math.max(0, step.lines.length - Math.max(1, step.fresh)));
  const running = !eyes.held.value;
  return (
    <section class="prompt tells" aria-label={say("what-happens")}>
      <header>
        <span class="kicker">{say("what-happens")}</span>
        <span class="muted small left">{say("more-to-tell", { count: eyes.left.value })}</span>
      </header>
      <div class="middle">
        {fresh.map((line, i) => (
          <p key={i} class="happens">
            {line.text}
          </p>
        ))}
        <label class="pace-row muted small">
          {say("speed")}{" "}
          <select
            value={settings.value.pace}
            onChange={(event) => {
              set({ pace: Number(event.currentTarget.value) });
              eyes.hold(false);
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
        <Tool name="back" words={say("one-back")} letter="," off={!eyes.past.value} onClick={() => eyes.back()} />
        {running ? (
          <Tool name="pause" words={say("stop")} letter="p" onClick={() => eyes.hold(true)} />
        ) : (
          <Tool name="play" words={say("run-on")} letter="p" onClick={() => eyes.hold(false)} />
        )}
        <Tool name="next" words={say("one-on")} letter="." onClick={() => eyes.next()} />
        <button type="button" class="skip" title={withKey(say("to-the-end"), "s")} onClick={() => eyes.skip()}>
          {say("skip")} <Glyph name="last" size={14} />
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
