// The ladder: people and bots on one scale, for each game and number of seats.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { go, Link, place, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { games } from "../home/games.ts";
import type { Ladder, LadderField, Rung } from "../generated/rest.ts";
import { isCharacter, nameOf } from "../opponents/characters.ts";
import { get } from "../wire/rest.ts";
import { Mark } from "./mark.tsx";

const WIDE = 232;

export function RatingsPage() {
  const [, , asked] = place.value.path.split("/");
  const [fields, setFields] = useState<LadderField[] | null>(null);
  useEffect(() => {
    get("/api/ratings/fields").then(setFields, () => setFields([]));
  }, []);
  const busiest = fields?.[0]; // the field with most rated people
  const game = games.value.find(({ name }) => name === (asked || busiest?.game)) ?? (fields ? games.value[0] : undefined);
  const usual = asked ? fields?.find((one) => one.game === asked)?.seats : busiest?.seats;
  const seats = Number(place.value.query.get("seats")) || usual || game?.default_seats || 2;
  const [ladder, setLadder] = useState<Ladder | null>(null);
  const [trouble, setTrouble] = useState("");
  const name = game?.name;
  useTitle(msg("ratings-title"));
  useEffect(() => {
    setLadder(null);
    if (name) get(`/api/ratings?game=${name}&seats=${seats}`).then(setLadder, (error: Error) => setTrouble(error.message));
  }, [name, seats]);
  return (
    <div class="opponents">
      <Header />
      <main>
        <h1>{msg("ratings")}</h1>
        <p class="muted">{msg("ratings-what")}</p>
        <nav class="which" aria-label={msg("game")}>
          {games.value.map((one) => (
            <button key={one.name} type="button" aria-pressed={one.name === name} onClick={() => go(`/ratings/${one.name}`)}>
              {one.title} <Players of={fields} game={one.name} />
            </button>
          ))}
          <span class="grow" />
          <select aria-label={msg("seats")} value={seats} onChange={(event) => go(`/ratings/${name}?seats=${event.currentTarget.value}`)}>
            {game?.seats.map((count) => (
              <option key={count} value={count}>
                {msg("seat-count", { count })}
              </option>
            ))}
          </select>
        </nav>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {ladder && <Rungs rungs={ladder.rungs} />}
        {ladder && ladder.rungs.length < 2 && <p class="muted">{msg("nobody-rated")}</p>}
      </main>
    </div>
  );
}

/** The number of people rated in a game. */
function Players({ of, game }: { of: LadderField[] | null; game: string }) {
  const count = (of ?? []).filter((one) => one.game === game).reduce((sum, one) => Math.max(sum, one.players), 0);
  return count ? <span class="muted small">{count}</span> : null;
}

function Rungs({ rungs }: { rungs: Rung[] }) {
  const low = Math.min(...rungs.map((one) => one.rating - one.half_width));
  const high = Math.max(...rungs.map((one) => one.rating + one.half_width));
  const x = (rating: number) => 8 + ((WIDE - 16) * (rating - low)) / Math.max(1, high - low);
  return (
    <ol class="rungs">
      {rungs.map((one) => (
        <li key={one.login || `bot ${one.bot}`} class={one.rank === null ? "provisional" : ""}>
          <span class="rank muted" title={one.rank === null ? msg("rank-none") : undefined}>
            {one.rank ?? "?"}
          </span>
          <span class="who">
            <Mark arms={one.arms} bot={one.bot} name={one.name} size={18} />{" "}
            {one.login ? <Link to={`/people/${one.login}`}>{one.name}</Link> : isCharacter(one.bot) ? nameOf(one.bot) : one.name}
            {one.bot && <span class="tag">{one.anchor ? msg("anchor") : msg("bot")}</span>}
          </span>
          <svg class="strength" width={WIDE} height="20" aria-hidden="true">
            <path d={`M${x(one.rating - one.half_width)} 10H${x(one.rating + one.half_width)}`} />
            <circle cx={x(one.rating)} cy="10" r="6.5" />
          </svg>
          <span class="figure">
            <strong>{one.rating}</strong> <span class="muted">{msg("give-or-take", { count: one.half_width })}</span>
          </span>
          <span class="muted small">{one.anchor ? msg("anchor-why") : msg("games-count", { games: one.games })}</span>
        </li>
      ))}
    </ol>
  );
}
