// The standings: a column for each round, points, and the tie-breaks with what they mean.
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TournamentEntrant, TournamentRound, WholeTournament } from "../generated/rest.ts";
import { Mark } from "../people/mark.tsx";
import { example, points } from "./ties.ts";
import { letter, nameOf } from "./words.ts";

const MANY = 8; // a longer list scrolls, and the viewer's own line stays
const MOST = 7; // rounds that have a column each; of more the last are shown

interface Cell {
  kind: "first" | "shared" | "other" | "now" | "none" | "free";
  text: string;
  words: string;
  to?: string; // the address of the game
}

const half = (value: number) => (value === 0.5 ? "½" : String(points(value)));

/** A player's round: points or place with the letter of the table, or points without a game. */
export function cell(one: WholeTournament, round: TournamentRound | undefined, number: number): Cell {
  if (!round) {
    const rests = one.resting.includes(number);
    return { kind: "none", text: "·", words: msg(rests ? "cell-will-rest" : "cell-to-come") };
  }
  if (round.walkovers.includes(number))
    return { kind: "free", text: `+${half(one.win)}`, words: msg("cell-walkover", { points: points(one.win) }) };
  if (round.byes.includes(number))
    return { kind: "free", text: one.bye ? `+${half(one.bye)}` : "–", words: msg("cell-bye", { points: points(one.bye) }) };
  const at = round.tables.findIndex((table) => table.entrants.includes(number));
  const table = round.tables[at];
  if (!table) return { kind: "none", text: "", words: msg("cell-out") };
  if (!table.done) return { kind: "now", text: letter(at), words: msg("cell-now", { table: letter(at) }), to: `/table/${table.table}` };
  const to = `/replay/${table.table}?viewer=all`;
  if (!table.places) return { kind: "none", text: "×", words: msg("cell-void"), to };
  const place = table.places[table.entrants.indexOf(number)] ?? 0;
  const firsts = table.places.filter((it) => it === 1).length;
  const kind = place > 1 ? "other" : firsts > 1 ? "shared" : "first";
  const duel = table.places.length === 2;
  const words = msg("cell-place", { place, table: letter(at) }) + (table.ruled ? ` ${msg("cell-ruled")}` : "");
  return { kind, text: (duel ? { first: "1", shared: "½", other: "0" }[kind] : String(place)) + (table.ruled ? "*" : ""), words, to };
}

export function Standings({ one }: { one: WholeTournament }) {
  const count = Math.max(one.total, one.rounds.length);
  const columns = Array.from({ length: count }, (_, i) => i).slice(-MOST);
  const begun = one.rounds.length > 0;
  const ties = begun && one.form !== "knock-out";
  const rated = !begun && one.entrants.some(({ rating }) => rating !== null);
  const timed = one.entrants.some(({ hours }) => hours !== null);
  return (
    <section class="standings-box">
      <div class={`standings-frame${one.entrants.length > MANY ? " long" : ""}`}>
        <table class="standings">
          <thead>
            <tr>
              <th class="who" colSpan={2}>
                <h2>{msg(begun ? "tournament-standings" : "tournament-players")}</h2>
              </th>
              {begun &&
                columns.map((i) => (
                  <th key={i} class="round">
                    {i + 1}
                  </th>
                ))}
              {begun && <th class="figure total">{msg("tournament-points")}</th>}
              {ties && <Tie number={1} words={msg("tie-opponents")} what={msg("tie-opponents-what")} />}
              {ties && <Tie number={2} words={msg("tie-beaten")} what={msg("tie-beaten-what")} />}
              {rated && <th class="figure">{msg("tournament-rating")}</th>}
              {timed && <th class="figure">{msg("tournament-answers")}</th>}
            </tr>
          </thead>
          <tbody>
            {one.entrants.map((it) => (
              <tr key={it.number} class={`${it.me ? "mine" : ""}${it.left ? " left" : ""}`}>
                <td class="figure place muted">{it.place ?? ""}</td>
                <td class="who">
                  <Who it={it} />
                </td>
                {begun && columns.map((i) => <Played key={i} it={cell(one, one.rounds[i], it.number)} />)}
                {begun && (
                  <td class="figure total">
                    <strong>{points(it.points)}</strong>
                  </td>
                )}
                {ties && <td class="figure tie">{points(it.opponents)}</td>}
                {ties && <td class="figure tie">{points(it.beaten)}</td>}
                {rated && <td class="figure muted">{it.rating === null ? msg("rating-new") : `${it.rating} ± ${it.half_width}`}</td>}
                {timed && (
                  <td class="figure muted">
                    {it.bot ? msg("answers-at-once") : it.hours === null ? "" : msg("answers-hours", { hours: it.hours })}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!one.entrants.length && <p class="muted nobody-yet">{msg("tournament-count", { count: 0 })}</p>}
      {ties && <Ties one={one} />}
    </section>
  );
}

function Tie({ number, words, what }: { number: number; words: string; what: string }) {
  return (
    <th class="figure tie" title={what} aria-label={words}>
      <span class="tie-number">{number}</span> <span class="tie-words">{words}</span>
    </th>
  );
}

function Played({ it: { kind, text, words, to } }: { it: Cell }) {
  return (
    <td class="round" title={words}>
      {to ? (
        <Link to={to} class={`cell ${kind}`} label={words}>
          {text}
        </Link>
      ) : (
        <span class={`cell ${kind}`} role="img" aria-label={words}>
          {text}
        </span>
      )}
    </td>
  );
}

/** The tie-break rule, always visible, with an example from this list. */
function Ties({ one }: { one: WholeTournament }) {
  const worked = example(one);
  return (
    <div class="ties">
      <h3>{msg("ties-title")}</h3>
      <ol>
        <li>{msg("tie-opponents-is")}</li>
        <li>{msg("tie-beaten-is")}</li>
        <li>{msg("tie-wins-is")}</li>
      </ol>
      {worked && <p class="tie-example">{worked}</p>}
      <p class="muted small">{msg("tournament-bye", { form: one.form, points: points(one.bye) })}</p>
    </div>
  );
}

function Who({ it }: { it: TournamentEntrant }) {
  const name = it.login ? <Link to={`/people/${it.login}`}>{it.name}</Link> : nameOf(it);
  return (
    <span class="who-line">
      <Mark arms={it.arms} guest={it.guest} bot={it.bot} name={it.name} size={20} />
      <strong>{name}</strong>
      {it.me && <span class="tag accent-tag">{msg("tournament-you")}</span>}
      {it.guest && <span class="tag">{msg("tournament-guest")}</span>}
      {it.left && <span class="tag">{msg("tournament-left")}</span>}
    </span>
  );
}
