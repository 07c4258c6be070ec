// My tables: what waits for me, what waits for others, what is over, and what I have put away.
import { useState } from "preact/hooks";
import { me } from "../app/me.ts";
import { Link } from "../app/route.tsx";
import type { TableInfo } from "../made/rest.ts";
import { Glyph } from "../scene/icon.tsx";
import { get, post, remove } from "../wire/rest.ts";
import { gameTitle } from "./games.ts";
import { ordinal, who, with_ } from "./table-words.ts";
import { Waiting, waiting } from "./waiting.tsx";

const FEW = 8; // finished tables that are shown without a click

interface MyTablesProps {
  known: boolean; // the server has told of them
  tables: TableInfo[];
  narrow: boolean; // what waits for me stands above the games already
  onChanged: () => void; // something was put away, or taken back
  onTrouble: (error: Error) => void;
}

export function MyTables({ known, tables, narrow, onChanged, onTrouble }: MyTablesProps) {
  const [all, setAll] = useState(false);
  const [shelf, setShelf] = useState<TableInfo[] | null>(null); // what is put away, while it is looked at
  const waits = waiting(tables);
  const others = tables.filter((table) => !waits.includes(table) && (table.status === "running" || table.status === "open"));
  const over = tables
    .filter((table) => table.status === "over")
    .sort((a, b) => Number(!!b.again) - Number(!!a.again) || (b.ended ?? 0) - (a.ended ?? 0));
  const look = () => get<TableInfo[]>("/api/tables/mine?archived=true").then(setShelf, onTrouble);
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
        <h2>My tables</h2>
        {waits.length > 0 && !narrow && (
          <span class="accent">{waits.length === 1 ? "1 waits for you" : `${waits.length} wait for you`}</span>
        )}
      </header>
      {known && !tables.length && <p class="muted">Tables at which you sit will stand here.</p>}
      {!narrow && <Waiting tables={tables} />}
      {others.length > 0 && <h3 class="group">Waiting for others</h3>}
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
      {over.length > 0 && <h3 class="group">Finished</h3>}
      {over.length > 0 && (
        <Finished tables={all ? over : over.slice(0, FEW)} icon="cross" words="Put away" onPut={(table) => put(table, true)} />
      )}
      {over.length > FEW && !all && (
        <p>
          <button type="button" class="bare" onClick={() => setAll(true)}>
            All {over.length} finished
          </button>
        </p>
      )}
      {shelf && <h3 class="group">Put away</h3>}
      {shelf && !shelf.length && (
        <p class="muted">Nothing. What is finished can be put away; the others who played keep it in their lists.</p>
      )}
      {shelf && shelf.length > 0 && <Finished tables={shelf} icon="undo" words="Take back" onPut={(table) => put(table, false)} />}
      {me.value && (
        <p>
          <button type="button" class="bare" aria-expanded={!!shelf} onClick={() => (shelf ? setShelf(null) : look())}>
            {shelf ? "Hide what is put away" : "What I have put away"}
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
              {table.again ? `${table.again} wants to play again` : [result(table), with_(table), when(table)].filter(Boolean).join(" · ")}
            </span>
          </Link>
          <Link class="button" to={`/replay/${table.id}?eyes=${table.published ? "all" : "public"}`}>
            Replay
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

const when = ({ ended }: TableInfo) => (ended ? new Date(ended * 1000).toLocaleDateString([], { day: "numeric", month: "short" }) : "");

/** How it ended for me; at one device, who won. Of old tables it is not known. */
function result({ places, seats }: TableInfo): string {
  const mine = seats.filter((seat) => seat.mine);
  const place = mine.length === 1 ? places?.[mine[0]?.seat ?? 0] : undefined;
  if (!places?.length) return "";
  if (!places.includes(1)) return "nobody won";
  if (place === 1) return places.filter((one) => one === 1).length > 1 ? "you share the victory" : "you won";
  if (place !== undefined && places.length === 2) return "you lost";
  if (place !== undefined) return `you were ${ordinal(place)} of ${places.length}`;
  const winners = seats.filter((seat) => places[seat.seat] === 1).map((seat) => seat.name || seat.label);
  return `${winners.join(", ")} won`;
}

/** A table that has not begun. */
function free(table: TableInfo): string {
  const count = table.seats.filter((seat) => seat.open).length;
  return count ? `${count === 1 ? "1 seat is" : `${count} seats are`} free` : "everybody is there";
}
