// Through the nodes of a scene.
import type { Node } from "../generated/scene.ts";

/** Every node of a list, those inside of groups included, with its place in the whole picture. */
export function* walk(nodes: Node[] | undefined, x = 0, y = 0): Generator<[Node, number, number]> {
  for (const node of nodes ?? []) {
    yield [node, x, y];
    if (node.children) yield* walk(node.children, x + (node.x ?? 0), y + (node.y ?? 0));
  }
}
