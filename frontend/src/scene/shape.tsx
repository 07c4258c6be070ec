// Bare shapes: rectangles, circles, paths.
import type { Node } from "../generated/scene.ts";
import type { Attributes } from "./scene-icon.tsx";

export const SHAPES = ["rect", "path", "circle"];

export function shape(node: Node, classes: string, { key, ...more }: Attributes) {
  const { x = 0, y = 0, w, h, r } = node;
  if (node.kind === "path") return <path key={key} class={classes} d={node.d} {...more} />;
  if (node.kind === "circle") return <circle key={key} class={classes} cx={x} cy={y} r={r ?? 0} {...more} />;
  return <rect key={key} class={classes} x={x} y={y} width={w} height={h} rx={r || undefined} {...more} />;
}
