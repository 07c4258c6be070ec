// Public games in progress on small live boards, and the last finished ones.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Link, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { useLive, useRounds } from "../home/live.tsx";
import { TableCard } from "../home/table-card.tsx";
import type { TableInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

const LATE = 8; // finished games shown

export function WatchPage() {
  const round = useRounds();
  const running = useLive(round);
  const [late, setLate] = useState<TableInfo[]>([]);
  useTitle(msg("watch-title"));
  useEffect(() => {
    get(`/api/archive?count=${LATE}`).then(
      (found) => setLate(found.tables),
      () => undefined,
    );
  }, []);
  return (
    <div class="watch">
      <Header />
      <main>
        <h1>{msg("watch-now")}</h1>
        {running && !running.length && <p class="muted">{msg("none-running")}</p>}
        <Cards tables={running ?? []} round={round} />
        {late.length > 0 && (
          <header class="late">
            <h2>{msg("played-late")}</h2>
            <Link to="/archive">{msg("all-in-archive-short")}</Link>
          </header>
        )}
        <Cards tables={late} round={0} />
      </main>
    </div>
  );
}

function Cards({ tables, round }: { tables: TableInfo[]; round: number }) {
  return (
    <ul class="table-cards">
      {tables.map((table) => (
        <TableCard key={table.id} table={table} round={round} />
      ))}
    </ul>
  );
}
