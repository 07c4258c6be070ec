// A small picture that a game draws for a lesson or a term: a scene with nothing in it to click.
import type { Scene } from "../generated/scene.ts";
import { NO_MARKS } from "../scene/marks.tsx";
import { draw } from "../scene/node.tsx";

export function SmallScene({ scene }: { scene: Scene }) {
  return (
    <svg
      class="scene small-scene"
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      width={scene.width}
      height={scene.height}
      aria-hidden={!scene.title}
      role="img"
      aria-label={scene.title || undefined}
    >
      {scene.nodes?.map((node, i) => draw(node, NO_MARKS, i))}
    </svg>
  );
}
