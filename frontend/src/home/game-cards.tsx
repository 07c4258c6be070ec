// The games, the shortest first: a picture, what it is, and three ways in.
import { useState } from "preact/hooks";
import { Dialog } from "../app/dialog.tsx";
import { unnamed } from "../app/me.ts";
import { Link } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import type { GameInfo } from "../generated/rest.ts";
import { against } from "../opponents/against.ts";
import { next } from "../opponents/reached.ts";
import { Cover } from "./cover.tsx";
import { sortedGames } from "./games.ts";
import { NameFirst } from "./name-first.tsx";
import { open } from "./open.ts";

const me_ = { kind: "me" };

interface GameCardsProps {
  titled: boolean;
  attempt: (what: Promise<unknown>) => void;
}

export function GameCards({ titled, attempt }: GameCardsProps) {
  return (
    <section class="home-games">
      <h2 class={titled ? "" : "unseen"}>{msg("start-a-game")}</h2>
      <div class="games">
        {sortedGames().map((game) => (
          <GameCard key={game.name} game={game} attempt={attempt} />
        ))}
      </div>
    </section>
  );
}

/** The arrows go from one button of a card to the next. */
function arrows(event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!step) return;
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button, a")];
  all[all.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}

function GameCard({ game, attempt }: { game: GameInfo; attempt: GameCardsProps["attempt"] }) {
  const invited = Array(Math.min(...game.seats) - 1).fill({ kind: "invited" });
  const play = () => attempt(against(game, next(game.name)));
  const players = msg("players-range", { least: Math.min(...game.seats), most: Math.max(...game.seats) });
  const [asking, setAsking] = useState<"" | "name" | "ways">("");
  const close = () => setAsking("");
  const invite = () => {
    close();
    attempt(open(game.name, [me_, ...invited], { options: game.first }));
  };
  const befriend = () => (unnamed() ? setAsking("name") : invite());
  const ways = (event: MouseEvent) => {
    if (small.value && !(event.target as Element).closest("button, a, dialog")) setAsking("ways");
  };
  return (
    <article class="game" onClick={ways}>
      <div class="cover">
        <Cover game={game} />
      </div>
      <div class="game-words">
        <h3>{game.short_title}</h3>
        <p class="facts">{[players, game.length].filter(Boolean).join(" · ")}</p>
        <p class="sentence">{game.sentence}</p>
      </div>
      <div class="ways-in" onKeyDown={arrows}>
        <button type="button" class="solid" aria-label={msg("against-bot-game", { game: game.title })} onClick={play}>
          {msg("page-play")}
        </button>
        <button type="button" aria-label={msg("with-friend-game", { game: game.title })} onClick={befriend}>
          {msg("with-a-friend")}
        </button>
        <Link class="button" to={`/learn/${game.name}`} label={msg("lessons-of", { game: game.title })}>
          {msg("learn")}
        </Link>
        <button type="button" class="more" aria-label={msg("game-ways", { game: game.title })} onClick={() => setAsking("ways")}>
          <Glyph name="down" size={14} />
        </button>
      </div>
      {asking === "name" && <NameFirst onClose={close} onNamed={invite} />}
      {asking === "ways" && (
        <Dialog title={game.title} onClose={close}>
          <div class="game-sheet">
            <p>{game.sentence}</p>
            <button type="button" class="primary" onClick={play}>
              {msg("page-play")}
            </button>
            <button type="button" onClick={befriend}>
              {msg("with-a-friend")}
            </button>
            <Link class="button" to={`/learn/${game.name}`}>
              {msg("learn")}
            </Link>
            <Link class="button" to={`/rules/${game.name}`}>
              {msg("page-rules")}
            </Link>
          </div>
        </Dialog>
      )}
    </article>
  );
}
