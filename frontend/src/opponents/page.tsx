// Choose an opponent: the five who sit at every table, the strongest on top.
import { useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { place, useTitle } from "../app/route.tsx";
import { say } from "../app/words.ts";
import { games } from "../home/games.ts";
import { open, usual } from "../home/open.ts";
import { MEASURED } from "../made/ladder.ts";
import type { GameInfo } from "../made/rest.ts";
import { Glyph } from "../scene/icon.tsx";
import { type Character, LADDER, nameOf } from "./characters.ts";
import { next } from "./reached.ts";
import { Pips, Portrait } from "./portrait.tsx";

/** Play a game against this one, on all other seats. */
export function against(game: GameInfo, character: Character): Promise<void> {
  const others = Array(usual(game) - 1).fill({ kind: "bot", bot: character });
  return open(game.name, [{ kind: "me" }, ...others], { options: game.first });
}

/** How one fares against the one below, as it was measured at the smallest table. */
function measured(game: GameInfo, upper: Character): string {
  const known = MEASURED.filter((one) => one.game === game.name && one.upper === upper).sort((a, b) => a.seats - b.seats)[0];
  if (!known) return "";
  const { seats, lower, games: played, wins, low, high } = known;
  const won = Math.round((100 * wins) / played);
  return say("measured-so", { seats, lower: nameOf(lower as Character), played, won, low, high });
}

export function OpponentsPage() {
  const [, , asked] = place.value.path.split("/");
  const [chosen, setChosen] = useState(asked ?? "");
  const [trouble, setTrouble] = useState("");
  const game = games.value.find(({ name }) => name === chosen) ?? games.value[0];
  useTitle(say("opponents-title"));
  const fits = game ? next(game.name) : LADDER[0];
  return (
    <div class="opponents">
      <Header />
      <main>
        <h1>
          {say("choose-opponent")} <span class="muted">{say("five-sit")}</span>
        </h1>
        <div class="which" role="group" aria-label={say("game")}>
          {games.value.map(({ name, title }) => (
            <button key={name} type="button" aria-pressed={name === game?.name} onClick={() => setChosen(name)}>
              {title}
            </button>
          ))}
        </div>
        {trouble && (
          <p class="trouble" role="alert">
            <Glyph name="warning" /> {trouble}
          </p>
        )}
        <ol class="ladder">
          {[...LADDER].reverse().map((character) => (
            <li key={character} class={character === fits ? "fits" : ""}>
              <Portrait character={character} />
              <div class="about">
                <h2>
                  {nameOf(character)} <Pips character={character} />
                  {character === fits && <span class="tag good">{say("fits-you")}</span>}
                </h2>
                <p>{say("style-of", { character })}</p>
                <p class="muted small">{say("thinks-so", { character })}</p>
                {game && <p class="muted small">{measured(game, character)}</p>}
              </div>
              <button
                type="button"
                class={character === fits ? "primary" : ""}
                aria-label={say("play-against", { name: nameOf(character) })}
                onClick={() => game && against(game, character).catch((error: Error) => setTrouble(error.message))}
              >
                {say("page-play")}
              </button>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
