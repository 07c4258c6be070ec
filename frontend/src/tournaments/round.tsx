// The round that is played: my table first, the others with their boards, and who waits for whom.
import { useEffect, useState } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TournamentEntrant, TournamentTable, WholeTournament } from "../generated/rest.ts";
import { Mark } from "../people/mark.tsx";
import { Thumb } from "../people/thumb.tsx";
import { current } from "./schedule.ts";
import { letter, nameOf } from "./words.ts";

const AGAIN = 10_000; // milliseconds between updates of the boards
const MOST = 12; // tables that are shown with their boards

interface At {
  table: TournamentTable;
  at: string; // its letter
  mine: boolean;
}

/** The tables of the selected round, mine first; of an arena the running and the last ones. */
export function tables(one: WholeTournament): At[] {
  const me = one.entrants.find(({ me }) => me)?.number ?? -1;
  const rounds = one.form === "arena" ? one.rounds.slice().reverse() : one.rounds.slice(current(one), current(one) + 1);
  const all = rounds.flatMap((round) =>
    round.tables.map((table, i) => ({ table, at: letter(i), mine: !table.done && table.entrants.includes(me) })),
  );
  const league = one.form === "league" ? one.rounds.flatMap((round) => round.tables.filter((table) => !table.done)) : [];
  const late = league
    .filter((table) => !all.some((it) => it.table === table))
    .map((table) => ({ table, at: "", mine: table.entrants.includes(me) }));
  return [...late, ...all].sort((a, b) => Number(b.mine) - Number(a.mine) || Number(a.table.done) - Number(b.table.done));
}

/** Players without a table, and the tables they wait for. */
export function waiting(one: WholeTournament): { who: TournamentEntrant[]; for: string[] } {
  const open = tables(one).filter(({ table }) => !table.done);
  const busy = new Set(open.flatMap(({ table }) => table.entrants));
  const who = one.entrants.filter(({ number, left }) => !left && !busy.has(number));
  return { who, for: open.map(({ at }) => at).filter(Boolean) };
}

export function Round({ one }: { one: WholeTournament }) {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && setLooks((before) => before + 1), AGAIN);
    return () => clearInterval(timer);
  }, []);
  const [how, setHow] = useState(false);
  if (!one.rounds.length) return null;
  const all = tables(one).slice(0, MOST);
  const open = all.filter(({ table }) => !table.done).length;
  return (
    <section class="round-box">
      <header>
        <h2>{one.form === "arena" ? msg("tournament-tables") : msg("tournament-round", { number: current(one) + 1 })}</h2>
        <span class="muted">{msg("tables-open", { count: open, total: all.length })}</span>
        <button type="button" class="bare" aria-expanded={how} onClick={() => setHow(!how)}>
          {msg("pairing-how")}
        </button>
      </header>
      {how && <p class="how">{msg("tournament-pairing", { form: one.form })}</p>}
      <ul>
        {all.map((it) => (
          <Table key={it.table.table} one={one} it={it} again={it.table.done ? 0 : looks} />
        ))}
      </ul>
      <Waiting one={one} />
    </section>
  );
}

function Waiting({ one }: { one: WholeTournament }) {
  if (one.status !== "running") return null;
  const found = waiting(one);
  if (!found.who.length || (!found.for.length && one.form !== "arena")) return null;
  const names = msg("list", { all: found.who.map(nameOf) });
  return (
    <p class="muted waits">
      <Glyph name="clock" size={14} />{" "}
      {one.form === "arena" || one.form === "league"
        ? msg("waits-opponent", { names, count: found.who.length })
        : msg("waits-table", { names, count: found.who.length, tables: msg("list", { all: found.for }), open: found.for.length })}
    </p>
  );
}

function Table({ one, it: { table, at, mine }, again }: { one: WholeTournament; it: At; again: number }) {
  const by = new Map(one.entrants.map((entrant) => [entrant.number, entrant]));
  const to = table.done ? `/replay/${table.table}?eyes=all` : `/table/${table.table}`;
  return (
    <li class={`round-table${mine ? " mine" : ""}${table.done ? " over" : ""}`}>
      <Link to={to} label={msg(table.done ? "round-replay" : "round-watch", { table: at })}>
        <Thumb table={table.table} game={one.game} over={table.done} again={again} />
        {at && <span class="table-letter">{at}</span>}
      </Link>
      <div>
        {mine && <strong class="accent">{msg("tournament-your-table")}</strong>}
        <ul>
          {table.entrants.map((number, seat) => {
            const who = by.get(number);
            const place = table.places?.[seat];
            return (
              <li key={number} class={place === 1 ? "won" : ""}>
                {who && <Mark arms={who.arms} guest={who.guest} bot={who.bot} size={16} />}
                <span>{who?.me ? msg("tournament-you-name") : who ? nameOf(who) : ""}</span>
                {place !== undefined && <strong>{place === 1 ? <Glyph name="crown" size={14} /> : place}</strong>}
              </li>
            );
          })}
        </ul>
        {mine ? (
          <Link class="button primary" to={to}>
            <Glyph name="play" size={14} /> {msg("tournament-play")}
          </Link>
        ) : (
          <Link class="bare" to={to}>
            {table.done ? msg("replay") : msg("watch")}
          </Link>
        )}
      </div>
    </li>
  );
}
