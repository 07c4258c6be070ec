import assert from "node:assert/strict";
import { test } from "node:test";
import type { Node, Panel, Scene } from "../src/generated/scene.ts";
import type { Line } from "../src/generated/wire.ts";
import { mixed, parts } from "../src/scene/animation.ts";

const group = (id: string, x: number, ...children: Node[]): Node => ({ kind: "group", id, x, y: 0, children });
const card = (id: string, x: number, text = ""): Node => ({ kind: "card", id, x, y: 0, w: 10, h: 10, text });
const line = (text: string, ...nodes: string[]): Line => ({ text, rules: [], moment: 1, nodes, why: [] });
const scene = (nodes: Node[], hand: Node[] = []): Scene => {
  const panel: Panel = { kind: "hand", title: "Hand", cards: hand };
  return { title: "T", width: 100, height: 100, nodes, panels: [panel] };
};

/** Where things are, in the whole picture: id, x, and the words on them. */
function seen(one: Scene): Record<string, [number, string]> {
  const found: Record<string, [number, string]> = {};
  const visit = (nodes: Node[] | undefined, x: number) => {
    for (const node of nodes ?? []) {
      const at = x + (node.x ?? 0);
      if (node.id) {
        assert.ok(!(node.id in found), `${node.id} stands twice`);
        found[node.id] = [at, node.text ?? ""];
      }
      visit(node.children, at);
    }
  };
  visit(one.nodes, 0);
  visit(one.panels?.[0]?.cards, 1000);
  return found;
}

const before = scene(
  [group("A", 10, card("knight", 1), card("squire", 20)), group("B", 50, card("farm", 1, "up")), group("pile", 90)],
  [card("bomb", 0)],
);
const after = scene(
  [
    group("A", 10, card("squire", 1), card("new", 20)),
    group("B", 50, card("farm", 1, "down")),
    group("pile", 90, card("knight", 0), card("bomb", 0)),
  ],
  [card("drawn", 0)],
);
const lines = [
  line("A attacks.", "knight", "farm"),
  line("Five against four."),
  line("The farm falls back.", "farm"),
  line("The knight is spent.", "knight"),
  line("A card.", "drawn"),
  line("The end."),
];

test("lines about nothing go along with the next, and at the end with the last", () => {
  const told = parts(before, after, lines);
  assert.deepEqual(
    told.map((part) => [part.lines.length, part.fresh, part.nodes.join()]),
    [
      [1, 1, "knight,farm"],
      [3, 2, "farm"],
      [4, 1, "knight"],
      [6, 2, "drawn"],
    ],
  );
  assert.equal(parts(before, after, [line("Words."), line("More.")]).length, 1);
  assert.deepEqual(parts(before, after, [line("Gone.", "nowhere")])[0]?.nodes, []);
  assert.deepEqual(parts(before, after, []), []);
});

test("a thing changes with the last line that is about it", () => {
  const told = parts(before, after, lines);
  const shown = [0, 1, 2, 3, 4].map((count) => seen(mixed(before, after, told, count)));
  assert.deepEqual(shown[0], seen(before));
  assert.deepEqual(shown[1], seen(before)); // knight and farm are told of again
  assert.deepEqual(shown[2]?.farm, [51, "down"]);
  assert.deepEqual(shown[2]?.knight, [11, ""]);
  assert.deepEqual(shown[3]?.knight, [90, ""]); // it lies on the pile, in the midst of what has not changed
  assert.deepEqual(shown[3]?.squire, [30, ""]); // and nothing closes up before the end
  assert.equal(shown[3]?.drawn, undefined);
  assert.deepEqual(shown[4], seen(after));
});

test("hands gain and lose cards with their lines", () => {
  const told = parts(before, after, [line("The bomb!", "bomb"), line("A card.", "drawn"), line("Knight.", "knight")]);
  const first = seen(mixed(before, after, told, 1));
  assert.deepEqual(first.bomb, [90, ""]);
  assert.equal(first.drawn, undefined);
  assert.deepEqual(seen(mixed(before, after, told, 2)).drawn, [1000, ""]);
});

test("what lies in a thing changes with it, unless it is told of later", () => {
  const told = parts(before, after, [line("A.", "A"), line("Squire.", "squire"), line("Pile.", "pile")]);
  const first = seen(mixed(before, after, told, 1));
  assert.deepEqual(first.squire, [30, ""]); // told of later
  assert.deepEqual(first.new, [30, ""]); // there with A
  assert.deepEqual(first.knight, [11, ""]); // goes to the pile, with the pile
  assert.deepEqual(seen(mixed(before, after, told, 2)).squire, [11, ""]);
});

test("things keep their place in what has moved as a whole", () => {
  const shifted = scene([group("A", 30, card("knight", 1), card("squire", 20, "new")), group("B", 50), group("pile", 90)]);
  const told = parts(before, shifted, [line("Squire.", "squire"), line("Farm.", "farm")]);
  const first = seen(mixed(before, shifted, told, 1));
  assert.deepEqual(
    [first.A, first.squire],
    [
      [10, ""],
      [30, "new"],
    ],
  );
});

test("what was drawn as a draft is none any more when it has been sent", () => {
  const draft: Node = { kind: "group", id: "draft", x: 0, y: 0, children: [{ kind: "text", text: "Not sent yet", classes: "draft" }] };
  const first = { ...before, nodes: [...(before.nodes ?? []), draft] };
  const told = parts(first, after, [line("The squire goes first.", "squire"), line("The farm falls.", "farm")]);
  assert.ok(!("draft" in seen(mixed(first, after, told, 1))));
});

test("a player's row changes with the last line about something of that player", () => {
  const table = (blue: string, red: string): Panel => ({
    kind: "table",
    title: "Players",
    columns: ["", "lands"],
    rows: [
      ["Blue", blue],
      ["Red", red],
      ["all", blue + red],
    ],
    looks: ["seat-1", "seat-0 active", "total"],
  });
  const land = (id: string, colour: number): Node => ({
    ...group(id, 0, { kind: "path", classes: `band seat-${colour}` }),
    classes: "tile",
  });
  const ground: Node = { ...group("", 0, card("hut", 0)), classes: "player seat-1" };
  const one: Scene = { ...scene([land("P1", 1), land("P2", 0), ground]), panels: [table("1", "1")] };
  const two: Scene = { ...scene([land("P1", 0), land("P2", 0), ground]), panels: [table("0", "2")] };
  const told = parts(one, two, [line("Blue builds.", "hut"), line("Red takes it.", "P1"), line("Red rests.", "P2")]);
  const rows = (count: number) => mixed(one, two, told, count).panels?.[0]?.rows?.map((row) => row[1]);
  assert.deepEqual(rows(1), ["1", "1", "11"]); // more will be told of Blue
  assert.deepEqual(rows(2), ["0", "1", "11"]); // all is told of Blue: P1 was his
  assert.deepEqual(rows(3), ["0", "2", "02"]);
});

test("what lies in something that goes stays until that goes", () => {
  const fight = scene([group("line", 10, card("line.a", 1), card("line.b", 20)), group("A", 60, card("a", 0))]);
  const done = scene([group("A", 60, card("a", 9))]);
  const told = parts(fight, done, [line("a hits b.", "line.a", "line.b"), line("a goes on.", "a")]);
  assert.deepEqual(Object.keys(seen(mixed(fight, done, told, 1))).sort(), ["A", "a", "line", "line.a", "line.b"]);
  assert.deepEqual(Object.keys(seen(mixed(fight, done, told, 2))).sort(), ["A", "a"]);
});

test("a player's figures change with the last line about something of that player, and stay where they are", () => {
  const figures = (seat: number, x: number, text: string): Node => ({ ...card(`f${seat}`, x, text), classes: `figures seat-${seat}` });
  const realm = (seat: number, x: number, ...children: Node[]): Node => ({
    ...group(`P${seat}`, x, ...children),
    classes: `player seat-${seat}`,
  });
  const old = scene([realm(0, 0, figures(0, 5, "7"), card("a", 1)), realm(1, 50, figures(1, 5, "9"), card("b", 1))]);
  const now = scene([realm(0, 0, figures(0, 8, "6")), realm(1, 50, figures(1, 5, "8"))]);
  const told = parts(old, now, [line("a falls.", "a"), line("b falls.", "b")]);
  const first = seen(mixed(old, now, told, 1));
  assert.deepEqual(
    [first.f0, first.f1],
    [
      [5, "6"],
      [55, "9"],
    ],
  );
});

test("what falls within something that falls after it goes with its own line", () => {
  const held = scene([group("realm", 0, group("land", 10, card("army", 1), card("road", 2)))]);
  const lost = scene([group("realm", 0)]);
  const told = parts(held, lost, [line("The army falls.", "army"), line("The road is lost.", "road"), line("The land is lost.", "land")]);
  assert.deepEqual(Object.keys(seen(mixed(held, lost, told, 1))).sort(), ["land", "realm", "road"]);
  assert.deepEqual(Object.keys(seen(mixed(held, lost, told, 2))).sort(), ["land", "realm"]);
});
