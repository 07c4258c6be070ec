import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, Question, Span } from "../src/generated/wire.ts";
import { buttons, isRung, placed } from "../src/table/amounts.ts";
import { choosing, clicked, fate, implied, onlyClick, rewriting } from "../src/table/choose.ts";
import { kinds } from "../src/table/groups.ts";
import { deciding } from "../src/table/choices.ts";

function choice(action: number[], nodes: string[]): Choice {
  return { action, text: action.join(" "), label: `do ${action}`, rules: [], nodes, sends: false, click: false, effect: "act", group: [] };
}

function question(choices: Choice[], spans: Span[] = []): Question {
  return {
    prompt: "?",
    rules: [],
    asked: true,
    waits: [0],
    choices,
    spans,
    rewrites: [],
    turns: [],
    behind: null,
    fill: null,
    drafts: false,
    draft: [],
    undo: false,
    answers: [],
    standing: [],
    told: {},
    groups: [],
    kind: "",
    about: "",
  };
}

const attack = question([
  choice([1], []),
  choice([2, 7], ["knight"]),
  choice([3, 7, 8], ["knight", "farm"]),
  choice([4, 7, 8], ["knight", "farm"]),
  choice([5, 9], ["deck"]),
]);

test("what is no node is a button", () => {
  assert.deepEqual(
    buttons(attack).map((one) => one.action),
    [[1]],
  );
  assert.equal(placed(attack).length, 4);
});

test("first clicks are offered, then those that go on; one may always begin anew", () => {
  assert.deepEqual([...choosing(attack, []).next].sort(), ["deck", "knight"]);
  assert.deepEqual([...choosing(attack, ["knight"]).next].sort(), ["deck", "farm", "knight"]);
});

test("a path may be ready and still go on", () => {
  const { ready, open } = choosing(attack, ["knight"]);
  assert.deepEqual(
    ready.map((one) => one.action),
    [[2, 7]],
  );
  assert.equal(open.length, 3);
});

test("an amount is chosen where it is clicked, and its rungs are not offered beside it", () => {
  const send = (n: number) => choice([6, 2, n], ["blue"]);
  const span: Span = { prefix: [6, 2], low: 1, high: 10, label: "Send how much gold to Blue?", rules: [], nodes: ["blue"] };
  const many = question([choice([5, 9], ["deck"]), ...Array.from({ length: 10 }, (_, i) => send(i + 1))], [span]);
  assert.equal(placed(many).length, 1);
  assert.equal(choosing(many, ["blue"]).spans.length, 1);
  assert.deepEqual(clicked(many, [], ["blue"]), ["blue"]);
});

test("several actions may share their clicks", () => {
  assert.deepEqual(
    choosing(attack, ["knight", "farm"]).ready.map((one) => one.action),
    [
      [3, 7, 8],
      [4, 7, 8],
    ],
  );
});

test("another target takes the place of the one that was clicked", () => {
  const strike = question([choice([3, 7, 8], ["knight", "farm"]), choice([3, 7, 9], ["knight", "tower"])]);
  assert.deepEqual([...choosing(strike, ["knight", "farm"]).instead].sort(), ["farm", "tower"]);
  assert.ok(choosing(strike, ["knight", "farm"]).next.has("tower"));
  assert.deepEqual(clicked(strike, ["knight", "farm"], ["tower"]), ["knight", "tower"]);
});

test("in a draft the only click that is possible need not be made", () => {
  const click = { ...choice([1], ["none"]), click: true };
  assert.deepEqual(onlyClick(question([click]))?.action, [1]);
  assert.equal(onlyClick(question([choice([1], ["none"])])), undefined); // it would be played for good
  assert.equal(onlyClick(question([click, choice([2], ["one"])])), undefined);
});

test("a click goes on, begins anew, takes back, or leads nowhere", () => {
  assert.deepEqual(clicked(attack, [], ["knight"]), ["knight"]);
  assert.deepEqual(clicked(attack, ["knight"], ["farm"]), ["knight", "farm"]);
  assert.deepEqual(clicked(attack, ["knight"], ["deck"]), ["deck"]);
  assert.deepEqual(clicked(attack, ["knight"], ["knight"]), []);
  assert.equal(clicked(attack, [], ["farm"]), null);
});

test("of what lies one in another, the innermost that leads on is taken", () => {
  assert.deepEqual(clicked(attack, [], ["banner", "knight", "deck"]), ["knight"]);
});

test("the rungs of an amount are not offered beside it", () => {
  const span: Span = { prefix: [6], low: 0, high: 90, label: "Bid {}", rules: [], nodes: [] };
  const bids = question([choice([6, 0], []), choice([6, 5], []), choice([1], [])], [span]);
  assert.ok(isRung(bids.choices[0] as Choice, bids.spans));
  assert.deepEqual(
    buttons(bids).map((one) => one.action),
    [[1]],
  );
});

test("a click that every choice begins with need not be made", () => {
  const pairing = question([choice([1], []), choice([2, 5, 7], ["army", "foe"]), choice([2, 5, 8], ["army", "other"])]);
  assert.deepEqual(implied(pairing), ["army"]);
  assert.deepEqual([...choosing(pairing, []).next].sort(), ["army", "foe", "other"]);
  assert.deepEqual(clicked(pairing, [], ["other"]), ["army", "other"]);
  assert.deepEqual(implied(attack), []);
  assert.deepEqual(implied(question([choice([2, 5], ["army"]), choice([2, 5, 8], ["army", "other"])])), []);
  assert.deepEqual(implied(question([choice([2, 5, 8], ["army", "other"])])), ["army"]);
});

test("of a typed text it is known whether it is final, unless it may say more than one choice", () => {
  const order = question([
    { ...choice([1], []), text: "G -", sends: true },
    { ...choice([2], ["a"]), text: "XIN", click: true },
  ]);
  order.drafts = true;
  assert.equal(fate(order, " xin "), "click");
  assert.equal(fate(order, "G -"), "final");
  assert.equal(fate(order, "XIN:D3"), "depends");
  assert.equal(fate({ ...order, drafts: false }, "XIN:D3"), "final");
});

test("what may be done is told by kinds, as the game groups it; what stands alone has its own label", () => {
  const grouped = (action: number[], group: number[]): Choice => ({ ...choice(action, ["c"]), group });
  const all = [choice([3], ["pile"]), grouped([5, 1], [5]), grouped([7, 1], [7, 1]), grouped([5, 2], [5]), grouped([7, 2], [7, 2])];
  const groups = [
    { key: [5], label: "Take a card from the market" },
    { key: [7, 1], label: "Upgrade the Squire" },
  ];
  assert.deepEqual(
    kinds(all, groups).map(({ name, choices }) => [name, choices.length]),
    [
      ["do 3", 1],
      ["Take a card from the market", 2],
      ["Upgrade the Squire", 1],
      ["do 7,2", 1], // nobody gave it a heading
    ],
  );
});

test("where there is more to do than one sees at once, it is told by kinds, if there are several; not what follows from a click", () => {
  const card = (number: number): Choice => ({ ...choice([5, number], ["m"]), group: [5] });
  const groups = [{ key: [5], label: "Take a card from the market" }];
  const names = (choices: Choice[], clicks: string[] = []) =>
    deciding({ ...question(choices), groups }, clicks).rows.map(({ name }) => name);
  const market = [card(1), card(2), card(3)];
  assert.deepEqual(names([choice([3], ["pile"]), choice([4], ["deck"]), ...market]), ["do 3", "do 4", "Take a card from the market"]);
  assert.equal(names([choice([3], ["pile"]), ...market]).length, 4);
  assert.equal(names([card(4), card(5), ...market]).length, 5);
});

test("where parts may be chosen in any order, a click gives the whole draft", () => {
  const draft = [
    [1, 7],
    [2, 0],
    [3, 2],
    [4, 0],
  ];
  const sheet = { ...question([]), rewrites: [{ node: "level.F2", draft }] };
  assert.deepEqual(rewriting(sheet, ["level.F2", "plan"])?.draft, draft);
  assert.equal(rewriting(sheet, ["level.F3", "plan"]), undefined);
});
