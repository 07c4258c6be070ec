// Clocks: whose time runs, and how much there is.
import { useEffect, useState } from "preact/hooks";
import type { Clock } from "../generated/wire.ts";
import { Shield } from "../scene/icon.tsx";
import { ahead } from "../wire/rest.ts";
import type { TableStore } from "./store.ts";
import { locale, msg } from "../app/words.ts";

/** Seconds in words: 18:05, 21 h, 1 d 04 h. */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 86_400) return `${Math.floor(whole / 86_400)} d ${String(Math.floor((whole % 86_400) / 3600)).padStart(2, "0")} h`;
  if (whole >= 7200) return `${Math.floor(whole / 3600)} h`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export function Clocks({ store, clocks }: { store: TableStore; clocks: Clock[] }) {
  const [, again] = useState(0);
  const runs = clocks.some((clock) => clock.runs);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => again((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (!clocks.length) return null;
  const now = Date.now() / 1000 + ahead.value;
  return (
    <div class="clocks">
      {clocks.slice(0, 6).map((clock) => {
        const seconds = clock.due !== null ? clock.due - now : (clock.bank ?? 0);
        const mine = store.mine.value.includes(clock.seat);
        return (
          <span
            key={clock.seat}
            class={`clock${clock.runs ? " runs" : ""}${mine ? " mine" : ""}${clock.runs && seconds < 60 ? " short" : ""}`}
            title={clock.due ? msg("until", { when: new Date(clock.due * 1000).toLocaleString(locale) }) : undefined}
          >
            <Shield seat={clock.seat} size={16} /> {left(seconds)}
          </span>
        );
      })}
    </div>
  );
}
