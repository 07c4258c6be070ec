// The first page: what there is to play, open tables, my tables.
import { useEffect, useState } from "preact/hooks";
import { be, know, me, rename } from "../app/me.ts";
import { go, Link } from "../app/route.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { Glyph } from "../scene/icon.tsx";
import { type GameInfo, get, post, type TableInfo } from "../wire/rest.ts";
import { games, loadGames } from "./games.ts";
import { NewTable } from "./new.tsx";
import { GamePicture } from "./picture.tsx";
import { MyTables, OpenTables } from "./tables.tsx";

export const BOT = "heuristic";

/** Make a table, start it if nobody is missing, and go there. */
export async function open(game: string, seats: object[], more: object = {}): Promise<void> {
  await be();
  const table = await post<TableInfo>("/api/tables", { game, seats, public: false, ...more });
  if (table.seats.every((seat) => !seat.open)) await post(`/api/tables/${table.id}/start`);
  go(`/table/${table.id}`);
}

const me_ = { kind: "me" };
const bot = { kind: "bot", bot: BOT };
const usual = (game: GameInfo) => game.default_seats ?? Math.min(...game.seats);

export function Home() {
  const [trouble, setTrouble] = useState("");
  const [asking, setAsking] = useState<{ game: string; kind: "device" | "open" } | null>(null);
  const [mine, setMine] = useState<TableInfo[]>([]);
  const [listed, setListed] = useState<TableInfo[]>([]);
  const attempt = (what: Promise<unknown>) => what.catch((error: Error) => setTrouble(error.message));

  useEffect(() => {
    loadGames();
    let timer = 0;
    let gone = false;
    const load = async () => {
      try {
        await know();
        const found = await get<TableInfo[]>("/api/tables");
        const own = me.value ? await get<TableInfo[]>("/api/tables/mine") : [];
        if (gone) return;
        setListed(found);
        setMine(own);
      } catch {
        // the next time
      }
      if (!gone) timer = window.setTimeout(load, document.hidden ? 30_000 : 5_000);
    };
    load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);

  return (
    <div class="home">
      <header class="topbar">
        <Crest />
        <span class="brand">Baronage</span>
        <nav>
          <Link to="/rules">Rules</Link>
          <Link to="/about">About</Link>
        </nav>
        <span class="grow" />
        <MyName onTrouble={setTrouble} />
        <SettingsMenu />
      </header>
      <main>
        <h1>
          Play <span class="muted">One click starts a game; the referee knows every rule.</span>
        </h1>
        {trouble && (
          <p class="trouble" role="alert">
            <Glyph name="warning" /> {trouble}
          </p>
        )}
        <div class="games">
          {games.value.map((game) => (
            <article key={game.name} class="game">
              <GamePicture game={game.name} />
              <div class="game-words">
                <h2>{game.title}</h2>
                <p class="muted small">
                  {Math.min(...game.seats)}–{Math.max(...game.seats)} players · {game.length}
                </p>
                <p class="sentence">{game.sentence}</p>
                <button
                  type="button"
                  class="solid"
                  onClick={() => attempt(open(game.name, [me_, ...Array(usual(game) - 1).fill(bot)], { options: game.first }))}
                >
                  <Glyph name="robot" size={18} /> Play against a bot
                </button>
                <button
                  type="button"
                  class="row"
                  onClick={() => attempt(open(game.name, [me_, ...Array(Math.min(...game.seats) - 1).fill({ kind: "invited" })]))}
                >
                  <Glyph name="friends" size={18} /> Play with a friend
                </button>
                <button type="button" class="row" onClick={() => setAsking({ game: game.name, kind: "device" })}>
                  <Glyph name="device" size={18} /> On this device
                </button>
              </div>
            </article>
          ))}
        </div>
        <OpenTables
          tables={listed.filter((table) => table.status === "open" && table.seats.some((seat) => seat.open && !seat.invited))}
          running={listed.filter((table) => table.status === "running" && !table.seats.some((seat) => seat.mine))}
          onOpen={() => setAsking({ game: games.value[0]?.name ?? "", kind: "open" })}
        />
      </main>
      <aside class="rail">
        <MyTables tables={mine} />
      </aside>
      {asking && <NewTable game={asking.game} kind={asking.kind} onClose={() => setAsking(null)} onTrouble={setTrouble} />}
    </div>
  );
}

/** My name, which can be changed. */
function MyName({ onTrouble }: { onTrouble: (words: string) => void }) {
  const [changing, setChanging] = useState(false);
  const name = me.value?.name ?? "Guest";
  const take = async (event: Event) => {
    event.preventDefault();
    const wanted = (event.currentTarget as HTMLFormElement).querySelector("input")?.value.trim();
    setChanging(false);
    if (wanted && wanted !== name) await rename(wanted).catch((error: Error) => onTrouble(error.message));
  };
  if (!changing) {
    return (
      <button type="button" class="me-name" title="Change your name" onClick={() => setChanging(true)}>
        {name} <Glyph name="pencil" size={12} />
      </button>
    );
  }
  return (
    <form class="me-form" onSubmit={take}>
      <input type="text" defaultValue={name} maxLength={30} aria-label="Your name" ref={(field) => field?.focus()} />
      <button type="submit">Take this name</button>
    </form>
  );
}

function Crest() {
  return (
    <svg class="crest" width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 2h18v10.5c0 5-4 8-9 10-5-2-9-5-9-10z" class="crest-field" />
      <path d="M6 8l3 3 3-5 3 5 3-3-1.4 7H7.4z" class="crest-charge" />
    </svg>
  );
}
