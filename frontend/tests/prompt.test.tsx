import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { drawn, settled, words } from "./dom.ts";
import { choice, question, seeing, tableOf } from "./table-of.ts";
import type { Signal } from "@preact/signals";
import type { Step } from "../src/table/steps.ts";

const { Prompt } = await import("../src/table/prompt.tsx");
const { set } = await import("../src/app/settings.ts");
const { rulesGame } = await import("../src/rules/rules.ts");
rulesGame.value = "";

const shown = (asked: ReturnType<typeof question>, more = {}) => {
  const { store, played } = tableOf();
  const root = drawn(<Prompt store={store} playback={seeing(asked, more)} sums={null} />);
  return { root, store, played };
};

test("the first sentence is the heading, and what else there is to say stands below it", () => {
  const prompt = "Build armies, or not? Each army costs two crowns and stands in a town until the next spring.";
  const { root } = shown(question([choice([1], "Build nothing")], { prompt, rules: ["FYN-D3.01"] }));
  assert.equal(words(root.querySelector("h2")), "Build armies, or not?");
  assert.equal(words(root.querySelector(".rest")), "Each army costs two crowns and stands in a town until the next spring.");
  assert.equal(words(root.querySelector("header .chip")), "§");
  assert.equal(root.querySelector("header .chip")?.getAttribute("data-rule"), "FYN-D3.01");
});

test("it says whether one is asked, may act, waits or watches", () => {
  const kicker = (asked: ReturnType<typeof question>) => words(shown(asked).root.querySelector(".kicker"));
  assert.equal(kicker(question([choice([1], "Pass")])), "Your move");
  assert.equal(kicker(question([choice([1], "Pass")], { drafts: true })), "Your decision");
  assert.equal(kicker(question([choice([1], "Resign")], { asked: false })), "You can act");
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

const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>(".rows .row-button")];
const primary = (root: HTMLElement) => root.querySelector<HTMLButtonElement>(".foot .primary") as HTMLButtonElement;

test("a click on an option only chooses it; the one button does it", async () => {
  const { root, store, played } = shown(question([choice([1], "Raise a town"), choice([2], "Build a wall around the town")]));
  assert.deepEqual(rows(root).map(words), ["Raise a town", "Build a wall around the town"]);
  assert.ok(primary(root).disabled);
  assert.equal(words(primary(root)), "Choose first");
  rows(root)[0]?.click();
  await settled();
  rows(root)[1]?.click(); // another click changes the choice
  await settled();
  assert.deepEqual(played, []);
  assert.deepEqual(store.selection.chosen.value, [2]);
  assert.deepEqual(
    rows(root).map((row) => row.getAttribute("aria-pressed")),
    ["false", "true"],
  );
  assert.equal(words(primary(root)), "Build a wall around the town");
  primary(root).click();
  assert.deepEqual(played, [[[2]]]);
});

test("Enter does what is chosen, and so does a double click on it", async () => {
  const { root, played } = shown(question([choice([1], "Raise a town"), choice([2], "Build a wall around the town")]));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  assert.deepEqual(played, []); // nothing is chosen
  rows(root)[0]?.click();
  await settled();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  assert.deepEqual(played, [[[1]]]);
  rows(root)[0]?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  assert.deepEqual(played, [[[1]], [[1]]]);
});

test("what only leads on counts at once, and so does everything for who likes it so, but for what is sent", async () => {
  const draft = shown(
    question([choice([1], "The ford", [], { click: true }), choice([2], "The hill", [], { click: true })], { drafts: true }),
  );
  rows(draft.root)[1]?.click();
  assert.deepEqual(draft.played, [[[2]]]);
  set({ instant: true });
  const { root, played } = shown(
    question([choice([1], "Raise a town"), choice([2], "Send the sealed bid of four crowns", [], { sends: true })]),
  );
  rows(root)[1]?.click();
  assert.deepEqual(played, []);
  rows(root)[0]?.click();
  assert.deepEqual(played, [[[1]]]);
  set({ instant: false });
});

test("undo takes back what is chosen first", async () => {
  const { root, store } = shown(question([choice([1], "Raise a town"), choice([2], "Build a wall around the town")]));
  assert.ok(root.querySelector<HTMLButtonElement>(".undo")?.disabled);
  rows(root)[0]?.click();
  await settled();
  root.querySelector<HTMLButtonElement>(".undo")?.click();
  await settled();
  assert.equal(store.selection.chosen.value, null);
  assert.ok(primary(root).disabled);
});

test("a button that plays is not pressed within half a second of another question, unless one has chosen", async () => {
  let now = 1000; // however long the machine takes
  const clock = mock.method(performance, "now", () => now);
  const later = async () => {
    await settled(); // its own clock is set
    now += 520;
    while (primary(root).disabled) await new Promise((done) => setTimeout(done, 50));
  };
  const { store, played } = tableOf();
  const playback = seeing(question([choice([1], "Pass")]));
  const root = drawn(<Prompt store={store} playback={playback} sums={null} />);
  assert.ok(primary(root).disabled);
  await later();
  assert.ok(!primary(root).disabled);
  (playback.shown as Signal<Step>).value = { ...playback.shown.value, question: question([choice([7], "Resign the game")]) };
  await settled();
  primary(root).click();
  assert.deepEqual(played, []);
  await later();
  primary(root).click();
  assert.deepEqual(played, [[[7]]]);
  clock.mock.restore();
});

test("the foot has its places in every state", async () => {
  for (const asked of [question([]), question([choice([1], "Pass")]), question([], { asked: false })]) {
    const { root } = shown(asked);
    assert.deepEqual(
      [...root.querySelectorAll(".foot > button")].map((button) => button.className.trim()),
      ["undo", "primary"],
    );
  }
});

test("no notation is shown, unless one asks for it", async () => {
  const asked = question([choice([1, 7], "March to the ford", ["army", "ford"]), choice([1, 8], "March to the hill", ["army", "hill"])]);
  assert.ok(!shown(asked).root.querySelector("code, .typed"));
  set({ notation: true });
  const { root } = shown(asked);
  assert.deepEqual([...root.querySelectorAll("code")].map(words), ["1 7", "1 8"]);
  assert.ok(root.querySelector(".typed input"));
  set({ notation: false });
});

test("many options are listed by their kinds; where these are few the first is open, and can be closed", async () => {
  const of = (verb: number, name: string) => (i: number) => choice([verb, i], `${name} ${i}`, [`l${i}`], { group: [verb] });
  const groups = [5, 6, 7, 8].map((key) => ({ key: [key], label: `Kind ${key}` }));
  const eight = [1, 2, 3, 4, 5, 6, 7, 8];
  const { root } = shown(question([choice([1], "Gather"), ...eight.map(of(5, "Attack"))], { groups }));
  const heading = () => root.querySelector<HTMLButtonElement>(".kind > .row-button");
  assert.equal(words(heading()), "Kind 58");
  assert.equal(words(root.querySelector(".foot .out")), "Gather"); // a way out beside the button
  assert.equal(root.querySelectorAll(".rows.inner .row").length, 8);
  heading()?.click();
  await settled();
  assert.equal(root.querySelectorAll(".rows.inner .row").length, 0);
  const four = shown(
    question(
      [5, 6, 7, 8].flatMap((verb) => [1, 2].map(of(verb, "Do"))),
      { groups },
    ),
  ).root;
  assert.deepEqual(rows(four).map(words), ["Kind 52", "Kind 62", "Kind 72", "Kind 82"], "as many are in sight without that");
});

test("what comes of an option stands apart from what is done", () => {
  const { root } = shown(question([choice([1], "Attack the ford: 44 % to win"), choice([2], "Pass")]));
  assert.deepEqual([...root.querySelectorAll(".then")].map(words), ["44 % to win"]);
  assert.equal(words(rows(root)[0] ?? null), "Attack the ford: 44 % to win");
});

test("while something is on its way no option can be pressed", () => {
  const { store, played } = tableOf();
  store.busy.value = true;
  const playback = seeing(question([choice([1], "Raise a town"), choice([2], "Build a wall around the town")]));
  const root = drawn(<Prompt store={store} playback={playback} sums={null} />);
  assert.ok(rows(root).length === 2 && rows(root).every((button) => button.disabled));
  rows(root)[0]?.click();
  assert.deepEqual(played, []);
});

test("while the last click changes the draft the next one waits for it, and is not lost", async () => {
  const { store, played, changed, settle } = tableOf();
  const asked = question([choice([1], "Use level III", ["level.3"], { click: true, effect: "draft" }), choice([2], "Send it")]);
  const playback = seeing(asked);
  (store.now as unknown as Signal<unknown>).value = playback;
  store.busy.value = true;
  store.changing.value = true;
  const root = drawn(<Prompt store={store} playback={playback} sums={null} />);
  for (const row of rows(root)) row.click();
  await settled();
  assert.deepEqual([played, changed], [[], []]);
  assert.ok(primary(root).disabled, "what ends the decision can't be pressed");
  store.busy.value = false;
  store.changing.value = false;
  settle();
  await settled();
  assert.deepEqual(played, [[[1]]]);
});

test("the one thing that the clicks stand for is the button that ends the decision; a click that can be taken back looks otherwise", async () => {
  const asked = question([choice([1, 7], "March to the ford", ["army", "ford"]), choice([1, 8], "March to the hill", ["army", "hill"])]);
  const { root, store, played } = shown(asked);
  assert.ok(primary(root).disabled);
  store.selection.follow(["army", "ford"]);
  await settled();
  assert.equal(words(primary(root)), "March to the ford");
  assert.ok(!primary(root).classList.contains("draft"));
  primary(root).click();
  assert.deepEqual(played, [[[1, 7]]]);
  const draft = shown(question([choice([3], "Choose the ford", ["ford"], { click: true })]));
  draft.store.selection.follow(["ford"]);
  await settled();
  assert.ok(draft.root.querySelector(".buttons .primary.draft"));
});

test("what was refused stands there with its rule until something else is pressed", async () => {
  const { root, store } = shown(question([choice([1], "Raise a town")], { undo: true }));
  store.trouble.value = { sentence: "There is no room for it.", rule: "BRAWL-6.06" };
  await settled();
  const trouble = root.querySelector(".trouble");
  assert.match(words(trouble), /^There is no room for it\. §/);
  assert.equal(trouble?.querySelector(".chip")?.getAttribute("data-rule"), "BRAWL-6.06");
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

test("a way out that is chosen is confirmed in its own words", async () => {
  const { root, played } = shown(
    question([choice([1], "Stop moving"), choice([5, 1], "Move one", ["a"]), choice([5, 2], "Move two", ["b"])]),
  );
  const out = root.querySelector<HTMLButtonElement>(".foot .out");
  out?.click();
  await settled();
  assert.equal(words(out), "Stop moving");
  assert.equal(words(primary(root)).replaceAll("\u00a0", " "), "Confirm: stop moving");
  primary(root).click();
  await settled();
  assert.deepEqual(played, [[[1]]]);
});

test("when the game is over nothing is offered", () => {
  const { root } = shown(question([choice([1], "Pass")]), { over: true });
  assert.equal(words(root.querySelector(".kicker")), "The game is over");
  assert.ok(!root.querySelector("[data-choice]"));
});

test("a deed that the button has no room for stands whole above it", async () => {
  const deed = "Send the attack against the Clear with Road east of the Capital of Wat the Gleaner: 40 % that it falls";
  const { root } = shown(
    question([choice([1], deed, [], { sends: true }), choice([2], "Add an army", ["x"])], { drafts: true, draft: [[7]] }),
  );
  assert.equal(words(primary(root)), "Send");
  assert.equal(primary(root).getAttribute("aria-label"), deed);
  assert.match(words(root.querySelector(".middle")).replaceAll("\u00a0", " "), new RegExp(deed));
});

test("a French heading ends where its sentence does, whatever spaces its marks have", () => {
  const heads = (prompt: string) => {
    const { root } = shown(question([choice([1], "Rien")], { prompt }));
    return [words(root.querySelector("h2")), words(root.querySelector(".rest"))];
  };
  assert.deepEqual(heads("Levez des armées\u00a0: chacune coûte deux couronnes et reste dans une ville jusqu’au printemps."), [
    "Levez des armées.",
    "Chacune coûte deux couronnes et reste dans une ville jusqu’au printemps.",
  ]);
  assert.deepEqual(heads("Donnez l’ordre «\u00a0Fortification\u202f!\u00a0» à Kestan. Il vous en reste encore deux à donner."), [
    "Donnez l’ordre « Fortification ! » à Kestan.",
    "Il vous en reste encore deux à donner.",
  ]);
});
