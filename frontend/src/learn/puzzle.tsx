// A puzzle: one decision of a real game, one try; then how good it was, why, and what was best.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Lost } from "../app/not-found.tsx";
import { go, Link, useTitle } from "../app/route.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { msg } from "../app/words.ts";
import { percent } from "../coach/analysis.ts";
import { gameTitle } from "../home/games.ts";
import type { PuzzleInfo, PuzzleTry } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { BoardPane } from "../table/board-pane.tsx";
import { Prompt } from "../table/prompt.tsx";
import { cap } from "../app/wording.ts";
import { PuzzleStore } from "./lesson-store.ts";
import { useGameTaught } from "./use-game.ts";
import { keep, puzzleAddress, Rating, usePuzzles, wasRight } from "./puzzles.tsx";

/** The puzzle of a number; without one, the first that was not tried. */
export function PuzzlePage({ game, number }: { game: string; number: string }) {
  const all = usePuzzles(game);
  const first = all?.find((one) => wasRight(game, one.number) === undefined) ?? all?.[0];
  useEffect(() => {
    if (!number && first) go(puzzleAddress(game, first.number), true); // it stays when it is solved
  }, [game, number, first]);
  if (!all || (!number && first)) return <main class="message muted">{msg("one-moment")}</main>;
  const puzzle = all.find((one) => String(one.number) === number);
  if (!puzzle) return <Lost words={msg("no-such-puzzle")} />;
  return <Puzzle key={puzzle.number} all={all} puzzle={puzzle} />;
}

function Puzzle({ all, puzzle }: { all: PuzzleInfo[]; puzzle: PuzzleInfo }) {
  const { game, number } = puzzle;
  const root = useRef<HTMLElement>(null);
  const store = useMemo(() => new PuzzleStore(puzzle), [puzzle]);
  const result = store.result.value;
  const playback = store.now.value;
  const next = all.find((one) => one.number === number + 1) ?? all[0];
  useTitle(`${msg("puzzle-of", { number })} · ${gameTitle(game)}`);
  useGameTaught(game);
  useEffect(() => {
    if (result && result.outcome !== "open") keep(game, number, result.outcome === "solved");
  }, [result, game, number]);
  return (
    <main ref={root} class="playing lesson">
      <header class="topbar">
        <Link to="/learn" class="home-link" label={msg("learn")}>
          <Glyph name="back" size={18} /> <span>{msg("learn")}</span>
        </Link>
        <h1>{gameTitle(game)}</h1>
        <span class="muted">{msg("puzzle-of", { number })}</span> <Rating rating={puzzle.rating} />
        <span class="grow" />
        <SettingsMenu />
      </header>
      {playback ? <BoardPane root={root} store={store} playback={playback} live={result?.outcome === "open"} /> : <div class="surface" />}
      <aside class="rail zones">
        <div class="front">
          {result && result.outcome !== "open" ? (
            <Judged store={store} result={result} onNext={() => next && go(puzzleAddress(game, next.number))} />
          ) : (
            playback && <Prompt store={store} playback={playback} sums={null} task={<p class="task-words">{msg("puzzle-task")}</p>} />
          )}
        </div>
        <section class="story lesson-rule">
          <header>
            <h3>{msg("puzzle-how")}</h3>
          </header>
          <p>{msg("puzzle-how-told")}</p>
        </section>
        <nav class="tabs-card puzzle-list" aria-label={msg("puzzles")}>
          {all.map((one) => {
            const right = wasRight(game, one.number);
            return (
              <Link
                key={one.number}
                to={puzzleAddress(game, one.number)}
                class={right === undefined ? "" : right ? "right" : "wrong"}
                label={msg("puzzle-state", { number: one.number, right: right === undefined ? "open" : right ? "yes" : "no" })}
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
        <span class="kicker">{right ? msg("puzzle-right") : msg("puzzle-wrong")}</span>
      </header>
      <h2>{right ? msg("solved") : msg("puzzle-worse", { loss: percent(result.loss) })}</h2>
      <div class="middle">
        {result.sentence && (
          <p class={right ? "solved" : "failed"}>
            <Glyph name={right ? "tick" : "cross"} size={18} /> <span>{result.sentence}</span>
          </p>
        )}
        <p class="muted small">{msg("puzzle-best", { value: percent(result.value) })}</p>
        <ol class="puzzle-solution">
          {result.solution.map((step, i) => (
            <li key={i}>{cap(step)}</li>
          ))}
        </ol>
      </div>
      <div class="buttons foot">
        <button type="button" onClick={() => store.again()}>
          {msg("puzzle-again")}
        </button>
        <button type="button" class="primary" onClick={onNext}>
          {msg("puzzle-next")}
        </button>
      </div>
    </section>
  );
}
