// The card of a first game: the goal, where points come from, and a turn in three steps. It lies over the board; the rest stays usable.
import { useEffect, useRef } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg, tell } from "../app/words.ts";
import { games } from "../home/games.ts";
import { useLessons } from "../learn/lessons.ts";
import type { TeachingCard } from "../generated/rest.ts";
import { SmallScene } from "./small-scene.tsx";
import { isFirst } from "./tutorial.ts";
import { open, termed } from "./terms.tsx";

const OWN = ".how-to-play, .term-card"; // what belongs to it and lies elsewhere

interface FirstGameProps {
  game: string;
  card: TeachingCard;
  onClose: (known: boolean) => void;
}

export function FirstGame({ game, card, onClose }: FirstGameProps) {
  const box = useRef<HTMLElement>(null);
  const lessons = useLessons(game);
  const about = games.value.find((one) => one.name === game);
  // Escape, or a press on anything else of the table, by hand or by key, closes it; what is pressed counts
  useEffect(() => {
    const outside = ({ target }: Event) => !box.current?.contains(target as Element) && !(target as Element).closest?.(OWN);
    const key = (event: KeyboardEvent) => {
      if ([" ", "Enter"].includes(event.key) && outside(event)) onClose(false);
      if (event.key !== "Escape" || open.value) return; // a term that is open goes first
      event.stopPropagation();
      onClose(false);
    };
    const press = (event: Event) => {
      if (outside(event)) onClose(false);
    };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", press);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", press);
    };
  }, [onClose]);
  const told = new Set<string>(); // a term is explained where it first stands
  return (
    <section ref={box} class="first-game" aria-label={msg("how-to-play")}>
      <header>
        <span class="kicker">
          {isFirst(game) ? msg("first-game-of", { game: about?.title ?? "" }) : msg("how-to-play-game", { game: about?.title ?? "" })}
        </span>
        <span class="muted">{about?.length}</span>
        <h2>{card.goal}</h2>
      </header>
      <div class="card-body">
        <h3>{card.sources.some((source) => source.worth) ? msg("where-points") : msg("how-to-win")}</h3>
        <ul class="sources">
          {card.sources.map((source, i) => (
            <li key={i}>
              <SmallScene scene={source.picture} />
              <span class="worth">{worth(source.worth)}</span>
              <span>
                <strong>{termed(source.text, told)}</strong>
                <span class="muted">{termed(source.how, told)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div class="card-steps">
        <h3>{msg("this-turn")}</h3>
        <ol>
          {card.steps.map((step, i) => (
            <li key={i}>
              <span class="number">{i + 1}</span>
              <strong>{termed(step.text, told)}</strong>
              <span class="muted">{termed(step.how, told)}</span>
            </li>
          ))}
        </ol>
      </div>
      <footer>
        <button type="button" onClick={() => onClose(true)}>
          {msg("know-this-game")}
        </button>
        <span class="muted small">{tell("comes-back-under", { where: <strong>{msg("how-to-play")}</strong> })}</span>
        <span class="grow" />
        <Link to={`/rules/${game}/sheet`}>{msg("one-page")}</Link>
        {!!lessons?.length && (
          <Link class="button" to={`/learn/${game}`}>
            {msg("a-lesson-first")}
          </Link>
        )}
        <button type="button" class="inked" onClick={() => onClose(false)}>
          {isFirst(game) ? msg("start-playing") : msg("go-on-playing")}
        </button>
      </footer>
    </section>
  );
}

/** What something is worth: the figure large, its word below. */
function worth(text: string) {
  const found = /^(\S*\d\S*)\s+(.*)$/s.exec(text);
  if (!found) return <small>{text}</small>;
  return (
    <>
      <b>{found[1]}</b>
      <small>{found[2]}</small>
    </>
  );
}
