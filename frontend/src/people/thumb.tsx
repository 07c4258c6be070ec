// A small board: the true position of a table, for public eyes, without words. It is asked for when it comes into sight.
import { useEffect, useRef, useState } from "preact/hooks";
import { ScenePicture } from "../home/picture.tsx";
import { Towns, towns } from "../home/towns.tsx";
import type { Scene } from "../made/scene.ts";
import { get } from "../wire/rest.ts";

const AT_ONCE = 2; // that are asked for at a time: each is a game that is played again
const waiting: (() => Promise<void>)[] = [];
const known = new Map<string, Promise<Scene>>();
let asking = 0;

function work(): void {
  while (asking < AT_ONCE && waiting.length) {
    asking++;
    (waiting.shift() as () => Promise<void>)().finally(() => {
      asking--;
      work();
    });
  }
}

/** The scene of a table; what is over is asked for once. */
function sceneOf(table: string, over: boolean): Promise<Scene> {
  const found = known.get(table);
  if (found) return found;
  const made = new Promise<Scene>((resolve, reject) => {
    waiting.push(() => get<Scene>(`/api/tables/${table}/picture`).then(resolve, reject));
    work();
  });
  if (over) known.set(table, made);
  made.catch(() => known.delete(table));
  return made;
}

interface ThumbProps {
  table: string;
  over: boolean;
  again?: number; // changes when it is to be drawn anew
}

export function Thumb({ table, over, again = 0 }: ThumbProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((found) => setSeen(found.at(-1)?.isIntersecting ?? false));
    observer.observe(box.current as Element);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for it anew
  useEffect(() => {
    let gone = false;
    if (seen)
      sceneOf(table, over).then(
        (found) => !gone && setScene(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [seen, table, over, again]);
  const rows = scene ? towns(scene) : [];
  return (
    <div class="thumb" ref={box}>
      {scene && (rows.length ? <Towns scene={scene} of={rows} /> : <ScenePicture scene={scene} name={table} position />)}
    </div>
  );
}
