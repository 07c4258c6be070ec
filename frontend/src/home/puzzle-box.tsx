// The column's puzzle of the day with its board.
import { useEffect, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { Position } from "../board/small.tsx";
import { puzzleAddress, Rating, useToday, wasRight } from "../learn/puzzles.tsx";
import { SmallBoard } from "../people/thumb.tsx";
import { get } from "../wire/rest.ts";
import { gameTitle } from "./games.ts";

const ZOOM = 1.5;

export function PuzzleBox() {
  const puzzle = useToday();
  const [found, setFound] = useState<Position | null>(null);
  const path = puzzle ? (`/api/games/${puzzle.game}/puzzles/${puzzle.number}/picture` as const) : "";
  useEffect(() => {
    if (path) get(path).then(setFound, () => undefined);
  }, [path]);
  if (!puzzle) return null;
  const right = wasRight(puzzle.game, puzzle.number);
  const title = `${msg("puzzle-today")}: ${gameTitle(puzzle.game)}`;
  return (
    <section class="box puzzle-today">
      <div class="thumb">{found && <SmallBoard game={puzzle.game} position={found} title={title} zoom={ZOOM} />}</div>
      <div class="words">
        <h2>{msg("puzzle-today")}</h2>
        <p class="muted">
          {gameTitle(puzzle.game)} <Rating rating={puzzle.rating} />
        </p>
        <p class="foot">
          <span>{right === undefined ? puzzle.task : right ? msg("puzzle-right") : msg("puzzle-wrong")}</span>
          <Link class="button solid" to={puzzleAddress(puzzle.game, puzzle.number)}>
            {right === undefined ? msg("solve") : msg("puzzle-again-short")}
          </Link>
        </p>
      </div>
    </section>
  );
}
