// Where things of a picture lie: what is mine, what is wanted, what the picture itself points at.
import type { Scene } from "../generated/scene.ts";
import { type Box, extent } from "./extent.ts";
import { seatOf } from "./seat.ts";
import { walk } from "./walk.ts";

/** The boxes of what is drawn in a colour. */
export function coloured(scene: Scene, colour: number): Box[] {
  const found: Box[] = [];
  for (const [node, x, y] of walk(scene.nodes)) {
    if (seatOf(node.classes) !== colour || (node.classes ?? "").split(" ").includes("player")) continue;
    const [l, t, r, b] = extent([node]);
    if (r > l) found.push([x + l, y + t, x + r, y + b]);
  }
  return found;
}

/** The boxes of what the picture itself points at: what is chosen, or aimed at. */
export function pointedAt(scene: Scene): Box[] {
  const found: Box[] = [];
  for (const [node, x, y] of walk(scene.nodes)) {
    if (!/(^| )(chosen|target)( |$)/.test(node.classes ?? "")) continue;
    const [l, t, r, b] = extent([node]);
    if (r >= l) found.push([x + l, y + t, x + r, y + b]);
  }
  return found;
}

/** The boxes of these nodes of the board. */
export function boxesOf(scene: Scene, wanted: ReadonlySet<string>): Box[] {
  const found: Box[] = [];
  for (const [node, x, y] of wanted.size ? walk(scene.nodes) : []) {
    if (!node.id || !wanted.has(node.id)) continue;
    const [l, t, r, b] = extent([node]);
    if (r >= l) found.push([x + l, y + t, x + r, y + b]);
  }
  return found;
}
