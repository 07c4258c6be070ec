// After a game against one of the five: who comes next.
import { msg } from "../app/words.ts";
import { games } from "../home/games.ts";
import { against } from "../opponents/against.ts";
import { above, isCharacter, nameOf } from "../opponents/characters.ts";
import { Pips, Portrait } from "../opponents/portrait.tsx";
import { iWon, opponentOf } from "./next-level.ts";
import type { Step } from "./steps.ts";
import type { TableStore } from "./store.ts";

export function NextLevel({ store, step }: { store: TableStore; step: Step }) {
  const bot = opponentOf(store);
  const character = above(bot);
  const game = games.value.find(({ name }) => name === store.info.value?.game);
  if (!character || !isCharacter(bot) || !game) return null;
  return (
    <section class="next-level">
      <h3>
        <Portrait character={character} size={30} /> {msg("next-level", { name: nameOf(character) })} <Pips character={character} />
      </h3>
      <p class="muted">
        {msg("next-level-why", { beaten: iWon(store, step) ? "yes" : "no", last: nameOf(bot), style: msg("style-of", { character }) })}
      </p>
      <button type="button" onClick={() => against(game, character).catch((error) => store.fail(error))}>
        {msg("play-against", { name: nameOf(character) })}
      </button>
    </section>
  );
}
