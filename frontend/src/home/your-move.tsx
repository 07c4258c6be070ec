// The games that wait for me: the first one large. Free places offer another game.
import { Link } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { against } from "../opponents/against.ts";
import { nameOf } from "../opponents/characters.ts";
import { next } from "../opponents/reached.ts";
import { Thumb } from "../people/thumb.tsx";
import { Glyph } from "../app/icon.tsx";
import { left } from "../app/clock.ts";
import { ahead } from "../wire/rest.ts";
import { Cover } from "./cover.tsx";
import { gameTitle, sortedGames } from "./games.ts";
import { Face } from "./names.tsx";
import { with_ } from "./table-words.ts";

const MOST = 3;
const HOUR = 3600; // seconds; less is red

interface YourMoveProps {
  waits: TableInfo[];
  tables: TableInfo[]; // all of mine
  attempt: (what: Promise<unknown>) => void;
}

export function YourMove({ waits, tables, attempt }: YourMoveProps) {
  const shown = waits.slice(0, MOST);
  const started = new Set(shown.map(({ game }) => game));
  const others = sortedGames()
    .filter(({ name }) => !started.has(name))
    .slice(0, MOST - shown.length);
  return (
    <section class="your-move">
      <header>
        <h2>{msg("your-move")}</h2>
        <span class="muted">{msg("games-wait", { count: waits.length })}</span>
        <Link to="/games">{msg("all-my-games", { count: tables.filter(({ status }) => status !== "over").length })}</Link>
      </header>
      <ul>
        {shown.map((table, i) => (
          <Card key={table.id} table={table} first={i === 0} />
        ))}
        {others.map((game) => (
          <li key={game.name} class="next-game">
            <div class="thumb">
              <Cover game={game} />
            </div>
            <div class="words">
              <p>{game.title}</p>
              <h3>{msg("play-against", { name: nameOf(next(game.name)) })}</h3>
              <p class="foot">
                <button type="button" class="act" onClick={() => attempt(against(game, next(game.name)))}>
                  {msg("page-play")}
                </button>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ table, first }: { table: TableInfo; first: boolean }) {
  const other = table.seats.find((seat) => !seat.mine && !seat.open);
  const rests = table.due ? table.due - Date.now() / 1000 - ahead.value : null;
  return (
    <li class={first ? "first" : ""}>
      <Thumb table={table.id} game={table.game} over={false} again={table.due ?? 0} />
      <div class="words">
        <p>
          {!first && other && <Face seat={other} size={18} />} {first ? `${gameTitle(table.game)} ${with_(table)}` : gameTitle(table.game)}
        </p>
        <h3>{table.asks?.question || msg("your-move")}</h3>
        {first && table.asks?.help && <p class="rest">{table.asks.help}</p>}
        <p class="foot">
          <span
            class={`due${rests !== null && rests < HOUR ? " late" : ""}`}
            title={table.due ? msg("until", { when: new Date(table.due * 1000).toLocaleString(locale) }) : undefined}
          >
            <Glyph name="clock" size={15} /> {rests === null ? msg("time-control-kind", { kind: "untimed" }) : left(rests)}
          </span>
          <Link class={`button ${first ? "go" : "act"}`} to={`/table/${table.id}`}>
            {first && <Glyph name="play" size={18} />} {msg("page-play")}
          </Link>
        </p>
      </div>
    </li>
  );
}
