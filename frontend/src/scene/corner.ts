// In which corner of the board the tools hide the least.
import type { Scene } from "../generated/scene.ts";
import { extent } from "./extent.ts";
import { walk } from "./walk.ts";
import type { Room, Window } from "./window.ts";

export const CORNERS = ["bottom-left", "bottom-right", "top-right", "top-left"] as const;
export type Corner = (typeof CORNERS)[number];

const [WIDTH, HEIGHT] = [140, 56]; // pixels that the tools take
const READ = ["text", "icon", "card"]; // what must not be hidden; a bare shape may
const WORD = 10; // shapes that weigh as much as a word

/** The corner with the least below it; of equals, the first. Where they `were` they stay, unless they hide words more than elsewhere. */
export function corner(scene: Scene, now: Window, room: Room, were?: Corner): Corner {
  const [w, h] = [WIDTH / now.scale, HEIGHT / now.scale];
  const [right, bottom] = [now.x + room.width / now.scale, now.y + room.height / now.scale];
  const hidden = new Map<Corner, number>(CORNERS.map((name) => [name, 0]));
  for (const [node, x, y] of walk(scene.nodes)) {
    if (node.kind === "group") continue;
    const [l, t, r, b] = extent([node]);
    const across = x + l < now.x + w ? "left" : x + r > right - w ? "right" : "";
    const along = y + b > bottom - h ? "bottom" : y + t < now.y + h ? "top" : "";
    if (!across || !along || r < l) continue;
    const name = `${along}-${across}` as Corner;
    hidden.set(name, (hidden.get(name) ?? 0) + (READ.includes(node.kind) ? WORD : 1));
  }
  const best = CORNERS.reduce((best, name) => ((hidden.get(name) ?? 0) < (hidden.get(best) ?? 0) ? name : best));
  return were && (hidden.get(were) ?? 0) < (hidden.get(best) ?? 0) + WORD ? were : best;
}
