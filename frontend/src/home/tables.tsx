// Lists of tables: open ones, and mine.
import { useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { Glyph, Shield } from "../scene/icon.tsx";
import { left } from "../table/clock.tsx";
import { split } from "../table/prompt.tsx";
import type { TableInfo } from "../made/rest.ts";
import { ahead } from "../wire/rest.ts";
import { gameTitle } from "./games.ts";

/** A pace in words. */
export function paceWords(pace: TableInfo["pace"]): string {
  if (pace.kind === "live") return `live, ${Math.round((pace.bank ?? 0) / 60)} min each`;
  if (pace.kind === "post") return `by post, ${pace.hours} h a move`;
  return "no clock";
}

/** The first of its options, in words. */
export function optionWords(table: TableInfo): string {
  const words = Object.entries(table.options)
    .filter(([, value]) => typeof value === "string" || typeof value === "number")
    .map(([name, value]) => `${name.replaceAll("_", " ")} ${value}`);
  return words.slice(0, 2).join(", ");
}

function Seats({ table }: { table: TableInfo }) {
  return (
    <span class="shields">
      {table.seats.map((seat) =>
        seat.open ? <span key={seat.seat} class="free-seat" /> : <Shield key={seat.seat} seat={seat.seat} size={18} />,
      )}
    </span>
  );
}

export function OpenTables({ tables, running, onOpen }: { tables: TableInfo[]; running: TableInfo[]; onOpen: () => void }) {
  const [game, setGame] = useState("");
  const all = [...tables, ...running];
  const played = [...new Set(all.map((table) => table.game))].sort();
  const wanted = (table: TableInfo) => !played.includes(game) || table.game === game;
  return (
    <section class="open-tables">
      <header>
        <h2>Open tables</h2>
        <span class="muted">{tables.length ? `${tables.length} with a free seat` : "None is open now."}</span>
        <span class="grow" />
        {played.length > 1 && (
          <select aria-label="Tables of which game" value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            <option value="">all games</option>
            {played.map((name) => (
              <option key={name} value={name}>
                {gameTitle(name)}
              </option>
            ))}
          </select>
        )}
        <button type="button" onClick={onOpen}>
          <Glyph name="plus" size={15} /> Open a table
        </button>
      </header>
      {all.length > 0 && (
        <ul>
          {[...tables.filter(wanted).slice(0, 30), ...running.filter(wanted).slice(0, 15)].map((table) => (
            <li key={table.id}>
              <strong>{gameTitle(table.game)}</strong>
              <span class="muted host">{table.seats.find((seat) => !seat.open && !seat.bot)?.name}</span>
              <Seats table={table} />
              <span class="muted">{paceWords(table.pace)}</span>
              <span class="muted options">{optionWords(table)}</span>
              <Link class="button" to={`/table/${table.id}`}>
                {table.status === "running" ? "Watch" : table.seats.some((seat) => seat.mine) ? "Go there" : "Sit down"}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What waits for me: what is due first, then the newest. */
export function waiting(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.waits_for.length > 0 && table.status === "running")
    .sort((a, b) => (a.due ?? 1e12) - (b.due ?? 1e12));
}

/** The tables that wait for me, each with what is asked and until when. */
export function Waiting({ tables }: { tables: TableInfo[] }) {
  return (
    <>
      {waiting(tables).map((table) => (
        <article key={table.id} class="my-table asks">
          <header>
            <h3>{gameTitle(table.game)}</h3>
            {table.due && (
              <span class="due" title={`until ${new Date(table.due * 1000).toLocaleString()}`}>
                <Glyph name="clock" size={14} /> {left(table.due - Date.now() / 1000 - ahead.value)}
              </span>
            )}
          </header>
          <p class="muted small">
            {paceWords(table.pace)} · {with_(table)}
          </p>
          <p class="asked">
            <span>{split(table.asks || "Your move")[0]}</span>
            <Link class="button primary" to={`/table/${table.id}`}>
              Take your turn
            </Link>
          </p>
        </article>
      ))}
    </>
  );
}

interface MyTablesProps {
  tables: TableInfo[];
  narrow: boolean; // what waits for me stands above the games already
  onPutAway: (table: TableInfo) => void;
}

export function MyTables({ tables, narrow, onPutAway }: MyTablesProps) {
  const waits = waiting(tables);
  const others = tables.filter((table) => !waits.includes(table) && (table.status === "running" || table.status === "open"));
  const over = tables.filter((table) => table.status === "over").slice(0, 12);
  return (
    <>
      <header>
        <h2>My tables</h2>
        {waits.length > 0 && !narrow && (
          <span class="accent">{waits.length === 1 ? "1 waits for you" : `${waits.length} wait for you`}</span>
        )}
      </header>
      {!tables.length && <p class="muted">Tables at which you sit will stand here.</p>}
      {!narrow && <Waiting tables={tables} />}
      {others.length > 0 && <h3 class="group">Waiting for others</h3>}
      {others.length > 0 && (
        <ul class="my-list">
          {others.map((table) => (
            <li key={table.id}>
              <Link to={`/table/${table.id}`}>
                <strong>{gameTitle(table.game)}</strong>
                <span class="muted small">{table.status === "open" ? "not started" : `${who(table)} · ${with_(table)}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {over.length > 0 && <h3 class="group">Finished</h3>}
      {over.length > 0 && (
        <ul class="my-list">
          {over.map((table) => (
            <li key={table.id}>
              <Link to={`/table/${table.id}`}>
                <strong>{gameTitle(table.game)}</strong>
                <span class="muted small">{with_(table)}</span>
              </Link>
              <Link class="button" to={`/replay/${table.id}?eyes=all`}>
                Replay
              </Link>
              {table.host && (
                <button
                  type="button"
                  class="square quiet"
                  aria-label={`Put ${gameTitle(table.game)} away`}
                  title="Put this table away, for all who sat there"
                  onClick={() => onPutAway(table)}
                >
                  <Glyph name="cross" size={13} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function who(table: TableInfo): string {
  const moving = table.moves ?? [];
  if (!moving.length) return "it goes on";
  if (moving.length === table.seats.length) return "all choose";
  const names = [...new Set(moving.map((seat) => table.seats[seat]?.name || table.seats[seat]?.label))];
  return `${names.join(", ")} ${moving.length === 1 ? "moves" : "choose"}`;
}

function with_(table: TableInfo): string {
  const names = table.seats.filter((seat) => !seat.mine).map((seat) => (seat.open ? "a free seat" : seat.name));
  return names.length ? `with ${[...new Set(names)].join(", ")}` : "on this device";
}
