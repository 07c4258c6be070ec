// The end, in the prompt's place: what decided the game, and what one may do next.
import type { ComponentChildren } from "preact";
import { go, Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { type Coaching, decisionAt, percent, turningPoints } from "../coach/analysis.ts";
import { Asking } from "../coach/asking.tsx";
import type { EndingInfo, EndingTurn, WholeAnalysis } from "../generated/rest.ts";
import { TakenHome } from "../campaign-files/bring.tsx";
import { RuleMark } from "../rules/chip.tsx";
import { Glyph } from "../app/icon.tsx";
import { Causes } from "./causes.tsx";
import { beginsAt } from "./ending.ts";
import { outcome, ranked } from "./outcome.ts";
import type { Step } from "./playback.ts";
import type { TableStore } from "./store.ts";
import { TryAgain } from "./try-again.tsx";

const MUCH = 0.15; // of the chance to win: less is no matter of luck

interface OverProps {
  store: TableStore;
  step: Step;
  sums: ComponentChildren; // panels that tell how it came out
  coaching: Coaching;
  ending: EndingInfo | null;
}

export function Over({ store, step, sums, coaching, ending }: OverProps) {
  const info = store.info.value;
  const { standings } = step;
  const plays = store.looking.value >= 0;
  const again = async () => {
    const answer = (await store.ask("rematch")) as { table: string } | null;
    if (answer) go(`/table/${answer.table}`);
  };
  const playback = plays ? store.looking.value : info?.published ? "all" : "public";
  const found = coaching.state?.analysis;
  const causes = (plays && ending?.seats[store.looking.value]?.causes) || [];
  const turns = ending?.turns ?? [];
  const began = causes[0] ? beginsAt(turns, causes[0].at) : -1; // the turn in which it went wrong
  const head = found
    ? msg("what-decided", { count: found.turns.length })
    : causes.length
      ? msg("why-you-lost")
      : outcome(store, ranked(standings));
  return (
    <section class="prompt over">
      <header>
        <span class="kicker">{msg("game-over")}</span>
        {standings?.rule && <RuleMark ids={[standings.rule]} />}
      </header>
      <h2>{head}</h2>
      <div class="middle">
        {(found || !causes.length) && (
          <p class="rest">
            {found && outcome(store, ranked(standings))} {standings?.cause ?? step.question.question}
          </p>
        )}
        {found && causes.length > 0 && <p class="kicker">{msg("why-you-lost")}</p>}
        <Causes store={store} causes={causes} />
        {!found && began >= 0 && <TryAgain store={store} turns={turns} move={began} />}
        {plays && <Asking coaching={coaching}>{(analysis) => <Decided store={store} analysis={analysis} turns={turns} />}</Asking>}
        {info && <TakenHome info={info} />}
        {info?.again && store.mine.value.length > 0 && <p class="asks-again">{msg("wants-again", { name: info.again })}</p>}
        {store.trouble.value && <p class="warn">{store.trouble.value.sentence}</p>}
        {sums}
      </div>
      <div class="buttons foot">
        <Link class="button" to={store.replay(playback)}>
          {msg("replay")}
        </Link>
        {plays && (
          <Link class="button" to={store.replay(playback, `&coach=${playback}`)}>
            {msg("analyse")}
          </Link>
        )}
        {!store.mine.value.length && info?.public && info.next && (
          <Link class="button" to={`/table/${info.next}`}>
            {msg("next-game")}
          </Link>
        )}
        {store.mine.value.length > 0 && (
          <button type="button" class="primary" onClick={again}>
            {msg("play-again")}
          </button>
        )}
      </div>
    </section>
  );
}

/** The moments that turned the game; and whether it was luck. */
function Decided({ store, analysis, turns }: { store: TableStore; analysis: WholeAnalysis; turns: EndingTurn[] }) {
  const { luck = 0, own = 0 } = analysis.shares;
  const signed = (share: number) => `${share < 0 ? "−" : "+"}${percent(Math.abs(share))}`;
  return (
    <>
      <ol class="turns-told">
        {turningPoints(analysis).map(({ number, move, told, before, after }) => (
          <li key={number}>
            <span class="number">{number}</span>
            <strong>{told}</strong>
            <span class="muted">{msg("turned", { before: percent(before), after: percent(after) })}</span>
            <span class="ways-back">
              <TryAgain store={store} turns={turns} move={(decisionAt(analysis, move)?.first ?? 1) - 1} />
              <Link class="button" to={store.replay(analysis.seat, `&move=${move}&coach=${analysis.seat}`)}>
                <Glyph name="again" size={14} /> {msg("replay-from-here")}
              </Link>
            </span>
          </li>
        ))}
      </ol>
      {Math.abs(luck) > MUCH && Math.abs(luck) > Math.abs(own) && (
        <p class="rest">{msg("luck-decided", { luck: signed(luck), own: percent(-own) })}</p>
      )}
    </>
  );
}
