import assert from "node:assert/strict";
import { test } from "node:test";
import type { Node, Scene } from "../src/generated/scene.ts";
import { corner } from "../src/scene/corner.ts";

const room = { width: 1000, height: 700, all: [1000, 700] as [number, number] };
const now = { x: 0, y: 0, scale: 1 };
const words = (x: number, y: number): Node => ({ kind: "text", x, y, text: "Market" });
const scene = (...nodes: Node[]): Scene => ({ title: "t", width: 1000, height: 700, nodes });

test("the tools lie where they hide no words; of free corners in the first", () => {
  assert.equal(corner(scene(), now, room), "bottom-left");
  assert.equal(corner(scene(words(20, 690)), now, room), "bottom-right");
  assert.equal(corner(scene(words(20, 690), words(980, 690)), now, room), "top-right");
});

test("a bare shape is rather hidden than words", () => {
  const wide: Node = { kind: "rect", x: 0, y: 600, w: 400, h: 100 };
  const everywhere = [words(960, 690), words(20, 20), words(960, 20)];
  assert.equal(corner(scene(wide, ...everywhere), now, room), "bottom-left");
});

test("where they are they stay, until they hide words", () => {
  const edge: Node = { kind: "rect", x: 0, y: 600, w: 400, h: 100 };
  assert.equal(corner(scene(edge), now, room, "bottom-left"), "bottom-left");
  assert.equal(corner(scene(edge), now, room), "bottom-right");
  assert.equal(corner(scene(edge, words(20, 690)), now, room, "bottom-left"), "bottom-right");
});
