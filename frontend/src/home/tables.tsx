// Tables that are open or can be watched.
import { useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph, Shield } from "../app/icon.tsx";
import { FindGame } from "./find.tsx";
import { gameTitle } from "./games.ts";
import { optionWords, timeControlText } from "./table-words.ts";
import { msg } from "../app/words.ts";

/** The time control in a word or two. */
const timeControlName = (kind: string) => msg("time-control-kind", { kind });

function Seats({ table }: { table: TableInfo }) {
  return (
    <span class="shields">
      {table.seats.map((seat) =>
        seat.open ? <span key={seat.seat} class="free-seat" /> : <Shield key={seat.seat} seat={seat.seat} size={18} />,
      )}
    </span>
  );
}

interface OpenProps {
  known: boolean; // loaded
  tables: TableInfo[];
  running: TableInfo[];
  onMore?: () => void; // there are more of them
  onSit: (table: TableInfo) => Promise<unknown>;
}

export function OpenTables({ known, tables, running, onMore, onSit }: OpenProps) {
  const [sitting, setSitting] = useState(false);
  const [finding, setFinding] = useState(false);
  const [game, setGame] = useState("");
  const [timeControl, setTimeControl] = useState("");
  const [which, setWhich] = useState("");
  const all = [...tables, ...running];
  const played = [...new Set(all.map((table) => table.game))].sort();
  const kinds: string[] = [...new Set(all.map((table) => table.time_control.kind))].sort();
  const wanted = (table: TableInfo) =>
    (!played.includes(game) || table.game === game) && (!kinds.includes(timeControl) || table.time_control.kind === timeControl);
  const shown = [
    ...(which === "running" && running.length ? [] : tables.filter(wanted)),
    ...(which === "open" && tables.length ? [] : running.filter(wanted)),
  ];
  return (
    <section class="open-tables">
      <header>
        <h2>{msg("open-tables")}</h2>
        <span class="muted">
          {tables.length
            ? msg("free-seats", { count: tables.length, more: onMore ? "yes" : "no" })
            : running.length
              ? msg("none-free")
              : known
                ? msg("none-open")
                : ""}
        </span>
        <span class="grow" />
        {played.length > 1 && (
          <select aria-label={msg("which-game")} value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            <option value="">{msg("all-games")}</option>
            {played.map((name) => (
              <option key={name} value={name}>
                {gameTitle(name)}
              </option>
            ))}
          </select>
        )}
        {kinds.length > 1 && (
          <select
            aria-label={msg("which-time-control")}
            value={timeControl}
            onChange={(event) => setTimeControl(event.currentTarget.value)}
          >
            <option value="">{msg("any-time-control")}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {timeControlName(kind)}
              </option>
            ))}
          </select>
        )}
        {tables.length > 0 && running.length > 0 && (
          <select aria-label={msg("which-tables")} value={which} onChange={(event) => setWhich(event.currentTarget.value)}>
            <option value="">{msg("play-and-watch")}</option>
            <option value="open">{msg("with-free-seat")}</option>
            <option value="running">{msg("to-watch")}</option>
          </select>
        )}
        <button type="button" onClick={() => setFinding(true)}>
          <Glyph name="search" size={15} /> {msg("find-game")}
        </button>
      </header>
      {all.length > 0 && !shown.length && <p class="muted">{msg("none-of-kind")}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((table) => (
            <li key={table.id} data-table={table.id}>
              <strong>{gameTitle(table.game)}</strong>
              <span class="muted host">{table.seats.find((seat) => !seat.open && !seat.bot)?.name}</span>
              <Seats table={table} />
              <span class="muted">{timeControlText(table.time_control)}</span>
              <span class="muted options">{optionWords(table)}</span>
              {table.status === "running" || table.seats.some((seat) => seat.mine) ? (
                <Link class="button" to={`/table/${table.id}`}>
                  {table.status === "running" ? msg("watch") : msg("go-there")}
                </Link>
              ) : (
                <button
                  type="button"
                  disabled={sitting}
                  onClick={async () => {
                    setSitting(true);
                    await onSit(table);
                    setSitting(false);
                  }}
                >
                  {msg("sit-down")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {finding && <FindGame onClose={() => setFinding(false)} />}
      {onMore && (
        <button type="button" class="bare" onClick={onMore}>
          {msg("more-tables")}
        </button>
      )}
    </section>
  );
}
