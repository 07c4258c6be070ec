// Lists of tables: those that are open or can be watched, and those that wait for me.
import { useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { Glyph, Shield } from "../scene/icon.tsx";
import { left } from "../table/clock.tsx";
import { split } from "../table/wording.ts";
import type { TableInfo } from "../made/rest.ts";
import { ahead } from "../wire/rest.ts";
import { gameTitle } from "./games.ts";
import { variantWords } from "./variant.tsx";

const PACES: Record<string, string> = { live: "live", post: "by post", untimed: "no clock" };
const DAYS = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];

/** Who plays for somebody who stays away. */
export const STAND_INS: Record<TableInfo["stand_in"], string> = {
  nobody: "nobody: he is silent whenever he is asked",
  bot: "a bot, until he is back",
  person: "a bot, until another person is asked for and comes",
};

/** A pace in words; the whole of it, with the hour and the days off. */
export function paceWords(pace: TableInfo["pace"], whole = false): string {
  if (pace.kind === "live") {
    const more = whole && pace.increment ? `, and ${pace.increment} s for each move` : "";
    return `live, ${Math.round((pace.bank ?? 0) / 60)} min each${more}`;
  }
  if (pace.kind !== "post") return "no clock";
  const { hours = 0, hour = -1, zone = "", off = [] } = pace;
  const words = `by post, ${hours % 24 ? `${hours} h` : hours === 24 ? "a day" : `${hours / 24} days`} a move`;
  if (!whole) return words;
  const printed = pace.printed ? ", or as long as the game's own rules give" : "";
  const at = hour < 0 ? "" : `, until ${String(hour).padStart(2, "0")}:00 (${zone})`;
  return words + printed + at + (off.length ? `, not on ${off.map((day) => DAYS[day]).join(" and ")}` : "");
}

/** The first of its options, in words. */
export function optionWords(table: TableInfo): string {
  const words = Object.entries(table.options).map(([name, value]) => variantWords(name, value));
  return words.filter(Boolean).slice(0, 2).join(", ");
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

/** A place: 1st, 2nd, 3rd, 4th. */
export const ordinal = (place: number) => ["", "1st", "2nd", "3rd"][place] ?? `${place}th`;

/** So many of a kind, in words; none: nothing. */
const some = (count: number, one: string, many: string) => (count > 1 ? [`${count} ${many}`] : count ? [one] : []);

/** Ada, Bo and Cy. */
const and = (names: string[]) => (names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? ""));

/** Whose move it is. */
export function who(table: TableInfo): string {
  const moving = table.moves ?? [];
  if (!moving.length) return "it goes on";
  if (moving.length === table.seats.length) return "all choose";
  const seats = moving.map((seat) => table.seats[seat]);
  const people = new Set(seats.filter((seat) => !seat?.bot).map((seat) => seat?.name || seat?.label || ""));
  return `${and([...people, ...some(seats.filter((seat) => seat?.bot).length, "a bot", "bots")])} ${moving.length === 1 ? "moves" : "choose"}`;
}

/** With whom. */
export function with_(table: TableInfo): string {
  const others = table.seats.filter((seat) => !seat.mine);
  const names = others.filter((seat) => !seat.open && !seat.bot).map((seat) => seat.name);
  const all = [
    ...new Set(names),
    ...some(others.filter((seat) => seat.bot).length, "a bot", "bots"),
    ...some(others.filter((seat) => seat.open).length, "a free seat", "free seats"),
  ];
  return all.length ? `with ${and(all)}` : "on this device";
}
