// The remaining time of a player.
import { useEffect, useState } from "preact/hooks";
import type { Clock as Time } from "../generated/wire.ts";
import { Glyph } from "../app/icon.tsx";
import { left } from "../app/clock.ts";
import { msg } from "../app/words.ts";
import { ahead } from "../wire/rest.ts";

const SHORT = 60; // seconds that are few

export function Clock({ clock, mine = false }: { clock: Time; mine?: boolean }) {
  const [, again] = useState(0);
  useEffect(() => {
    if (!clock.runs) return;
    const timer = setInterval(() => again((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock.runs]);
  const seconds = clock.due !== null ? clock.due - (Date.now() / 1000 + ahead.value) : (clock.bank ?? 0);
  const short = clock.runs && seconds < SHORT;
  return (
    <>
      <span class={`side-clock${clock.runs ? " runs" : ""}${short ? " short" : ""}`} title={msg("time-is-up")}>
        <Glyph name="clock" size={14} /> {left(seconds)}
      </span>
      {short && mine && <span class="clock-note">{msg("time-is-up")}</span>}
    </>
  );
}
