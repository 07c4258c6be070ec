// The game of a tournament before its first round: its picture, how it is won, and where to learn it.
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { Cover } from "../home/cover.tsx";
import { games } from "../home/games.ts";

export function Preview({ game }: { game: string }) {
  const found = games.value.find(({ name }) => name === game);
  if (!found) return null;
  return (
    <section class="game-preview">
      <div class="cover">
        <Cover game={found} />
      </div>
      <div>
        <h2>{found.title}</h2>
        <p class="muted small">{`${msg("players-range", { least: Math.min(...found.seats), most: Math.max(...found.seats) })} · ${found.length}`}</p>
        <p>{found.sentence}</p>
        <p class="row">
          <Link class="button" to={`/learn/${game}`}>
            {msg("learn")}
          </Link>
          <Link class="button" to={`/rules/${game}`}>
            {msg("page-rules")}
          </Link>
        </p>
      </div>
    </section>
  );
}
