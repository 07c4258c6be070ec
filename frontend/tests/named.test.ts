import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../src/generated/scene.ts";
import "./dom.ts";

const { callByName, withNames } = await import("../src/scene/named.ts");
const { othersInPlay, personAt, personCalled } = await import("../src/app/people.ts");

const text = (words: string, classes = "") => ({ kind: "text", text: words, classes });
const seats = [
  { seat: 0, label: "A", name: "Ingrid" },
  { seat: 1, label: "B", name: "Dame Ysolt" },
];

test("people stand in the picture by their names, and letters that are none stay", () => {
  const scene = {
    title: "",
    width: 1,
    height: 1,
    nodes: [text("B's turn", "heading"), { kind: "group", says: "A: 3 points", children: [text("A", "title"), text("A", "small")] }],
    panels: [
      { kind: "table", title: "B's Serfs", rows: [["1", "B"]] },
      {
        kind: "table",
        title: "Standing",
        rows: [
          ["A, you", "0"],
          ["B", "A"],
        ],
      },
    ],
  } as unknown as Scene;
  const [heading, group] = withNames(scene, seats).nodes ?? [];
  assert.equal(heading?.text, "Dame Ysolt's turn");
  assert.equal(group?.says, "Ingrid: 3 points");
  assert.deepEqual(
    group?.children?.map((child) => child.text),
    ["Ingrid", "A"],
  );
  assert.equal(scene.panels?.[0]?.title, "Dame Ysolt's Serfs");
  assert.deepEqual(scene.panels?.[0]?.rows, [["1", "B"]]);
  assert.deepEqual(scene.panels?.[1]?.rows, [
    ["Ingrid, you", "0"],
    ["Dame Ysolt", "Ingrid"],
  ]);
});

test("where a game calls seats by colours, the names take their place; numbers stay numbers", () => {
  const numbered = seats.map((seat) => ({ ...seat, label: String(seat.seat + 1) }));
  const scene = { title: "", width: 1, height: 1, names: ["Purple", "Blue"], nodes: [text("Blue", "small"), text("1", "heading")] };
  assert.deepEqual(
    withNames(scene as unknown as Scene, numbered).nodes?.map((node) => node.text),
    ["Dame Ysolt", "1"],
  );
});

test("of two of one name the game's own word tells which", () => {
  assert.equal(personAt(seats, 1), "Dame Ysolt");
  assert.equal(personAt([...seats, { seat: 2, label: "C", name: "Ingrid" }], 2), "Ingrid (C)");
  assert.equal(personAt([{ seat: 0, label: "A", name: "" }], 0), "A");
  assert.equal(personCalled(seats, "B"), "Dame Ysolt");
  assert.equal(personCalled(seats, "C"), "C");
});

test("in sentences a colour stays: the server has put names where people are meant", () => {
  const scene = { title: "", width: 1, height: 1, names: ["White", "Purple"], nodes: [text("White", "small")] };
  const lines = [{ text: "You play White, the clan Huan." }];
  const question = { question: "Choose a Province for the capital of White.", choices: [{ label: "Put the capital of White on Nan" }] };
  const message = { scene, lines, question } as unknown as Parameters<typeof callByName>[0];
  callByName(message, seats);
  assert.equal(message.lines[0]?.text, "You play White, the clan Huan.");
  assert.equal(message.question.question, "Choose a Province for the capital of White.");
  assert.equal(message.question.choices[0]?.label, "Put the capital of White on Nan");
  assert.equal(message.scene.nodes?.[0]?.text, "Ingrid");
});

test("who was sent away can't be sent away again, nor a bot, a free seat or oneself", () => {
  const sitting = { label: "", name: "", bot: "", open: false, invited: false, mine: false, brings: false, paper: "" };
  const seats = [{ seat: 0 }, { seat: 1, mine: true }, { seat: 2, bot: "heuristic" }, { seat: 3, open: true }, { seat: 4 }].map((it) => ({
    ...sitting,
    ...it,
  }));
  const names = (gone?: number[]) => othersInPlay({ seats, gone }).map(({ seat }) => seat);
  assert.deepEqual(names(), [0, 4]);
  assert.deepEqual(names([0]), [4]);
  assert.deepEqual(names([4]), [0]);
});
