// A picture of a game, from its own scene in the midst of play: a fan of its cards, or the part of the board that is fullest.
import { useEffect, useState } from "preact/hooks";
import type { Node, Scene } from "../generated/scene.ts";
import { type Box, extent, join } from "../scene/extent.ts";
import { NO_MARKS } from "../scene/marks.tsx";
import { draw } from "../scene/node.tsx";
import { regions } from "../scene/regions.ts";
import { walk } from "../scene/walk.ts";
import { get } from "../wire/rest.ts";

const known = new Map<string, Promise<Scene>>();

export function GamePicture({ game }: { game: string }) {
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => {
    let found = known.get(game);
    if (!found) {
      found = get<Scene>(`/api/games/${game}/picture`);
      known.set(game, found);
    }
    found.then(setScene, () => known.delete(game));
  }, [game]);
  return <div class="game-picture">{scene && <ScenePicture scene={scene} name={game} />}</div>;
}

interface ScenePictureProps {
  scene: Scene;
  name: string; // by which it is known among the pictures of a page
  position?: boolean; // its true position, and not three of its cards
}

/** A scene, small and without words. */
export function ScenePicture({ scene, name, position = false }: ScenePictureProps) {
  const cards = position ? [] : fan(scene);
  const box = part(scene);
  return (
    <>
      {cards.length === 3 ? (
        <svg class="scene" viewBox="0 0 190 156" preserveAspectRatio="xMidYMid meet" role="img" aria-label={scene.title}>
          <rect x="-400" y="-400" width="1000" height="1000" class={`backdrop ${cards[1]?.face?.kind}`} />
          {[0, 2, 1].map((i) => {
            const card = cards[i] as Node;
            const [w, h] = [card.w ?? 88, card.h ?? 124];
            const side = i - 1;
            return (
              <g
                key={i}
                transform={`translate(${95 + side * 48} ${80 + Math.abs(side) * 7}) rotate(${side * 10}) scale(0.88) translate(${-w / 2} ${-h / 2})`}
              >
                {draw({ ...card, id: "", x: 0, y: 0, classes: "" }, NO_MARKS, i)}
              </g>
            );
          })}
        </svg>
      ) : (
        <svg
          class="scene wordless"
          viewBox={box.join(" ")}
          preserveAspectRatio={`xMidYMid ${box[2] === WIDE ? "slice" : "meet"}`}
          role="img"
          aria-label={scene.title}
        >
          <clipPath id={`clip-${name}`}>
            <rect x={box[0]} y={box[1]} width={box[2]} height={box[3]} />
          </clipPath>
          <g clip-path={box[2] === WIDE ? undefined : `url(#clip-${name})`}>{scene.nodes?.map((node, i) => draw(node, NO_MARKS, i))}</g>
        </svg>
      )}
    </>
  );
}

/** Three whole cards, as different as there are. */
export function fan(scene: Scene): Node[] {
  const cards: Node[] = [];
  for (const [node] of walk([...(scene.nodes ?? []), ...(scene.panels ?? []).flatMap((panel) => panel.cards ?? [])])) {
    if (node.kind === "card" && node.face?.icon && node.face.kind !== "back" && (node.h ?? 0) >= 90) cards.push(node);
  }
  const chosen: Node[] = [];
  for (const differs of [(a: Node, b: Node) => a.face?.kind !== b.face?.kind, (a: Node, b: Node) => a.face?.name !== b.face?.name]) {
    for (const card of cards) {
      if (chosen.length < 3 && chosen.every((other) => differs(card, other))) chosen.push(card);
    }
  }
  return chosen;
}

const BOARDS = ["board", "map"]; // what games call the part that is the board
const WHOLE = 20; // so many places of a kind are shown all
const WIDE = 400; // else a part so wide, in units of the scene
const TALL = 330;
const STEPS = 16; // where it may begin, across and down

/** The places of the part of the board that has most of them: all, or where most is. */
export function part(scene: Scene): [number, number, number, number] {
  const whole: Box = [0, 0, scene.width, scene.height];
  const most = (of: string[]) => of.map((id) => places(scene, id)).sort((a, b) => b.length - a.length)[0] ?? [];
  const board = most(BOARDS);
  const parts = board.length ? board : most(regions(scene).map(({ id }) => id));
  const best = parts.length ? parts : places(scene, "");
  const [left, top, right, bottom] = best.length ? padded(best.map(([box]) => box).reduce(join)) : whole;
  if (best.length <= WHOLE) return [left, top, right - left, bottom - top];
  let found: [number, number] = [left, top];
  let fullest = -1;
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const x = left + (Math.max(0, right - left - WIDE) * i) / STEPS;
      const y = top + (Math.max(0, bottom - top - TALL) * j) / STEPS;
      const seen = best.filter(([[l, t, r, b]]) => l >= x && r <= x + WIDE && t >= y && b <= y + TALL);
      const much = seen.reduce((sum, [, things]) => sum + 1 + things, 0);
      if (much > fullest) [found, fullest] = [[x, y], much];
    }
  }
  return [found[0], found[1], WIDE, TALL];
}

const padded = ([l, t, r, b]: Box): Box => [l - 12, t - 12, r + 12, b + 12];

/** Is there more to see of it than words? */
const drawn = (node: Node) => [...walk([node])].some(([{ kind }]) => kind !== "text" && kind !== "group");

/** The outermost things with ids in a part of the board, each with how much is in it; "": in all of it. */
function places(scene: Scene, part: string): [Box, number][] {
  const found: [Box, number][] = [];
  const visit = (nodes: Node[] | undefined, x: number, y: number, inside: boolean) => {
    for (const node of nodes ?? []) {
      const [l, t, r, b] = node.id && inside && drawn(node) ? extent([node]) : [0, 0, -1, -1];
      if (r > l) found.push([[x + l, y + t, x + r, y + b], [...walk(node.children ?? [])].length]);
      else visit(node.children, x + (node.x ?? 0), y + (node.y ?? 0), inside || node.id === part);
    }
  };
  visit(scene.nodes, 0, 0, !part);
  return found;
}
