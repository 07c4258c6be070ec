import assert from "node:assert/strict";
import { test } from "node:test";
import type { Node } from "../src/generated/scene.ts";
import { type Box, extent, pathBox } from "../src/scene/extent.ts";
import { regions } from "../src/scene/regions.ts";
import { around, comfortable, densest, type Room, seen, whole, zoomed } from "../src/scene/window.ts";

test("a path takes as much room as its points", () => {
  assert.deepEqual(pathBox("M10 20L30 5z"), [10, 5, 30, 20]);
  assert.deepEqual(pathBox("M10 20h5v-4h-20z"), [-5, 16, 15, 20]);
  assert.deepEqual(pathBox("m1 1 2 2-4 0zl5 0"), [-1, 1, 6, 3]);
  assert.deepEqual(pathBox("M0 10a5 5 0 0 1 5-5H20"), [0, 5, 20, 10]);
});

const ground = (id: string, x: number, y: number, w: number, h: number, classes = ""): Node => ({
  kind: "group",
  id,
  classes,
  x,
  y,
  children: [{ kind: "rect", w, h }],
});

test("a group takes the room of what is in it, where it stands", () => {
  assert.deepEqual(extent([ground("a", 5, 6, 10, 20)]), [5, 6, 15, 26]);
  assert.ok(extent([])[2] < extent([])[0]);
});

test("players' grounds and large blocks are parts of the picture; what lies within another is not", () => {
  const nodes = [
    ground("market", 0, 0, 200, 1000),
    ground("A", 200, 500, 800, 500, "player seat-0"),
    ground("B", 200, 0, 800, 500, "player seat-1"),
    ground("arrow", 300, 100, 200, 200),
    ground("words", 0, 0, 900, 40),
    ground("dot", 0, 0, 20, 20),
  ];
  const names = (own: number) =>
    regions({ title: "", width: 1000, height: 1000, nodes }, own).map(({ name, colour }) => `${name} ${colour}`);
  assert.deepEqual(names(0), ["A 0", "B 1", "Market -1"]);
  assert.deepEqual(names(1), ["B 1", "A 0", "Market -1"]);
  assert.deepEqual(regions({ title: "", width: 1000, height: 1000, nodes: [ground("map", 0, 0, 900, 900)] }), []);
});

test("a window shows what matters, no smaller than readable, and no more than the picture", () => {
  const room: Room = { width: 400, height: 300, all: [2000, 1000] };
  assert.equal(whole(room), 0.2);
  assert.deepEqual(around([0, 0, 2000, 1000], [1000, 500, 1100, 600], 1, room), { x: 850, y: 400, scale: 1 });
  const corner = around([0, 0, 2000, 1000], [0, 0, 10, 10], 1, room);
  assert.ok(corner.x >= -24 && corner.y >= -24);
  assert.ok(seen(corner, [[0, 0, 10, 10]], room) === 1);
  assert.equal(seen(corner, [[500, 0, 510, 10]], room), 0);
  const far: Box[] = [0, 60, 900, 960, 1020].map((x) => [x, 10, x + 20, 30]);
  assert.deepEqual(densest(far, 1, room), [900, 10, 1040, 30]); // as many as go into one window
  const before = { x: 100, y: 100, scale: 1 };
  const after = zoomed(before, 2, 200, 150, room);
  assert.deepEqual([after.x + 200 / after.scale, after.y + 150 / after.scale], [300, 250]); // what was there stays there
});

test("on a small screen all of a part is shown, as long as a finger finds what it may touch there", () => {
  const room: Room = { width: 390, height: 400, all: [1068, 690] };
  const part: Box = [0, 0, 756, 300];
  assert.equal(comfortable(part, [], 0.92, room), 0.5);
  assert.equal(comfortable(part, [[0, 0, 88, 124]], 0.92, room), 0.5); // a card is large enough
  assert.equal(
    comfortable(
      part,
      [
        [0, 0, 88, 124],
        [0, 0, 55, 40],
      ],
      0.92,
      room,
    ),
    0.8,
  );
  assert.equal(comfortable(part, [[0, 0, 26, 26]], 0.92, room), 0.92); // not larger than is asked for
  assert.equal(comfortable([0, 0, 3000, 900], [], 0.92, room), 0.36); // nor so small that nothing is recognized
  assert.equal(comfortable([0, 0, 424, 900], [], 0.92, { ...room, all: [424, 1400] }), 0.92); // one moves up and down
});
