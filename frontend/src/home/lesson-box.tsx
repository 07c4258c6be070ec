// The column's lesson box: the next lesson, or the first one.
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { useLessons } from "../learn/lessons.ts";
import { solved } from "../learn/solved.ts";
import { FIGURES } from "../generated/scenery.ts";
import { games } from "./games.ts";

const FIRST = "barony"; // whose rules take longest to explain

export function LessonBox() {
  const done = solved.value;
  const begun = games.value.find(({ name }) => done[name]?.length) ?? games.value.find(({ name }) => name === FIRST) ?? games.value[0];
  return begun ? <Box key={begun.name} game={begun.name} title={begun.short_title} done={done[begun.name] ?? []} /> : null;
}

function Box({ game, title, done }: { game: string; title: string; done: string[] }) {
  const lessons = useLessons(game);
  const next = lessons?.find(({ id }) => !done.includes(id));
  if (!lessons?.length || !next) return null;
  const number = lessons.indexOf(next) + 1;
  const to = `/learn/${game}/${next.id}`;
  if (!done.length)
    return (
      <section class="box lesson-box">
        <svg
          viewBox="0 0 64 64"
          style={{ color: "#b5482a" }}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: FIGURES.peasant ?? "" }}
        />
        <div class="words">
          <h2>{msg("learn-game", { game: title })}</h2>
          <p class="muted">{msg("lessons-short", { count: lessons.length })}</p>
          <Link class="button" to={to}>
            {msg("start-lesson")}
          </Link>
        </div>
      </section>
    );
  return (
    <section class="box lesson-on">
      <p>
        <b>{msg("lesson-at", { game: title, number, count: lessons.length })}</b> <Link to={to}>{msg("lesson-go-on")}</Link>
      </p>
      <progress value={number - 1} max={lessons.length} />
    </section>
  );
}
