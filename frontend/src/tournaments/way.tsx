// My own tournament: the way so far, what comes next, and what is good to know.
import { Glyph } from "../app/icon.tsx";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { WholeTournament } from "../generated/rest.ts";
import { current, schedule } from "./schedule.ts";
import { cell } from "./standings.tsx";
import { points } from "./ties.ts";
import { useNow } from "./times.tsx";
import { waiting } from "./round.tsx";
import { clock, defaults, nameOf } from "./words.ts";

export function YourWay({ one }: { one: WholeTournament }) {
  const me = one.entrants.find((it) => it.me);
  if (!me || !one.rounds.length) return null;
  const by = new Map(one.entrants.map((it) => [it.number, it]));
  return (
    <section class="panel-card">
      <h2>{msg("way-title")}</h2>
      <ol class="way">
        {one.rounds.map((round, i) => {
          const { kind, text, words, to } = cell(one, round, me.number);
          if (!text) return null;
          const table = round.tables.find(({ entrants }) => entrants.includes(me.number));
          const others = (table?.entrants ?? []).filter((it) => it !== me.number).map((it) => by.get(it));
          const names = others.map((it) => (it ? nameOf(it) : ""));
          return (
            <li key={i} title={words}>
              <span class={`cell ${kind}`}>{text}</span>
              {to ? <Link to={to}>{msg("list", { all: names })}</Link> : <span>{words}</span>}
              {kind === "now" && <span class="muted small">{msg("time-now")}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** My next rounds in order. */
export function Next({ one }: { one: WholeTournament }) {
  const now = useNow();
  const me = one.entrants.find((it) => it.me && !it.left);
  if (one.status !== "running") return null;
  const later = schedule(one, now).filter(({ state }) => state === "later");
  return (
    <section class="panel-card">
      <h2>{msg(me ? "next-for-you" : "next-title")}</h2>
      <dl class="next-list">
        <dt>{msg("time-now")}</dt>
        <dd>{presently(one, me?.number)}</dd>
        {later.slice(0, 4).map((slot, i) => (
          <Coming key={slot.number} at={slot.at} sure={slot.sure} words={coming(one, slot.number, !!me && i === 0)} />
        ))}
      </dl>
    </section>
  );
}

function Coming({ at, sure, words }: { at: number | null; sure: boolean; words: string }) {
  return (
    <>
      <dt>{at === null ? "" : sure ? clock(at) : msg("time-about", { when: clock(at) })}</dt>
      <dd>{words}</dd>
    </>
  );
}

/** A round to come, or the end; of the next one of mine also how it begins. */
const coming = (one: WholeTournament, number: number, mine: boolean) =>
  number ? msg(mine ? "coming-mine" : one.total === number ? "coming-last" : "coming-round", { number }) : msg("coming-end");

/** My current task: play, wait, or watch. */
function presently(one: WholeTournament, me: number | undefined): string {
  const round = one.rounds[current(one)];
  if (me === undefined || !round) return msg("now-watch");
  if (one.rounds.some(({ tables }) => tables.some((table) => !table.done && table.entrants.includes(me))))
    return msg(one.form === "league" ? "now-play-league" : "now-play");
  if (one.form === "arena") return msg("now-arena");
  const open = waiting(one).for;
  if (round.byes.includes(me)) return msg("now-bye", { points: points(one.bye) });
  return open.length ? msg("now-wait", { tables: msg("list", { all: open }), count: open.length }) : msg("now-soon");
}

/** Three or four lines from the settings, and the file of all games. */
export function GoodToKnow({ one }: { one: WholeTournament }) {
  const count = one.rounds.flatMap((round) => round.tables).filter((table) => table.done).length;
  const others = one.series.filter(({ id }) => id !== one.id);
  return (
    <section class="panel-card">
      <h2>{msg("good-to-know")}</h2>
      <ul class="good-to-know">
        {defaults(one).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {one.every > 0 && <li>{msg("tournament-every-is", { days: one.every })}</li>}
      </ul>
      {others.length > 0 && (
        <p class="series small">
          {msg("series-others")}{" "}
          {others.map((it) => (
            <Link key={it.id} to={`/tournaments/${it.id}`}>
              {clock(it.starts, true)}
            </Link>
          ))}
        </p>
      )}
      <p class="muted small">
        {one.host && msg("tournament-hosted", { host: one.host })}{" "}
        {count > 0 && (
          <a href={`/api/tournaments/${one.id}/records`} download>
            <Glyph name="download" size={14} /> {msg("tournament-records")}
          </a>
        )}
      </p>
    </section>
  );
}
