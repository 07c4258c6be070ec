// A lesson: a task on the real board; a try is played out, explained in a sentence, and can be put back.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { go, Link, useTitle } from "../app/route.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { msg } from "../app/words.ts";
import { games, gameTitle } from "../home/games.ts";
import type { LessonInfo } from "../generated/rest.ts";
import { LADDER } from "../opponents/characters.ts";
import { against } from "../opponents/against.ts";
import { Glyph } from "../app/icon.tsx";
import { BoardPane } from "../table/board-pane.tsx";
import { Prompt } from "../table/prompt.tsx";
import { LessonStore } from "./lesson-store.ts";
import { Outcome } from "./outcome.tsx";
import { isSolved, solve } from "./solved.ts";
import { Task } from "./task.tsx";
import { useGameTaught } from "./use-game.ts";

interface LessonProps {
  game: string;
  all: LessonInfo[];
  lesson: LessonInfo;
}

export const lessonAddress = (game: string, lesson: LessonInfo) => `/learn/${game}/${lesson.id}`;

/** A whole game against the gentlest of the five. */
async function wholeGame(name: string): Promise<void> {
  const game = games.value.find((one) => one.name === name);
  if (game) await against(game, LADDER[0]);
}

export function Lesson({ game, all, lesson }: LessonProps) {
  const root = useRef<HTMLElement>(null);
  const store = useMemo(() => new LessonStore(game, lesson), [game, lesson]);
  const result = store.result.value;
  const playback = store.now.value;
  const done = result?.outcome === "solved";
  const next = all.find((one) => one.number === lesson.number + 1);
  useTitle(`${lesson.title} · ${gameTitle(game)}`);
  useGameTaught(game);
  useEffect(() => {
    if (done) solve(game, lesson.id);
  }, [done, game, lesson]);
  return (
    <main ref={root} class="playing lesson">
      <header class="topbar">
        <Link to="/" class="home-link" label={msg("to-the-tables")}>
          <Glyph name="back" size={18} /> <span>{msg("tables")}</span>
        </Link>
        <h1>{gameTitle(game)}</h1>
        <span class="muted">{msg("lesson-of", { number: lesson.number, count: all.length, title: lesson.title })}</span>
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
        <span class="grow" />
        {next && !done && (
          <Link class="button" to={lessonAddress(game, next)}>
            {msg("skip-lesson")}
          </Link>
        )}
        <SettingsMenu />
      </header>
      {playback ? <BoardPane root={root} store={store} playback={playback} live={result?.outcome === "open"} /> : <div class="surface" />}
      <aside class="rail zones">
        <div class="front">
          {result && result.outcome !== "open" ? (
            <Outcome
              store={store}
              lesson={lesson}
              result={result}
              next={next}
              onNext={(to) => go(lessonAddress(game, to))}
              onGame={() => wholeGame(game).catch((error) => store.fail(error))}
            />
          ) : (
            playback && <Prompt store={store} playback={playback} sums={null} task={<Task lesson={lesson} selection={store.selection} />} />
          )}
        </div>
        <section class="story lesson-rule">
          <header>
            <h3>{msg("rule-in-short")}</h3>
            <span class="grow" />
            <Link class="muted small" to={`/rules/${game}#${lesson.rule}`}>
              {lesson.rule}
            </Link>
          </header>
          <p>{lesson.short}</p>
        </section>
        <nav class="tabs-card lesson-list" aria-label={msg("lessons")}>
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
      </aside>
    </main>
  );
}
