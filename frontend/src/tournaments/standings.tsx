// The list of a tournament: everybody's place at each round's table, points, rating.
import { Link } from "../app/route.tsx";
import { say } from "../app/words.ts";
import type { TournamentEntrant, TournamentRound, WholeTournament } from "../made/rest.ts";
import { Bar } from "../people/bar.tsx";
import { Mark } from "../people/mark.tsx";
import { letter } from "./words.ts";

const MANY = 16; // on a longer list one scrolls, and one's own line stays
const MOST = 12; // rounds that have a column each; of more the last are shown

interface Cell {
  kind: "place" | "now" | "none";
  text: string;
  words: string;
  to?: string; // where one sees that game
}

/** What somebody did in a round: a place, the letter of the table at which he plays, or why he does not. */
export function cell(round: TournamentRound | undefined, number: number): Cell {
  if (!round) return { kind: "none", text: "·", words: say("cell-to-come") };
  if (round.walkovers.includes(number)) return { kind: "none", text: "+", words: say("cell-walkover") };
  if (round.byes.includes(number)) return { kind: "none", text: "–", words: say("cell-bye") };
  const at = round.tables.findIndex((table) => table.entrants.includes(number));
  const table = round.tables[at];
  if (!table) return { kind: "none", text: "", words: say("cell-out") };
  const place = table.places?.[table.entrants.indexOf(number)];
  const to = table.done ? `/replay/${table.table}?eyes=all` : `/table/${table.table}`;
  if (place !== undefined) return { kind: "place", text: String(place), words: say("cell-place", { place, table: letter(at) }), to };
  if (table.done) return { kind: "none", text: "×", words: say("cell-void") };
  return { kind: "now", text: letter(at), words: say("cell-now", { table: letter(at) }), to };
}

/** Points without a long tail: 2, 1.5, 0.67. */
export const points = (value: number) => String(Math.round(value * 100) / 100);

export function Standings({ one }: { one: WholeTournament }) {
  const count = Math.max(one.total, one.rounds.length);
  const columns = Array.from({ length: count }, (_, i) => i).slice(-MOST);
  const running = (round: TournamentRound | undefined) => !!round?.tables.some((table) => !table.done);
  const rated = one.entrants.some(({ rating }) => rating !== null);
  const timed = one.entrants.some(({ hours }) => hours !== null);
  const foreseen = one.entrants.some(({ chance }) => chance !== null);
  return (
    <div class={`standings-frame${one.entrants.length > MANY ? " long" : ""}`}>
      <table class="standings">
        <thead>
          <tr>
            <th class="figure">{say("tournament-place")}</th>
            <th class="who">{say("tournament-who")}</th>
            {columns.map((i) => (
              <th key={i} class={`round${running(one.rounds[i]) ? " now" : ""}`}>
                {running(one.rounds[i]) ? say("round-now", { number: i + 1 }) : i + 1}
              </th>
            ))}
            <th class="figure">{say("tournament-points")}</th>
            {rated && <th class="figure">{say("tournament-rating")}</th>}
            {timed && <th class="figure">{say("tournament-answers")}</th>}
            {foreseen && <th class="chance">{say("tournament-wins-it")}</th>}
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
                const { kind, text, words, to } = cell(one.rounds[i], it.number);
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
                <strong title={say("tournament-ties-title", { opponents: points(it.opponents), beaten: points(it.beaten), wins: it.wins })}>
                  {points(it.points)}
                </strong>
              </td>
              {rated && <td class="figure muted">{it.rating === null ? say("rating-new") : `${it.rating} ± ${it.half_width}`}</td>}
              {timed && (
                <td class="figure muted">
                  {it.bot ? say("answers-at-once") : it.hours === null ? "" : say("answers-hours", { hours: it.hours })}
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
      {figure || chance === 0 ? figure : say("tournament-hardly")}
    </span>
  );
}

function Who({ it }: { it: TournamentEntrant }) {
  const name = it.login ? <Link to={`/people/${it.login}`}>{it.name}</Link> : it.name;
  return (
    <span class="who-line">
      <Mark arms={it.arms} guest={it.guest} bot={it.bot} size={20} />
      <strong>{name}</strong>
      {it.me && <span class="tag">{say("tournament-you")}</span>}
      {it.bot && <span class="tag">{say("tournament-bot")}</span>}
      {it.left && <span class="tag">{say("tournament-left")}</span>}
    </span>
  );
}
