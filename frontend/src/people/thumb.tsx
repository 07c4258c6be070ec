// A small board: the true position of a table, for public eyes, without words. It is asked for when it comes into sight.
import { useEffect, useRef, useState } from "preact/hooks";
import { lazy } from "../app/lazy.tsx";
import { msg } from "../app/words.ts";
import type { Position } from "../board/small.tsx";
import { drawn, gameTitle } from "../home/games.ts";
import { ScenePicture } from "../home/picture.tsx";
import { Towns, towns } from "../home/towns.tsx";
import type { Scene } from "../generated/scene.ts";
import { get } from "../wire/rest.ts";

const AT_ONCE = 2; // that are asked for at a time: each is a game that is played again
const waiting: (() => Promise<void>)[] = [];
const known = new Map<string, Promise<Scene | Position>>();
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

/** The position of a table, as a scene or as table data; what is over is asked for once. */
function positionOf(table: string, game: string, over: boolean): Promise<Scene | Position> {
  const found = known.get(table);
  if (found) return found;
  const path = `/api/tables/${table}/picture${drawn(game) ? "?form=table" : ""}`;
  const made = new Promise<Scene | Position>((resolve, reject) => {
    waiting.push(() => get<Scene | Position>(path).then(resolve, reject));
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
  again?: number; // changes when it is to be drawn anew
}

export function Thumb({ table, game, over, again = 0 }: ThumbProps) {
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Scene | Position | null>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(box.current as Element);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for it anew
  useEffect(() => {
    let gone = false;
    if (seen)
      positionOf(table, game, over).then(
        (position) => !gone && setFound((before) => (same(before, position) ? before : position)),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [seen, table, game, over, again]);
  return (
    <div class="thumb" ref={box}>
      {found && <Picture found={found} table={table} game={game} />}
    </div>
  );
}

/** A position that has not changed is not drawn again. */
const same = (one: Scene | Position | null, other: Scene | Position) => JSON.stringify(one) === JSON.stringify(other);

function Picture({ found, table, game }: { found: Scene | Position; table: string; game: string }) {
  if (!("nodes" in found))
    return <SmallBoard game={game} position={found as Position} title={msg("board-of", { game: gameTitle(game) })} />;
  const rows = towns(found);
  return rows.length ? <Towns scene={found} of={rows} /> : <ScenePicture scene={found} name={table} position />;
}
