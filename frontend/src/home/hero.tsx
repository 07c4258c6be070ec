// The one loud thing of the first page: a game that begins with one press, in front of the wall.
import { msg } from "../app/words.ts";
import { me } from "../app/me.ts";
import type { TableInfo } from "../generated/rest.ts";
import { against } from "../opponents/against.ts";
import { type Character, isCharacter, nameOf, shortOf } from "../opponents/characters.ts";
import { small } from "../app/screen.ts";
import { EVERYBODY, Scenery } from "../scenery/scenery.tsx";
import { Glyph } from "../app/icon.tsx";
import { games, sortedGames } from "./games.ts";

interface HeroProps {
  tables: TableInfo[]; // mine
  known: boolean; // loaded
  attempt: (what: Promise<unknown>) => void;
}

const FEW = EVERYBODY.filter(([name]) => name === "peasant" || name === "knight" || name === "wizard");

/** My last game and opponent. */
function last(tables: TableInfo[]): { game: string; character: Character } | undefined {
  for (const table of [...tables].sort((a, b) => b.created - a.created)) {
    const bot = table.seats.find((seat) => isCharacter(seat.bot))?.bot;
    if (bot && isCharacter(bot)) return { game: table.game, character: bot };
  }
  return undefined;
}

export function Hero({ tables, known, attempt }: HeroProps) {
  if (!known) return <section class="hero" aria-busy="true" />; // perhaps a game waits
  const again = last(tables);
  const [shortest] = sortedGames();
  const game = games.value.find(({ name }) => name === again?.game) ?? shortest;
  const character = again?.character ?? "wat";
  return (
    <section class="hero">
      {small.value ? (
        <Scenery
          width={390}
          height={258}
          from={10}
          wall={78}
          people={FEW}
          sun={300}
          castle={false}
          clouds={false}
          dragon={[322, 92, 112]}
        />
      ) : (
        <Scenery
          width={1120}
          height={276}
          sun={868}
          banners={[
            [420, 0],
            [680, 4],
            [1030, 1],
          ]}
        />
      )}
      <div class="hero-words">
        <h2>{msg("home-headline")}</h2>
        {game && (
          <p>
            <span>
              {msg("home-first", {
                game: game.short_title,
                name: small.value ? shortOf(character) : nameOf(character),
              })}
            </span>{" "}
            <span>{me.value?.login ? game.length : `${msg("first-facts", { length: game.length })}.`}</span>
          </p>
        )}
        <button type="button" class="go" disabled={!game} onClick={() => game && attempt(against(game, character))}>
          <Glyph name="play" size={22} /> {again ? msg("play-again") : msg("play-now")}
        </button>
      </div>
    </section>
  );
}
