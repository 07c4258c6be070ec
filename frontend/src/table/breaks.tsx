// A table that stands still: above its players, and in its prompt.
import { locale, msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import type { TableStore } from "./store.ts";

/** A day in words. */
export const dayOf = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(locale, { day: "numeric", month: "long" });

/** The holiday of an occupant, now or soon, and its end. */
export function HolidayTag({ info, seat }: { info: TableInfo; seat: number }) {
  const [next] = (info.rest?.holidays ?? []).filter((it) => it.seat === seat && it.until * 1000 > Date.now());
  if (!next) return null;
  const begun = next.since * 1000 <= Date.now();
  return (
    <span class="tag" title={msg("holiday-tip")}>
      {begun ? msg("on-holiday", { until: dayOf(next.until) }) : msg("holiday-from", { since: dayOf(next.since) })}
    </span>
  );
}

/** A pause of the table, or a request for one. */
export function Break({ store }: { store: TableStore }) {
  const info = store.info.value;
  const rest = info?.rest;
  if (!info || !rest || store.now.value?.latest.value.over) return null;
  const plays = store.mine.value.length > 0;
  if (rest.until !== null) {
    return (
      <div class="break" role="status">
        <Glyph name="pause" size={16} />
        <p>{rest.by_host ? msg("halted-by-host") : msg("halted-by-all")}</p>
        {(info.host || (plays && !rest.by_host)) && (
          <button type="button" onClick={() => store.ask("go-on")}>
            {msg("go-on")}
          </button>
        )}
      </div>
    );
  }
  if (!rest.wanted.length || !plays) return null;
  const mine = rest.wanted.some((seat) => store.mine.value.includes(seat));
  const names = rest.wanted.map((seat) => info.seats[seat]?.name ?? "");
  return (
    <div class="break" role="status">
      <Glyph name="pause" size={16} />
      <p>{mine ? msg("halt-waits") : msg("halt-wanted", { names: msg("list", { all: names }) })}</p>
      {!mine && (
        <button type="button" onClick={() => store.ask("halt")}>
          {msg("halt-agree")}
        </button>
      )}
    </div>
  );
}
