import assert from "node:assert/strict";
import { test } from "node:test";
import type { Node, Scene } from "../src/generated/scene.ts";
import type { Line, Question, Update } from "../src/generated/wire.ts";
import { decision, type Step, stepOf, tell } from "../src/table/steps.ts";

const text = (id: string, words: string): Node => ({ kind: "group", id, children: [{ kind: "text", text: words }] });
const scene = (order: string, land: string): Scene => ({
  title: "T",
  width: 10,
  height: 10,
  nodes: [text("order", order), text("land", land)],
});
const line = (words: string, ...nodes: string[]): Line => ({ text: words, rules: [], moment: 1, nodes, why: [] });
const question = (asked: boolean): Question => ({
  prompt: "?",
  rules: [],
  asked,
  waits: [],
  choices: [],
  spans: [],
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
});
const update = (number: number, asked: boolean, now: Scene, lines: Line[] = [], sent: Scene | null = null): Update => ({
  type: "update",
  table: "t",
  seat: 0,
  number,
  lines,
  question: question(asked),
  scene: now,
  sent,
  view: null,
  clocks: [],
  over: false,
  standings: null,
  out: false,
});
const words = (step: Step) => step.scene.nodes?.map((node) => node.children?.[0]?.text).join(", ");

const drafted = stepOf(update(1, true, scene("not sent", "free")), []);
const committed = scene("committed", "free");
const resolved = scene("new", "taken");
const lines = [line("A has sent."), line("A takes it.", "land"), line("A new turn.", "order")];

test("who sent the last choice sees it sent while it is told what came of it", () => {
  const steps = tell(drafted, update(2, true, resolved, lines, committed));
  assert.deepEqual(steps.map(words), ["committed, free", "committed, taken", "new, taken"]);
  assert.deepEqual(
    steps.map((step) => [step.lines.length, step.fresh]),
    [
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  );
  const numbers = steps.map((step) => step.number);
  assert.deepEqual(
    numbers,
    [...numbers].sort((a, b) => a - b),
  );
  assert.equal(numbers.at(-1), 2);
});

test("what is seen again begins when the decision was made, not before it was sent", () => {
  const steps = [drafted, ...tell(drafted, update(2, true, resolved, lines, committed))];
  assert.equal(words(steps[decision(steps)] as Step), "committed, free");
});

test("who waited for others after he sent sees it sent as well", () => {
  const waiting = tell(drafted, update(2, false, committed, [line("A has sent.")]));
  const steps = [drafted, ...waiting, ...tell(waiting.at(-1) as Step, update(3, true, resolved, [line("B has sent."), ...lines]))];
  assert.equal(words(steps[decision(steps)] as Step), "committed, free");
});

test("where the first line shows something, what is seen again begins with the picture before it", () => {
  const steps = [drafted, ...tell(drafted, update(2, true, resolved, [line("A takes it.", "land"), line("A new turn.", "order")]))];
  assert.equal(decision(steps), 0);
});
