// The end, in the board's place: who won and why, the points over the whole game, and the moments that turned it on their boards.
import { useEffect } from "preact/hooks";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { go, Link } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { msg } from "../app/words.ts";
import { percent, turningPoints, useAnalysis } from "../coach/analysis.ts";
import type { EndingInfo, WholeAnalysis } from "../generated/rest.ts";
import { gameScored } from "../home/games.ts";
import { ordinal } from "../home/table-words.ts";
import { RuleMark } from "../rules/chip.tsx";
import { type Person, Scenery } from "../scenery/scenery.tsx";
import { nameOf, Named } from "../table/players.tsx";
import type { Step } from "../table/playback.ts";
import type { TableStore } from "../table/store.ts";
import { Chart } from "./chart.tsx";
import { beginsAt, outIn } from "./ending.ts";
import { agreed, costliest, fared, margin, outcome, parted, ranked, resigned, tally } from "./outcome.ts";
import { TryAgain } from "./try-again.tsx";
import { Turnings } from "./turnings.tsx";

const MUCH = 0.15; // of the chance to win: less is no matter of luck
const PEOPLE = ["peasant", "soldier", "knight", "priest", "peasant"];
const CONFETTI = 14;
const LONG = 14; // letters of a headline that has to be smaller

interface EndProps {
  store: TableStore;
  step: Step;
  ending: EndingInfo | null; // how it went; null: that is on its way
  colour: (seat: number) => number;
}

/** The viewer's place in words; empty for several at one device, two players and spectators. */
function myPlace(store: TableStore, step: Step): string {
  const rows = ranked(step.standings);
  const mine = rows.find(({ seat }) => seat === store.mine.value[0]);
  if (rows.length < 3 || store.mine.value.length !== 1 || !mine || !rows.some((row) => row.points > 0)) return "";
  return msg("you-came", { place: ordinal(mine.place), count: rows.length });
}

export function End({ store, step, ending, colour }: EndProps) {
  const coaching = useAnalysis(store.id, store.looking.value, store.invitation);
  const info = store.info.value;
  const rows = ranked(step.standings);
  const winners = rows.filter((row) => row.place === 1 && row.points > 0);
  const [won] = winners;
  const drawn = winners.length === rows.length || agreed(step.standings);
  const result = outcome(store, rows, drawn);
  const cause = step.standings?.cause ?? "";
  const left = resigned(store, rows);
  const plays = store.looking.value >= 0;
  const coached = plays && !coaching.trouble; // some games have no coach
  const mine = store.mine.value.length > 0;
  const found = coaching.state?.analysis ?? null;
  const { state, begin } = coaching;
  useEffect(() => {
    if (plays && state?.status === "none") begin(); // who looks at the end wants to know what decided it
  }, [plays, state, begin]);
  const again = async () => {
    const answer = await store.ask("rematch");
    if (answer) go(`/table/${answer.table}?again=1`);
  };
  const watch = plays ? store.looking.value : info?.published ? "all" : "public";
  const replay = (more: string) => store.replay(watch, more);
  const lost = mine && !!won && !winners.some(({ seat }) => store.mine.value.includes(seat));
  const costly = found ? costliest(found) : beginsAt(ending?.turns ?? [], ending?.seats[store.looking.value]?.causes.at(-1)?.at ?? -1);
  const retry = lost && costly >= 0 && info?.published;
  const luck = found && plays ? luckOf(found) : "";
  return (
    <div class="surface ending">
      <header class="ending-head">
        <Scene
          colours={won ? winners.map(({ seat }) => colour(seat)) : [0]}
          cheers={!!won && !drawn && mine && store.mine.value.includes(won.seat)}
        />
        <div class="ending-words">
          <span class="crowned">
            {won && !drawn && <Glyph name="crown" size={40} />}
            {(winners.length ? winners.slice(0, 2) : rows.length > 2 ? [] : rows).map(({ seat }) => (
              <ColourShield key={seat} colour={colour(seat)} size={winners.length === 1 ? 84 : 60} />
            ))}
          </span>
          <div>
            <h2 class={result.length > LONG ? "long" : ""}>
              {result.replace(/\.$/, "")} <span>{tally(rows)}</span>
            </h2>
            <p>
              {left ? msg("resigned", { name: left }) : cause} {step.standings?.rule && !left && <RuleMark ids={[step.standings.rule]} />}
            </p>
            {rows.length > 2 && (
              <p>
                {margin(store, rows)} {myPlace(store, step)}
              </p>
            )}
            <p class="ending-does">
              {retry && <TryAgain store={store} move={costly} first />}
              {mine && (
                <button type="button" class={retry ? "btn" : "btn go"} onClick={again}>
                  <Glyph name="again" size={18} /> {info?.again ? msg("accept-rematch") : msg("rematch")}
                </button>
              )}
              {!mine && info?.public && info.next && (
                <Link class="btn go" to={`/table/${info.next}`}>
                  {msg("next-game")}
                </Link>
              )}
              {coached ? (
                <Link class="btn" to={replay(`&coach=${watch}`)}>
                  <Glyph name="bulb" size={18} /> {msg("review-with-coach")}
                </Link>
              ) : (
                <Link class="btn" to={replay("")}>
                  <Glyph name="play" size={16} /> {msg("replay")}
                </Link>
              )}
            </p>
          </div>
        </div>
      </header>
      {!ending && (
        <section class="panel-card">
          <div class="chart-box" />
        </section>
      )}
      {!!ending?.chart && ending.turns.length > 1 && (
        <section class="panel-card">
          <h3>{ending.chart}</h3>
          <Chart
            turns={ending.turns}
            names={(info?.seats ?? []).map(({ seat }) => nameOf(store, seat))}
            colour={colour}
            mine={store.mine.value.length === 1 ? (store.mine.value[0] ?? -1) : -1}
            first={won?.seat ?? -1}
            turnings={found ? turningPoints(found) : []}
            onMove={(move) => go(replay(coached ? `&move=${move}&coach=${watch}` : `&move=${move}`))}
          />
        </section>
      )}
      {plays && <Turnings store={store} coaching={coaching} ending={ending} />}
      {luck && <p class="ending-luck">{luck}</p>}
      {rows.length > 2 && (
        <section class="panel-card">
          <header>
            <h3>{msg("how-fared")}</h3>
            <span class="muted">{info && gameScored(info.game)}</span>
          </header>
          <ol class="places">
            {rows.map((row) => {
              const seat = info?.seats[row.seat];
              return (
                <li key={row.seat} class={`${seat?.mine ? "me" : ""}${row.status === "in" ? "" : " gone"}`}>
                  <span class="place">{rows.some((one) => one.points > 0) ? row.place : "–"}</span>
                  <ColourShield colour={colour(row.seat)} size={20} />
                  <span class="who">
                    <Named store={store} seat={seat} />
                  </span>
                  <span class="why">
                    {fared(row, rows, cause, outIn(ending?.turns ?? [], row.seat))} {ending?.seats[row.seat]?.did}
                  </span>
                  <span class="from">{ending?.seats[row.seat]?.sources}</span>
                  <span class="end">{Number.isFinite(row.score) ? row.score : ""}</span>
                </li>
              );
            })}
          </ol>
          {won && parted(rows) && <p class="muted small">{msg("ties")}</p>}
        </section>
      )}
    </div>
  );
}

/** Whether chance moved the game more than what was decided. */
function luckOf({ shares }: WholeAnalysis): string {
  const { luck = 0, own = 0 } = shares;
  if (Math.abs(luck) <= MUCH || Math.abs(luck) <= Math.abs(own)) return "";
  return msg("luck-decided", { luck: `${luck < 0 ? "−" : "+"}${percent(Math.abs(luck))}`, own: percent(-own) });
}

/** The winners' people and banners on the wall, in turn. */
function Scene({ colours, cheers }: { colours: number[]; cheers: boolean }) {
  const colour = (i: number) => colours[i % colours.length] ?? 0;
  const people = PEOPLE.map((figure, i): Person => [figure, `var(--seat-${colour(i)})`]);
  if (small.value)
    return (
      <Scenery width={390} height={150} from={200} people={people.slice(1, 4)} size={84} castle={false} clouds={false} dragon={null} />
    );
  return (
    <>
      <Scenery
        width={1120}
        height={214}
        from={640}
        wall={58}
        people={people}
        dragon={null}
        castle={false}
        banners={[
          [640, colour(0)],
          [850, colour(1)],
          [1060, colour(2)],
        ]}
      />
      {cheers && (
        <svg class="confetti" viewBox="0 0 1120 214" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
          {Array.from({ length: CONFETTI }, (_, i) => (
            <rect
              key={i}
              width="6"
              height="17"
              rx="3"
              transform={`translate(${430 + i * 49} ${24 + ((i * 37) % 80)}) rotate(${((i * 53) % 120) - 60})`}
              style={{ fill: `var(--seat-${i % 5})` }}
            />
          ))}
        </svg>
      )}
    </>
  );
}
