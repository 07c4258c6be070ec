// The remaining time of a player.
import { useEffect, useState } from "preact/hooks";
import type { Clock as Time } from "../generated/wire.ts";
import { Glyph } from "../app/icon.tsx";
import { left } from "../app/clock.ts";
import { ahead } from "../wire/rest.ts";

const SHORT = 60; // seconds that are few

export function Clock({ clock }: { clock: Time }) {
  const [, again] = useState(0);
  useEffect(() => {
    if (!clock.runs) return;
    const timer = setInterval(() => again((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock.runs]);
  const seconds = clock.due !== null ? clock.due - (Date.now() / 1000 + ahead.value) : (clock.bank ?? 0);
  return (
    <span class={`side-clock${clock.runs ? " runs" : ""}${clock.runs && seconds < SHORT ? " short" : ""}`}>
      <Glyph name="clock" size={14} /> {left(seconds)}
    </span>
  );
}
