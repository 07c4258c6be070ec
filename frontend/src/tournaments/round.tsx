// The round that is played: my table first, the others with their boards, and who waits for whom.
import { useEffect, useState } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { news } from "../app/inbox.ts";
import { Link } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { language, msg } from "../app/words.ts";
import type { Catalogue } from "../board/catalogue.ts";
import { Clock } from "../board/clock.tsx";
import { readPlayer } from "../board/data.ts";
import type { Position } from "../board/small.tsx";
import { capitals, loadCatalogue } from "../board/words.ts";
import type { TournamentEntrant, TournamentTable, WholeTournament } from "../generated/rest.ts";
import { gameTitle } from "../home/games.ts";
import { isCharacter, shortOf } from "../opponents/characters.ts";
import { Mark } from "../people/mark.tsx";
import { SmallBoard } from "../people/thumb.tsx";
import type { LiveTables } from "./live.ts";
import { current } from "./schedule.ts";
import { letter, nameOf } from "./words.ts";

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

interface RoundProps {
  one: WholeTournament;
  live: LiveTables;
}

function useCatalogue(game: string): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  useEffect(() => {
    loadCatalogue(game, language).then(setCatalogue, () => undefined);
  }, [game]);
  return catalogue;
}

/** My running tables, on a phone above everything else. */
export function MyTable({ one, live }: RoundProps) {
  const catalogue = useCatalogue(one.game);
  const mine = tables(one).filter((it) => it.mine);
  if (!mine.length) return null;
  return (
    <section class="round-box">
      <ul>
        {mine.map((it) => (
          <Table key={it.table.table} one={one} it={it} position={live.positions.value.get(it.table.table)} catalogue={catalogue} />
        ))}
      </ul>
    </section>
  );
}

export function Round({ one, live }: RoundProps) {
  const catalogue = useCatalogue(one.game);
  useEffect(
    () =>
      live.show(
        tables(one)
          .slice(0, MOST)
          .map(({ table }) => table),
      ),
    [live, one],
  );
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
        {all
          .filter((it) => !it.mine || !small.value)
          .map((it) => (
            <Table key={it.table.table} one={one} it={it} position={live.positions.value.get(it.table.table)} catalogue={catalogue} />
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

interface TableProps {
  one: WholeTournament;
  it: At;
  position: Position | undefined; // none until it is loaded, or of a table that the viewer can't see
  catalogue: Catalogue | null;
}

function Table({ one, it: { table, at, mine }, position, catalogue }: TableProps) {
  const by = new Map(one.entrants.map((entrant) => [entrant.number, entrant]));
  const to = table.done ? `/replay/${table.table}?viewer=all` : `/table/${table.table}`;
  const rows = (position?.players ?? []).map(readPlayer);
  const moves = (seat: number) => !table.done && rows.some((row) => row.seat === seat && row.marks.includes("acts"));
  const seats = table.entrants.map((number, seat) => ({ number, seat, who: by.get(number), moves: moves(seat) }));
  const nameAt = (who: TournamentEntrant | undefined) => (who?.me ? msg("tournament-you-name") : who ? nameOf(who) : "");
  const acting = seats.filter((it) => it.moves);
  const brief = (who: TournamentEntrant | undefined) => (who && isCharacter(who.bot) ? shortOf(who.bot) : nameAt(who));
  const [head, params] = position?.turn ?? ["", {}];
  const reader = { viewer: -1, names: seats.map(({ who }) => nameAt(who)), colours: [] };
  const turn = (head && catalogue?.say(head, params, reader)) || "";
  const own = seats.find(({ who }) => who?.me);
  const waited = news.value.some((it) => it.kind === "move" && it.table.id === table.table);
  const asked = acting.length ? own?.moves : waited; // in a secret decision no seat is marked
  const names = msg("list", { all: acting.map(({ who }) => brief(who)) });
  const waits = mine && asked ? "" : acting.length ? msg("table-to-move", { names, everyone: acting.length === seats.length ? 1 : 0 }) : "";
  const state = [capitals(turn), waits].filter(Boolean).join(" · ");
  const title = msg("board-of", { game: gameTitle(one.game) });
  return (
    <li class={`round-table${mine ? " mine" : ""}${table.done ? " over" : ""}`}>
      <Link to={to} label={msg(table.done ? "round-replay" : "round-watch", { table: at })}>
        <div class="thumb">{position && <SmallBoard game={one.game} position={position} title={title} me={own?.seat ?? -1} />}</div>
        {at && <span class="table-letter">{at}</span>}
      </Link>
      <div>
        {mine && <strong class="accent">{msg(asked ? "tournament-your-move" : "tournament-your-table")}</strong>}
        <ul>
          {seats.map(({ number, seat, who, moves }) => {
            const place = table.places?.[seat];
            const scores = rows.filter((row) => row.seat === seat).map(({ score }) => score);
            const clock = table.done ? undefined : position?.clocks?.find((it) => it.seat === seat);
            return (
              <li key={number} class={place === 1 ? "won" : moves ? "moves" : ""}>
                {who && <Mark arms={who.arms} guest={who.guest} bot={who.bot} name={who.name} size={16} />}
                <span class="round-name">{nameAt(who)}</span>
                {place !== undefined && (place === 1 ? <Glyph name="crown" size={14} /> : <small>{place}</small>)}
                {clock && <Clock clock={clock} />}
                {scores.length > 0 && <strong>{Math.max(...scores)}</strong>}
              </li>
            );
          })}
        </ul>
        {mine && <span class="muted small">{state}</span>}
        {mine ? (
          <Link class="button primary" to={to}>
            <Glyph name="play" size={14} /> {msg("tournament-play")}
          </Link>
        ) : (
          <p class="round-state small">
            <span class="muted">{state}</span>
            <b aria-hidden="true">{table.done ? msg("replay") : msg("watch")}</b>
          </p>
        )}
      </div>
    </li>
  );
}
