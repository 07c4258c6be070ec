// A lesson: a task on the board; a try is played out, explained in a sentence, and put back.
import { useEffect, useMemo } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { go, Link, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { Position } from "../board/small.tsx";
import { games, gameTitle, shortTitle } from "../home/games.ts";
import type { LessonInfo } from "../generated/rest.ts";
import { LADDER } from "../opponents/characters.ts";
import { against } from "../opponents/against.ts";
import { SmallBoard } from "../people/thumb.tsx";
import { termed } from "../tutorial/terms.tsx";
import { LessonAttempt } from "./attempt.ts";
import { Frame } from "./frame.tsx";
import { useStart } from "./lessons.ts";
import { isSolved, solve } from "./solved.ts";
import { Verdict } from "./verdict.tsx";

interface LessonProps {
  game: string;
  all: LessonInfo[];
  lesson: LessonInfo;
}

const PATIENCE = 2; // mistakes after which the way is shown

export const lessonAddress = (game: string, lesson: LessonInfo) => `/learn/${game}/${lesson.id}`;

/** A whole game against the gentlest of the five. */
async function wholeGame(name: string): Promise<void> {
  const game = games.value.find((one) => one.name === name);
  if (game) await against(game, LADDER[0]);
}

export function Lesson({ game, all, lesson }: LessonProps) {
  const attempt = useMemo(() => new LessonAttempt(game, lesson), [game, lesson]);
  const near = useMemo(() => (lesson.ring ? [lesson.ring] : []), [lesson]);
  const result = attempt.result.value;
  const done = result?.outcome === "solved";
  const wrong = result?.outcome === "mistake";
  const next = all.find((one) => one.number === lesson.number + 1);
  useTitle(`${lesson.title} · ${gameTitle(game)}`);
  useEffect(() => {
    if (done) solve(game, lesson.id);
  }, [done, game, lesson]);
  const mistakes = attempt.mistakes.value;
  const back = async () => {
    await attempt.again();
    if (mistakes >= PATIENCE) await attempt.show();
  };
  const on = () => {
    if (next) go(lessonAddress(game, next));
    else wholeGame(game).catch((error) => (attempt.trouble.value = (error as Error).message));
  };
  return (
    <Frame
      game={game}
      attempt={attempt}
      kind="lesson"
      sentence={done ? msg("lesson-right", { why: result.sentence }) : lesson.task}
      solved={done}
      progress={<Dots game={game} all={all} lesson={lesson} />}
      near={near}
      back="/learn"
      title={shortTitle(game)}
      about={msg("lesson-number", { number: lesson.number, count: all.length })}
      verdict={(layout) =>
        wrong && (
          <Verdict layout={layout} at={attempt.at.value} tone="bad" title={msg("not-yet")} text={result.sentence}>
            <button type="button" class="btn go" onClick={back}>
              {msg("put-it-back")}
            </button>
            <button type="button" class="btn" onClick={() => attempt.show()}>
              {msg("show-me")}
            </button>
          </Verdict>
        )
      }
      next={
        done && (
          <button type="button" class="btn go" onClick={on}>
            {next ? msg("next-lesson-short") : msg("a-whole-game")}
          </button>
        )
      }
      onEnter={done ? on : wrong ? back : undefined}
      onShow={() => attempt.show()}
    >
      <Rule game={game} lesson={lesson} />
      <nav class="lesson-list" aria-label={msg("lessons")}>
        <ol>
          {all.map((one) => (
            <li key={one.id}>
              <Link to={lessonAddress(game, one)} here={one === lesson}>
                <span class="muted">{one.number}</span> <span class="grow">{one.title}</span>
                {isSolved(game, one.id) && <Glyph name="tick" size={15} />}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <section class="attempt-card stuck">
        <h2>{msg("stuck")}</h2>
        <p class="muted">{msg("stuck-help")}</p>
      </section>
      {next && !done && (
        <Link class="button skip" to={lessonAddress(game, next)}>
          {msg("skip-lesson")}
        </Link>
      )}
    </Frame>
  );
}

/** The rule in short, with the position. */
function Rule({ game, lesson }: { game: string; lesson: LessonInfo }) {
  const start = useStart(game, lesson);
  return (
    <section class="attempt-card rule-card">
      <div class="rule-picture">
        {start && <SmallBoard game={game} position={start as unknown as Position} title={lesson.title} near={lesson.ring} zoom={2.6} />}
      </div>
      <h2>{lesson.title}</h2>
      <p>
        {termed(lesson.short, new Set())}{" "}
        <Link class="muted" to={`/rules/${game}#${lesson.rule}`}>
          {lesson.rule}
        </Link>
      </p>
    </section>
  );
}

/** Progress: a dot for each lesson, the current one long. */
function Dots({ game, all, lesson }: LessonProps) {
  return (
    <nav class="dots" aria-label={msg("lessons")}>
      {all.map((one) => (
        <Link
          key={one.id}
          to={lessonAddress(game, one)}
          class={isSolved(game, one.id) ? "done" : ""}
          label={msg("lesson-of", { number: one.number, count: all.length, title: one.title })}
          here={one === lesson}
        >
          <i />
        </Link>
      ))}
    </nav>
  );
}
