// After a game against one of the five: who comes next.
import { say } from "../app/words.ts";
import { games } from "../home/games.ts";
import { above, isCharacter, nameOf } from "../opponents/characters.ts";
import { against } from "../opponents/page.tsx";
import { Pips, Portrait } from "../opponents/portrait.tsx";
import type { Step } from "./steps.ts";
import type { TableStore } from "./store.ts";

/** The bot against which I played alone; several, or people: none. */
export function opponentOf(store: TableStore): string {
  const others = (store.info.value?.seats ?? []).filter((seat) => !seat.mine);
  const [first] = others;
  return first?.bot && others.every(({ bot }) => bot === first.bot) && store.mine.value.length === 1 ? first.bot : "";
}

/** Did who looks win? */
export const iWon = (store: TableStore, step: Step) =>
  !!step.standings?.seats.some((row) => row.seat === store.mine.value[0] && row.place === 1 && row.points > 0);

export function NextLevel({ store, step }: { store: TableStore; step: Step }) {
  const bot = opponentOf(store);
  const character = above(bot);
  const game = games.value.find(({ name }) => name === store.info.value?.game);
  if (!character || !isCharacter(bot) || !game) return null;
  return (
    <section class="next-level">
      <h3>
        <Portrait character={character} size={30} /> {say("next-level", { name: nameOf(character) })} <Pips character={character} />
      </h3>
      <p class="muted">
        {say("next-level-why", { beaten: iWon(store, step) ? "yes" : "no", last: nameOf(bot), style: say("style-of", { character }) })}
      </p>
      <button type="button" onClick={() => against(game, character).catch((error) => store.fail(error))}>
        {say("play-against", { name: nameOf(character) })}
      </button>
    </section>
  );
}
