// A first game: when its card opens, what closes it, and which words of a game are explained where.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Scene } from "../src/generated/scene.ts";
import type { TeachingTerm } from "../src/generated/rest.ts";
import type { Question } from "../src/generated/wire.ts";
import { type Signal, signal } from "@preact/signals";
import type { TableStore } from "../src/table/store.ts";
import { drawn, settled, words } from "./dom.ts";
import { choice, question, tableOf } from "./table-of.ts";

const { isFirst, know, opens, read, teaching } = await import("../src/tutorial/tutorial.ts");
const { found } = await import("../src/tutorial/find-terms.ts");
const { FirstGame } = await import("../src/tutorial/first-game.tsx");
const { TermCard } = await import("../src/tutorial/term-card.tsx");
const { termed, hideTerm } = await import("../src/tutorial/terms.tsx");

const picture = { title: "", width: 294, height: 92, nodes: [] } as unknown as Scene;
const term = (id: string, forms: string[]): TeachingTerm => ({
  ...{ id, name: id, forms, sentence: `All about the ${id}.`, picture, rule: "R-1", lesson: null },
});
const TERMS = [term("wall", ["wall", "walls"]), term("army", ["King’s Army", "army"]), term("knight", ["Knight"])];
const CARD = {
  goal: "Have the most points.",
  sources: [{ picture, worth: "2 points", text: "Each wall", how: "Build a wall." }],
  steps: [{ text: "Take one action", how: "Then others have theirs." }],
};

beforeEach(() => {
  localStorage.clear();
  teaching.value = { card: CARD, terms: TERMS, lore: { knight: "The horse does the thinking." } };
});

test("the card opens by itself once at each table, until the first game is over or the game is known", () => {
  assert.ok(opens("fyn", "t1"));
  read("fyn", "t1");
  assert.ok(!opens("fyn", "t1") && opens("fyn", "t2") && isFirst("fyn"));
  know("fyn");
  assert.ok(!opens("fyn", "t2") && !isFirst("fyn"));
  read("fyn", "t3");
  assert.ok(!opens("fyn", "t4"), "to read it again changes nothing");
  assert.ok(opens("yuan", "t1"), "each game by itself");
});

test("terms stand out where they first stand, as whole words, the longest first, whatever their capitals are", () => {
  const told = new Set<string>();
  const parts = found("Walls and wallets: the Wall of the King’s Army and its army.", TERMS, told);
  assert.deepEqual(
    parts.map((part) => (typeof part === "string" ? part : [part.term.id, part.words])),
    [["wall", "Walls"], " and wallets: the Wall of the ", ["army", "King’s Army"], " and its army."],
  );
  assert.deepEqual(found("The wall again.", TERMS, told), ["The wall again."], "and nowhere after it in this card");
});

test("who asks for a term is told what it is, with the way to the rule; Escape closes it and takes back nothing else", async () => {
  const root = drawn(
    <>
      <p>{termed("Your Knight waits.", new Set())}</p>
      <TermCard />
    </>,
  );
  const button = root.querySelector<HTMLButtonElement>("button.term");
  button?.focus();
  await settled();
  assert.match(words(root.querySelector(".term-card")), /^knight ?All about the knight\. ?The horse does the thinking\./);
  assert.equal(button?.getAttribute("aria-describedby"), root.querySelector(".term-card")?.id);
  let heard = 0;
  const listen = () => heard++;
  document.addEventListener("keydown", listen);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await new Promise((done) => setTimeout(done, 20));
  await settled();
  document.removeEventListener("keydown", listen);
  assert.ok(!root.querySelector(".term-card"));
  assert.equal(heard, 0);
  hideTerm();
});

test("the card tells goal, sources and steps; each of its buttons closes it, one of them for good", async () => {
  const closed: boolean[] = [];
  const root = drawn(<FirstGame game="fyn" card={CARD} onClose={(known) => closed.push(known)} />);
  assert.match(words(root), /Have the most points\..*2 ?points ?Each wall ?Build a wall\..*1 ?Take one action/);
  assert.equal(root.querySelectorAll("button.term").length, 1, "a term is underlined once");
  const [know, start] = [...root.querySelectorAll<HTMLButtonElement>("footer button")];
  start?.click();
  know?.click();
  await settled();
  assert.deepEqual(closed, [false, true]);
});

test("at a new kind of decision the steward speaks by himself, twice; never in a later game", async () => {
  const { Steward } = await import("../src/table/steward.tsx");
  const { store } = tableOf();
  const asked: string[] = [];
  Object.assign(store, { askSteward: async (about: Question) => asked.push(about.prompt) });
  store.info.value = { game: "fyn", hints: true } as never;
  const meet = async (prompt: string, rules: string[], more = {}) => {
    drawn(<Steward store={store} question={question([], { prompt, rules, ...more })} number={1} />);
    await settled();
  };
  const speaks = async (prompt: string, rules: string[], more = {}) => {
    await meet(prompt, rules, more);
    for (let round = 0; round < 100 && asked.at(-1) !== prompt; round++) await settled();
  };
  await meet("Build?", ["FYN-1"], { asked: false });
  for (const prompt of ["Build?", "Build for 3?"]) await speaks(prompt, ["FYN-1"]);
  await meet("Build for 4?", ["FYN-1"]);
  await speaks("Attack?", ["FYN-2"]);
  await speaks("Build or burn?", ["FYN-1"], { choices: [choice([7, 1], "Burn it")] });
  assert.deepEqual(asked, ["Build?", "Build for 3?", "Attack?", "Build or burn?"], "what may be done for the first time is new too");
  know("fyn");
  await meet("Expand?", ["FYN-3"]);
  assert.equal(asked.length, 4);
});

test("what the steward said stays when the same decision is told once more, and he is not asked again", async () => {
  const { Steward } = await import("../src/table/steward.tsx");
  const { store } = tableOf();
  let asked = 0;
  const hint = { steps: [{ label: "build a wall", brief: "build a wall" }], reason: "Then you have a wall.", guessed: "" };
  const askSteward = async (about: Question) => {
    asked++;
    store.advice.value = { question: about, hint: hint as never };
  };
  Object.assign(store, { askSteward });
  store.info.value = { game: "fyn", hints: true } as never;
  const now = signal({ question: question([choice([7, 1], "Build")]), number: 3 });
  const root = drawn(<Again store={store} now={now} />);
  for (let round = 0; round < 100 && !asked; round++) await settled();
  assert.equal(asked, 1);
  now.value = { question: question([choice([7, 1], "Build")]), number: 4 };
  await settled();
  assert.match(words(root.querySelector(".steward")), /Build a wall/);
  assert.equal(asked, 1);
  store.acted = 4;
  now.value = { question: question([choice([7, 1], "Build")]), number: 5 };
  for (let round = 0; round < 100 && asked < 2; round++) await settled();
  assert.equal(asked, 2, "who did something is asked anew, though in the same words");
  now.value = { question: question([choice([7, 1], "Build for 3")]), number: 6 };
  for (let round = 0; round < 100 && !root.querySelector(".steward-ask"); round++) await settled();
  assert.ok(root.querySelector(".steward-ask"), "and he says nothing of what is called by other words now");
  function Again({ store, now }: { store: TableStore; now: Signal<{ question: Question; number: number }> }) {
    return <Steward store={store} {...now.value} />;
  }
});

test("where there is no room beside the options, the steward's advice is a line that opens", async () => {
  const { Steward } = await import("../src/table/steward.tsx");
  const { store } = tableOf();
  const hint = { steps: [{ label: "build a wall", brief: "build a wall" }], reason: "Then you have a wall.", guessed: "" };
  const asked = question([choice([7, 1], "Build")], { asked: true, draft: [[1]] });
  store.info.value = { game: "fyn", hints: true } as never;
  const shown = async (height: number) => {
    store.advice.value = { question: asked, hint: hint as never };
    const middle = (box: HTMLDivElement | null) => {
      if (box) Object.defineProperties(box, { scrollHeight: { value: height }, clientHeight: { value: 90 } });
    };
    const root = drawn(
      <section>
        <div class="middle" ref={middle} />
        <Steward store={store} question={asked} number={1} />
      </section>,
    );
    await settled();
    return root;
  };
  assert.match(words((await shown(80)).querySelector(".steward:not(.folded)")), /Build a wall.*Then you have a wall/);
  const root = await shown(300);
  const line = root.querySelector<HTMLButtonElement>("button.steward.folded");
  assert.match(words(line), /Build a wall Why\?$/);
  line?.click();
  await settled();
  assert.match(words(root.querySelector(".steward:not(.folded)")), /Then you have a wall/, "and stays open");
});

test("who does the first step of an advice is told the next; who does something else is not", async () => {
  const { leftOf } = await import("../src/table/hint-progress.ts");
  const asked = question([choice([7, 1], "From the Hill"), choice([7, 2], "From the Sea")]);
  const steps = [
    { text: "7 1", label: "From the Hill", brief: "From the Hill" },
    { text: "8 1", label: "To the Wood", brief: "To the Wood" },
  ];
  const hint = { steps, reason: "It is free.", guessed: "" } as never;
  assert.deepEqual(leftOf({ question: asked, hint }, [[7, 1]])?.steps, steps.slice(1));
  assert.equal(leftOf({ question: asked, hint }, [[7, 1]])?.reason, "It is free.", "what speaks for the whole speaks for each step");
  const spoken = { steps: steps.map((step) => ({ ...step, reason: `For ${step.label}.` })), reason: "For all.", guessed: "" } as never;
  assert.equal(leftOf({ question: asked, hint: spoken }, [[7, 1]])?.reason, "For To the Wood.");
  assert.equal(leftOf({ question: asked, hint }, [[7, 2]]), null);
  assert.equal(leftOf({ question: asked, hint: null }, [[7, 1]]), null);
});
