// A puzzle: one decision of a real game, one try; then how good it was, why, and what was best.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Lost } from "../app/not-found.tsx";
import { go, Link, useTitle } from "../app/route.tsx";
import { copy } from "../app/copying.ts";
import { msg } from "../app/words.ts";
import { percent } from "../coach/analysis.ts";
import { brief } from "../coach/better.tsx";
import { gameTitle, shortTitle } from "../home/games.ts";
import type { PuzzleInfo } from "../generated/rest.ts";
import { cap } from "../app/wording.ts";
import { PuzzleAttempt } from "./attempt.ts";
import { Frame } from "./frame.tsx";
import { keep, puzzleAddress, Rating, useOwnRating, usePuzzles, wasRight } from "./puzzles.tsx";
import { Verdict } from "./verdict.tsx";

const PATIENCE = 2; // mistakes after which the solution is offered
const SEEN = 900; // milliseconds after which a mistake is undone

/** The solution in one line: its last step, or all before it. */
const headline = (steps: string[], sends: boolean): string =>
  (sends && steps.length > 1 ? steps.slice(0, -1).join(", ") : steps.at(-1)) ?? "";

/** The puzzle of a number; without one, the first that was not tried. */
export function PuzzlePage({ game, number }: { game: string; number: string }) {
  const all = usePuzzles(game);
  const first = all?.find((one) => (one.solved ?? wasRight(game, one.number) ?? null) === null) ?? all?.[0];
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
  const attempt = useMemo(() => new PuzzleAttempt(puzzle), [puzzle]);
  const near = useNear(attempt);
  const result = attempt.result.value;
  const sends = useRef(false); // the last step only sends the others
  if (attempt.board.draft.form.value.length) sends.current = true;
  const right = result?.outcome === "solved";
  const wrong = result?.outcome === "mistake";
  const missed = attempt.missed.value;
  const [copied, setCopied] = useState(false);
  const next = all.find((one) => one.number === number + 1) ?? all[0];
  useTitle(`${msg("puzzle-of", { number })} · ${gameTitle(game)}`);
  useEffect(() => {
    if (right || wrong) keep(game, number, right);
  }, [right, wrong, game, number]);
  useEffect(() => {
    if (!result || (result.outcome === "open" && !attempt.done.peek())) return; // undone: what was wrong stays to be read
    attempt.missed.value = wrong ? result : null;
    if (!wrong) return;
    const timer = setTimeout(() => attempt.again(), SEEN);
    return () => clearTimeout(timer);
  }, [attempt, result, wrong]);
  const on = () => next && go(puzzleAddress(game, next.number));
  return (
    <Frame
      game={game}
      attempt={attempt}
      kind="puzzle"
      sentence={right ? msg("puzzle-solved", { solution: brief(cap(headline(result.solution, sends.current))) }) : puzzle.task}
      note={missed && !right ? msg("puzzle-worse", { loss: percent(missed.loss) }) : ""}
      solved={right}
      near={near}
      back="/learn"
      title={msg("puzzle-of", { number })}
      about={shortTitle(game)}
      verdict={(layout) =>
        result &&
        (right || wrong) && (
          <Verdict
            layout={layout}
            at={attempt.at.value}
            from={attempt.from.value}
            tone={right ? "good" : "bad"}
            title={right ? msg("puzzle-right") : msg("puzzle-worse", { loss: percent(result.loss) })}
            text={right ? result.sentence : ""}
          >
            {right && (
              <>
                <button type="button" class="btn go" onClick={on}>
                  {msg("puzzle-next")}
                </button>
                <button type="button" class="btn" onClick={() => attempt.again()}>
                  {msg("puzzle-again")}
                </button>
                <button type="button" class="btn" onClick={async () => setCopied(await copy(location.href))}>
                  {copied ? msg("copied") : msg("share")}
                </button>
              </>
            )}
          </Verdict>
        )
      }
      next={
        !right &&
        !wrong &&
        attempt.mistakes.value >= PATIENCE &&
        missed && (
          <button type="button" class="btn" onClick={() => attempt.show()}>
            {msg("show-me")}
          </button>
        )
      }
      onEnter={right ? on : undefined}
      onShow={undefined}
    >
      <section class="attempt-card">
        <h2>
          {msg("puzzle-how")} <Rating rating={puzzle.rating} />
        </h2>
        <p>{msg("puzzle-source")}</p>
      </section>
      <OwnRating game={game} rated={result?.rated ?? null} />
      {right && (
        <section class="attempt-card">
          <h2>{msg("puzzle-best", { value: percent(result.value) })}</h2>
          <ol class="puzzle-solution">
            {result.solution.map((step, i) => (
              <li key={i}>{cap(step)}</li>
            ))}
          </ol>
        </section>
      )}
      <nav class="attempt-card puzzle-list" aria-label={msg("puzzles")}>
        {all.map((one) => {
          const was = one.solved ?? wasRight(game, one.number);
          return (
            <Link
              key={one.number}
              to={puzzleAddress(game, one.number)}
              class={was === undefined ? "" : was ? "right" : "wrong"}
              label={msg("puzzle-state", { number: one.number, right: was === undefined ? "open" : was ? "yes" : "no" })}
              here={one === puzzle}
            >
              {one.number}
            </Link>
          );
        })}
      </nav>
    </Frame>
  );
}

/** A member's puzzle rating, and how the answer changed it. */
function OwnRating({ game, rated }: { game: string; rated: number[] | null }) {
  const own = useOwnRating(game);
  const [last, setLast] = useState<number[] | null>(null);
  useEffect(() => {
    if (rated) setLast(rated);
  }, [rated]);
  const [before, after] = last ?? [own?.shown, own?.shown];
  if (before === undefined || after === undefined) return null;
  return (
    <section class="attempt-card">
      <h2>{msg("puzzle-own-rating")}</h2>
      <p class="puzzle-own">
        <strong>{after}</strong>
        {after !== before && (
          <b class={after > before ? "good" : "accent"}>
            {after > before ? "+" : "−"}
            {Math.abs(after - before)}
          </b>
        )}
      </p>
    </section>
  );
}

/** My pieces when the puzzle begins: where it is about something. */
function useNear(attempt: PuzzleAttempt): string[] {
  const { board } = attempt;
  const begun = !!attempt.result.value;
  return useMemo(
    () =>
      begun
        ? [...board.table.peek().pieces.values()]
            .filter(({ owner, id }) => owner === board.me.peek() && board.usable.peek().has(id))
            .map(({ id }) => id)
        : [],
    [board, begun],
  );
}
