// The list of a tournament: everybody's place at each round's table, points, rating.
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TournamentEntrant, TournamentRound, WholeTournament } from "../generated/rest.ts";
import { Bar } from "../people/bar.tsx";
import { Mark } from "../people/mark.tsx";
import { letter, nameOf } from "./words.ts";

const MANY = 16; // on a longer list one scrolls, and one's own line stays
const MOST = 12; // rounds that have a column each; of more the last are shown

interface Cell {
  kind: "place" | "now" | "none";
  text: string;
  words: string;
  to?: string; // where one sees that game
}

/** What a player did in a round: a place, the letter of the table at which they play, or the points for a round without a game. */
export function cell(round: TournamentRound | undefined, number: number, bye: number, win: number): Cell {
  if (!round) return { kind: "none", text: "·", words: msg("cell-to-come") };
  if (round.walkovers.includes(number))
    return { kind: "none", text: `+${points(win)}`, words: msg("cell-walkover", { points: points(win) }) };
  if (round.byes.includes(number))
    return { kind: "none", text: `–${bye ? ` +${points(bye)}` : ""}`, words: msg("cell-bye", { points: points(bye) }) };
  const at = round.tables.findIndex((table) => table.entrants.includes(number));
  const table = round.tables[at];
  if (!table) return { kind: "none", text: "", words: msg("cell-out") };
  const place = table.places?.[table.entrants.indexOf(number)];
  const to = table.done ? `/replay/${table.table}?eyes=all` : `/table/${table.table}`;
  if (place !== undefined) return { kind: "place", text: String(place), words: msg("cell-place", { place, table: letter(at) }), to };
  if (table.done) return { kind: "none", text: "×", words: msg("cell-void") };
  return { kind: "now", text: letter(at), words: msg("cell-now", { table: letter(at) }), to };
}

/** Points without a long tail: 2, 1.5, 0.67. */
export const points = (value: number) => String(Math.round(value * 100) / 100);

export function Standings({ one }: { one: WholeTournament }) {
  const count = Math.max(one.total, one.rounds.length);
  const columns = Array.from({ length: count }, (_, i) => i).slice(-MOST);
  const running = (round: TournamentRound | undefined) => !!round?.tables.some((table) => !table.done);
  const rated = one.entrants.some(({ rating }) => rating !== null);
  const timed = one.entrants.some(({ hours }) => hours !== null);
  const ties = one.rounds.length > 0 && one.form !== "knock-out";
  const foreseen = one.entrants.some(({ chance }) => chance !== null);
  return (
    <div class={`standings-frame${one.entrants.length > MANY ? " long" : ""}`}>
      <table class="standings">
        <thead>
          <tr>
            <th class="figure">{msg("tournament-place")}</th>
            <th class="who">{msg("tournament-who")}</th>
            {columns.map((i) => (
              <th key={i} class={`round${running(one.rounds[i]) ? " now" : ""}`}>
                {running(one.rounds[i]) ? msg("round-now", { number: i + 1 }) : i + 1}
              </th>
            ))}
            <th class="figure">{msg("tournament-points")}</th>
            {ties && (
              <>
                <th class="figure" title={msg("tie-opponents-what")}>
                  {msg("tie-opponents")}
                </th>
                <th class="figure" title={msg("tie-beaten-what")}>
                  {msg("tie-beaten")}
                </th>
                <th class="figure">{msg("tie-wins")}</th>
              </>
            )}
            {rated && <th class="figure">{msg("tournament-rating")}</th>}
            {timed && <th class="figure">{msg("tournament-answers")}</th>}
            {foreseen && <th class="chance">{msg("tournament-wins-it")}</th>}
          </tr>
        </thead>
        <tbody>
          {one.entrants.map((it) => (
            <tr key={it.number} class={`${it.me ? "mine" : ""}${it.left ? " left" : ""}`}>
              <td class="figure muted">{it.place ?? ""}</td>
              <td class="who">
                <Who it={it} />
              </td>
              {columns.map((i) => {
                const { kind, text, words, to } = cell(one.rounds[i], it.number, one.bye, one.win);
                const looks = `cell ${kind}${kind === "place" ? ` at-${Math.min(Number(text), 4)}` : ""}`;
                return (
                  <td key={i} class={`round${running(one.rounds[i]) ? " now" : ""}`} title={words}>
                    {to ? (
                      <Link to={to} class={looks} label={words}>
                        {text}
                      </Link>
                    ) : (
                      <span class={looks} role="img" aria-label={words}>
                        {text}
                      </span>
                    )}
                  </td>
                );
              })}
              <td class="figure">
                <strong>{points(it.points)}</strong>
              </td>
              {ties && (
                <>
                  <td class="figure muted">{points(it.opponents)}</td>
                  <td class="figure muted">{points(it.beaten)}</td>
                  <td class="figure muted">{it.wins}</td>
                </>
              )}
              {rated && <td class="figure muted">{it.rating === null ? msg("rating-new") : `${it.rating} ± ${it.half_width}`}</td>}
              {timed && (
                <td class="figure muted">
                  {it.bot ? msg("answers-at-once") : it.hours === null ? "" : msg("answers-hours", { hours: it.hours })}
                </td>
              )}
              {foreseen && <td class="chance">{it.chance !== null && <Chance chance={it.chance} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** So many in a hundred, as a bar and in figures. */
function Chance({ chance }: { chance: number }) {
  const figure = Math.round(100 * chance);
  return (
    <span class="chance-line">
      <Bar share={chance} />
      {figure || chance === 0 ? figure : msg("tournament-hardly")}
    </span>
  );
}

function Who({ it }: { it: TournamentEntrant }) {
  const name = it.login ? <Link to={`/people/${it.login}`}>{it.name}</Link> : nameOf(it);
  return (
    <span class="who-line">
      <Mark arms={it.arms} guest={it.guest} bot={it.bot} size={20} />
      <strong>{name}</strong>
      {it.me && <span class="tag">{msg("tournament-you")}</span>}
      {it.bot && <span class="tag">{msg("tournament-bot")}</span>}
      {it.left && <span class="tag">{msg("tournament-left")}</span>}
    </span>
  );
}
