// The card of a first game: the goal, and a turn in three drawn steps. It lies over the board; the rest stays usable.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg, tell } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import { Cover } from "../home/cover.tsx";
import { games } from "../home/games.ts";
import { useLessons } from "../learn/lessons.ts";
import type { TeachingCard } from "../generated/rest.ts";
import { isCharacter, nameOf } from "../opponents/characters.ts";
import { Portrait } from "../opponents/portrait.tsx";
import { Picture } from "./picture.tsx";
import { open, termed } from "./terms.tsx";

const OWN = ".how-to-play, .term-card"; // what belongs to it and lies elsewhere

interface FirstGameProps {
  game: string;
  card: TeachingCard;
  opponent: string; // a character, if there is just one
  onClose: () => void;
}

export function FirstGame({ game, card, opponent, onClose }: FirstGameProps) {
  const box = useRef<HTMLElement>(null);
  const lessons = useLessons(game);
  const about = games.value.find((one) => one.name === game);
  // Escape, Enter, or a press on anything else of the table closes it; what is pressed counts
  useLayoutEffect(() => {
    const outside = ({ target }: Event) => !box.current?.contains(target as Element) && !(target as Element).closest?.(OWN);
    const key = (event: KeyboardEvent) => {
      if ([" ", "Enter"].includes(event.key) && outside(event)) onClose();
      if (event.key !== "Escape" || open.value) return; // a term that is open goes first
      event.stopPropagation();
      onClose();
    };
    const press = (event: Event) => {
      if (outside(event)) onClose();
    };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", press);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", press);
    };
  }, [onClose]);
  const explained = new Set<string>(); // a term is explained where it first stands
  return (
    <section ref={box} class="first-game" aria-label={msg("how-to-play")}>
      <header>
        <div class="cover">{about && <Cover game={about} />}</div>
        <div>
          <h2>{about?.title}</h2>
          <p>{tell("goal-is", { goal: <>{termed(card.goal, explained)}</> })}</p>
        </div>
      </header>
      <ol>
        {card.steps.map((step, i) => (
          <li key={i}>
            <div class={`step-picture step-${i}`}>
              <b>{i + 1}</b>
              <Picture game={game} parts={step.picture} />
            </div>
            <h3>{step.text}</h3>
            <p>{termed(step.how, explained)}</p>
          </li>
        ))}
      </ol>
      <footer>
        {isCharacter(opponent) && (
          <span>
            <Portrait character={opponent} size={32} /> {msg("you-meet", { name: nameOf(opponent) })}
          </span>
        )}
        <span class="bulb-says">
          <Glyph name="bulb" size={22} /> {msg("bulb-shows")}
        </span>
        <span class="grow" />
        {!!lessons?.length && <Link to={`/learn/${game}`}>{msg("a-lesson-first")}</Link>}
        <button type="button" class="btn go start" onClick={onClose}>
          <Glyph name="play" size={16} /> {msg("start-playing")}
        </button>
      </footer>
    </section>
  );
}
