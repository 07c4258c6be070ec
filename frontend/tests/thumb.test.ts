import assert from "node:assert/strict";
import { test } from "node:test";
import type { Node, Scene } from "../src/generated/scene.ts";
import "./dom.ts";

const { part } = await import("../src/home/picture.tsx");
const { towns } = await import("../src/home/towns.tsx");

const scene = (...nodes: Node[]): Scene =>
  ({ title: "", width: 1000, height: 700, says: "", key: [], nodes, panels: [] }) as unknown as Scene;
const card = (id: string, h = 124, kind = "civilian"): Node => ({ kind: "card", id, w: 88, h, face: { kind } }) as unknown as Node;
const player = (id: string, seat: number, ...children: Node[]): Node => ({ kind: "group", id, classes: `player seat-${seat}`, children });

test("a town is what lies open before a player: whole cards and free places, no backs and no small cards", () => {
  const slot: Node = { kind: "rect", classes: "slot", w: 88, h: 124 };
  const row: Node = { kind: "group", id: "B.civilians", children: [card("c1"), slot, card("c2", 24), card("c3", 124, "back")] };
  const found = towns(scene(card("market"), player("B", 1, row), player("A", 0)));
  assert.deepEqual(
    found.map(({ seat, things }) => [seat, things.map(({ id }) => id)]),
    [
      [1, ["c1", undefined]],
      [0, []],
    ],
  );
  assert.deepEqual(towns(scene(player("A", 0, { kind: "rect", id: "land", w: 100, h: 100 }))), []);
});

test("where there is a board it is the picture, however long a list beside it is", () => {
  const thing = (id: string, x: number, y: number): Node => ({ kind: "rect", id, x, y, w: 20, h: 20 });
  const board: Node = { kind: "group", id: "board", children: [thing("P1", 100, 100), thing("P2", 200, 150)] };
  const decks: Node = {
    kind: "group",
    id: "decks",
    x: 700,
    children: Array.from({ length: 12 }, (_, i) => thing(`d${i}`, 0, 40 * i)),
  };
  assert.deepEqual(part(scene(board, decks)), [88, 88, 144, 94]);
});
