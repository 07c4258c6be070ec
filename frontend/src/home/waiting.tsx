// The tables that wait for me, each with what is asked and until when.
import { Link } from "../app/route.tsx";
import type { TableInfo } from "../made/rest.ts";
import { Glyph } from "../scene/icon.tsx";
import { left } from "../table/clock.tsx";
import { split } from "../table/wording.ts";
import { ahead } from "../wire/rest.ts";
import { gameTitle } from "./games.ts";
import { paceWords, with_ } from "./table-words.ts";
import { say } from "../app/words.ts";

/** What waits for me: what is due first, then the newest. */
export function waiting(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.waits_for.length > 0 && table.status === "running")
    .sort((a, b) => (a.due ?? 1e12) - (b.due ?? 1e12));
}

export function Waiting({ tables }: { tables: TableInfo[] }) {
  return (
    <>
      {waiting(tables).map((table) => (
        <article key={table.id} class="my-table asks">
          <header>
            <h3>{gameTitle(table.game)}</h3>
            {table.due && (
              <span class="due" title={say("until", { when: new Date(table.due * 1000).toLocaleString() })}>
                <Glyph name="clock" size={14} /> {left(table.due - Date.now() / 1000 - ahead.value)}
              </span>
            )}
          </header>
          <p class="muted small">
            {paceWords(table.pace)} · {with_(table)}
          </p>
          <p class="asked">
            <span>{split(table.asks || say("your-move"))[0]}</span>
            <Link class="button primary" to={`/table/${table.id}`}>
              {say("take-your-turn")}
            </Link>
          </p>
        </article>
      ))}
    </>
  );
}
