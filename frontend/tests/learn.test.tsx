// Lessons, puzzles, examples: all moves are sent with every act, the way is shown, what is solved is kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LessonInfo, LessonTry } from "../src/generated/rest.ts";
import { settled } from "./dom.ts";

const { LessonAttempt, PuzzleAttempt, ExampleAttempt } = await import("../src/learn/attempt.ts");
const { keep, wasRight } = await import("../src/learn/puzzles.tsx");
const { isSolved, solve } = await import("../src/learn/solved.ts");

const LESSON: LessonInfo = {
  ...{ id: "edge", number: 5, title: "The edge", task: "Push the Thief off the board.", hints: ["Count.", "The Peasant."], ring: "A1" },
  ...{ rule: "BAR-B1.02", short: "Who loses is pushed.", seat: 0, mistakes: [{ id: "soldier", sentence: "He stops." }], bot: null },
};
const HINT = { action: [1], steps: [{ text: "1", label: "push", brief: "push", reason: "", action: [1] }], reason: "So." };
const ACT = [[[1]], "A1", "H4.1", ["move", {}, "Push"], null, true, [], ["", {}], ["", {}], [], false];

/** Answer requests with these outcomes, and note what was sent. */
const answers = (outcomes: LessonTry["outcome"][], more: object = {}) => {
  const sent: unknown[] = [];
  globalThis.fetch = (async (_path: string, request: { body: string }) => {
    const body = JSON.parse(request.body);
    sent.push(body);
    const answer = {
      outcome: outcomes.shift() ?? "open",
      mistake: null,
      sentence: "So it is.",
      hint: body.show ? HINT : null,
      names: ["Maud", "Wat"],
      position: {
        type: "table",
        table: "",
        number: 0,
        seat: 0,
        full: true,
        layout: LAYOUT,
        put: [PIECE],
        acts: [ACT],
        draft: body.moves.slice(-1),
      },
      preview: null,
      reason: body.nodes ? { sentence: "it stands still", rule: "R" } : null,
      ...more,
    };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  }) as unknown as typeof fetch;
  return sent;
};
const LAYOUT = ["triangle", [["H4.1", [0, 0, 0], "", -1, [], "", ["", {}]]], [], [], [], true, []];
const BEGUN = { type: "table", table: "", number: 0, seat: 0, full: true, layout: LAYOUT, put: [], acts: [] };
const PIECE = ["A1", "peasant", "H4.1", 0, 1, [], [], []];

test("an order that a task has begun is sent without its beginning, which can't be changed", async () => {
  const sent = answers([], { position: { ...BEGUN, draft: [[1, 90]] } }) as { moves: number[][] }[];
  const attempt = new PuzzleAttempt({ game: "yuan", number: 1, rating: 1, seat: 0, task: "Find the best levels.", solved: null });
  await settled();
  attempt.board.send(
    [
      [1, 7],
      [2, 1],
    ],
    true,
  );
  await settled();
  assert.equal(sent.length, 1);
  assert.match(attempt.trouble.value, /choose only the rest/);
  attempt.board.send(
    [
      [1, 90],
      [2, 1],
    ],
    true,
  );
  await settled();
  assert.deepEqual(sent.at(-1)?.moves, [[2, 1]]);
});

test("every act is sent with all moves before it; undo takes back one act, and anew begins before what is drafted", async () => {
  const sent = answers([]);
  const attempt = new LessonAttempt("barony", LESSON);
  await settled();
  attempt.board.send([[1], [2]], false);
  await settled();
  attempt.board.send([[3]], false);
  await settled();
  attempt.board.send([[4]], true);
  await settled();
  await attempt.undo();
  await attempt.type("P >");
  await attempt.again();
  assert.deepEqual(sent, [
    { moves: [], fresh: 0 },
    { moves: [[1], [2]], fresh: 2 },
    { moves: [[1], [2], [3]], fresh: 1 },
    { moves: [[1], [2], [4]], fresh: 1 },
    { moves: [[1], [2]], fresh: 0 },
    { moves: [[1], [2], "P >"], fresh: 1 },
    { moves: [], fresh: 0 },
  ]);
});

test("what ends the attempt leaves nothing to click; a mistake is counted", async () => {
  answers(["open", "mistake"]);
  const attempt = new LessonAttempt("barony", LESSON);
  await settled();
  assert.equal(attempt.board.table.value.acts.length, 1);
  await attempt.type("1");
  assert.equal(attempt.board.table.value.acts.length, 0);
  assert.equal(attempt.mistakes.value, 1);
});

test("the way is shown of this moment, after other moves from the beginning; a puzzle shows it when it was tried", async () => {
  const sent = answers(["open", "mistake", "open"]);
  const attempt = new LessonAttempt("barony", LESSON);
  await settled();
  await attempt.type("1");
  await attempt.show();
  assert.deepEqual(sent.at(-1), { moves: [], fresh: 0, show: true });
  assert.equal(attempt.hint()?.steps[0]?.label, "push");
  assert.equal(attempt.meant(HINT)?.piece, "A1");
  answers(["mistake", "open"], { hint: HINT });
  const puzzle = new PuzzleAttempt({ game: "fyn", number: 3, rating: 2, seat: 0, task: "", solved: null });
  await settled();
  assert.equal(puzzle.hint(), null);
  await puzzle.show();
  assert.equal(puzzle.hint()?.reason, "So.");
});

test("why a click has no effect is asked of the position; an example is played by whoever is asked", async () => {
  const sent = answers([], { seat: 1 });
  const example = new ExampleAttempt("barony", "X1", 1);
  await settled();
  example.board.click("A9");
  await settled();
  await settled();
  assert.equal(example.trouble.value, "It stands still");
  await example.playNext({ seat: 1, move: "P >" });
  assert.deepEqual(sent.at(-1), { moves: [{ seat: 1, move: "P >" }], fresh: 1 });
});

test("what was solved is kept, game by game", () => {
  solve("barony", "edge");
  assert.ok(isSolved("barony", "edge") && !isSolved("yuan", "edge"));
  assert.match(localStorage.getItem("baronage.lessons") ?? "", /edge/);
});

test("the first answer to a puzzle is the one that is kept", () => {
  assert.equal(wasRight("fyn", 3), undefined);
  keep("fyn", 3, false);
  keep("fyn", 3, true);
  keep("fyn", 4, true);
  assert.deepEqual([wasRight("fyn", 3), wasRight("fyn", 4), wasRight("yuan", 3)], [false, true, undefined]);
  assert.deepEqual(JSON.parse(localStorage.getItem("baronage.puzzles") ?? ""), { fyn: { 3: false, 4: true } });
});
