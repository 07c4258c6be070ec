// Lessons: a try is sent whole, a mistake is explained and put back, what is solved is kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LessonInfo, LessonTry } from "../src/generated/rest.ts";
import { drawn, settled, words } from "./dom.ts";
import { choice, question } from "./table-of.ts";

const { LessonStore } = await import("../src/learn/lesson-store.ts");
const { Outcome } = await import("../src/learn/outcome.tsx");
const { Task } = await import("../src/learn/task.tsx");
const { Judged } = await import("../src/learn/puzzle.tsx");
const { keep, wasRight } = await import("../src/learn/puzzles.tsx");
const { PuzzleStore } = await import("../src/learn/lesson-store.ts");
const { Selection } = await import("../src/table/selection.ts");
const { isSolved, solve } = await import("../src/learn/solved.ts");

const LESSON: LessonInfo = {
  ...{ id: "edge", number: 5, title: "The edge", task: "Push the Thief off the board.", hints: ["Count.", "The Peasant."], ring: "p1" },
  ...{ rule: "BAR-B1.02", short: "Who loses is pushed.", seat: 0, mistakes: [{ id: "soldier", sentence: "He stops." }], bot: null },
};
const answers = (outcomes: LessonTry["outcome"][]) => {
  const sent: unknown[] = [];
  globalThis.fetch = (async (_path: string, request: { body: string }) => {
    sent.push(JSON.parse(request.body));
    const outcome = outcomes.shift() ?? "open";
    const asked = question([choice([1], "push")]);
    const answer = {
      outcome,
      mistake: null,
      sentence: `So it is: ${outcome}.`,
      scene: { title: "", width: 1, height: 1 },
      question: asked,
      lines: [],
    };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  }) as unknown as typeof fetch;
  return sent;
};

test("each try is sent whole; a mistake is put back, and taken back is fewer moves", async () => {
  const sent = answers(["open", "open", "mistake", "open", "open", "open"]);
  const store = new LessonStore("barony", LESSON);
  await settled();
  await store.play([[1]]);
  await store.play([[2]]);
  assert.equal(store.result.value?.outcome, "mistake");
  assert.equal(store.tries.value, 1);
  await store.undo();
  await store.type("P >");
  await store.again();
  assert.deepEqual(
    sent,
    [[], [[1]], [[1], [2]], [[1]], [[1], "P >"], []].map((moves) => ({ moves })),
  );
  assert.ok(store.now.value?.shown.value.question.asked, "and the board shows what is asked");
});

test("when it is solved one reads why, why other ways fail, and goes on to the next", async () => {
  answers(["solved"]);
  const store = new LessonStore("barony", LESSON);
  await settled();
  const went: string[] = [];
  const next = { ...LESSON, id: "hold", number: 6, title: "Hold" };
  const result = store.result.value;
  assert.ok(result);
  const root = drawn(
    <Outcome
      store={store}
      lesson={LESSON}
      result={result}
      next={next}
      onNext={(to) => went.push(to.id)}
      onGame={() => went.push("game")}
    />,
  );
  assert.match(words(root), /Lesson 5 done ?Solved at the first try\. ?So it is: solved\. ?Why other moves fail ?He stops\./);
  root.querySelector<HTMLButtonElement>(".primary")?.click();
  assert.deepEqual(went, ["hold"]);
});

test("hints come one after the other, and there are no more than two", async () => {
  const selection = new Selection();
  const root = drawn(<Task lesson={LESSON} selection={selection} />);
  assert.ok(!words(root).includes("Count."));
  for (const told of ["Count.", "The Peasant."]) {
    root.querySelector<HTMLButtonElement>("button.steward-ask")?.click();
    await settled();
    assert.ok(words(root).includes(told));
  }
  assert.ok(!root.querySelector("button.steward-ask"));
  assert.deepEqual(selection.hint.value, ["p1"], "and the thing is ringed on the board");
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

test("a wrong answer is told what it costs, why, and what was best", async () => {
  answers(["mistake"]);
  const store = new PuzzleStore({ game: "fyn", number: 3, rating: 2, seat: 0 });
  await settled();
  const result = store.result.value;
  assert.ok(result);
  let went = 0;
  const told = { ...result, sentence: "Then you have 3 lands instead of 1.", loss: 0.27, value: 0.8, solution: ["take the Hill"] };
  const root = drawn(<Judged store={store} result={told} onNext={() => went++} />);
  assert.match(
    words(root),
    /It costs you 27 % of your chance to win\. ?Then you have 3 lands instead of 1\. ?The best plan wins 80 % of the games: ?Take the Hill/,
  );
  root.querySelector<HTMLButtonElement>(".primary")?.click();
  assert.equal(went, 1);
});
