// The column's list of my games in which others are to move.
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Thumb } from "../people/thumb.tsx";
import { gameTitle, shortTitle } from "./games.ts";
import { free, who } from "./table-words.ts";
import { Face } from "./names.tsx";
import { waiting } from "./waiting.ts";

const MOST = 3;

export function WaitingForOthers({ tables }: { tables: TableInfo[] }) {
  const waits = waiting(tables);
  const all = tables.filter((table) => !waits.includes(table) && (table.status === "running" || table.status === "open"));
  if (!all.length) return null;
  return (
    <section class="waiting-others">
      <header>
        <h2>{msg("waiting-for-others")}</h2>
        <span class="muted">{msg("games-count", { games: all.length })}</span>
      </header>
      <ul class="box">
        {all.slice(0, MOST).map((table) => {
          const other = table.seats.find((seat) => !seat.mine && !seat.open);
          return (
            <li key={table.id}>
              <Link to={`/table/${table.id}`}>
                {table.status === "running" ? <Thumb table={table.id} game={table.game} over={false} /> : <span class="thumb" />}
                <span>
                  <strong>
                    {other && <Face seat={other} size={18} />} {other ? other.name || other.label : gameTitle(table.game)}
                  </strong>
                  <small>{`${shortTitle(table.game)} · ${table.status === "open" ? free(table) : who(table)}`}</small>
                </span>
              </Link>
            </li>
          );
        })}
        {all.length > MOST && (
          <li>
            <Link to="/games" class="more">
              {msg("more-to-tell", { count: all.length - MOST })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
