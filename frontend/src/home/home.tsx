// The first page: what there is to play, open tables, my tables.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { be, know, me } from "../app/me.ts";
import { tell } from "../app/news.ts";
import { go, Link, useTitle } from "../app/route.tsx";
import { settings } from "../app/settings.ts";
import { Glyph } from "../scene/icon.tsx";
import type { TableInfo } from "../made/rest.ts";
import { Today } from "../learn/puzzle.tsx";
import { against } from "../opponents/page.tsx";
import { next } from "../opponents/reached.ts";
import { NextTournament } from "../tournaments/next.tsx";
import { get, post } from "../wire/rest.ts";
import { games, loadGames } from "./games.ts";
import { Hero } from "./hero.tsx";
import { Invited } from "./invited.tsx";
import { NewTable } from "./new.tsx";
import { GamePicture } from "./picture.tsx";
import { MyTables } from "./mine.tsx";
import { open } from "./open.ts";
import { OpenTables } from "./tables.tsx";
import { waiting } from "./waiting.tsx";
import { say } from "../app/words.ts";

const PAGE = 30; // tables of each kind that are listed at first, and with each wish for more
const MOST = 199; // that can be: the server tells of one more, at most

/** Sit down on the first free seat of a table, and go there. */
async function sit({ id }: TableInfo): Promise<void> {
  await be();
  await post(`/api/tables/${id}/join`, {});
  go(`/table/${id}`);
}

const me_ = { kind: "me" };

export function Home() {
  const [trouble, setTrouble] = useState("");
  const [asking, setAsking] = useState<{ game: string; kind: "device" | "open" } | null>(null);
  const [mine, setMine] = useState<TableInfo[]>([]);
  const [invited, setInvited] = useState<TableInfo[]>([]);
  const [listed, setListed] = useState<TableInfo[]>([]);
  const [more, setMore] = useState(false); // there are more than are listed
  const most = useRef(PAGE);
  const waits = waiting(mine).length;
  useTitle(waits && settings.value.flash ? say("waits-title", { count: waits }) : "Baronage");
  const [away, setAway] = useState(false); // the server does not answer
  const [known, setKnown] = useState(false); // it has told which tables there are
  const attempt = (what: Promise<unknown>) =>
    what.then(
      () => setTrouble(""),
      (error: Error) => setTrouble(error.message),
    );

  const learn = useCallback(async () => {
    await know();
    const count = most.current;
    const kinds = ["open", "running"].map((status) => get<TableInfo[]>(`/api/tables?status=${status}&count=${count + 1}`));
    const found = await Promise.all(kinds);
    const own = me.value ? await get<TableInfo[]>("/api/tables/mine") : [];
    const asked = me.value?.login ? await get<TableInfo[]>("/api/invitations") : [];
    setInvited(asked);
    tell(own, asked);
    setListed(found.flatMap((some) => some.slice(0, count)));
    setMore(count < MOST && found.some((some) => some.length > count));
    setMine(own);
    setKnown(true);
  }, []);

  useEffect(() => {
    let timer = 0;
    let gone = false;
    const load = async () => {
      const answered = await learn().then(
        () => true,
        () => false, // the next time
      );
      setAway(!answered);
      if (answered) loadGames();
      if (!gone) timer = window.setTimeout(load, document.hidden ? 30_000 : 5_000);
    };
    load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [learn]);

  return (
    <div class="home">
      <Header />
      <main>
        <h1 class="unseen">{say("page-play")}</h1>
        {away && (
          <p class="trouble" role="status">
            <Glyph name="warning" /> {say("server-away")}
          </p>
        )}
        {trouble && !away && (
          <p class="trouble" role="alert">
            <Glyph name="warning" /> {trouble}
          </p>
        )}
        <Hero tables={mine} known={known} attempt={attempt} />
        <Today />
        <h2 class="games-title">
          {say("five-games")} <span class="muted">{say("one-click")}</span>
        </h2>
        <div class="games">
          {games.value.map((game) => (
            <article key={game.name} class="game">
              <GamePicture game={game.name} />
              <div class="game-words">
                <h2>{game.title}</h2>
                <p class="muted small">
                  {say("players-length", { least: Math.min(...game.seats), most: Math.max(...game.seats), length: game.length })}
                </p>
                <p class="sentence">{game.sentence}</p>
                <Link class="to-lessons" to={`/learn/${game.name}`} label={say("lessons-of", { game: game.title })}>
                  {say("lessons")}
                </Link>
                <div class="ways-in">
                  <button
                    type="button"
                    class="grow"
                    aria-label={say("against-bot-game", { game: game.title })}
                    title={say("against-bot")}
                    onClick={() => attempt(against(game, next(game.name)))}
                  >
                    <Glyph name="play" size={14} /> {say("page-play")}
                  </button>
                  <button
                    type="button"
                    class="square"
                    aria-label={say("with-friend-game", { game: game.title })}
                    title={say("with-friend")}
                    onClick={() => attempt(open(game.name, [me_, ...Array(Math.min(...game.seats) - 1).fill({ kind: "invited" })]))}
                  >
                    <Glyph name="friends" size={18} />
                  </button>
                  <button
                    type="button"
                    class="square"
                    aria-label={say("device-play-game", { game: game.title })}
                    title={say("device-play")}
                    onClick={() => setAsking({ game: game.name, kind: "device" })}
                  >
                    <Glyph name="device" size={18} />
                  </button>
                </div>
              </div>
            </article>
          ))}
        </div>
        <OpenTables
          known={known}
          tables={listed.filter((table) => table.status === "open" && table.seats.some((seat) => seat.open && !seat.invited))}
          running={listed.filter((table) => table.status === "running" && !table.seats.some((seat) => seat.mine))}
          onMore={
            more
              ? () => {
                  most.current = Math.min(MOST, most.current + PAGE);
                  attempt(learn());
                }
              : undefined
          }
          onOpen={() => setAsking({ game: games.value[0]?.name ?? "", kind: "open" })}
          onSit={(table) => attempt(sit(table)).then(learn, () => undefined)}
        />
      </main>
      <aside class="rail">
        <Invited tables={invited} onChanged={() => attempt(learn())} onTrouble={(error) => setTrouble(error.message)} />
        <MyTables known={known} tables={mine} onChanged={() => attempt(learn())} onTrouble={(error) => setTrouble(error.message)} />
        <NextTournament />
      </aside>
      {asking && <NewTable game={asking.game} kind={asking.kind} onClose={() => setAsking(null)} />}
    </div>
  );
}
