// Out of a game that goes on, in the prompt's place: why, and what one may do now.
import { useEffect } from "preact/hooks";
import { othersInPlay } from "../app/people.ts";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { games } from "../home/games.ts";
import { open } from "../home/open.ts";
import { Glyph } from "../app/icon.tsx";
import type { Playback } from "./playback.ts";
import { Causes } from "./causes.tsx";
import { useEnding } from "./ending.ts";
import type { TableStore } from "./store.ts";

/** The same game at a new table: those who were bots are bots again, the other seats are open. */
async function another(store: TableStore): Promise<void> {
  const info = store.info.value;
  const game = games.value.find(({ name }) => name === info?.game);
  if (!info || !game) return;
  const seats = info.seats.map(({ mine, bot }) =>
    mine ? { kind: "me" as const } : bot ? { kind: "bot" as const, bot } : { kind: "open" as const },
  );
  await open(info.game, seats, { options: info.options });
}

interface FallenProps {
  store: TableStore;
  playback: Playback;
  onWatch: () => void;
}

export function Fallen({ store, playback: watching, onWatch }: FallenProps) {
  const ending = useEnding(store, true);
  const causes = ending?.seats[store.looking.value]?.causes ?? [];
  const last = causes.at(-1);
  const playback = store.looking.value;
  const info = store.info.value;
  useEffect(() => {
    watching.hold(true); // what happens now waits until this is read
    return () => watching.hold(false);
  }, [watching]);
  const bots = !!info && !othersInPlay(info).length; // nobody minds if they hurry
  return (
    <section class="prompt over fallen" aria-live="polite">
      <header>
        <span class="kicker">{msg("you-are-out")}</span>
      </header>
      <h2>{msg("how-it-came")}</h2>
      <div class="middle">
        <Causes store={store} causes={causes} />
        <p class="rest">{msg("out-and-now", { bots: bots ? "yes" : "no" })}</p>
        {store.trouble.value && <p class="warn">{store.trouble.value.sentence}</p>}
      </div>
      {bots && (
        <button type="button" class="to-the-end" disabled={watching.rushing.value} onClick={() => watching.rush()}>
          <Glyph name="last" size={15} />
          <span>
            <strong>{msg("to-the-end-bots")}</strong>
            <span class="muted small">{msg("to-the-end-why")}</span>
          </span>
        </button>
      )}
      <div class="buttons foot">
        <button type="button" onClick={() => another(store).catch((error) => store.fail(error))}>
          {msg("new-game")}
        </button>
        <Link class="button" to={store.replay(playback, last ? `&at=${causes[0]?.at ?? last.at}` : "")}>
          {msg("replay")}
        </Link>
        <button type="button" class="primary" onClick={onWatch}>
          {msg("watch-on")}
        </button>
      </div>
    </section>
  );
}
