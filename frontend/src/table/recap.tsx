// What just happened: all that was told since one's last decision, in whole sentences; it can be seen again.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { wide } from "../app/screen.ts";
import { settings } from "../app/settings.ts";
import { msg } from "../app/words.ts";
import type { Line } from "../generated/wire.ts";
import { RuleMark } from "../rules/chip.tsx";
import { Glyph } from "../app/icon.tsx";
import type { Playback } from "./playback.ts";
import type { TableStore } from "./store.ts";
import { termed } from "../tutorial/terms.tsx";
import { Actor } from "./actor.tsx";
import { Causes } from "./causes.tsx";

const unfolded = signal(false); // on a phone: all lines are shown, not the last alone

const SLACK = 4; // so much of a line's upper edge is no letter
const LAST = 6; // lines that are told to who comes to the table

/** What a button does, with the key that does it too. */
export const withKey = (what: string, key: string) => (settings.value.keys ? msg("with-key", { what, key }) : what);

/** The newest lines in sight, and the first of those that are seen whole. */
function toTheEnd(box: HTMLElement): void {
  box.style.paddingBottom = "";
  const top = box.offsetTop + box.scrollHeight - box.clientHeight;
  const first = ([...box.children] as HTMLElement[]).find((line) => line.offsetTop >= top - SLACK);
  if (first && box.scrollHeight > box.clientHeight) box.style.paddingBottom = `${Math.max(0, first.offsetTop - top)}px`;
  box.scrollTop = box.scrollHeight;
}

export function Story({ store, playback }: { store: TableStore; playback: Playback }) {
  const step = playback.shown.value;
  const telling = !playback.present.value;
  const list = useRef<HTMLUListElement>(null);
  const log = playback.log.value;
  const lines = step.lines.length || telling ? step.lines : log.slice(-LAST); // who comes back reads how it was
  // biome-ignore lint/correctness/useExhaustiveDependencies: with new lines the newest comes into sight
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      if (box) toTheEnd(box);
    });
    return () => cancelAnimationFrame(frame);
  }, [lines]);
  useKeys(playback);
  const told = new Set<string>(); // a term is explained where it first stands
  const old = step.lines.length - step.fresh;
  const folded = !wide.value && !unfolded.value;
  return (
    <section class={`story${telling ? " telling" : ""}${folded ? " folded" : ""}`} aria-label={msg("what-happened")}>
      <header>
        <h3>{msg("what-happened")}</h3>
        {telling && <span class="muted small">{msg("more-to-tell", { count: playback.left.value })}</span>}
        <span class="grow" />
        {!wide.value && (
          <button
            type="button"
            class="square"
            aria-expanded={!folded}
            aria-label={msg("unfold-story")}
            onClick={() => (unfolded.value = folded)}
          >
            <Glyph name={folded ? "up" : "down"} size={14} />
          </button>
        )}
        {!telling && playback.past.value && (
          <button
            type="button"
            class="square"
            aria-label={msg("see-again")}
            title={withKey(msg("see-again"), "r")}
            onClick={() => playback.again()}
          >
            <Glyph name="again" size={16} />
          </button>
        )}
      </header>
      <ul ref={list} aria-live="polite" tabIndex={lines.length ? 0 : -1}>
        {lines.map((line, i) => (
          <li key={i} class={telling && i >= old ? "now" : ""}>
            <Actor store={store} text={line.text} />
            <span>
              {termed(line.text, told)} <RuleMark ids={line.rules} />
              {line.why.length > 1 && <Why store={store} line={line} />}
            </span>
          </li>
        ))}
        {!lines.length && <li class="muted">{msg("nothing-yet")}</li>}
      </ul>
    </section>
  );
}

/** Of a battle that I lost, or an order of mine that came to nothing: how it came about. */
function Why({ store, line }: { store: TableStore; line: Line }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="bare why" aria-expanded={open} onClick={() => setOpen(!open)}>
        {msg("why")}
      </button>
      {open && <Causes store={store} causes={line.why} />}
    </>
  );
}

/** Single keys, which can be off. */
function useKeys(playback: Playback): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!settings.value.keys || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).matches("input, select, textarea")) return;
      const telling = !playback.present.value;
      if (event.key === ",") playback.back();
      else if (event.key === "." && telling) playback.next();
      else if (event.key === "p" && telling) playback.hold(!playback.held.value);
      else if (event.key === "s" && telling) playback.skip();
      else if (event.key === "r") playback.again();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [playback]);
}
