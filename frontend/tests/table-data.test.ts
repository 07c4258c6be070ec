// Table data in the page: what a change makes of a table, and what a click does.
import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, EMPTY, readAct, readBoard, readEvent, type RawUpdate } from "../src/board/data.ts";
import type { TableUpdate } from "../src/generated/wire.ts";
import { withAmount } from "../src/board/acts.ts";
import { BoardStore } from "../src/board/store.ts";
import { stepsOf } from "../src/board/steps.tsx";
import { viewOf } from "../src/board/view-of.ts";
import { answerTexts } from "../src/board/words.ts";

const BOARD = [
  "zones",
  [],
  [
    ["hand.0", "row", "hand", 0, "hand"],
    ["wall.0", "row", "wall", 0],
    ["town.1", "row", "town", 1],
  ],
  [],
  ["cards"],
];
const MOVE = [[[3, 1]], "c1", "wall.0", ["move", {}]];
const ATTACK = [[[9, 1]], "c1", "c9", ["attack", {}], ["good", ["falls", {}]], false];
const START: RawUpdate = {
  put: [
    ["c1", "KNI", "hand.0", 0],
    ["c2", "FAR", "hand.0", 0],
    ["c9", "SQU", "town.1", 1],
  ],
  players: [
    [0, 0, 0, 2, [2]],
    [1, 1, 1, 1, [0]],
  ],
  acts: [MOVE, ATTACK, [[[5, 2]], "c2", "", ["recruit", {}]], [[[1]], "", "", ["draw", {}]]],
};

/** A table, and what it asks of the server. */
function table(answer = true) {
  const done: number[][][] = [];
  const asked: string[][] = [];
  const store = new BoardStore({
    act: async (actions) => {
      done.push(actions);
      return answer;
    },
    takeBack: async () => true,
    preview: async () => null,
    why: (ids) => void asked.push(ids),
    touch: () => undefined,
  });
  store.takeBoard(BOARD);
  store.take(START, true);
  return { store, done, asked };
}

test("a piece that is put comes last, one that is dropped is gone, and what is missing stays", () => {
  const first = changed(EMPTY, START);
  const second = changed(first, { put: [["c1", "KNI", "wall.0", 0]], drop: ["c9"] });
  assert.deepEqual([...second.pieces.keys()], ["c2", "c1"]);
  assert.equal(second.pieces.get("c1")?.at, "wall.0");
  assert.equal(second.acts, first.acts);
  assert.equal(first.pieces.size, 3);
});

test("a place that is new comes to those built in play, one that is razed goes", () => {
  const first = changed(EMPTY, {
    places: [
      ["A1", [0, 0]],
      ["A2", [1, 0]],
    ],
  });
  const second = changed(first, {
    places: [
      ["A2", [1, 0], "mine"],
      ["A3", [2, 0]],
    ],
    razed: ["A1"],
  });
  assert.deepEqual(
    second.places.map(({ id, ground }) => [id, ground]),
    [
      ["A2", "mine"],
      ["A3", ""],
    ],
  );
  assert.equal(changed(second, { prompt: ["turn", {}] }).places, second.places);
});

test("a short array leaves out what has its default", () => {
  const act = readAct(MOVE);
  assert.deepEqual([act.chip, act.undo, act.amount], [null, true, []]);
  assert.deepEqual(readBoard(BOARD).zones[1], { id: "wall.0", layout: "row", region: "wall", owner: 0, cut: "play", room: "", icon: "" });
});

test("an event without a kind is called like its message", () => {
  const kinds = [readEvent(["", ["struck", {}]]), readEvent(["hit", ["struck", {}]])].map(({ kind }) => kind);
  assert.deepEqual(kinds, ["struck", "hit"]);
});

test("a click on a piece whose only act needs no target does it; another lights its targets first", () => {
  const { store, done } = table();
  store.click("c2");
  assert.deepEqual(done, [[[5, 2]]]);
  const other = table();
  other.store.click("c1");
  assert.deepEqual([other.store.picked.value, other.done], ["c1", []]);
  assert.deepEqual([...other.store.targets.value.keys()], ["wall.0", "c9"]);
  other.store.click("c9");
  assert.deepEqual(other.done, [[[9, 1]]]);
});

test("of two pieces that can meet, only the acts of the picked one are lit; what others do to it is lit where it does nothing", () => {
  const { store } = table();
  const back = [[[9, 2]], "c9", "c1", ["back", {}]];
  const help = [[[9, 3]], "c2", "c1", ["help", {}]];
  store.take({ acts: [MOVE, ATTACK, back, help] }, false);
  store.picked.value = "c1";
  const lit = [...store.targets.value].map(([id, acts]) => [id, acts.map(({ text: [name] }) => name)]);
  assert.deepEqual(lit, [
    ["wall.0", ["move"]],
    ["c9", ["attack"]],
    ["c2", ["help"]],
  ]);
});

test("an own move is shown at once, and taken back if it is refused", async () => {
  const { store } = table(false);
  store.click("c1");
  store.click("wall.0");
  assert.equal(store.shown.value.pieces.get("c1")?.at, "wall.0");
  assert.deepEqual(store.shown.value.acts, []);
  await new Promise((done) => setTimeout(done));
  assert.equal(store.shown.value.pieces.get("c1")?.at, "hand.0");
  assert.equal(store.shown.value.acts.length, 4);
});

test("a click that comes too early is done as soon as it can be", () => {
  const { store, done } = table();
  store.take({ acts: [] }, false);
  store.click("c2");
  assert.deepEqual(done, []);
  store.take({ acts: START.acts ?? [] }, false);
  assert.deepEqual(done, [[[5, 2]]]);
});

test("what leads nowhere is explained", () => {
  const { store, asked } = table();
  store.click("c9");
  assert.equal(store.picked.value, "c9");
  store.click("c2");
  const other = table();
  other.store.click("nothing");
  assert.deepEqual(other.asked, [["nothing"]]);
  assert.deepEqual(asked, []);
});

test("an amount replaces the last number of the last decision", () => {
  assert.deepEqual(
    withAmount(
      [
        [1, 2],
        [7, 3, 0],
      ],
      5,
    ),
    [
      [1, 2],
      [7, 3, 5],
    ],
  );
  assert.deepEqual(withAmount([[1, 2]], null), [[1, 2]]);
});

test("a whole table that comes as a change tells the lines before it and the new ones once", () => {
  const text = (words: string) => ["line", {}, words];
  const none = ["", {}];
  const log = [[1, text("first"), [], ["heading-round", {}, "Round 1"]]];
  const events = [["drew", text("second"), 0, "", [], "", "", 1, [], [], [], none, none, none]];
  const view = viewOf({ type: "table", table: "t", number: 2, seat: 0, full: true, log, events } as unknown as TableUpdate, null);
  assert.deepEqual(
    view.lines.map((line) => line.text),
    ["first", "second"],
  );
  assert.deepEqual(
    view.lines.map((line) => line.turn),
    ["Round 1", ""],
  );
});

test("orders that are revealed on lands are flags, then a step for each land; my next act ends it", async () => {
  const { store } = table();
  store.takeBoard(["free", [], [], [], []]);
  const flag = ["order-revealed", ["orders", {}], 1, "P1", ["side.1"], "P1", "P2", 1, [], [], [], ["march", {}, "March"]];
  const fight = [
    "battle-fought",
    ["fought", {}],
    2,
    "P2",
    [],
    "",
    "",
    1,
    [
      ["side.1", [], 3],
      ["side.2", [], 1],
    ],
    [],
    [],
    ["P2", {}, "Brask"],
  ];
  const taken = ["place-taken", ["taken", {}], 3, "P2", [], "", "", 1, [], [], [], ["P2", {}, "Brask"]];
  store.take({ events: [flag, fight, taken] } as unknown as RawUpdate, false);
  const reveal = store.reveal.value;
  assert.ok(reveal);
  assert.equal(store.revealing.value, false); // what is asked next is not held up
  const steps = stepsOf(reveal.shown);
  assert.deepEqual(
    steps.map(({ head, events }) => [head, events.map(({ kind }) => kind)]),
    [["Brask", ["battle-fought", "place-taken"]]],
  );
  store.send([[1]]);
  store.take({ drop: ["c9"] }, false);
  assert.equal(store.reveal.value?.over, true);
});

test("auto-answers are read as sentences; one without a message stays as it is written", () => {
  const say = (id: string, { number }: Record<string, unknown>) => (id === "standing-retreat-if-behind-by" ? `behind by ${number}` : "");
  assert.deepEqual(answerTexts(["retreat if behind by 3", "ask"], say), { "retreat if behind by 3": "behind by 3" });
});

test("a battle stays with its result when other changes come after it, until my next act", async () => {
  const { store } = table();
  const blow = [
    "attacked",
    ["attacked", {}],
    1,
    "c1",
    ["c9"],
    "",
    "",
    1,
    [
      ["c9", [2], 2],
      ["c1", [], 2],
    ],
  ];
  const result = ["struck", ["struck", {}], 1, "c1", ["c1"], "", "discard", 1, [["c1", [2], 2]]];
  store.take({ events: [blow] }, false);
  store.take({ events: [["paid", ["paid", {}]]] }, false);
  store.take({ events: [result] }, false);
  store.take({ events: [["turn-began", ["turn-began", {}]]] }, false);
  assert.deepEqual(
    store.battle.value?.events.map(({ kind }) => kind),
    ["attacked", "struck"],
  );
  store.click("c2");
  store.take({ events: [["drew", ["drew", {}]]] }, false);
  assert.equal(store.battle.value, null);
});
