// The tables that wait for me besides the first of them, quietly: what is asked, and until when.
import { Link } from "../app/route.tsx";
import { locale, say } from "../app/words.ts";
import type { TableInfo } from "../made/rest.ts";
import { left } from "../table/clock.tsx";
import { split } from "../table/wording.ts";
import { ahead } from "../wire/rest.ts";
import { gameTitle } from "./games.ts";
import { with_ } from "./table-words.ts";

/** What waits for me: what is due first, then the newest. */
export function waiting(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.waits_for.length > 0 && table.status === "running" && !table.sampled)
    .sort((a, b) => (a.due ?? 1e12) - (b.due ?? 1e12));
}

/** But for the first, which stands above the games. */
export function Waiting({ tables }: { tables: TableInfo[] }) {
  const others = waiting(tables).slice(1);
  if (!others.length) return null;
  return (
    <ul class="my-list">
      {others.map((table) => (
        <li key={table.id}>
          <Link to={`/table/${table.id}`}>
            <strong>{`${gameTitle(table.game)} ${with_(table)}`}</strong>
            <span class="muted small">{split(table.asks || say("your-move"))[0]}</span>
          </Link>
          <span
            class="waits-dot"
            title={table.due ? say("until", { when: new Date(table.due * 1000).toLocaleString(locale) }) : say("your-move")}
          >
            {table.due ? left(table.due - Date.now() / 1000 - ahead.value) : say("pace-kind", { kind: "untimed" })}
          </span>
        </li>
      ))}
    </ul>
  );
}
