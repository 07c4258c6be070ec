// One tournament: its rounds, the list, my table first, the others, and what is agreed on.
import { useEffect, useState } from "preact/hooks";
import { copy } from "../app/copying.ts";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/not-found.tsx";
import { be } from "../app/me.ts";
import { Link, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { WholeTournament } from "../generated/rest.ts";
import { Thumb } from "../people/thumb.tsx";
import { Glyph } from "../app/icon.tsx";
import { post } from "../wire/rest.ts";
import { TournamentFeed } from "./feed.ts";
import { Standings } from "./standings.tsx";
import { TournamentTalk } from "./talk.tsx";
import { about, day, defaults, letter, nameOf, when } from "./words.ts";

const AGAIN = 10_000; // milliseconds until the boards are drawn anew
const MOST = 8; // other tables that are shown with their boards

export function TournamentPage({ id }: { id: string }) {
  const [feed] = useState(() => new TournamentFeed(id));
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && setLooks((before) => before + 1), AGAIN);
    return () => {
      clearInterval(timer);
      feed.close();
    };
  }, [feed]);
  const one = feed.one.value;
  const trouble = feed.trouble.value;
  useTitle(one?.name ?? msg("page-tournaments"));
  const act = async (what: "join" | "leave" | "off") => {
    try {
      await be();
      await post(`/api/tournaments/${id}/${what}`);
      await feed.look();
    } catch (error) {
      feed.trouble.value = (error as Error).message;
    }
  };
  if (feed.lost.value) return <Lost words={msg("no-tournament")} />;
  return (
    <div class="tournament">
      <Header />
      {one && (
        <>
          <main>
            <Head one={one} onAct={act} />
            {trouble && (
              <p class="trouble" role="alert">
                <Glyph name="warning" /> {trouble}
              </p>
            )}
            {one.form !== "arena" && one.total > 0 && one.status !== "announced" && <Rounds one={one} />}
            <Standings one={one} />
            {one.rounds.length > 0 && <p class="muted small">{msg("tournament-legend")}</p>}
            {one.entrants.some(({ chance }) => chance !== null) && <p class="muted small">{msg("tournament-forecast")}</p>}
          </main>
          <aside class="rail">
            <Tables one={one} again={looks} />
            <div class="tournament-rows">
              <TournamentTalk feed={feed} />
              <details open={one.status === "announced"}>
                <summary>
                  <Glyph name="book" size={16} /> <span class="grow">{msg("tournament-agreed")}</span>
                </summary>
                <ul>
                  {defaults(one).map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </details>
              <Records one={one} />
            </div>
          </aside>
        </>
      )}
    </div>
  );
}

/** All games that are over, in one file. */
function Records({ one }: { one: WholeTournament }) {
  const count = one.rounds.flatMap((round) => round.tables).filter((table) => table.done).length;
  if (!count) return null;
  return (
    <a class="tournament-row" href={`/api/tournaments/${one.id}/records`} download>
      <Glyph name="download" size={16} /> <span class="grow">{msg("tournament-records")}</span>
      <span class="muted small">{msg("games-count", { games: count })}</span>
    </a>
  );
}

function Head({ one, onAct }: { one: WholeTournament; onAct: (what: "join" | "leave" | "off") => void }) {
  const [copied, setCopied] = useState(false);
  const share = async () => setCopied(await copy(location.href));
  const live = one.status === "announced" || one.status === "running";
  return (
    <header class="tournament-head">
      <div class="grow">
        <h1>
          {one.name} <span class="tag">{msg("tournament-status", { status: one.status })}</span>
          {one.rated && <span class="tag">{msg("tournament-rated")}</span>}
        </h1>
        <p class="muted">
          {about(one)} {one.host && msg("tournament-hosted", { host: one.host })}
          {one.status === "announced" && ` ${msg("tournament-starts", { when: when(one.starts) })}`}
        </p>
        {one.status === "over" && <p class="tournament-winners">{winners(one)}</p>}
      </div>
      <div class="tournament-acts">
        {one.may_join && (
          <button type="button" class="primary" onClick={() => onAct("join")}>
            {msg("tournament-join")}
          </button>
        )}
        {one.joined && live && (
          <button type="button" onClick={() => onAct("leave")}>
            {msg("tournament-leave")}
          </button>
        )}
        {one.mine && one.status === "announced" && (
          <button type="button" onClick={() => onAct("off")}>
            {msg("tournament-call-off")}
          </button>
        )}
        <button type="button" onClick={share}>
          <Glyph name="link" size={14} /> {copied ? msg("copied") : msg("tournament-share")}
        </button>
      </div>
    </header>
  );
}

function Rounds({ one }: { one: WholeTournament }) {
  return (
    <ol class="rounds">
      {Array.from({ length: one.total }, (_, i) => {
        const round = one.rounds[i];
        const runs = !!round?.tables.some((table) => !table.done);
        const date = round?.at ?? one.dates[i];
        return (
          <li key={i} class={runs ? "now" : round ? "done" : "later"} aria-current={runs ? "step" : undefined}>
            <span class="dot">{round && !runs ? "✓" : i + 1}</span>
            <span>
              <strong>{msg("tournament-round", { number: i + 1 })}</strong>
              {date !== undefined && <span class="muted small">{round ? day(date) : msg("round-from", { day: day(date) })}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Who has won, in words. */
export function winners(one: WholeTournament): string {
  const first = one.entrants.filter(({ place }) => place === 1).map(nameOf);
  return first.length ? msg("tournament-winners", { count: first.length, names: msg("list", { all: first }) }) : "";
}

interface Running {
  table: string;
  at: string;
  names: string[];
  mine: boolean;
}

/** The tables that run, mine first. */
export function running(one: WholeTournament): Running[] {
  const names = new Map(one.entrants.map((it) => [it.number, nameOf(it)]));
  const me = one.entrants.find(({ me }) => me)?.number ?? -1;
  const found = one.rounds.flatMap((round) =>
    round.tables.map((table, i) => ({
      done: table.done,
      table: table.table,
      at: letter(i),
      names: table.entrants.map((number) => names.get(number) ?? ""),
      mine: table.entrants.includes(me),
    })),
  );
  return found.filter(({ done }) => !done).sort((a, b) => Number(b.mine) - Number(a.mine));
}

function Tables({ one, again }: { one: WholeTournament; again: number }) {
  const all = running(one);
  const mine = all.filter((table) => table.mine);
  const others = all.filter((table) => !table.mine);
  return (
    <>
      {mine.map((table) => (
        <section key={table.table} class="tournament-mine">
          <h2>{msg("tournament-your-table", { table: table.at })}</h2>
          <Thumb table={table.table} game={one.game} over={false} again={again} />
          <p>{msg("list", { all: table.names })}</p>
          <Link class="button primary" to={`/table/${table.table}`}>
            {msg("tournament-to-table")}
          </Link>
        </section>
      ))}
      {others.length > 0 && <h2>{msg("tournament-others")}</h2>}
      <ul class="other-tables">
        {others.map((table, i) => (
          <li key={table.table}>
            <Link to={`/table/${table.table}`}>
              {i < MOST && <Thumb table={table.table} game={one.game} over={false} again={again} />}
              <span>
                <strong>{msg("tournament-table", { table: table.at })}</strong>
                <span class="muted small">{msg("list", { all: table.names })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
