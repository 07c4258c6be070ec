// Learning: the games with their lessons, and one lesson of a game.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/lost.tsx";
import { Link, useTitle } from "../app/route.tsx";
import { say } from "../app/words.ts";
import { games } from "../home/games.ts";
import type { GameInfo } from "../made/rest.ts";
import { Glyph } from "../scene/icon.tsx";
import { Lesson, lessonAddress } from "./lesson.tsx";
import { useLessons } from "./lessons.ts";
import { usePuzzles, wasRight } from "./puzzles.ts";
import { isSolved } from "./solved.ts";

const NONE = "-"; // no lesson is called so

export function LessonPage({ game, id }: { game: string; id: string }) {
  const all = useLessons(game);
  const [first, setFirst] = useState(""); // the lesson that was next when one came: it stays when it is solved
  useEffect(() => {
    if (all) setFirst((all.find((one) => !isSolved(game, one.id)) ?? all[0])?.id ?? NONE);
  }, [all, game]);
  if (!all || !first) return <main class="message muted">{say("one-moment")}</main>;
  const lesson = all.find((one) => one.id === (id || first));
  if (!lesson) return <Lost words={say("no-such-lesson")} />;
  return <Lesson key={lesson.id} game={game} all={all} lesson={lesson} />;
}

export function LearnPage() {
  useTitle(say("learn"));
  return (
    <>
      <Header />
      <main class="learn-page">
        <h1>{say("learn")}</h1>
        <p class="muted">{say("learn-by-doing")}</p>
        <p class="learn-more">
          <Link class="button" to="/rules">
            {say("page-rules")}
          </Link>
          <Link class="button" to="/opponents">
            {say("page-opponents")}
          </Link>
        </p>
        {games.value.map((game) => (
          <Path key={game.name} game={game} />
        ))}
      </main>
    </>
  );
}

/** The lessons of a game, in their order. */
function Path({ game }: { game: GameInfo }) {
  const all = useLessons(game.name);
  const puzzles = usePuzzles(game.name) ?? [];
  if (!all?.length) return null;
  const solved = puzzles.filter((one) => wasRight(game.name, one.number)).length;
  const done = all.filter((one) => isSolved(game.name, one.id)).length;
  return (
    <section class="panel-card lesson-list">
      <header>
        <h2>{game.title}</h2>
        <span class="muted">{say("lessons-done", { done, count: all.length })}</span>
      </header>
      <ol>
        {all.map((one) => (
          <li key={one.id}>
            <Link to={lessonAddress(game.name, one)}>
              <span class="muted">{one.number}</span> <span class="grow">{one.title}</span>
              {isSolved(game.name, one.id) && <Glyph name="tick" size={15} />}
            </Link>
          </li>
        ))}
      </ol>
      {puzzles.length > 0 && (
        <Link class="to-puzzles" to={`/learn/${game.name}/puzzles`}>
          <Glyph name="bulb" size={16} /> <span class="grow">{say("puzzles")}</span>
          <span class="muted">{say("puzzles-done", { done: solved, count: puzzles.length })}</span>
        </Link>
      )}
    </section>
  );
}
