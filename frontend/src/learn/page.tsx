// Learning: the games with their lessons, and one lesson of a game.
import { useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/not-found.tsx";
import { useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { games } from "../home/games.ts";
import type { GameInfo } from "../generated/rest.ts";
import { Lesson } from "./lesson.tsx";
import { useLessons } from "./lessons.ts";
import { Bar, Path } from "./path.tsx";
import { usePuzzles } from "./puzzles.tsx";
import { isSolved, solved } from "./solved.ts";

const NONE = "-"; // no lesson is called so

export function LessonPage({ game, id }: { game: string; id: string }) {
  const all = useLessons(game);
  const [first, setFirst] = useState(""); // the lesson that was next when one came: it stays when it is solved
  useEffect(() => {
    if (all) setFirst((all.find((one) => !isSolved(game, one.id)) ?? all[0])?.id ?? NONE);
  }, [all, game]);
  if (!all || !first) return <main class="message muted">{msg("one-moment")}</main>;
  const lesson = all.find((one) => one.id === (id || first));
  if (!lesson) return <Lost words={msg("no-such-lesson")} />;
  return <Lesson key={lesson.id} game={game} all={all} lesson={lesson} />;
}

/** The games at the left, and the lessons of one of them: of the one that was begun, or the first. */
export function LearnPage() {
  useTitle(msg("learn"));
  const [chosen, choose] = useState("");
  const begun = games.value.find(({ name }) => solved.value[name]?.length);
  const game = games.value.find(({ name }) => name === chosen) ?? begun ?? games.value[0];
  return (
    <>
      <Header />
      <main class="learn-page">
        <aside>
          <h1>{msg("learn")}</h1>
          <p class="muted">{msg("learn-by-doing")}</p>
          <ul class="learn-games">
            {games.value.map((one) => (
              <Choice key={one.name} game={one} on={one === game} onChoose={() => choose(one.name)} />
            ))}
          </ul>
        </aside>
        <div class="learn-main">{game && <Lessons key={game.name} game={game} />}</div>
      </main>
    </>
  );
}

function Lessons({ game }: { game: GameInfo }) {
  const all = useLessons(game.name);
  const puzzles = usePuzzles(game.name) ?? [];
  return all ? <Path game={game} all={all} puzzles={puzzles} /> : <p class="muted">{msg("one-moment")}</p>;
}

/** A game, and the progress in it. */
function Choice({ game, on, onChoose }: { game: GameInfo; on: boolean; onChoose: () => void }) {
  const all = useLessons(game.name) ?? [];
  const done = all.filter((one) => isSolved(game.name, one.id)).length;
  const next = all.find((one) => !isSolved(game.name, one.id));
  const state = !next ? msg("all-lessons-done") : done ? msg("lesson-is-next", { number: next.number }) : msg("not-begun");
  return (
    <li>
      <button type="button" class="learn-game" aria-pressed={on} onClick={onChoose}>
        <span class="grow">
          <strong>{game.title}</strong>
          <span class="muted">{all.length ? state : ""}</span>
        </span>
        {all.length > 0 && <Bar done={done} count={all.length} />}
      </button>
    </li>
  );
}
