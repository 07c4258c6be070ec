// The parts of a picture that a small screen shows one at a time: a player's ground, the market, the ranking.
import type { Node, Scene } from "../generated/scene.ts";
import { type Box, extent } from "./extent.ts";
import { seatOf } from "./seat.ts";
import { walk } from "./walk.ts";

export interface Region {
  id: string;
  name: string;
  colour: number; // of the seat that it belongs to, or -1
  box: Box;
}

const LEAST = 0.015; // of the picture: what is smaller is no part of its own
const THIN = 60; // units: nor is a line of words
const INSIDE = 0.6; // what lies so much within another part is shown with it

const area = ([l, t, r, b]: Box) => Math.max(0, r - l) * Math.max(0, b - t);
const common = (a: Box, b: Box): Box => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];

/** The parts of a scene: that of this colour first, then those of the others. Only one is none, unless it is the last player's ground. */
export function regions(scene: Scene, own = -1): Region[] {
  const whole = scene.width * scene.height;
  const found: Region[] = [];
  const visit = (nodes: Node[] | undefined, x: number, y: number) => {
    for (const node of nodes ?? []) {
      if (node.kind !== "group") continue;
      if (!node.id) {
        visit(node.children, x + (node.x ?? 0), y + (node.y ?? 0));
        continue;
      }
      const [l, t, r, b] = extent([node]);
      const box = common([x + l, y + t, x + r, y + b], [0, 0, scene.width, scene.height]);
      if (area(box) < LEAST * whole || Math.min(box[2] - box[0], box[3] - box[1]) < THIN) continue;
      const player = (node.classes ?? "").split(" ").includes("player");
      found.push({ id: node.id, name: player ? node.id : title(node), colour: player ? seatOf(node.classes) : -1, box });
    }
  };
  visit(scene.nodes, 0, 0);
  const apart = found.filter(
    (one) =>
      !found.some((other) => other !== one && area(other.box) > area(one.box) && area(common(one.box, other.box)) > INSIDE * area(one.box)),
  );
  const rank = ({ colour }: Region) => (colour < 0 ? 2 : colour === own ? 0 : 1);
  apart.sort((a, b) => rank(a) - rank(b));
  return apart.length > 1 || (apart[0] && apart[0].colour >= 0) ? apart : [];
}

/** Where in a part most of it is: things with ids count, words don't. */
export function middle(scene: Scene, box: Box): Box {
  let [x, y, count] = [0, 0, 0];
  for (const [node, dx, dy] of walk(scene.nodes)) {
    if (!node.id || node.kind === "text" || node.children?.some((child) => child.id)) continue;
    const [l, t, r, b] = extent([node]);
    const [mx, my] = [dx + (l + r) / 2, dy + (t + b) / 2];
    if (r < l || mx < box[0] || mx > box[2] || my < box[1] || my > box[3]) continue;
    [x, y, count] = [x + mx, y + my, count + 1];
  }
  if (!count) return [box[0], box[1], box[0], box[1]];
  return [x / count, y / count, x / count, y / count];
}

/** What a part is called: its heading, or what it says, or its id. */
function title(node: Node): string {
  const heading = (nodes: Node[] | undefined): string => {
    for (const one of nodes ?? []) {
      if (one.kind === "text" && /(^| )(heading|title)( |$)/.test(one.classes ?? "")) return one.text ?? "";
      const inside = heading(one.children);
      if (inside) return inside;
    }
    return "";
  };
  const says = /^[^,:]{1,24}(?=[,:]|$)/.exec(node.says ?? "")?.[0] ?? "";
  const id = node.id ?? "";
  return says || heading(node.children) || id.charAt(0).toUpperCase() + id.slice(1);
}
