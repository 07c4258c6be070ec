// After a game against one of the five: who comes next.
import { msg } from "../app/words.ts";
import { games } from "../home/games.ts";
import { against } from "../opponents/against.ts";
import { above, isCharacter, nameOf } from "../opponents/characters.ts";
import { Pips, Portrait } from "../opponents/portrait.tsx";
import { iWon, opponentOf } from "./next-level.ts";
import type { Step } from "../table/playback.ts";
import type { TableStore } from "../table/store.ts";

export function NextLevel({ store, step }: { store: TableStore; step: Step }) {
  const bot = opponentOf(store);
  const game = games.value.find(({ name }) => name === store.info.value?.game);
  const character = above(bot, game?.name ?? "");
  if (!character || !isCharacter(bot) || !game) return null;
  return (
    <section class="next-level">
      <header>
        <Portrait character={character} size={64} />
        <div>
          <small>{msg("next-opponent")}</small>
          <h3>{nameOf(character)}</h3>
          <Pips character={character} game={game.name} />
        </div>
      </header>
      <p>{msg("next-level-why", { beaten: iWon(store, step) ? "yes" : "no", last: nameOf(bot), style: msg("style-of", { character }) })}</p>
      <button type="button" class="btn act" onClick={() => against(game, character).catch((error) => store.fail(error))}>
        {msg("play-against", { name: nameOf(character) })}
      </button>
    </section>
  );
}
