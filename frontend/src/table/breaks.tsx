// A table that stands still, and what its host may do besides playing: in the menu of the table, and above its players.
import { othersInPlay } from "../app/people.ts";
import { Sure } from "../app/sure.tsx";
import { locale, say } from "../app/words.ts";
import type { TableInfo } from "../made/rest.ts";
import { Glyph } from "../scene/icon.tsx";
import type { TableStore } from "./store.ts";

type Act = (what: () => unknown) => () => void;

/** A day in words. */
export const dayOf = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(locale, { day: "numeric", month: "long" });

/** Who sits there is on holiday now, or soon: until when. */
export function HolidayTag({ info, seat }: { info: TableInfo; seat: number }) {
  const [next] = (info.rest?.holidays ?? []).filter((it) => it.seat === seat && it.until * 1000 > Date.now());
  if (!next) return null;
  const begun = next.since * 1000 <= Date.now();
  return (
    <span class="tag" title={say("holiday-tip")}>
      {begun ? say("on-holiday", { until: dayOf(next.until) }) : say("holiday-from", { since: dayOf(next.since) })}
    </span>
  );
}

/** The table stands still, or somebody would like it to. */
export function Break({ store }: { store: TableStore }) {
  const info = store.info.value;
  const rest = info?.rest;
  if (!info || !rest || store.now.value?.latest.value.over) return null;
  const plays = store.mine.value.length > 0;
  if (rest.until !== null) {
    return (
      <div class="break" role="status">
        <Glyph name="pause" size={16} />
        <p>{rest.by_host ? say("halted-by-host") : say("halted-by-all")}</p>
        {(info.host || (plays && !rest.by_host)) && (
          <button type="button" onClick={() => store.ask("go-on")}>
            {say("go-on")}
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
      <p>{mine ? say("halt-waits") : say("halt-wanted", { names: say("list", { all: names }) })}</p>
      {!mine && (
        <button type="button" onClick={() => store.ask("halt")}>
          {say("halt-agree")}
        </button>
      )}
    </div>
  );
}

/** In the menu of the table: let it stand still, remind somebody, take somebody off a seat. */
export function BreakMenu({ store, act }: { store: TableStore; act: Act }) {
  const info = store.info.value;
  if (!info || info.pace.kind === "untimed") return null;
  const stands = !!info.rest && info.rest.until !== null;
  const plays = store.mine.value.length > 0;
  return (
    <>
      {!stands && plays && (
        <button type="button" onClick={act(() => store.ask("halt"))}>
          {say("halt-all")}
        </button>
      )}
      {!stands && info.host && (
        <button type="button" onClick={act(() => store.ask("halt", { as_host: true }))}>
          {say("halt-host")}
        </button>
      )}
      {info.host && !stands && info.pace.kind === "post" && <Remind store={store} info={info} act={act} />}
    </>
  );
}

function Remind({ store, info, act }: { store: TableStore; info: TableInfo; act: Act }) {
  const waits = store.now.value?.latest.value.question.waits ?? [];
  const asked = othersInPlay(info).filter(({ seat }) => waits.includes(seat));
  return (
    <>
      {asked.map(({ seat, name }) => (
        <button key={seat} type="button" onClick={act(() => store.ask("remind", { seat }))}>
          {say("remind-name", { name })}
        </button>
      ))}
    </>
  );
}

/** In the host's menu: take a person off a seat, for a bot, or until another comes. */
export function RemoveMenu({ store, act }: { store: TableStore; act: Act }) {
  const info = store.info.value;
  const others = info ? othersInPlay(info).filter(({ seat }) => !info.rated || info.absent?.includes(seat)) : [];
  if (!info?.host || !others.length) return null;
  return (
    <details>
      <summary>{say("take-off")}</summary>
      <p class="muted small">{say("take-off-why")}</p>
      {others.map(({ seat, name }) => (
        <div key={seat}>
          <Sure
            words={say("take-off-bot", { name })}
            sure={say("take-off-bot-sure", { name })}
            onSure={act(() => store.ask("remove", { seat }))}
          />
          <Sure
            words={say("take-off-offer", { name })}
            sure={say("take-off-offer-sure", { name })}
            onSure={act(() => store.ask("remove", { seat, offered: true }))}
          />
        </div>
      ))}
    </details>
  );
}
