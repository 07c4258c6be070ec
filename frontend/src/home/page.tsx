// All games of mine, and the tables with a free seat: what the first page has no room for.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { tell } from "../app/inbox.ts";
import { know, me } from "../app/me.ts";
import { useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { get } from "../wire/rest.ts";
import { games, loadGames } from "./games.ts";
import { Invited } from "./invited.tsx";
import { MyTables } from "./mine.tsx";
import { NewTable } from "./new.tsx";
import { seeks, sit } from "./open-seat.tsx";
import { OpenTables } from "./tables.tsx";

const PAGE = 30; // tables of each kind listed at first, and with each press of the button
const MOST = 199; // that can be: the server tells of one more, at most
const AGAIN = 5_000; // milliseconds

export function GamesPage() {
  const [trouble, setTrouble] = useState("");
  const [asking, setAsking] = useState<{ game: string; kind: "device" | "open" } | null>(null);
  const [mine, setMine] = useState<TableInfo[]>([]);
  const [invited, setInvited] = useState<TableInfo[]>([]);
  const [listed, setListed] = useState<TableInfo[]>([]);
  const [more, setMore] = useState(false); // there are more than are listed
  const [known, setKnown] = useState(false); // the tables are loaded
  const most = useRef(PAGE);
  useTitle(msg("games-title"));
  const attempt = (what: Promise<unknown>) =>
    what.then(
      () => setTrouble(""),
      (error: Error) => setTrouble(error.message),
    );
  const learn = useCallback(async () => {
    await Promise.all([know(), loadGames()]);
    const count = most.current;
    const kinds = ["open", "running"].map((status) => get(`/api/tables?status=${status}&count=${count + 1}`));
    const [open = [], running = []] = await Promise.all(kinds);
    const own = me.value ? await get("/api/tables/mine") : [];
    const asked = me.value?.login ? await get("/api/invitations") : [];
    tell(own, asked);
    setInvited(asked);
    setListed([...open.slice(0, count), ...running.slice(0, count)]);
    setMore(count < MOST && (open.length > count || running.length > count));
    setMine(own);
    setKnown(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is attempted is always told the same way
  useEffect(() => {
    attempt(learn());
    const timer = setInterval(() => document.hidden || attempt(learn()), AGAIN);
    return () => clearInterval(timer);
  }, [learn]);
  const [first] = games.value;
  return (
    <div class="games-page">
      <Header />
      <main>
        <h1>{msg("page-games")}</h1>
        {trouble && (
          <p class="trouble" role="alert">
            <Glyph name="warning" /> {trouble}
          </p>
        )}
        <p class="start-more">
          <button type="button" disabled={!first} onClick={() => setAsking({ game: first?.name ?? "", kind: "open" })}>
            <Glyph name="plus" size={15} /> {msg("open-a-table")}
          </button>
          <button type="button" disabled={!first} onClick={() => setAsking({ game: first?.name ?? "", kind: "device" })}>
            <Glyph name="device" size={16} /> {msg("device-play")}
          </button>
        </p>
        <Invited tables={invited} onChanged={() => attempt(learn())} onTrouble={(error) => setTrouble(error.message)} />
        <section class="my-tables">
          <MyTables known={known} tables={mine} onChanged={() => attempt(learn())} onTrouble={(error) => setTrouble(error.message)} />
        </section>
        <OpenTables
          known={known}
          tables={listed.filter(seeks)}
          running={listed.filter((table) => table.status === "running" && !table.seats.some((seat) => seat.mine))}
          onMore={
            more
              ? () => {
                  most.current = Math.min(MOST, most.current + PAGE);
                  attempt(learn());
                }
              : undefined
          }
          onSit={(table) => attempt(sit(table)).then(learn, () => undefined)}
        />
      </main>
      {asking && <NewTable game={asking.game} kind={asking.kind} onClose={() => setAsking(null)} />}
    </div>
  );
}
