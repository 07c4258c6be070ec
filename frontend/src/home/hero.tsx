// The one loud thing of the first page: to go on where one is waited for, or the first game.
import { Link } from "../app/route.tsx";
import { locale, say } from "../app/words.ts";
import type { GameInfo, TableInfo } from "../made/rest.ts";
import { against } from "../opponents/page.tsx";
import { Portrait } from "../opponents/portrait.tsx";
import { Glyph } from "../scene/icon.tsx";
import { left } from "../table/clock.tsx";
import { split } from "../table/wording.ts";
import { ahead } from "../wire/rest.ts";
import { games, gameTitle } from "./games.ts";
import { GamePicture } from "./picture.tsx";
import { with_ } from "./table-words.ts";
import { waiting } from "./waiting.tsx";

const FIRST = "brawling"; // the shortest of the games

interface HeroProps {
  tables: TableInfo[]; // mine
  known: boolean; // the server has told of them
  attempt: (what: Promise<unknown>) => void;
}

export function Hero({ tables, known, attempt }: HeroProps) {
  const [first] = waiting(tables);
  const game = games.value.find(({ name }) => name === FIRST) ?? games.value[0];
  if (first) return <Continue table={first} />;
  if (known && !tables.length && game) return <FirstGame game={game} attempt={attempt} />;
  return null;
}

function Continue({ table }: { table: TableInfo }) {
  const [head, rest] = split(table.asks || say("your-move"));
  return (
    <section class="hero my-table">
      <GamePicture game={table.game} />
      <div class="hero-words">
        <p class="kicker">
          {say("continue")} <span class="muted">{`${gameTitle(table.game)} ${with_(table)}`}</span>
        </p>
        <h2>{head}</h2>
        {rest && <p class="muted">{rest}</p>}
        <p class="hero-foot">
          <Link class="button primary" to={`/table/${table.id}`}>
            {say("take-your-turn")}
          </Link>
          {table.due && (
            <span class="due" title={say("until", { when: new Date(table.due * 1000).toLocaleString(locale) })}>
              <Glyph name="clock" size={14} /> {left(table.due - Date.now() / 1000 - ahead.value)}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}

function FirstGame({ game, attempt }: { game: GameInfo; attempt: HeroProps["attempt"] }) {
  return (
    <section class="hero">
      <GamePicture game={game.name} />
      <div class="hero-words">
        <p class="kicker">{say("new-here")}</p>
        <h2>
          <Portrait character="wat" size={56} /> {say("start-with", { game: game.title })}
        </h2>
        <p class="muted">{say("first-against-wat")}</p>
        <p class="hero-foot">
          <button type="button" class="primary" onClick={() => attempt(against(game, "wat"))}>
            {say("first-game")}
          </button>
          <span class="muted">
            <Glyph name="clock" size={14} /> {say("first-facts", { length: game.length })}
          </span>
        </p>
      </div>
    </section>
  );
}
