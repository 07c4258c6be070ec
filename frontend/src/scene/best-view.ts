// Where a board is best shown: all of it, or on a small screen the part that matters.
import { useRef } from "preact/hooks";
import type { Scene } from "../generated/scene.ts";
import type { Box } from "./extent.ts";
import { middle, type Region } from "./regions.ts";
import { around, centred, comfortable, densest, fitted, type Room, readable, seen, type Window, whole } from "./window.ts";

export const within =
  ({ box }: Region) =>
  ([l, t, r, b]: Box) =>
    inside(box, (l + r) / 2, (t + b) / 2);
export const inside = ([l, t, r, b]: Box, x: number, y: number) => x >= l && x <= r && y >= t && y <= b;

interface Best {
  window: Window;
  part: string; // the part that it is for
}

/**
 * Where the board is best shown: all of it, or on a small screen the part that matters, without moving more than is needed: the one that
 * was asked for, that in which one began, one's own if there is something to do in it, else the one with most to do; where there is nothing
 * to do one's own, or the largest. As much of it is shown
 * as can be touched with a finger. In its middle is what is wanted, else what is mine; if there is neither, most of the part that was asked
 * for or of the only one, and of another all for a first look.
 */
export function useBest(
  scene: Scene,
  room: Room,
  narrow: boolean,
  least: number,
  parts: Region[],
  part: string,
  colour: number,
  wanted: Box[],
  mine: Box[],
  near: Box[],
  touched: boolean, // what is wanted is to be touched; else it is only looked at
): Best {
  const last = useRef<(Best & { key: string; wanted: Box[] }) | null>(null);
  if (!narrow) return { window: centred(room.all[0] / 2, room.all[1] / 2, whole(room), room), part: "" };
  const key = [room.width, room.height, ...room.all, part, touched].join();
  const was = last.current?.key === key ? last.current : null;
  if (was && (was.wanted === wanted || seen(was.window, wanted, room) === wanted.length)) return was;
  const chosen = parts.find((one) => one.id === part);
  const counts = parts.map((one) => wanted.filter(within(one)).length);
  const sizes = parts.map(({ box: [l, t, r, b], colour: whose }) => (colour >= 0 && whose === colour ? 1e9 : (r - l) * (b - t)));
  const most = wanted.length ? counts : sizes;
  const fullest = parts[most.indexOf(Math.max(...most))];
  const beside = parts.find((one, i) => counts[i] && near.some(within(one))); // one goes on where one began, if one can
  const own = parts.find((one, i) => counts[i] && colour >= 0 && one.colour === colour);
  const home = chosen ?? beside ?? own ?? fullest;
  const shown: Box = home?.box ?? [0, 0, ...room.all];
  const inHome = (boxes: Box[]) => (home ? boxes.filter(within(home)) : boxes);
  const small = comfortable(shown, touched ? inHome(wanted) : [], least, room);
  const here = (boxes: Box[]) => densest(inHome(boxes), readable(shown, small, room), room);
  const matters = here(wanted) ?? here(mine) ?? ((chosen || parts.length === 1) && middle(scene, shown));
  const window = matters ? around(shown, matters, small, room) : fitted(shown, small, room);
  last.current = { window, part: home?.id ?? "", key, wanted };
  return last.current;
}
