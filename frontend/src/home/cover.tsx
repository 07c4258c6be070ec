// The picture of a game on its card: the drawing that stands for it, or a part of a true board.
import { useEffect, useState } from "preact/hooks";
import { lazy } from "../app/lazy.tsx";
import type { Position } from "../board/small.tsx";
import type { GameInfo } from "../generated/rest.ts";
import { SmallBoard } from "../people/thumb.tsx";
import { get } from "../wire/rest.ts";

const ZOOM = 2.6;

const Drawing = lazy(
  () => import("../board/small.tsx").then((it) => it.Drawing),
  async () => undefined,
);

const known = new Map<string, Promise<Position>>();

/** The position of a game's picture, as table data. */
function positionOf(game: string): Promise<Position> {
  let found = known.get(game);
  if (!found) {
    found = get(`/api/games/${game}/picture`);
    known.set(game, found);
    found.catch(() => known.delete(game));
  }
  return found;
}

export function Cover({ game }: { game: GameInfo }) {
  if (game.cover) return <Drawing game={game.name} name={game.cover} />;
  return <BoardPart game={game} />;
}

function BoardPart({ game }: { game: GameInfo }) {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => {
    positionOf(game.name).then(setPosition, () => undefined);
  }, [game.name]);
  return position && <SmallBoard game={game.name} position={position} title={game.title} zoom={ZOOM} />;
}
