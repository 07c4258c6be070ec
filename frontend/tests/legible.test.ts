import assert from "node:assert/strict";
import { test } from "node:test";
import type { Node, Scene } from "../src/generated/scene.ts";
import { crowdedOut, LEGIBLE, leastLetters, lettering } from "../src/scene/legible.ts";

const words = (x: number, y: number, text: string, classes = "", w = 0): Node => ({ kind: "text", x, y, text, classes, w });
const scene = (...nodes: Node[]): Scene => ({ title: "t", width: 1000, height: 700, nodes });
const out = (least: number, ...nodes: Node[]) => [...crowdedOut(scene(...nodes), least)].map(({ text }) => text);

test("letters are never smaller on the screen than can be read", () => {
  for (const scale of [0.3, 0.47, 0.61, 0.785, 0.92, 1, 2]) assert.ok(leastLetters(scale) * scale >= LEGIBLE - 0.01);
  assert.equal(leastLetters(1.5), leastLetters(1)); // nothing grows where nothing is small
  assert.equal(lettering("Civilians", "small", 0, leastLetters(0.5)).size, 22);
  assert.equal(lettering("Civilians", "title", 0, leastLetters(0.8)).size, 22); // what is large enough stays
});

test("a line that finds no room is squeezed, and left out when it could not be read", () => {
  const { size, width, natural } = lettering("ZAVKHAN", "strong", 62, 17);
  assert.equal(size, 17);
  assert.ok(width === 62 && natural > 62);
  assert.deepEqual(out(17, words(0, 0, "ZAVKHAN", "strong", 62)), []);
  assert.deepEqual(out(25, words(0, 0, "ZAVKHAN", "strong", 62)), ["ZAVKHAN"]);
});

test("of texts that would cover each other that of more weight stays; those that did so before are left alone", () => {
  const row = [words(0, 20, "in hand", "small muted"), words(44, 20, "16", "strong")];
  assert.deepEqual(out(12, ...row), []);
  assert.deepEqual(out(16, ...row), ["in hand"]);
  assert.deepEqual(out(16, words(0, 20, "Knight", "strong"), words(10, 20, "halo", "small")), []);
  const inside: Node = { kind: "group", x: 0, y: 0, children: row };
  assert.deepEqual(out(16, inside), ["in hand"]);
});

test("words that have grown do not run into each other", () => {
  const figure = (k: number) => [words(0, 20, "2", "strong"), words(k, 20, "land", "small muted")];
  assert.deepEqual(out(17, ...figure(13)), []);
  assert.deepEqual(out(17, ...figure(10)), ["land"]);
  const lines = [words(0, 20, "The King is in it", "small strong"), words(0, 36, "cards to draw", "small muted")];
  assert.deepEqual(out(18, ...lines), []);
  assert.deepEqual(out(22, ...lines), ["cards to draw"]);
});

test("a label stays rather than what is beside it, and goes together with its plate", () => {
  const plate: Node = { kind: "rect", x: 40, y: 5, w: 50, h: 18, classes: "plate" };
  const tile: Node = { kind: "group", children: [words(4, 18, "Clear", "small strong"), plate, words(65, 18, "100 %", "small middle")] };
  assert.deepEqual(out(12, tile), []);
  assert.deepEqual(out(17, tile), ["Clear"]);
  assert.equal(crowdedOut(scene(tile), 24).has(plate), true);
  const two: Node = { ...tile, children: [...(tile.children ?? []), words(44, 22, "1", "strong")] }; // something else stands on it
  assert.equal(crowdedOut(scene(two), 24).has(plate), false);
});

test("letters on a piece are left out when they no longer fit it", () => {
  const piece: Node = { kind: "group", children: [{ kind: "circle", x: 13, y: 13, r: 13 }, words(13, 17, "Th", "small middle inlaid")] };
  assert.deepEqual(out(16, piece), []);
  assert.deepEqual(out(30, piece), ["Th"]);
});

test("what was found in a group is taken again only where it is the same group, place and size", () => {
  const still: Node = { kind: "group", x: 0, y: 0, children: [words(0, 20, "in hand", "small muted")] };
  assert.deepEqual(out(16, still), []);
  assert.deepEqual(out(16, still, words(44, 20, "16", "strong")), ["in hand"]);
  assert.deepEqual(out(16, { kind: "group", x: 0, y: 40, children: [still] }, words(44, 20, "16", "strong")), []);
  assert.deepEqual(out(12, still, words(44, 20, "16", "strong")), []);
  assert.deepEqual(out(16, still, words(44, 20, "16", "strong")), ["in hand"]);
});
