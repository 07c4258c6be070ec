// Things of a picture that stand for one another: a click here is a click there.
import type { Node, Scene } from "../generated/scene.ts";
import { walk } from "./walk.ts";

/** The one thing within another that may be clicked, when there is just one: the larger stands for it. */
export function onlyWithin(scene: Scene, id: string | undefined, may: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const visit = (nodes: Scene["nodes"], inside: boolean) => {
    for (const node of nodes ?? []) {
      const named = node.same || node.id || "";
      if (inside && may.has(named)) found.add(named);
      visit(node.children, inside || node.id === id);
    }
  };
  // what lies at the top holds too much to stand for anything
  for (const top of scene.nodes ?? []) visit(top.children, false);
  return found.size === 1 ? [...found] : [];
}

/** Which node is the same as another: a click here is a click there. */
export function sames(scene: Scene): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (nodes: Node[] | undefined) => {
    for (const node of nodes ?? []) {
      if (node.id && node.same) found.set(node.id, node.same);
      if (node.children) visit(node.children);
    }
  };
  visit(scene.nodes);
  for (const panel of scene.panels ?? []) visit(panel.cards);
  return found;
}

/** Is this a card? Of equal cards one is picked; of other things every picture. */
export function isCard(scene: Scene, id: string): boolean {
  for (const [node] of walk([...(scene.nodes ?? []), ...(scene.panels ?? []).flatMap((panel) => panel.cards ?? [])])) {
    if (node.id === id) return node.kind === "card";
  }
  return false;
}
