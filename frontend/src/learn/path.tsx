// The lessons of one game: the next with its position, all in order, and the steps afterwards.
import { useTry } from "../app/form.tsx";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { Position } from "../board/small.tsx";
import type { GameInfo, LessonInfo, PuzzleInfo } from "../generated/rest.ts";
import { against } from "../opponents/against.ts";
import { Portrait } from "../opponents/portrait.tsx";
import { Glyph } from "../app/icon.tsx";
import { SmallBoard } from "../people/thumb.tsx";
import { lessonAddress } from "./lesson.tsx";
import { useStart } from "./lessons.ts";
import { puzzleAddress, wasRight } from "./puzzles.tsx";
import { isSolved } from "./solved.ts";

interface PathProps {
  game: GameInfo;
  all: LessonInfo[];
  puzzles: PuzzleInfo[];
}

export function Path({ game, all, puzzles }: PathProps) {
  const done = all.filter((one) => isSolved(game.name, one.id)).length;
  const next = all.find((one) => !isSolved(game.name, one.id));
  const shown = next ?? all[0];
  return (
    <>
      <header class="learn-head">
        <h2>{game.title}</h2>
        <Link class="button" to={`/rules/${game.name}`}>
          <Glyph name="book" size={16} /> {msg("page-rules")}
        </Link>
        <Link class="button" to={`/rules/${game.name}/sheet`}>
          <Glyph name="scroll" size={16} /> {msg("one-page")}
        </Link>
        <p class="muted">{msg("lessons-length", { count: all.length })}</p>
      </header>
      {shown && <Next game={game.name} lesson={shown} done={done} count={all.length} />}
      <div class="learn-columns">
        <section>
          <h3>{msg("the-path")}</h3>
          <ol class="panel-card path">
            {all.map((one) => (
              <Step key={one.id} game={game.name} lesson={one} here={one === next} />
            ))}
          </ol>
        </section>
        <section>
          <h3>{msg("and-then")}</h3>
          <Guided game={game} />
          <Puzzles game={game.name} puzzles={puzzles} />
          <Link class="panel-card then" to="/opponents">
            <Portrait character="regent" size={44} />
            <span class="grow">
              <strong>{msg("page-opponents")}</strong>
              <span class="muted">{msg("five-opponents")}</span>
            </span>
          </Link>
        </section>
      </div>
    </>
  );
}

/** The lesson that comes next, with its position. */
function Next({ game, lesson, done, count }: { game: string; lesson: LessonInfo; done: number; count: number }) {
  const start = useStart(game, lesson);
  const label = done === count ? msg("lesson-again") : done ? msg("go-on-lesson", { number: lesson.number }) : msg("begin-lesson");
  return (
    <section class="lesson-next">
      <div class="lesson-picture">
        {start && <SmallBoard game={game} position={start as unknown as Position} title={lesson.title} near={lesson.ring} zoom={1.6} />}
      </div>
      <div class="lesson-words">
        <p class="kicker">{msg("lesson-number", { number: lesson.number, count })}</p>
        <h2>{lesson.title}</h2>
        <p>{lesson.task}</p>
        <p class="lesson-foot">
          <Bar done={done} count={count} />
          <Link class="button primary" to={lessonAddress(game, lesson)}>
            {label}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** Progress as a bar and in words. */
export function Bar({ done, count }: { done: number; count: number }) {
  return (
    <span class="bar">
      <i aria-hidden="true">
        <b style={{ width: `${count ? (100 * done) / count : 0}%` }} />
      </i>
      <span class="muted">{done ? msg("lessons-done", { done, count }) : msg("lessons-count", { count })}</span>
    </span>
  );
}

/** One lesson of the path. */
function Step({ game, lesson, here }: { game: string; lesson: LessonInfo; here: boolean }) {
  const done = isSolved(game, lesson.id);
  return (
    <li class={here ? "here" : done ? "done" : ""}>
      <Link to={lessonAddress(game, lesson)}>
        <span class="number">{done ? <Glyph name="tick" size={16} /> : lesson.number}</span>
        <span class="grow">
          <strong>{lesson.title}</strong>
          <span class="muted">{lesson.task}</span>
        </span>
        {here ? <span class="tag">{msg("you-are-here")}</span> : done ? <span class="muted">{msg("lesson-again")}</span> : null}
      </Link>
    </li>
  );
}

/** A first game, in which the steward tells at each new decision what it is about. */
function Guided({ game }: { game: GameInfo }) {
  const { busy, trouble, attempt } = useTry();
  return (
    <div class="panel-card then">
      <Portrait character="wat" size={44} />
      <span class="grow">
        <strong>{msg("guided-game")}</strong>
        <span class="muted">{trouble?.sentence ?? msg("first-against-wat")}</span>
      </span>
      <button type="button" disabled={busy} onClick={() => attempt(() => against(game, "wat"))}>
        {msg("page-play")}
      </button>
    </div>
  );
}

function Puzzles({ game, puzzles }: { game: string; puzzles: PuzzleInfo[] }) {
  const solved = puzzles.filter((one) => wasRight(game, one.number)).length;
  const next = puzzles.find((one) => wasRight(game, one.number) === undefined) ?? puzzles[0];
  if (!next) return null;
  return (
    <div class="panel-card then">
      <span class="round">
        <Glyph name="bulb" size={22} />
      </span>
      <span class="grow">
        <strong>{msg("puzzles")}</strong>
        <span class="muted">
          {solved ? msg("puzzles-done", { done: solved, count: puzzles.length }) : msg("puzzles-count", { count: puzzles.length })}
        </span>
      </span>
      <Link class="button" to={puzzleAddress(game, next.number)}>
        {msg("puzzle-next")}
      </Link>
    </div>
  );
}
