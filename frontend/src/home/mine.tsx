// My tables: what waits for me, what waits for others, what is over, and what I have put away.
import { useState } from "preact/hooks";
import { me } from "../app/me.ts";
import { Link } from "../app/route.tsx";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { left } from "../app/clock.ts";
import { ahead, get, post, remove } from "../wire/rest.ts";
import { gameTitle } from "./games.ts";
import { free, ordinal, who, with_ } from "./table-words.ts";
import { waiting } from "./waiting.ts";
import { locale, msg } from "../app/words.ts";

const FEW = 4; // finished tables that are shown without a click

interface MyTablesProps {
  known: boolean; // loaded
  tables: TableInfo[];
  onChanged: () => void; // something was put away, or taken back
  onTrouble: (error: Error) => void;
}

export function MyTables({ known, tables, onChanged, onTrouble }: MyTablesProps) {
  const [all, setAll] = useState(false);
  const [shelf, setShelf] = useState<TableInfo[] | null>(null); // hidden tables, while shown
  const waits = waiting(tables);
  const others = tables.filter((table) => !waits.includes(table) && (table.status === "running" || table.status === "open"));
  const over = tables
    .filter((table) => table.status === "over")
    .sort((a, b) => Number(!!b.again) - Number(!!a.again) || (b.ended ?? 0) - (a.ended ?? 0));
  const look = () => get("/api/tables/mine?archived=true").then(setShelf, onTrouble);
  const put = async (table: TableInfo, away: boolean) => {
    try {
      await (away ? post(`/api/tables/${table.id}/archive`) : remove(`/api/tables/${table.id}/archive`));
      onChanged();
      if (shelf) look();
    } catch (error) {
      onTrouble(error as Error);
    }
  };
  return (
    <>
      <header>
        <h2>{msg("my-tables")}</h2>
        {waits.length > 0 && <span class="muted small">{msg("wait-for-you", { count: waits.length })}</span>}
      </header>
      {known && !tables.length && <p class="muted">{msg("no-tables-yet")}</p>}
      {waits.length > 0 && (
        <ul class="my-list">
          {waits.map((table) => (
            <li key={table.id}>
              <Link to={`/table/${table.id}`}>
                <strong>{`${gameTitle(table.game)} ${with_(table)}`}</strong>
                <span class="muted small">{table.asks?.question || msg("your-move")}</span>
              </Link>
              <span class="waits-dot">
                {table.due ? left(table.due - Date.now() / 1000 - ahead.value) : msg("time-control-kind", { kind: "untimed" })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <h3 class="group">{msg("waiting-for-others")}</h3>}
      {others.length > 0 && (
        <ul class="my-list">
          {others.map((table) => (
            <li key={table.id}>
              <Link to={`/table/${table.id}`}>
                <strong>{gameTitle(table.game)}</strong>
                <span class="muted small">{table.status === "open" ? free(table) : `${who(table)} · ${with_(table)}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {over.length > 0 && <h3 class="group">{msg("group-finished")}</h3>}
      {over.length > 0 && (
        <Finished tables={all ? over : over.slice(0, FEW)} icon="cross" words={msg("put-away")} onPut={(table) => put(table, true)} />
      )}
      {over.length > FEW && !all && (
        <p>
          <button type="button" class="bare" onClick={() => setAll(true)}>
            {msg("all-finished", { count: over.length })}
          </button>
        </p>
      )}
      {shelf && <h3 class="group">{msg("what-put-away")}</h3>}
      {shelf && !shelf.length && <p class="muted">{msg("nothing-put-away")}</p>}
      {shelf && shelf.length > 0 && <Finished tables={shelf} icon="undo" words={msg("take-back")} onPut={(table) => put(table, false)} />}
      {me.value && (
        <p>
          <button type="button" class="bare" aria-expanded={!!shelf} onClick={() => (shelf ? setShelf(null) : look())}>
            {shelf ? msg("hide-put-away") : msg("what-put-away")}
          </button>
        </p>
      )}
    </>
  );
}

interface FinishedProps {
  tables: TableInfo[];
  icon: string;
  words: string; // what the small button does
  onPut: (table: TableInfo) => void;
}

function Finished({ tables, icon, words, onPut }: FinishedProps) {
  return (
    <ul class="my-list">
      {tables.map((table) => (
        <li key={table.id}>
          <Link to={`/table/${table.id}`}>
            <strong>{gameTitle(table.game)}</strong>
            <span class={table.again ? "accent small" : "muted small"}>
              {table.again
                ? msg("wants-again-short", { name: table.again })
                : [result(table), with_(table), when(table)].filter(Boolean).join(" · ")}
            </span>
          </Link>
          <Link class="button" to={`/replay/${table.id}?viewer=${table.published ? "all" : "public"}`}>
            {msg("replay")}
          </Link>
          <button
            type="button"
            class="square quiet"
            aria-label={`${words}: ${gameTitle(table.game)}`}
            title={words}
            onClick={() => onPut(table)}
          >
            <Glyph name={icon} size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const when = ({ ended }: TableInfo) => (ended ? new Date(ended * 1000).toLocaleDateString(locale, { day: "numeric", month: "short" }) : "");

/** My result; on a shared device, the winner. It is unknown for old tables. */
function result({ places, seats }: TableInfo): string {
  const mine = seats.filter((seat) => seat.mine);
  const place = mine.length === 1 ? places?.[mine[0]?.seat ?? 0] : undefined;
  if (!places?.length) return "";
  if (!places.includes(1)) return msg("nobody-won");
  if (places.every((one) => one === 1)) return msg("drew");
  if (place === 1) return places.filter((one) => one === 1).length > 1 ? msg("you-share") : msg("you-won");
  if (place !== undefined && places.length === 2) return msg("you-lost");
  if (place !== undefined) return msg("you-were", { place: ordinal(place), count: places.length });
  const winners = seats.filter((seat) => places[seat.seat] === 1).map((seat) => seat.name || seat.label);
  return msg("won", { names: winners.join(", ") });
}
