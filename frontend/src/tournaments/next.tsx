// The tournaments that run, and the one that starts next, on the first page.
import { useEffect, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TournamentInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";
import { about, when } from "./words.ts";

const AGAIN = 60_000; // milliseconds between requests
const RUNNING = 2; // running tournaments shown

export function NextTournament() {
  const [some, setSome] = useState<TournamentInfo[]>([]);
  useEffect(() => {
    const look = () =>
      Promise.all([get(`/api/tournaments?status=running&count=${RUNNING}`), get("/api/tournaments?count=1")]).then(
        (found) => setSome(found.flat()),
        () => undefined, // the next time
      );
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  if (!some.length) return null;
  return (
    <section class="next-tournament">
      <header>
        <h2>{msg("page-tournaments")}</h2>
        <Link to="/tournaments">{msg("tournaments-all")}</Link>
      </header>
      {some.map((one) => (
        <Link key={one.id} to={`/tournaments/${one.id}`} class="next-card">
          <strong>
            {one.name} {one.status === "running" && <span class="tag accent-tag">{msg("tournament-status", { status: one.status })}</span>}
          </strong>
          <span class="muted small">{about(one)}</span>
          <span class="small">
            {one.status === "running" ? "" : `${when(one.starts)} · `}
            {one.joined ? msg("tournament-you-play") : msg("tournament-count", { count: one.count })}
          </span>
        </Link>
      ))}
    </section>
  );
}
