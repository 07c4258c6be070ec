import assert from "node:assert/strict";
import { test } from "node:test";
import { Latest } from "../src/table/latest.ts";

function scene() {
  const state = { question: "which card?" };
  return {
    state,
    asked: new Latest(
      () => state.question,
      (then, now) => then === now,
    ),
  };
}

test("an answer counts while the same is asked", () => {
  const counts = scene().asked.begin();
  assert.ok(counts());
  assert.ok(counts());
});

test("an answer that comes when something else is asked does not count", () => {
  const { state, asked } = scene();
  const counts = asked.begin();
  state.question = "which land?";
  assert.ok(!counts());
});

test("of two questions only the newer one is answered, whichever answer comes first", () => {
  const { asked } = scene();
  const [first, second] = [asked.begin(), asked.begin()];
  assert.ok(second());
  assert.ok(!first());
});

test("what is on its way does not count when it is dropped", () => {
  const { asked } = scene();
  const counts = asked.begin();
  asked.drop();
  assert.ok(!counts());
  assert.ok(asked.begin()());
});
