// Which part of a picture a screen shows: fitted, moved, enlarged. Pure.
import { type Box, join } from "./extent.ts";

/** The part that is shown: its upper left corner, and how many pixels of the screen one unit of the picture takes. */
export interface Window {
  x: number;
  y: number;
  scale: number;
}

/** The screen, in pixels, and the picture, in its own units. */
export interface Room {
  width: number;
  height: number;
  all: [width: number, height: number];
}

export const LARGEST = 4;
const LARGE = 1.15; // a part is not drawn larger than that unasked
const MARGIN = 24; // beyond the edge of the picture, in its units

/** The scale at which all of the picture is shown. */
export function whole(room: Room): number {
  return Math.min(room.width / room.all[0], room.height / room.all[1]) || 1;
}

/** The nearest window that shows nothing but the picture and a little around it. */
export function clamp(wanted: Window, room: Room): Window {
  const scale = Math.min(LARGEST, Math.max(Math.min(whole(room), 1), wanted.scale));
  const along = (at: number, shown: number, all: number) =>
    shown >= all ? (all - shown) / 2 : Math.min(all - shown + MARGIN, Math.max(-MARGIN, at));
  return {
    x: along(wanted.x, room.width / scale, room.all[0]),
    y: along(wanted.y, room.height / scale, room.all[1]),
    scale,
  };
}

/** The window with these units in its middle. */
export function centred(x: number, y: number, scale: number, room: Room): Window {
  return clamp({ x: x - room.width / scale / 2, y: y - room.height / scale / 2, scale }, room);
}

/** Larger, or smaller until all is shown, with what is at this pixel staying there: letters keep their size, and would not fit into less. */
export function zoomed(now: Window, factor: number, px: number, py: number, room: Room): Window {
  const scale = Math.min(LARGEST, Math.max(whole(room), now.scale * factor));
  return clamp({ x: now.x + px / now.scale - px / scale, y: now.y + py / now.scale - py / scale, scale }, room);
}

/** How many of these boxes have their middle in the window. */
export function seen(now: Window, boxes: Box[], room: Room): number {
  const [w, h] = [room.width / now.scale, room.height / now.scale];
  return boxes.filter(([l, t, r, b]) => {
    const [x, y] = [(l + r) / 2 - now.x, (t + b) / 2 - now.y];
    return x > 0 && x < w && y > 0 && y < h;
  }).length;
}

/** The box around as many of these boxes as one window shows at once. */
export function densest(boxes: Box[], scale: number, room: Room): Box | null {
  let best: Box | null = null;
  let most = 0;
  const [w, h] = [room.width / scale, room.height / scale];
  for (const [l, t, r, b] of boxes) {
    // a window that begins here, and one with this in its middle
    for (const from of [
      [l - 8, t - 8],
      [(l + r - w) / 2, (t + b - h) / 2],
      [l - 8, b - h + 8],
    ] as const) {
      const all = boxes.filter((box) => box[0] >= from[0] && box[2] <= from[0] + w && box[1] >= from[1] && box[3] <= from[1] + h);
      if (all.length > most) [best, most] = [all.reduce(join), all.length];
    }
  }
  return best ?? boxes[0] ?? null;
}

const pad = 12; // around a part
const SMALLEST = 0.36; // at which shapes can still be told apart
const FINGER = 32; // pixels that something to be touched has at least, both ways

/** The scale at which all of a part is shown. */
function filling([l, t, r, b]: Box, room: Room): number {
  return Math.min(room.width / (r - l + 2 * pad), room.height / (b - t + 2 * pad));
}

/**
 * The least scale for a part: small enough to show all of it, large enough to touch what may be touched there; at most what is asked for.
 * Of a picture that is narrow enough all the breadth is shown: one moves up and down.
 */
export function comfortable(part: Box, touched: Box[], most: number, room: Room): number {
  if (room.all[0] * most <= room.width + pad) return most;
  const fingers = touched.map(([l, t, r, b]) => FINGER / Math.max(1, Math.min(r - l, b - t)));
  return Math.min(most, Math.max(SMALLEST, filling(part, room), ...fingers));
}

/** The scale for a part: all of it if that is readable. */
export function readable(part: Box, least: number, room: Room): number {
  return Math.min(Math.max(least, LARGE), Math.max(least, filling(part, room)));
}

/** All of a part for a first look, or its middle if it is very large. */
export function fitted(part: Box, least: number, room: Room): Window {
  const [l, t, r, b] = part;
  return centred((l + r) / 2, (t + b) / 2, readable(part, least, room), room);
}

/** A part of the picture as large as there is room for it, but never smaller than readable; what matters in its middle. */
export function around(part: Box, matters: Box, least: number, room: Room): Window {
  const scale = readable(part, least, room);
  const along = (size: number, low: number, high: number, from: number, to: number) => {
    if (high - low + 2 * pad <= size) return (low + high) / 2; // all of the part
    const middle = (from + to) / 2;
    return Math.min(high + pad - size / 2, Math.max(low - pad + size / 2, middle));
  };
  const [w, h] = [room.width / scale, room.height / scale];
  const [x, y] = [along(w, part[0], part[2], matters[0], matters[2]), along(h, part[1], part[3], matters[1], matters[3])];
  return centred(x, y, scale, room);
}
