// A small board: the public position of a table, without texts. It loads when it becomes visible.
import { useEffect, useRef, useState } from "preact/hooks";
import { lazy } from "../app/lazy.tsx";
import { msg } from "../app/words.ts";
import type { Position } from "../board/small.tsx";
import { gameTitle } from "../home/games.ts";
import { get } from "../wire/rest.ts";

const AT_ONCE = 2; // requests at a time, because each replays a game
const waiting: (() => Promise<void>)[] = [];
const known = new Map<string, Promise<Position>>();
let asking = 0;

export const SmallBoard = lazy(
  () => import("../board/small.tsx").then((it) => it.SmallBoard),
  async () => undefined,
);

function work(): void {
  while (asking < AT_ONCE && waiting.length) {
    asking++;
    (waiting.shift() as () => Promise<void>)().finally(() => {
      asking--;
      work();
    });
  }
}

/** The position of a table; finished ones are loaded once. */
export function positionOf(table: string, over: boolean): Promise<Position> {
  const found = known.get(table);
  if (found) return found;
  const made = new Promise<Position>((resolve, reject) => {
    waiting.push(() => get(`/api/tables/${table}/picture`).then(resolve, reject));
    work();
  });
  if (over) known.set(table, made);
  made.catch(() => known.delete(table));
  return made;
}

interface ThumbProps {
  table: string;
  game: string;
  over: boolean;
  again?: number; // changes when it needs to be drawn again
  onFound?: (position: Position) => void;
}

export function Thumb({ table, game, over, again = 0, onFound }: ThumbProps) {
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Position | null>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(box.current as Element);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for it anew; what is done with it stays the same
  useEffect(() => {
    let gone = false;
    if (seen)
      positionOf(table, over).then(
        (position) => {
          if (gone) return;
          setFound((before) => (same(before, position) ? before : position));
          onFound?.(position);
        },
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [seen, table, over, again]);
  return (
    <div class="thumb" ref={box}>
      {found && <SmallBoard game={game} position={found} title={msg("board-of", { game: gameTitle(game) })} />}
    </div>
  );
}

/** A position that has not changed is not drawn again. */
const same = (one: Position | null, other: Position) => JSON.stringify(one) === JSON.stringify(other);
