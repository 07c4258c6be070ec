// Public games in progress on small live boards, or the last finished ones.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Link, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { gameTitle } from "../home/games.ts";
import { timeControlText } from "../home/table-words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Thumb } from "../people/thumb.tsx";
import { get } from "../wire/rest.ts";

const AGAIN = 10_000; // milliseconds

export function WatchPage() {
  const [running, setRunning] = useState<TableInfo[] | null>(null);
  const [late, setLate] = useState<TableInfo[]>([]);
  const [round, setRound] = useState(0);
  useTitle(msg("watch-title"));
  useEffect(() => {
    if (document.hidden && round) return;
    get("/api/watch").then(setRunning, () => undefined);
  }, [round]);
  useEffect(() => {
    const timer = setInterval(() => setRound((count) => count + 1), AGAIN);
    get("/api/archive?count=6").then(
      (found) => setLate(found.tables),
      () => undefined,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="watch">
      <Header />
      <main>
        <h1>{msg("watch-now")}</h1>
        {running && !running.length && <p class="muted">{msg("none-running")}</p>}
        <Boards tables={running ?? []} round={round} />
        {late.length > 0 && <h2>{msg("played-late")}</h2>}
        <Boards tables={late} round={0} />
      </main>
    </div>
  );
}

function Boards({ tables, round }: { tables: TableInfo[]; round: number }) {
  return (
    <ul class="boards">
      {tables.map((table) => {
        const over = table.status === "over";
        const names = table.seats.filter((seat) => !seat.open).map((seat) => seat.name || seat.label);
        return (
          <li key={table.id}>
            <Link to={over ? `/replay/${table.id}?viewer=${table.published ? "all" : "public"}` : `/table/${table.id}`}>
              <Thumb table={table.id} game={table.game} over={over} again={over ? 0 : round} />
              <strong>{gameTitle(table.game)}</strong>
              <span>{msg("list", { all: names })}</span>
              <span class="muted small">
                {over ? table.ending : timeControlText(table.time_control)}
                {table.watching ? ` · ${msg("watching-count", { count: table.watching })}` : ""}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
