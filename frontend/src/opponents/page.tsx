// Choose an opponent: the characters of a game, the strongest on top.
import { useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { place, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { games } from "../home/games.ts";
import { MEASURED } from "../generated/ladder.ts";
import type { GameInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { against } from "./against.ts";
import { type Character, nameOf, roster } from "./characters.ts";
import { next } from "./reached.ts";
import { Pips, Portrait } from "./portrait.tsx";

const HABITS = {
  brawling: "habits-brawling",
  fyn: "habits-fyn",
  barony: "habits-barony",
  yuan: "habits-yuan",
  protectors: "habits-protectors",
} as const;

/** A character's weaknesses in this game, or its temperament. Empty without particular habits. */
function habits(game: GameInfo, character: Character): string {
  const id = HABITS[game.name as keyof typeof HABITS];
  const known = game.name === "protectors" || character === "wat" || character === "hob";
  return id && known ? msg(id, { character }) : "";
}

/** The measured result against the next weaker one, at the smallest table. */
function measured(game: GameInfo, upper: Character): string {
  const known = MEASURED.filter((one) => one.game === game.name && one.upper === upper).sort((a, b) => a.seats - b.seats)[0];
  if (!known) return "";
  const { seats, lower, games: played, wins, low, high } = known;
  const won = Math.round((100 * wins) / played);
  return msg("measured-so", { seats, lower: nameOf(lower as Character), played, won, low, high });
}

export function OpponentsPage() {
  const [, , asked] = place.value.path.split("/");
  const [chosen, setChosen] = useState(asked ?? "");
  const [trouble, setTrouble] = useState("");
  const game = games.value.find(({ name }) => name === chosen) ?? games.value[0];
  useTitle(msg("opponents-title"));
  const fits = game && next(game.name);
  return (
    <div class="opponents">
      <Header />
      <main>
        <h1>
          {msg("choose-opponent")} <span class="muted">{msg("each-sees")}</span>
        </h1>
        <div class="which" role="group" aria-label={msg("game")}>
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
          {[...roster(game?.name ?? "")].reverse().map((character) => (
            <li key={character} class={character === fits ? "fits" : ""}>
              <Portrait character={character} />
              <div class="about">
                <h2>
                  {nameOf(character)} <Pips character={character} game={game?.name ?? ""} />
                  {character === fits && <span class="tag good">{msg("fits-you")}</span>}
                </h2>
                <p>{msg("style-of", { character })}</p>
                {game && <p class="small">{habits(game, character)}</p>}
                <p class="muted small">{msg("thinks-so", { character })}</p>
                {game && <p class="muted small">{measured(game, character)}</p>}
              </div>
              <button
                type="button"
                class={character === fits ? "primary" : ""}
                aria-label={msg("play-against", { name: nameOf(character) })}
                onClick={() => game && against(game, character).catch((error: Error) => setTrouble(error.message))}
              >
                {msg("page-play")}
              </button>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
