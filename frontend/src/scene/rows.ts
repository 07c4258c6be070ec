// The players' rows beside the board while something is told: each changes with the last line that is about something of that player.
import type { Node, Panel, Scene } from "../generated/scene.ts";
import { seatOf } from "./seat.ts";

/** For each colour, the last of these lists that names something in it: the thing itself, what lies in it, or in what it lies. */
export function lastOf(scenes: Scene[], told: { nodes: string[] }[]): Map<number, number> {
  const when = new Map<string, number>();
  told.forEach(({ nodes }, i) => {
    for (const id of nodes) when.set(id, i);
  });
  const found = new Map<number, number>();
  const note = (colour: number, at: number) => found.set(colour, Math.max(at, found.get(colour) ?? -1));
  const visit = (nodes: Node[] | undefined, around: number[], inside: number) => {
    for (const node of nodes ?? []) {
      const own = seatOf(node.classes);
      const here = own < 0 ? around : [...around, own];
      const named = when.get(node.id ?? "") ?? -1;
      if (named >= 0) for (const colour of here) note(colour, named);
      else if (inside >= 0 && own >= 0) note(own, inside);
      visit(node.children, here, Math.max(inside, named));
    }
  };
  for (const scene of scenes) visit(scene.nodes, [], -1);
  return found;
}

/** A panel between two pictures, after the first so many parts: the rows of players of whom all is told are as they will be. */
export function between(panel: Panel, after: Scene, last: Map<number, number>, count: number): Panel {
  if (panel.kind !== "table" || !panel.looks) return panel;
  const other = after.panels?.find((one) => one.kind === panel.kind && one.title === panel.title);
  if (!other || other.columns?.join() !== panel.columns?.join()) return panel;
  const key = ({ rows, looks }: Panel, i: number) => `${seatOf(looks?.[i])} ${rows?.[i]?.[0]}`;
  const known = new Map(other.rows?.map((_, i) => [key(other, i), i]));
  const rows = [...(panel.rows ?? [])];
  const looks = [...panel.looks];
  for (const i of rows.keys()) {
    const then = known.get(key(panel, i));
    const done = (last.get(seatOf(looks[i])) ?? count) < count;
    if (then === undefined || !done) continue;
    rows[i] = other.rows?.[then] ?? [];
    looks[i] = other.looks?.[then] ?? "";
  }
  return { ...panel, rows, looks };
}
