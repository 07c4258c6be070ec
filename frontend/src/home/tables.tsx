// Tables that are open or can be watched.
import { useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import type { TableInfo } from "../made/rest.ts";
import { Glyph, Shield } from "../scene/icon.tsx";
import { gameTitle } from "./games.ts";
import { optionWords, paceWords } from "./table-words.ts";

const PACES: Record<string, string> = { live: "live", post: "by post", untimed: "no clock" };

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
  known: boolean; // the server has told of them
  tables: TableInfo[];
  running: TableInfo[];
  onMore?: () => void; // there are more of them
  onOpen: () => void;
  onSit: (table: TableInfo) => Promise<unknown>;
}

export function OpenTables({ known, tables, running, onMore, onOpen, onSit }: OpenProps) {
  const [sitting, setSitting] = useState(false);
  const [game, setGame] = useState("");
  const [pace, setPace] = useState("");
  const [which, setWhich] = useState("");
  const all = [...tables, ...running];
  const played = [...new Set(all.map((table) => table.game))].sort();
  const paces: string[] = [...new Set(all.map((table) => table.pace.kind))].sort();
  const wanted = (table: TableInfo) =>
    (!played.includes(game) || table.game === game) && (!paces.includes(pace) || table.pace.kind === pace);
  const shown = [
    ...(which === "running" && running.length ? [] : tables.filter(wanted)),
    ...(which === "open" && tables.length ? [] : running.filter(wanted)),
  ];
  return (
    <section class="open-tables">
      <header>
        <h2>Open tables</h2>
        <span class="muted">
          {tables.length
            ? `${tables.length}${onMore ? " and more" : ""} with a free seat`
            : running.length
              ? "None with a free seat now."
              : known
                ? "None is open now."
                : ""}
        </span>
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
        {paces.length > 1 && (
          <select aria-label="Tables of which pace" value={pace} onChange={(event) => setPace(event.currentTarget.value)}>
            <option value="">any pace</option>
            {paces.map((kind) => (
              <option key={kind} value={kind}>
                {PACES[kind] ?? kind}
              </option>
            ))}
          </select>
        )}
        {tables.length > 0 && running.length > 0 && (
          <select aria-label="Tables to sit down at or to watch" value={which} onChange={(event) => setWhich(event.currentTarget.value)}>
            <option value="">to play and to watch</option>
            <option value="open">with a free seat</option>
            <option value="running">to watch</option>
          </select>
        )}
        <button type="button" onClick={onOpen}>
          <Glyph name="plus" size={15} /> Open a table
        </button>
      </header>
      {all.length > 0 && !shown.length && <p class="muted">None of them is of this kind.</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((table) => (
            <li key={table.id} data-table={table.id}>
              <strong>{gameTitle(table.game)}</strong>
              <span class="muted host">{table.seats.find((seat) => !seat.open && !seat.bot)?.name}</span>
              <Seats table={table} />
              <span class="muted">{paceWords(table.pace)}</span>
              <span class="muted options">{optionWords(table)}</span>
              {table.status === "running" || table.seats.some((seat) => seat.mine) ? (
                <Link class="button" to={`/table/${table.id}`}>
                  {table.status === "running" ? "Watch" : "Go there"}
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
                  Sit down
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {onMore && (
        <button type="button" class="bare" onClick={onMore}>
          Show more tables
        </button>
      )}
    </section>
  );
}
