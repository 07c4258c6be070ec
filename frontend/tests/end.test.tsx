import assert from "node:assert/strict";
import { test } from "node:test";
import type { WholeAnalysis } from "../src/made/rest.ts";
import type { Standing } from "../src/table/steps.ts";
import { drawn, words } from "./dom.ts";

const { turningPoints, decisionAt } = await import("../src/coach/analysis.ts");
const { Curve } = await import("../src/coach/curve.tsx");
const { DecisionCard } = await import("../src/coach/card.tsx");
const { fared } = await import("../src/table/outcome.ts");
const { above, rung } = await import("../src/opponents/characters.ts");
const { next, won } = await import("../src/opponents/reached.ts");

const row = (seat: number, place: number, score: number, more: Partial<Standing> = {}): Standing => ({
  seat,
  place,
  score,
  points: place === 1 ? 1 : 0,
  status: "in",
  out_when: "",
  ...more,
});

const point = (move: number, chance: number, told = "") => ({ move, seat: 0, chance, own: 0, luck: 0, others: 0, told });
const decision = (move: number, verdict: "best" | "mistake", more = {}) => ({
  ...{
    move,
    first: move,
    verdict,
    text: "",
    told: `You do ${move}.`,
    chance: 0.4,
    error: 0,
    loss: 0,
    better: "",
    better_words: [],
    reason: "",
  },
  ...more,
});
const analysis = {
  whole: true,
  points: [point(0, 0.5), point(4, 0.3, "Bo takes your Farm."), point(8, 0.9, "You take his King.")],
  decisions: [
    decision(3, "mistake", { loss: 0.2, better_words: ["move the Knight to the wall"], reason: "It closes the town." }),
    decision(7, "best"),
  ],
  turns: [
    { point: 2, change: 0.6 },
    { point: 1, change: -0.2 },
  ],
  counts: {},
} as unknown as WholeAnalysis;

test("each one's fate is told in one line", () => {
  const rows = [row(0, 1, 9), row(1, 2, 7), row(2, 3, 0, { status: "out", out_when: "turn 3" }), row(3, 4, 0, { status: "left" })];
  assert.deepEqual(
    rows.map((one) => fared(one, rows, "Time is up.")),
    ["2 ahead of all who stayed to the end.", "2 behind the first.", "Out: turn 3.", "Left the game."],
  );
});

test("turning points are numbered in the order of time, with the chance before and after", () => {
  assert.deepEqual(
    turningPoints(analysis).map(({ number, move, told }) => [number, move, told]),
    [
      [1, 4, "Bo takes your Farm."],
      [2, 8, "You take his King."],
    ],
  );
  assert.equal(Math.round(100 * (turningPoints(analysis)[0]?.before ?? 0)), 50);
});

test("a click on a turning point of the curve leads to its move", () => {
  const went: number[] = [];
  const root = drawn(<Curve analysis={analysis} onMove={(move) => went.push(move)} />);
  root.querySelectorAll<HTMLButtonElement>(".turning")[1]?.click();
  assert.deepEqual(went, [8]);
  assert.equal(root.querySelector("svg")?.getAttribute("aria-label"), "Your chance to win: 50\u00a0% at first, 90\u00a0% at the end");
});

test("of a mistake it is said what it cost, what was better and why; of a good move nothing is better", () => {
  const [bad, good] = analysis.decisions;
  assert.ok(bad && good);
  const card = words(drawn(<DecisionCard analysis={analysis} decision={bad} />));
  assert.match(card, /Mistake\. Chance to win 60 % → 40 %/);
  assert.match(card, /Better was ?Move the Knight to the wall ?It closes the town\./);
  assert.ok(!drawn(<DecisionCard analysis={analysis} decision={good} />).querySelector(".better"));
  assert.equal(decisionAt(analysis, 5), bad);
});

test("who has beaten one of the five meets the next, game by game", () => {
  assert.equal(next("yuan"), "wat");
  won("yuan", "hob");
  won("yuan", "wat"); // what was reached stays
  won("yuan", "random"); // none of the five
  assert.equal(next("yuan"), "ysolt");
  assert.equal(next("fyn"), "wat");
  assert.deepEqual([above("wat"), above("regent"), rung("anselm")], ["hob", undefined, 4]);
});
