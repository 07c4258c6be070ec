// The archive of finished public games, filtered by game, person, seats, length, ending and opening. The address holds the filters.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { me } from "../app/me.ts";
import { go, Link, place, useTitle } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import { games, gameTitle } from "../home/games.ts";
import { optionWords, timeControlText } from "../home/table-words.ts";
import type { Archive, TableInfo } from "../generated/rest.ts";
import { Thumb } from "../people/thumb.tsx";
import { Glyph } from "../app/icon.tsx";
import { get } from "../wire/rest.ts";

const PAGE = 20;
const ASKED = ["game", "person", "seats", "variant", "least", "most", "ending", "opening", "rated", "people", "mine", "sort", "first"];

/** The query with one filter changed, from the first page on. */
function changed(name: string, value: string): string {
  const wish = new URLSearchParams(place.value.query);
  wish.delete("first");
  if (value) wish.set(name, value);
  else wish.delete(name);
  if (name === "game") for (const of of ["ending", "variant", "seats", "opening"]) wish.delete(of);
  return `/archive?${wish}`;
}

export function ArchivePage() {
  const [found, setFound] = useState<Archive | null>(null);
  const [trouble, setTrouble] = useState("");
  useTitle(msg("archive-title"));
  const wish = new URLSearchParams([...place.value.query].filter(([name]) => ASKED.includes(name)));
  const asked = `${wish}`;
  useEffect(() => {
    get(`/api/archive?count=${PAGE}&${asked}`).then(
      (answer) => {
        setFound(answer);
        setTrouble("");
      },
      (error: Error) => setTrouble(error.message),
    );
  }, [asked]);
  return (
    <div class="archive">
      <Header />
      <main>
        <Filters endings={found?.endings ?? {}} />
        <section>
          <h1>
            {msg("archive")} {found && <span class="muted">{msg("games-count", { games: found.total })}</span>}
          </h1>
          {trouble && (
            <p class="trouble" role="alert">
              <Glyph name="warning" /> {trouble}
            </p>
          )}
          {found && !found.total && <p class="muted">{msg("archive-none")}</p>}
          <ul class="finished">
            {found?.tables.map((table) => (
              <Finished key={table.id} table={table} />
            ))}
          </ul>
          {found && <Pages total={found.total} first={Number(wish.get("first")) || 0} />}
        </section>
      </main>
    </div>
  );
}

function Filters({ endings }: { endings: Record<string, string> }) {
  const { query } = place.value;
  const game = games.value.find(({ name }) => name === query.get("game"));
  const field = (name: string, label: string, type: "text" | "number" = "text") => (
    <label>
      {label}
      <input
        type={type as "text"}
        min={0}
        value={query.get(name) ?? ""}
        maxLength={name === "opening" ? 120 : 40}
        onChange={(event) => go(changed(name, event.currentTarget.value.trim()))}
      />
    </label>
  );
  const pick = (name: string, label: string, of: [string, string][]) => (
    <label>
      {label}
      <select value={query.get(name) ?? ""} onChange={(event) => go(changed(name, event.currentTarget.value))}>
        {of.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  const tick = (name: string, label: string) => (
    <label class="tick">
      <input
        type="checkbox"
        checked={query.get(name) === "true"}
        onChange={(event) => go(changed(name, event.currentTarget.checked ? "true" : ""))}
      />
      {label}
    </label>
  );
  return (
    <aside class="filters">
      {pick("game", msg("game"), [["", msg("all-games")], ...games.value.map(({ name, title }): [string, string] => [name, title])])}
      {field("person", msg("archive-person"))}
      {game && pick("seats", msg("seats"), [["", msg("any")], ...game.seats.map((count): [string, string] => [`${count}`, `${count}`])])}
      {game && pick("ending", msg("archive-ending"), [["", msg("any")], ...Object.entries(endings)])}
      {game && field("opening", msg("archive-opening"))}
      {field("least", msg("least-turns"), "number")}
      {field("most", msg("most-turns"), "number")}
      {pick("sort", msg("sorted-by"), [
        ["", msg("sort-newest")],
        ["longest", msg("sort-longest")],
      ])}
      {tick("rated", msg("rated-only"))}
      {tick("people", msg("without-bots"))}
      {me.value && tick("mine", msg("my-games-only"))}
      <Link to="/archive">{msg("archive-clear")}</Link>
    </aside>
  );
}

function Finished({ table }: { table: TableInfo }) {
  const when = table.ended
    ? new Date(table.ended * 1000).toLocaleDateString(locale, { day: "numeric", month: "short", year: "numeric" })
    : "";
  return (
    <li>
      <Thumb table={table.id} game={table.game} over />
      <div>
        <h2>{gameTitle(table.game)}</h2>
        <p>
          {table.seats.map((seat) => (
            <span key={seat.seat} class="who">
              {seat.bot && <Glyph name="robot" size={14} />}
              <span class={table.places?.[seat.seat] === 1 ? "first" : ""}>{seat.name || seat.label}</span>
              {table.places?.[seat.seat] === 1 && <Glyph name="crown" size={14} />}
            </span>
          ))}
        </p>
        <p>
          {table.ending} {table.turns !== undefined && <span class="muted">{msg("after-turns", { turns: table.turns })}</span>}
        </p>
        {table.opening && (
          <p class="small">
            <Link to={`/archive?game=${table.game}&opening=${encodeURIComponent(table.opening)}`} title={table.opening}>
              {msg("opened-alike")}
            </Link>
          </p>
        )}
        <p class="muted small">{[optionWords(table), timeControlText(table.time_control), when].filter(Boolean).join(" · ")}</p>
      </div>
      <div class="take">
        <Link class="button" to={`/replay/${table.id}?viewer=${table.published ? "all" : "public"}`}>
          {msg("replay")}
        </Link>
        <a href={`/api/tables/${table.id}/record?form=text`} download>
          {msg("as-text")}
        </a>
        <a href={`/api/tables/${table.id}/record`} download={`${table.id}.json`}>
          {msg("as-json")}
        </a>
        <a href={`/api/tables/${table.id}/picture?form=svg`} download>
          {msg("as-picture")}
        </a>
      </div>
    </li>
  );
}

function Pages({ total, first }: { total: number; first: number }) {
  const to = (at: number) => {
    const wish = new URLSearchParams(place.value.query);
    wish.set("first", `${at}`);
    return `/archive?${wish}`;
  };
  return (
    <p class="pages">
      {first > 0 && <Link to={to(Math.max(0, first - PAGE))}>{msg("page-before")}</Link>}
      {first + PAGE < total && <Link to={to(first + PAGE)}>{msg("page-after")}</Link>}
    </p>
  );
}
