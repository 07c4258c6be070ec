// Proposals: what can be chosen in one, how each is told, and what is new.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { OfferKind, PactInfo } from "../src/generated/wire.ts";
import { drawn, settled, words } from "./dom.ts";
import { tableOf } from "./table-of.ts";

const { Negotiation } = await import("../src/negotiation/negotiation.ts");
const { chosenFacts, slotsFor } = await import("../src/negotiation/params.ts");
const { Proposals } = await import("../src/negotiation/proposals.tsx");

const ATTACK: OfferKind = {
  kind: "attack",
  label: "Attack a player together",
  to: [1, 2],
  slots: [
    { name: "seat", values: [1, 2], words: ["Bo", "Cy"] },
    { name: "turn", values: [3, 4], words: ["in turn 3", "in turn 4"] },
  ],
};
const PEACE: OfferKind = {
  kind: "peace",
  label: "Peace",
  to: [1, 2],
  slots: [{ name: "turn", values: [3, 4], words: ["until the end of turn 3", "until the end of turn 4"] }],
};
const pact = (more: Partial<PactInfo>): PactInfo => ({
  ...{ type: "pact", table: "t1", pact: "p", kind: "peace", by: 1, to: 0, turn: 3, params: { turn: 3 }, public: false, status: "open" },
  ...{ breakers: [], text: "Peace between us until the end of turn 3?", status_text: "waiting for an answer" },
  ...more,
});

function at(pacts: PactInfo[]) {
  const asked: object[] = [];
  const { store } = tableOf();
  const socket = { ask: async (request: object) => asked.push(request) };
  const negotiation = new Negotiation(
    "t1",
    () => 0,
    () => socket as never,
  );
  negotiation.offers.value = [PEACE, ATTACK];
  negotiation.pacts.value = pacts;
  const seats = ["Ada", "Bo", "Cy"].map((name, seat) => ({ seat, label: `P${seat}`, name }));
  Object.assign(store, { negotiation });
  store.info.value = { seats, chat: "all", negotiation: true } as never;
  return { root: drawn(<Proposals store={store} colour={(seat) => seat} />), asked, negotiation };
}
const press = async (root: HTMLElement, said: string) => {
  const found = [...root.querySelectorAll("button")].find((button) => words(button) === said);
  assert.ok(found, `${said} among: ${words(root)}`);
  assert.ok(!found.disabled);
  found.click();
  await settled();
};

test("nobody is asked to attack himself, and what is not chosen is the first that can be", () => {
  assert.deepEqual(
    slotsFor(ATTACK, 2).map((slot) => slot.values.map((one) => one.words)),
    [["Bo"], ["in turn 3", "in turn 4"]],
  );
  assert.deepEqual(chosenFacts(ATTACK, 2, { turn: 4, seat: 2 }), { seat: 1, turn: 4 });
  assert.equal(chosenFacts({ ...ATTACK, slots: [{ name: "seat", values: [2], words: ["Cy"] }] }, 2, {}), null);
});

test("a proposal is made with three clicks: to whom, what, until when", async () => {
  const { root, asked } = at([]);
  await press(root, "Make a proposal");
  for (const said of ["Cy", "Peace", "until the end of turn 4"]) await press(root, said);
  root.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await settled();
  assert.deepEqual(asked, [{ type: "propose", table: "t1", seat: 0, to: 2, kind: "peace", params: { turn: 4 }, public: false }]);
  assert.equal(root.querySelector("dialog"), null, "the dialog closes");
});

test("what is proposed to me is a sentence with two buttons, one press each", async () => {
  const { root, asked } = at([pact({})]);
  assert.match(words(root), /Bo to you: Peace between us until the end of turn 3\?/);
  await press(root, "Refuse");
  assert.deepEqual(asked, [{ type: "answer", table: "t1", seat: 0, pact: "p", yes: false }]);
});

test("what was kept or broken is told, and by whom", () => {
  const { root } = at([
    pact({ pact: "a", by: 0, to: 2, status: "kept", status_text: "kept" }),
    pact({ pact: "b", status: "broken", status_text: "broken", breakers: [1] }),
  ]);
  const told = [...root.querySelectorAll("li")].map(words);
  assert.match(told[0] ?? "", /^You to Cy: .*Kept\.$/);
  assert.match(told[1] ?? "", /^Bo to you: .*Broken by Bo\.$/, "the newest last");
  assert.ok(!root.querySelector(".answers"), "there is nothing to answer");
});

test("new is what waits for my answer, and what became of the rest since I looked", () => {
  const { negotiation } = at([]);
  negotiation.pacts.value = [
    pact({}),
    pact({ pact: "mine", by: 0, to: 1, status: "refused" }),
    pact({ pact: "others", by: 1, to: 2, status: "accepted" }),
  ];
  assert.deepEqual(
    negotiation.news(0).map((one) => one.pact),
    ["p", "mine"],
  );
  negotiation.look();
  assert.deepEqual(
    negotiation.news(0).map((one) => one.pact),
    ["p"],
  );
  negotiation.take(pact({ pact: "others", by: 1, to: 2, status: "broken", breakers: [2] }));
  assert.deepEqual(
    negotiation.news(0).map((one) => one.pact),
    ["p", "others"],
  );
});
