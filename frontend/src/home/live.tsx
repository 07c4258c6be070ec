// Games in progress, most watched first, or the last finished ones.
import { useEffect, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Thumb } from "../people/thumb.tsx";
import { Glyph } from "../app/icon.tsx";
import { get } from "../wire/rest.ts";
import { Names } from "./names.tsx";
import { gameTitle } from "./games.ts";

const AGAIN = 10_000; // milliseconds
const MOST = 4;

export function Live() {
  const [running, setRunning] = useState<TableInfo[] | null>(null);
  const [past, setPast] = useState<TableInfo[]>([]);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (document.hidden && running) return;
    get("/api/watch").then(setRunning, () => undefined);
  }, [round]);
  const none = running?.length === 0;
  useEffect(() => {
    if (none)
      get(`/api/archive?count=${MOST}`).then(
        (found) => setPast(found.tables),
        () => undefined,
      );
  }, [none]);
  useEffect(() => {
    const timer = setInterval(() => setRound((count) => count + 1), AGAIN);
    return () => clearInterval(timer);
  }, []);
  const live = [...(running ?? [])].sort((one, other) => (other.watching ?? 0) - (one.watching ?? 0));
  const tables = (live.length ? live : past).slice(0, MOST);
  if (!tables.length) return null;
  return (
    <section class="home-live">
      <header>
        <h2>{live.length ? msg("live-now") : msg("last-games")}</h2>
        <span class="muted">{live.length ? msg("live-count", { count: live.length }) : msg("last-games-why")}</span>
        <Link to={live.length ? "/watch" : "/archive"}>{live.length ? msg("live-all") : msg("all-in-archive-short")}</Link>
      </header>
      <ul>
        {tables.map((table) => {
          const over = table.status === "over";
          return (
            <li key={table.id}>
              <Link to={over ? `/replay/${table.id}?viewer=${table.published ? "all" : "public"}` : `/table/${table.id}`}>
                <Thumb table={table.id} game={table.game} over={over} again={over ? 0 : round} />
                <Names table={table} />
                <span class="muted">
                  {over ? `${gameTitle(table.game)} · ${table.ending ?? ""}` : gameTitle(table.game)}
                  {!!table.watching && (
                    <span class="watching" title={msg("watching-count", { count: table.watching })}>
                      <Glyph name="eye" size={15} /> {table.watching}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
