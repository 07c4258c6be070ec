import assert from "node:assert/strict";
import { test } from "node:test";
import type { Question } from "../src/made/wire.ts";
import { aside } from "../src/table/choose.ts";

const asked: Question = {
  prompt: "Choose.",
  rules: [],
  asked: true,
  waits: [0, 1],
  choices: [{ action: [1], text: "a", label: "a", rules: [], nodes: ["x"], sends: false, leads: false }],
  spans: [],
  drafts: true,
  draft: [],
  undo: false,
  answers: [],
  standing: [],
};

test("what another does while I choose, and what leaves me the same choices, interrupts nothing", () => {
  assert.ok(aside(asked, { question: { ...asked, waits: [0] }, over: false }));
  assert.ok(aside(asked, { question: { ...asked, prompt: "Choose; one has sent." }, over: false }));
});

test("other choices, another draft, the end, and what happens while I wait are told", () => {
  assert.ok(!aside(asked, { question: { ...asked, choices: [] }, over: false }));
  assert.ok(!aside(asked, { question: { ...asked, draft: [[1]] }, over: false }));
  assert.ok(!aside(asked, { question: asked, over: true }));
  assert.ok(!aside({ ...asked, asked: false }, { question: { ...asked, asked: false }, over: false }));
});
