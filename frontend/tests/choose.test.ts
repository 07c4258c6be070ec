import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, Question, Span } from "../src/made/wire.ts";
import { amounts, buttons, isRung, placed } from "../src/table/amounts.ts";
import { choosing, clicked, fate, implied, onlyClick } from "../src/table/choose.ts";
import { beginning, folded, kinds } from "../src/table/groups.ts";

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
    drafts: false,
    draft: [],
    undo: false,
    answers: [],
    standing: [],
    groups: [],
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

test("many options that differ in a number alone are one amount", () => {
  const send = (n: number): Choice => ({ ...choice([6, 2, n], ["blue"]), label: `Send ${n} gold to Blue (#1)` });
  const some = question(Array.from({ length: 7 }, (_, i) => send(i + 1)));
  assert.deepEqual(amounts(some), []);
  const many = question([choice([5, 9], ["deck"]), ...Array.from({ length: 10 }, (_, i) => send(i + 1))]);
  assert.deepEqual(amounts(many), [{ prefix: [6, 2], low: 1, high: 10, label: "Send {} gold to Blue (#1)", rules: [], nodes: ["blue"] }]);
  assert.equal(placed(many).length, 1);
  assert.equal(choosing(many, ["blue"]).spans.length, 1);
  assert.deepEqual(clicked(many, [], ["blue"]), ["blue"]);
  const odd = question([...many.choices.slice(0, -1), { ...send(10), label: "Send all to Blue" }]);
  assert.deepEqual(amounts(odd), []); // the last is said in other words
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

test("long options of one kind are folded among others", () => {
  const hire = (what: string): Choice => ({
    ...choice([9, what.length], []),
    label: `Hire a ${what}, for your reserve: it waits there until it is called`,
  });
  const [one, two, three, pass] = [hire("Peasant"), hire("Soldiers"), hire("Guildsman"), choice([1], [])];
  assert.deepEqual(folded([pass, one, two, three], false), [[one, two, three]]);
  assert.deepEqual(folded([one, two, three], false), []); // there is nothing else
  assert.deepEqual(folded([one, two, three], true).length, 1);
  assert.deepEqual(folded([pass, one, two], false), []);
  assert.equal(beginning([one, two, three]), "Hire a");
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

test("what may be done is told by kinds: what begins alike is one, whatever it costs", () => {
  const named = (action: number[], nodes: string[], label: string): Choice => ({ ...choice(action, nodes), label });
  const all = [
    named([3], ["pile"], "Gather 2 resources"),
    named([5, 1], ["c1"], "Take the Inn from market slot 1"),
    named([5, 2], ["c2"], "Take the Farm from market slot 2"),
    named([7, 1], ["c3"], "Pay 3: upgrade the Squire in your town"),
    named([7, 2], ["c4"], "Pay 4: upgrade the Peasant in your town"),
    named([9, 1, 2], ["c3", "c8"], "Squire attacks B's Farm"),
    named([9, 1, 3], ["c3", "c9"], "Squire attacks B's Inn"),
    named([9, 6, 2], ["c5", "c8"], "+2 Attack on B's Farm"),
    named([11, 7, 0], ["p7"], "Fortify! P7: it holds with 2"),
    named([11, 7, 1], ["p7"], "Golden Fortify! P7: it holds with 3"),
    named([12, 1, 0], ["p1"], "Support! yourself in P2 from P1: +1"),
    named([12, 1, 1], ["p1"], "Golden Support! Purple (#2) in P3 from P1: +2"),
  ];
  assert.deepEqual(
    kinds(all).map(({ name, choices }) => [name, choices.length]),
    [
      ["Gather 2 resources", 1],
      ["Take the … from market slot", 2],
      ["Upgrade the … in your town", 2],
      ["Squire attacks B's", 2],
      ["+2 Attack on B's Farm", 1],
      ["Fortify! P7", 2],
      ["Support!", 2],
    ],
  );
});
