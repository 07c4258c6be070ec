// Tournaments: which come, which run, which are over; and a new one.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { me } from "../app/me.ts";
import { Link, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { Cover } from "../home/cover.tsx";
import { games } from "../home/games.ts";
import type { TournamentInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { get } from "../wire/rest.ts";
import { NewTournament } from "./new.tsx";
import { about, day, when } from "./words.ts";

const KINDS = ["running", "announced", "over"] as const;
const AGAIN = 15_000; // milliseconds between requests

function Picture({ game }: { game: string }) {
  const found = games.value.find(({ name }) => name === game);
  return found ? <Cover game={found} /> : null;
}

export function TournamentsPage() {
  const [found, setFound] = useState<TournamentInfo[][] | null>(null);
  const [making, setMaking] = useState(false);
  const [trouble, setTrouble] = useState("");
  useTitle(msg("page-tournaments"));
  useEffect(() => {
    const look = () =>
      Promise.all(KINDS.map((status) => get(`/api/tournaments?status=${status}&count=30`))).then(
        (all) => {
          setFound(all);
          setTrouble("");
        },
        (error: Error) => setTrouble(error.message),
      );
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="tournaments">
      <Header />
      <main>
        <header class="tournaments-head">
          <h1>{msg("page-tournaments")}</h1>
          <a class="button" href="/api/calendar.ics">
            <Glyph name="clock" size={14} /> {msg("tournament-calendar-all")}
          </a>
          {me.value?.login ? (
            <button type="button" onClick={() => setMaking(true)}>
              <Glyph name="plus" size={14} /> {msg("tournament-make")}
            </button>
          ) : (
            <span class="muted small">{msg("tournament-make-how")}</span>
          )}
        </header>
        {trouble && (
          <p class="trouble" role="alert">
            <Glyph name="warning" /> {trouble}
          </p>
        )}
        {found?.every((some) => !some.length) && <p class="muted">{msg("tournaments-none")}</p>}
        {found?.map(
          (some, i) =>
            some.length > 0 && (
              <section key={KINDS[i]}>
                <h2>{msg("tournaments-kind", { kind: KINDS[i] as string })}</h2>
                <ul class="tournament-list">
                  {some.map((one) => (
                    <li key={one.id}>
                      <Link to={`/tournaments/${one.id}`}>
                        <span class="cover">
                          <Picture game={one.game} />
                        </span>
                        <span class="tournament-name">
                          <strong>{one.name}</strong>
                          {one.joined && <span class="tag">{msg("tournament-you")}</span>}
                          {one.locked && (
                            <span class="tag">
                              <Glyph name="lock" size={12} /> {msg("tournament-private")}
                            </span>
                          )}
                          {one.every > 0 && <span class="tag">{msg("tournament-every-kind", { days: one.every })}</span>}
                          {one.rated && <span class="tag">{msg("tournament-rated")}</span>}
                        </span>
                        <span class="muted small">{about(one)}</span>
                        <span class="muted small tournament-when">
                          {one.status === "announced" ? when(one.starts) : day(one.ended ?? one.starts)}
                          {" · "}
                          {msg("tournament-count", { count: one.count })}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </main>
      {making && games.value.length > 0 && <NewTournament onClose={() => setMaking(false)} />}
    </div>
  );
}
