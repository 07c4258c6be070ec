// How much room things take, in units of the scene.
import type { Node } from "../generated/scene.ts";
import { letters, textWidth } from "./lettering.ts";

export type Box = [left: number, top: number, right: number, bottom: number];

const NOTHING: Box = [1e9, 1e9, -1e9, -1e9];
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Two boxes as one. */
export function join(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** The box around the points of a path; of curves, around their control points. */
export function pathBox(d: string): Box {
  let box: Box = [...NOTHING];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const parts = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? [];
  let command = "";
  for (let i = 0; i < parts.length; ) {
    if (/[a-z]/i.test(parts[i] as string)) command = parts[i++] as string;
    const low = command.toLowerCase();
    const count = ARGUMENTS[low];
    if (count === undefined) break;
    const own = command === low; // relative
    const given = parts.slice(i, i + count).map(Number);
    i += count;
    if (low === "z") [x, y] = [startX, startY];
    else if (low === "h") x = (own ? x : 0) + (given[0] ?? 0);
    else if (low === "v") y = (own ? y : 0) + (given[0] ?? 0);
    else {
      const points = low === "a" ? given.slice(5) : given;
      const [fromX, fromY] = own ? [x, y] : [0, 0];
      for (let k = 0; k + 1 < points.length; k += 2) {
        [x, y] = [fromX + (points[k] as number), fromY + (points[k + 1] as number)];
        box = join(box, [x, y, x, y]);
      }
      if (low === "m") {
        [startX, startY] = [x, y];
        command = own ? "l" : "L";
      }
    }
    box = join(box, [x, y, x, y]);
    if (!count && i >= parts.length) break;
  }
  return box;
}

/** The box around nodes, with words estimated. Of nothing, its right is left of its left. */
export function extent(nodes: Node[]): Box {
  let found: Box = [...NOTHING];
  for (const node of nodes) {
    const x = node.x ?? 0;
    const y = node.y ?? 0;
    if (node.kind === "group") {
      const [l, t, r, b] = extent(node.children ?? []);
      if (r >= l) found = join(found, [x + l, y + t, x + r, y + b]);
    } else if (node.kind === "text") {
      const [size, bold] = letters(node.classes ?? "");
      const width = Math.min(textWidth(node.text ?? "", size, bold), node.w || 1e9);
      const names = (node.classes ?? "").split(" ");
      const left = names.includes("middle") ? x - width / 2 : names.includes("end") ? x - width : x;
      found = join(found, [left, y - size * 0.8, left + width, y + size * 0.2]);
    } else if (node.kind === "circle") {
      const r = node.r ?? 0;
      found = join(found, [x - r, y - r, x + r, y + r]);
    } else if (node.kind === "path") {
      found = join(found, pathBox(node.d ?? ""));
    } else found = join(found, [x, y, x + (node.w ?? 0), y + (node.h ?? node.w ?? 0)]);
  }
  return found;
}
