import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, settled, words } from "./dom.ts";
import { choice, question, seeing, tableOf } from "./table-of.ts";

const { Prompt } = await import("../src/table/prompt.tsx");
const { rulesGame } = await import("../src/rules/rules.ts");
rulesGame.value = "";

const shown = (asked: ReturnType<typeof question>, more = {}) => {
  const { store, played } = tableOf();
  const root = drawn(<Prompt store={store} eyes={seeing(asked, more)} sums={null} onMore={undefined} />);
  return { root, store, played };
};

test("the first sentence is the heading, and what else there is to say stands below it", () => {
  const prompt = "Build armies, or not? Each army costs two crowns and stands in a town until the next spring.";
  const { root } = shown(question([choice([1], "Build nothing")], { prompt, rules: ["FYN-D3.01"] }));
  assert.equal(words(root.querySelector("h2")), "Build armies, or not?");
  assert.equal(words(root.querySelector(".rest")), "Each army costs two crowns and stands in a town until the next spring.");
  assert.equal(words(root.querySelector("header .chip")), "FYN-D3.01");
});

test("it says whether one is asked, may act, waits or watches", () => {
  const kicker = (asked: ReturnType<typeof question>) => words(shown(asked).root.querySelector(".kicker"));
  assert.equal(kicker(question([choice([1], "Pass")])), "Your move");
  assert.equal(kicker(question([choice([1], "Pass")], { drafts: true })), "Your decision");
  assert.equal(kicker(question([choice([1], "Resign")], { asked: false })), "You may act");
  assert.equal(kicker(question([], { asked: false })), "Waiting");
});

test("only who is asked sees the prompt as one that asks", () => {
  assert.ok(shown(question([choice([1], "Pass")])).root.querySelector(".prompt.asked"));
  assert.ok(!shown(question([], { asked: false })).root.querySelector(".prompt.asked"));
});

test("what is drafted is said to be not sent", () => {
  assert.equal(words(shown(question([choice([1], "Pass")], { drafts: true })).root.querySelector(".unsent")), "Not sent yet");
  assert.ok(!shown(question([choice([1], "Pass")])).root.querySelector(".unsent"));
});

test("each option is a button that plays it", () => {
  const { root, played } = shown(question([choice([1], "Raise a town"), choice([2], "Pass")]));
  const options = [...root.querySelectorAll<HTMLButtonElement>(".buttons .option")];
  assert.deepEqual(options.map(words), ["Raise a town", "Pass"]);
  options[1]?.click();
  assert.deepEqual(played, [[[2]]]);
});

test("while something is on its way no option can be pressed", () => {
  const { store, played } = tableOf();
  store.busy.value = true;
  const eyes = seeing(question([choice([1], "Raise a town"), choice([2], "Pass")]));
  const root = drawn(<Prompt store={store} eyes={eyes} sums={null} onMore={undefined} />);
  const options = [...root.querySelectorAll<HTMLButtonElement>(".buttons .option")];
  assert.equal(options.length, 2);
  assert.ok(options.every((button) => button.disabled));
  options[0]?.click();
  assert.deepEqual(played, []);
});

test("the one thing that the clicks stand for is the button that ends the decision; a click that can be taken back looks otherwise", async () => {
  const asked = question([choice([1, 7], "March to the ford", ["army", "ford"]), choice([1, 8], "March to the hill", ["army", "hill"])]);
  const { root, store, played } = shown(asked);
  assert.ok(!root.querySelector(".buttons .primary"));
  store.selection.path.value = ["army", "ford"];
  await settled();
  const primary = root.querySelector<HTMLButtonElement>(".buttons .primary");
  assert.equal(words(primary), "March to the ford");
  assert.ok(!primary?.classList.contains("draft"));
  primary?.click();
  assert.deepEqual(played, [[[1, 7]]]);
  const draft = shown(question([choice([3], "Choose the ford", ["ford"], { click: true })]));
  draft.store.selection.path.value = ["ford"];
  await settled();
  assert.ok(draft.root.querySelector(".buttons .primary.draft"));
});

test("what was refused stands there with its rule until something else is pressed", async () => {
  const { root, store } = shown(question([choice([1], "Raise a town")], { undo: true }));
  store.trouble.value = { sentence: "There is no room for it.", rule: "BRAWL-6.06" };
  await settled();
  const trouble = root.querySelector(".trouble");
  assert.match(words(trouble), /^There is no room for it\. BRAWL-6\.06/);
  assert.equal(trouble?.getAttribute("role"), "alert");
  root.querySelector<HTMLElement>("h2")?.click();
  await settled();
  assert.ok(!root.querySelector(".trouble"));
});

test("an amount is asked for within its limits", () => {
  const span = { prefix: [5], low: 2, high: 9, label: "Bid {} crowns", rules: [], nodes: [] };
  const { root, played } = shown(question([], { spans: [span] }));
  const field = root.querySelector<HTMLInputElement>(".amount-row input[type=number]");
  assert.deepEqual([field?.min, field?.max, field?.value], ["2", "9", "2"]);
  root.querySelector<HTMLFormElement>(".amount-row")?.requestSubmit();
  assert.deepEqual(played, [[[5, 2]]]);
});

test("when the game is over nothing is offered", () => {
  const { root } = shown(question([choice([1], "Pass")]), { over: true });
  assert.equal(words(root.querySelector(".kicker")), "The game is over");
  assert.ok(!root.querySelector("[data-choice]"));
});
