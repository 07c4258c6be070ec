// A puzzle: one decision of a real game, one try; then how good it was, why, and what was best.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Lost } from "../app/lost.tsx";
import { go, Link, useTitle } from "../app/route.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { say } from "../app/words.ts";
import { percent } from "../coach/analysis.ts";
import { gameTitle } from "../home/games.ts";
import type { PuzzleInfo, PuzzleTry } from "../made/rest.ts";
import { Glyph } from "../scene/icon.tsx";
import { BoardPane } from "../table/board-pane.tsx";
import { Prompt } from "../table/prompt.tsx";
import { cap } from "../table/wording.ts";
import { PuzzleStore } from "./lesson-store.ts";
import { useGameTaught } from "./use-game.ts";
import { keep, puzzleAddress, usePuzzles, useToday, wasRight } from "./puzzles.ts";

const STARS = 5;

/** How hard it is, from one to five. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span class="puzzle-stars" role="img" aria-label={say("puzzle-rating", { rating })}>
      {"★".repeat(rating)}
      {"☆".repeat(STARS - rating)}
    </span>
  );
}

/** The puzzle of a number; without one, the first that was not tried. */
export function PuzzlePage({ game, number }: { game: string; number: string }) {
  const all = usePuzzles(game);
  const first = all?.find((one) => wasRight(game, one.number) === undefined) ?? all?.[0];
  useEffect(() => {
    if (!number && first) go(puzzleAddress(game, first.number), true); // it stays when it is solved
  }, [game, number, first]);
  if (!all || (!number && first)) return <main class="message muted">{say("one-moment")}</main>;
  const puzzle = all.find((one) => String(one.number) === number);
  if (!puzzle) return <Lost words={say("no-such-puzzle")} />;
  return <Puzzle key={puzzle.number} all={all} puzzle={puzzle} />;
}

function Puzzle({ all, puzzle }: { all: PuzzleInfo[]; puzzle: PuzzleInfo }) {
  const { game, number } = puzzle;
  const root = useRef<HTMLElement>(null);
  const store = useMemo(() => new PuzzleStore(puzzle), [puzzle]);
  const result = store.result.value;
  const eyes = store.now.value;
  const next = all.find((one) => one.number === number + 1) ?? all[0];
  useTitle(`${say("puzzle-of", { number })} · ${gameTitle(game)}`);
  useGameTaught(game);
  useEffect(() => {
    if (result && result.outcome !== "open") keep(game, number, result.outcome === "solved");
  }, [result, game, number]);
  return (
    <main ref={root} class="playing lesson">
      <header class="topbar">
        <Link to="/learn" class="home-link" label={say("learn")}>
          <Glyph name="back" size={18} /> <span>{say("learn")}</span>
        </Link>
        <h1>{gameTitle(game)}</h1>
        <span class="muted">{say("puzzle-of", { number })}</span> <Rating rating={puzzle.rating} />
        <span class="grow" />
        <SettingsMenu />
      </header>
      {eyes ? <BoardPane root={root} store={store} eyes={eyes} live={result?.outcome === "open"} /> : <div class="surface" />}
      <aside class="rail zones">
        <div class="front">
          {result && result.outcome !== "open" ? (
            <Judged store={store} result={result} onNext={() => next && go(puzzleAddress(game, next.number))} />
          ) : (
            eyes && <Prompt store={store} eyes={eyes} sums={null} task={<p class="task-words">{say("puzzle-task")}</p>} />
          )}
        </div>
        <section class="story lesson-rule">
          <header>
            <h3>{say("puzzle-how")}</h3>
          </header>
          <p>{say("puzzle-how-told")}</p>
        </section>
        <nav class="tabs-card puzzle-list" aria-label={say("puzzles")}>
          {all.map((one) => {
            const right = wasRight(game, one.number);
            return (
              <Link
                key={one.number}
                to={puzzleAddress(game, one.number)}
                class={right === undefined ? "" : right ? "right" : "wrong"}
                label={say("puzzle-state", { number: one.number, right: right === undefined ? "open" : right ? "yes" : "no" })}
                here={one === puzzle}
              >
                {one.number}
              </Link>
            );
          })}
        </nav>
      </aside>
    </main>
  );
}

interface JudgedProps {
  store: PuzzleStore;
  result: PuzzleTry;
  onNext: () => void;
}

/** How good the answer was, why, and what was best. */
export function Judged({ store, result, onNext }: JudgedProps) {
  const right = result.outcome === "solved";
  return (
    <section class={`prompt over lesson-${result.outcome}`} aria-live="polite">
      <header>
        <span class="kicker">{right ? say("puzzle-right") : say("puzzle-wrong")}</span>
      </header>
      <h2>{right ? say("solved") : say("puzzle-worse", { loss: percent(result.loss) })}</h2>
      <div class="middle">
        {result.sentence && (
          <p class={right ? "solved" : "failed"}>
            <Glyph name={right ? "tick" : "cross"} size={18} /> <span>{result.sentence}</span>
          </p>
        )}
        <p class="muted small">{say("puzzle-best", { value: percent(result.value) })}</p>
        <ol class="puzzle-solution">
          {result.solution.map((step, i) => (
            <li key={i}>{cap(step)}</li>
          ))}
        </ol>
      </div>
      <div class="buttons foot">
        <button type="button" onClick={() => store.again()}>
          {say("puzzle-again")}
        </button>
        <button type="button" class="primary" onClick={onNext}>
          {say("puzzle-next")}
        </button>
      </div>
    </section>
  );
}

/** On the first page: the puzzle of today. */
export function Today() {
  const puzzle = useToday();
  if (!puzzle) return null;
  const right = wasRight(puzzle.game, puzzle.number);
  return (
    <section class="puzzle-today">
      <Glyph name="bulb" size={26} />
      <div class="grow">
        <strong>{say("puzzle-today")}</strong>
        <p class="muted small">
          {gameTitle(puzzle.game)} <Rating rating={puzzle.rating} />
        </p>
      </div>
      {right !== undefined && <span class="muted">{right ? say("puzzle-right") : say("puzzle-wrong")}</span>}
      <Link class="button" to={puzzleAddress(puzzle.game, puzzle.number)}>
        {right === undefined ? say("puzzle-try") : say("puzzle-again")}
      </Link>
    </section>
  );
}
