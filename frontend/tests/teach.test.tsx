// A first game: when its card opens, what closes it, and which words of a game are explained where.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { TeachingTerm } from "../src/generated/rest.ts";
import { drawn, settled, words } from "./dom.ts";

const { opens, read, teaching } = await import("../src/tutorial/tutorial.ts");
const { found } = await import("../src/tutorial/find-terms.ts");
const { FirstGame } = await import("../src/tutorial/first-game.tsx");
const { TermCard } = await import("../src/tutorial/term-card.tsx");
const { termed, hideTerm } = await import("../src/tutorial/terms.tsx");

const picture = [["art", "farm", "pay 2", ""]];
const term = (id: string, forms: string[]): TeachingTerm => ({
  ...{ id, name: id, forms, sentence: `All about the ${id}.`, picture, rule: "R-1", lesson: null },
});
const TERMS = [term("wall", ["wall", "walls"]), term("army", ["King’s Army", "army"]), term("knight", ["Knight"])];
const CARD = {
  goal: "Have the most walls.",
  steps: [{ text: "Take one action", how: "Then others have theirs.", picture }],
};

beforeEach(() => {
  localStorage.clear();
  teaching.value = { card: CARD, terms: TERMS, lore: { knight: "The horse does the thinking." } };
});

test("the card opens by itself once for each game", () => {
  assert.ok(opens("fyn"));
  read("fyn");
  assert.ok(!opens("fyn"));
  assert.ok(opens("yuan"), "each game by itself");
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
  assert.match(words(root.querySelector(".term-card")), /^pay 2 ?knight ?All about the knight\. ?The horse does the thinking\./);
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

test("the card tells the goal and three drawn steps; its button closes it", async () => {
  let closed = 0;
  const root = drawn(<FirstGame game="fyn" card={CARD} opponent="wat" onClose={() => closed++} />);
  assert.match(words(root), /Goal: Have the most walls\..*pay 2.*Take one action ?Then others have theirs/);
  assert.match(words(root.querySelector("footer")), /You play against Wat the Gleaner\./);
  assert.equal(root.querySelectorAll("button.term").length, 1, "a term is underlined once");
  root.querySelector<HTMLButtonElement>("button.start")?.click();
  await settled();
  assert.equal(closed, 1);
});
