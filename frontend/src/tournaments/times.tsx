// The rounds of a tournament, one beside the other, with their times.
import { useEffect, useState } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";
import type { WholeTournament } from "../generated/rest.ts";
import { type Slot, schedule } from "./schedule.ts";
import { clock, when } from "./words.ts";

const MINUTE = 60_000;

/** Seconds since 1970, updated each minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function Times({ one }: { one: WholeTournament }) {
  const now = useNow();
  if (one.status === "off") return null;
  return (
    <>
      {one.form === "arena" ? <Arena one={one} now={now} /> : <Rounds slots={schedule(one, now)} />}
      <p class="muted small zone">
        {msg("tournament-zone-is", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ") })}
      </p>
    </>
  );
}

/** The time of a slot in a few words. */
export function slotWords({ state, at, until, sure }: Slot): string {
  if (at === null) return state === "now" ? msg("time-now") : "";
  if (state === "now") return until === null ? msg("time-now") : msg("time-until", { when: clock(until) });
  return sure ? clock(at) : msg("time-about", { when: clock(at) });
}

function Rounds({ slots }: { slots: Slot[] }) {
  if (!slots.length) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <ol class="rounds" tabIndex={0} aria-label={msg("tournament-rounds")}>
      {slots.map((slot) => (
        <li key={slot.number} class={slot.state} aria-current={slot.state === "now" ? "step" : undefined}>
          <strong>
            {slot.number === 0 ? <Glyph name="crown" size={16} /> : slot.state === "done" && <Glyph name="tick" size={16} />}
            {slot.number ? msg("tournament-round", { number: slot.number }) : msg("tournament-winner")}
          </strong>
          <span class="small">{slotWords(slot)}</span>
        </li>
      ))}
    </ol>
  );
}

/** An arena ends by the clock. */
function Arena({ one, now }: { one: WholeTournament; now: number }) {
  const starts = one.started ?? one.starts;
  const ends = starts + 60 * one.minutes;
  const left = Math.max(0, Math.ceil((ends - now) / 60));
  return (
    <ol class="rounds">
      <li class={one.status === "announced" ? "later" : "done"}>
        <strong>{msg("tournament-begins")}</strong>
        <span class="small">{when(starts)}</span>
      </li>
      {one.status === "running" && (
        <li class="now">
          <strong>{msg("time-now")}</strong>
          <span class="small">{msg("arena-left", { minutes: left })}</span>
        </li>
      )}
      <li class={one.status === "over" ? "done" : "later"}>
        <strong>
          <Glyph name="crown" size={16} />
          {msg("tournament-winner")}
        </strong>
        <span class="small">{clock(one.ended ?? ends)}</span>
      </li>
    </ol>
  );
}
