// What happens, line by line: it runs by itself, at one's own speed, or is stepped through by hand; it can be skipped and seen again.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { paces, set, settings } from "../app/settings.ts";
import { RuleChips } from "../rules/chip.tsx";
import { Glyph } from "../scene/icon.tsx";
import type { Eyes } from "./eyes.ts";
import { say } from "../app/words.ts";

const ROOM = 2; // lines that are seen without scrolling, on any screen
const MOST = 12; // lines that can be in sight; those before them are in the log

/** What has been told, and how to go on. While something is told it stands in the prompt's place. */
export function Story({ eyes }: { eyes: Eyes }) {
  const step = eyes.shown.value;
  const telling = !eyes.present.value;
  const list = useRef<HTMLUListElement>(null);
  const from = Math.max(0, step.lines.length - MOST);
  useLayoutEffect(() => {
    // measured only where it may not have room, and in the frame that lays it out anyhow
    if (step.lines.length <= ROOM) return;
    const frame = requestAnimationFrame(() => {
      if (!list.current) return;
      const [box, first] = [list.current, list.current.firstElementChild as Element];
      box.classList.toggle("cut", first.getBoundingClientRect().top < box.getBoundingClientRect().top - 1);
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
  useKeys(eyes);
  if (!telling && !step.lines.length) return null;
  const old = step.lines.length - step.fresh;
  const running = telling && !eyes.held.value;
  return (
    <section class={`story${telling ? " telling" : ""}`} aria-label={say("what-happened")}>
      {telling && (
        <header>
          <span class="kicker">{say("what-happens")}</span>
          <span class="muted small">{say("more-to-tell", { count: eyes.left.value })}</span>
        </header>
      )}
      <ul ref={list} aria-live="polite">
        {step.lines.slice(from).map((line, i) => (
          <li key={from + i} class={telling && from + i >= old ? "now" : ""}>
            {line.text} <RuleChips ids={line.rules} most={1} />
          </li>
        ))}
      </ul>
      <div class="story-tools">
        {telling ? (
          <>
            <select
              aria-label={say("speed")}
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
            <span class="grow" />
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
          </>
        ) : (
          eyes.past.value && (
            <>
              <Tool name="back" words={say("one-back")} letter="," onClick={() => eyes.back()} />
              <Tool name="again" words={say("see-again")} letter="r" onClick={() => eyes.again()} />
            </>
          )
        )}
      </div>
    </section>
  );
}

/** What a button does, with the key that does it too. */
const withKey = (what: string, key: string) => (settings.value.keys ? say("with-key", { what, key }) : what);

interface ToolProps {
  name: string;
  words: string;
  letter: string;
  off?: boolean;
  onClick: () => void;
}

function Tool({ name, words, letter, off, onClick }: ToolProps) {
  const title = withKey(words, letter);
  return (
    <button type="button" class="square" aria-label={words} title={title} disabled={off} onClick={onClick}>
      <Glyph name={name} size={16} />
    </button>
  );
}

/** Single keys, which can be off. */
function useKeys(eyes: Eyes): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!settings.value.keys || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).matches("input, select, textarea")) return;
      const telling = !eyes.present.value;
      if (event.key === ",") eyes.back();
      else if (event.key === "." && telling) eyes.next();
      else if (event.key === "p" && telling) eyes.hold(!eyes.held.value);
      else if (event.key === "s" && telling) eyes.skip();
      else if (event.key === "r") eyes.again();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [eyes]);
}
