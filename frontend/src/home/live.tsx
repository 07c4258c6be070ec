// Games in progress, most watched first, then the last finished ones.
import { useEffect, useRef, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";
import { TableCard } from "./table-card.tsx";

const AGAIN = 10_000; // milliseconds
const MOST = 4;
const SHOWN = 20_000; // milliseconds for which a game that has just ended keeps its card

interface Ended {
  table: TableInfo;
  until: number;
}

/** The running public games, and those that ended a moment ago; null until they are loaded. */
export function useLive(round: number): TableInfo[] | null {
  const [running, setRunning] = useState<TableInfo[] | null>(null);
  const before = useRef<TableInfo[]>([]);
  const ended = useRef<Ended[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (document.hidden && running) return;
    const look = async () => {
      const found = await get("/api/watch");
      const ids = new Set(found.map(({ id }) => id));
      const gone = before.current.filter(({ id, status }) => status === "running" && !ids.has(id));
      const now = await Promise.all(gone.map(({ id }) => get(`/api/tables/${id}`).catch(() => null)));
      const until = Date.now() + SHOWN;
      ended.current = [
        ...ended.current.filter((one) => one.until > Date.now()),
        ...now.filter((table) => table?.status === "over").map((table) => ({ table: table as TableInfo, until })),
      ];
      before.current = found;
      const late = ended.current.map(({ table }) => table);
      setRunning([...found.sort((one, other) => (other.watching ?? 0) - (one.watching ?? 0)), ...late]);
    };
    look().catch(() => undefined); // the next time
  }, [round]);
  return running;
}

/** A number that grows every few seconds. */
export function useRounds(): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRound((count) => count + 1), AGAIN);
    return () => clearInterval(timer);
  }, []);
  return round;
}

export function Live() {
  const round = useRounds();
  const running = useLive(round);
  const [past, setPast] = useState<TableInfo[]>([]);
  const few = running !== null && running.length < MOST;
  useEffect(() => {
    if (few)
      get(`/api/archive?count=${MOST}`).then(
        (found) => setPast(found.tables),
        () => undefined,
      );
  }, [few]);
  if (!running) return null;
  const ids = new Set(running.map(({ id }) => id));
  const tables = [...running, ...past.filter(({ id }) => !ids.has(id))].slice(0, MOST);
  const live = running.filter(({ status }) => status === "running").length;
  if (!tables.length) return null;
  return (
    <section class="home-live">
      <header>
        <h2>{live ? msg("live-now") : msg("last-games")}</h2>
        <span class="muted">{live ? msg("live-count", { count: live }) : msg("last-games-why")}</span>
        <Link to={live ? "/watch" : "/archive"}>{live ? msg("live-all") : msg("all-in-archive-short")}</Link>
      </header>
      <ul class="table-cards">
        {tables.map((table) => (
          <TableCard key={table.id} table={table} round={round} />
        ))}
      </ul>
    </section>
  );
}
