import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import { drawn, settled, words } from "./dom.ts";
import type { Node, Scene } from "../src/generated/scene.ts";
import type { Marks } from "../src/scene/marks.tsx";

const { Board } = await import("../src/scene/board.tsx");
const { NO_MARKS } = await import("../src/scene/marks.tsx");

Object.defineProperty(HTMLElement.prototype, "clientWidth", { get: () => 800, configurable: true });
Object.defineProperty(HTMLElement.prototype, "clientHeight", { get: () => 600, configurable: true });
Object.assign(document, { elementsFromPoint: () => [] });

const place = (id: string, x: number, more: Partial<Node> = {}): Node => ({
  kind: "group",
  id,
  x,
  y: 0,
  says: `the ${id}`,
  children: [{ kind: "rect", x: 0, y: 0, w: 80, h: 60 }],
  ...more,
});
const scene: Scene = { title: "Realm", width: 400, height: 300, nodes: [place("ford", 0), place("hill", 100), place("army", 200)] };

function board(marks: Partial<Marks>, shown = scene) {
  const picked: string[][] = [];
  const element = <Board scene={shown} marks={{ ...NO_MARKS, ...marks }} onPick={(ids) => picked.push(ids)} />;
  return { root: drawn(element), picked };
}
const at = (root: Element, id: string) => root.querySelector(`[data-id="${id}"]`) as SVGElement;

test("what may be clicked is marked, and is a button that says what it is; the rest is neither", async () => {
  const { root } = board({ may: new Set(["ford"]) });
  await settled();
  const ford = at(root, "ford");
  assert.ok(ford.classList.contains("may-click"));
  assert.deepEqual(
    ["role", "tabindex", "aria-label"].map((name) => ford.getAttribute(name)),
    ["button", "0", "the ford"],
  );
  assert.ok(ford.querySelector(".mark.mark-may"));
  const hill = at(root, "hill");
  assert.equal(hill.classList.contains("may-click"), false);
  assert.equal(hill.getAttribute("role"), "img");
  assert.ok(!hill.querySelector(".mark"));
});

test("what holds something to click is no picture, in which nothing could be reached", async () => {
  const inside = place("gate", 10);
  const town = place("town", 0, { children: [inside] });
  for (const [may, role] of [
    ["gate", "group"],
    ["ford", "img"],
  ] as const) {
    const { root } = board({ may: new Set([may]) }, { ...scene, nodes: [town, place("ford", 100)] });
    await settled();
    assert.equal(at(root, "town").getAttribute("role"), role);
  }
});

test("what is picked, what would begin anew and what is pointed at look different", async () => {
  const { root } = board({ may: new Set(["army", "ford"]), picked: new Set(["army"]), other: new Set(["ford"]), hint: new Set(["hill"]) });
  await settled();
  assert.ok(at(root, "army").querySelector(".mark-picked"));
  assert.equal(at(root, "army").getAttribute("aria-pressed"), "true");
  assert.ok(at(root, "ford").classList.contains("is-other"));
  assert.ok(at(root, "hill").querySelector(".mark-hint"));
  assert.equal(at(root, "hill").getAttribute("aria-pressed"), null);
});

test("a second picture of a thing can be clicked with it, and is read once", async () => {
  const twice = { ...scene, nodes: [place("army", 0), place("army-in-list", 200, { same: "army" })] };
  const { root } = board({ may: new Set(["army"]), picked: new Set(["army"]) }, twice);
  await settled();
  const second = at(root, "army-in-list");
  assert.ok(second.classList.contains("is-second"));
  assert.ok(second.classList.contains("is-picked"));
  assert.equal(second.getAttribute("aria-hidden"), "true");
  assert.equal(second.getAttribute("role"), null);
});

test("of equal cards only the one that was clicked is picked", async () => {
  const card = (id: string, x: number, same = ""): Node => ({ kind: "card", id, same, x, y: 0, w: 88, h: 124, face: { name: "Knight" } });
  const { root } = board({ may: new Set(["k1"]), picked: new Set(["k1"]) }, { ...scene, nodes: [card("k1", 0), card("k2", 100, "k1")] });
  await settled();
  assert.ok(at(root, "k1").classList.contains("is-picked"));
  assert.equal(at(root, "k2").classList.contains("is-picked"), false);
  assert.ok(at(root, "k2").classList.contains("may-click"));
});

test("a piece has a casing between itself and its mark", async () => {
  const piece = place("army", 0, { children: [{ kind: "circle", x: 10, y: 10, r: 8, classes: "piece" }] });
  const { root } = board({ may: new Set(["army"]) }, { ...scene, nodes: [piece] });
  await settled();
  assert.deepEqual(
    [...at(root, "army").querySelectorAll(".ring circle")].map((circle) => [circle.getAttribute("class"), circle.getAttribute("r")]),
    [
      ["casing", "9.5"],
      ["mark mark-may", "9.5"],
    ],
  );
});

test("a click gives what lies there, from the inside out; Enter does the same", async () => {
  const nested = { ...scene, nodes: [place("realm", 0, { children: [{ kind: "rect", x: 0, y: 0, w: 80, h: 60 }, place("town", 10)] })] };
  const { root, picked } = board({ may: new Set(["town"]) }, nested);
  await settled();
  at(root, "town")
    .querySelector("rect")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  at(root, "town").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  assert.deepEqual(picked, [
    ["town", "realm"],
    ["town", "realm"],
  ]);
});

test("when another thing may be clicked the mark moves, and the things stay", async () => {
  const { root } = board({ may: new Set(["ford"]) });
  await settled();
  const hill = at(root, "hill");
  render(<Board scene={scene} marks={{ ...NO_MARKS, may: new Set(["hill"]) }} onPick={() => undefined} />, root);
  await settled();
  assert.ok(at(root, "hill") === hill);
  assert.ok(hill.querySelector(".mark-may"));
  assert.ok(!at(root, "ford").querySelector(".mark"));
});

test("letters that have no room are left out, and the title is read", async () => {
  const { root } = board({}, { ...scene, nodes: [{ kind: "text", x: 10, y: 20, text: "The ford" }] });
  await settled();
  assert.equal(root.querySelector("svg")?.getAttribute("aria-label"), "Realm");
  assert.equal(words(root.querySelector("svg text")), "The ford");
});

test("what has a line about it can be pointed at, also where nothing else is told of it", async () => {
  const { root } = board({}, { ...scene, nodes: [place("ford", 0, { lore: "ferry" }), place("hill", 100)] });
  await settled();
  assert.deepEqual(
    [at(root, "ford").dataset.lore, at(root, "ford").dataset.says, at(root, "hill").dataset.says],
    ["ferry", "the ford", undefined],
  );
});

test("a name that is too long for its card is squeezed, never left out", async () => {
  const face = { name: "Thirteen very long words for one small card", kind: "action" };
  const long: Scene = {
    title: "Hand",
    width: 400,
    height: 300,
    nodes: [{ kind: "card", id: "c1", x: 0, y: 0, w: 60, h: 24, face } as Node],
  };
  const { root } = board({}, long);
  await settled();
  const name = [...root.querySelectorAll("text")].find((text) => words(text) === face.name);
  assert.ok(Number(name?.getAttribute("textLength")) > 0);
});
