// The end, in the board's place: who won, the chance over the whole game with what turned it, and how each one fared.
import { msg } from "../app/words.ts";
import { go } from "../app/route.tsx";
import { useState } from "preact/hooks";
import { type Coaching, turningPoints } from "../coach/analysis.ts";
import { Asking } from "../coach/asking.tsx";
import { Curve } from "../coach/curve.tsx";
import { gameScored } from "../home/games.ts";
import { ordinal } from "../home/table-words.ts";
import type { EndingInfo } from "../generated/rest.ts";
import { Glyph, Shield } from "../app/icon.tsx";
import { Chart } from "./chart.tsx";
import { outIn } from "./ending.ts";
import { fared, margin, outcome, parted, ranked } from "./outcome.ts";
import { Named, nameOf } from "./players.tsx";
import type { Step } from "./playback.ts";
import type { TableStore } from "./store.ts";

interface EndProps {
  store: TableStore;
  step: Step;
  coaching: Coaching;
  ending: EndingInfo | null; // how it went; null: that is on its way
  onBoard: () => void; // the board is wanted
}

/** The place of who looks, in words; several at one device, or nobody: none. */
function myPlace(store: TableStore, step: Step): string {
  const rows = ranked(step.standings);
  const mine = rows.find(({ seat }) => seat === store.mine.value[0]);
  if (store.mine.value.length !== 1 || !mine || !rows.some((row) => row.points > 0)) return "";
  return msg("you-came", { place: ordinal(mine.place), count: rows.length });
}

export function End({ store, step, coaching, ending, onBoard }: EndProps) {
  const info = store.info.value;
  const rows = ranked(step.standings);
  const won = rows.find((row) => row.place === 1 && row.points > 0);
  const cause = step.standings?.cause ?? "";
  return (
    <div class="surface ending" style={{ "--rows": rows.length }}>
      <header class="ending-head">
        {won && (
          <span class="crowned">
            <Glyph name="crown" size={26} />
            <Shield seat={won.seat} size={54} />
          </span>
        )}
        <div>
          <h2>{outcome(store, rows)}</h2>
          <p class="muted">
            {cause} {margin(store, rows)} {myPlace(store, step)}
          </p>
        </div>
        <span class="grow" />
        <button type="button" onClick={onBoard}>
          <Glyph name="eye" size={16} /> {msg("see-board")}
        </button>
      </header>
      <Charts store={store} coaching={coaching} ending={ending} first={won?.seat ?? -1} />
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
                <Shield seat={row.seat} size={20} />
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
    </div>
  );
}

interface ChartsProps {
  store: TableStore;
  coaching: Coaching;
  ending: EndingInfo | null;
  first: number; // the seat that won, or -1
}

/** Everybody's points turn by turn; or, for who played, the chance to win that the coach found. */
function Charts({ store, coaching, ending, first }: ChartsProps) {
  const [chance, setChance] = useState(false);
  const playback = store.looking.value;
  const plays = playback >= 0;
  const points = !!ending?.chart && ending.turns.length > 1;
  if (!points && !plays) return null;
  const replay = (move: number) =>
    go(store.replay(plays ? playback : "public", plays ? `&move=${move}&coach=${playback}` : `&move=${move}`));
  const found = coaching.state?.analysis;
  const shown = points && !chance;
  return (
    <section class="panel-card">
      <header>
        <h3>{shown ? ending.chart : msg("chance-to-win")}</h3>
        {points && plays && (
          <div class="chart-which" role="group" aria-label={msg("how-fared")}>
            <button type="button" aria-pressed={shown} onClick={() => setChance(false)}>
              {msg("chart-points")}
            </button>
            <button type="button" aria-pressed={!shown} onClick={() => setChance(true)}>
              {msg("chart-chance")}
            </button>
          </div>
        )}
      </header>
      {shown ? (
        <Chart
          turns={ending.turns}
          names={(store.info.value?.seats ?? []).map(({ seat }) => nameOf(store, seat))}
          mine={store.mine.value.length === 1 ? (store.mine.value[0] ?? -1) : -1}
          first={first}
          turnings={found ? turningPoints(found) : []}
          onMove={replay}
        />
      ) : (
        <Asking coaching={coaching}>{(analysis) => <Curve analysis={analysis} onMove={replay} />}</Asking>
      )}
    </section>
  );
}
