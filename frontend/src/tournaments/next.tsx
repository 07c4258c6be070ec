// The tournament that starts next, on the first page.
import { useEffect, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TournamentInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";
import { about, when } from "./words.ts";

const AGAIN = 60_000; // milliseconds between requests

export function NextTournament() {
  const [one, setOne] = useState<TournamentInfo | null>(null);
  useEffect(() => {
    const look = () =>
      get<TournamentInfo[]>("/api/tournaments?count=1").then(
        ([first]) => setOne(first ?? null),
        () => undefined, // the next time
      );
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  if (!one) return null;
  return (
    <section class="next-tournament">
      <header>
        <h2>{msg("tournament-next")}</h2>
        <Link to="/tournaments">{msg("tournaments-all")}</Link>
      </header>
      <Link to={`/tournaments/${one.id}`} class="next-card">
        <strong>{one.name}</strong>
        <span class="muted small">{about(one)}</span>
        <span class="small">
          {when(one.starts)} · {one.joined ? msg("tournament-you-play") : msg("tournament-count", { count: one.count })}
        </span>
      </Link>
    </section>
  );
}
