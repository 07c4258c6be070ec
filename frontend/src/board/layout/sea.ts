// Position of the form on the sea: beside the Dragon, never over it.
import { small } from "../../app/screen.ts";
import type { Box, Layout } from "./types.ts";

const WIDTH = 386;
const NARROW = 344; // on a phone, where the head of the Dragon is seen beside it

const HIGH = 264; // of the form with a few lines

/** The form as a box. */
export function formBox(layout: Layout): Box {
  const { left, top, width } = formOf(layout);
  return { x: left, y: top, w: width, h: HIGH };
}

export function formOf(layout: Layout): { left: number; top: number; width: number } {
  const sea = layout.map?.free?.sea ?? { cx: layout.width / 2, cy: layout.height / 2, rx: 352, ry: 252 };
  const width = small.value ? NARROW : WIDTH;
  const left = Math.max(sea.cx - sea.rx * 0.21, sea.cx + sea.rx * 0.88 - WIDTH);
  return { left, top: sea.cy - sea.ry * 0.31, width };
}
