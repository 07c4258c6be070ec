import assert from "node:assert/strict";
import { test } from "node:test";
import type { Question } from "../src/generated/wire.ts";
import { aside, beside } from "../src/table/same-question.ts";

const asked: Question = {
  prompt: "Choose.",
  rules: [],
  asked: true,
  waits: [0, 1],
  choices: [{ action: [1], text: "a", label: "a", rules: [], nodes: ["x"], sends: false, click: false, effect: "act", group: [] }],
  spans: [],
  rewrites: [],
  turns: [],
  behind: null,
  fill: null,
  drafts: true,
  draft: [],
  undo: false,
  answers: [],
  standing: [],
  told: {},
  groups: [],
  kind: "",
  about: "",
};

test("what another does while I choose, and what leaves me the same choices, interrupts nothing", () => {
  assert.ok(aside(asked, { question: { ...asked, waits: [0] }, over: false }));
  assert.ok(aside(asked, { question: { ...asked, prompt: "Choose; one has sent." }, over: false }));
});

test("of those who send something meanwhile the last is told, after what happened before", () => {
  const line = (text: string, ...nodes: string[]) => ({ text, rules: [], moment: 1, nodes, why: [] });
  const told = [line("A card.", "deck"), line("Blue has sent.")];
  assert.deepEqual(
    beside(told, [line("Red has sent.")]).map(({ text }) => text),
    ["A card.", "Red has sent."],
  );
  assert.equal(beside(told, [line("Red gives 5.", "red")]).length, 3);
  assert.equal(beside(told, []).length, 2);
});

test("other choices, another draft, the end, and what happens while I wait are told", () => {
  assert.ok(!aside(asked, { question: { ...asked, choices: [] }, over: false }));
  assert.ok(!aside(asked, { question: { ...asked, draft: [[1]] }, over: false }));
  assert.ok(!aside(asked, { question: asked, over: true }));
  assert.ok(!aside({ ...asked, asked: false }, { question: { ...asked, asked: false }, over: false }));
});
