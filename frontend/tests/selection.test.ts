import assert from "node:assert/strict";
import { test } from "node:test";
import { Selection } from "../src/table/selection.ts";

test("what is chosen by nobody is no step that is taken back", () => {
  const selection = new Selection();
  selection.choose([30, 0], true);
  assert.deepEqual([selection.chosen.value, selection.begun], [[30, 0], false]);
  selection.choose([30, 5]);
  assert.equal(selection.begun, true);
  selection.back();
  assert.deepEqual([selection.chosen.value, selection.begun], [null, false]);
});

test("one step back leaves a click together with the amount that it asked for", () => {
  const selection = new Selection();
  selection.follow(["player.2"]);
  selection.choose([12, 2, 1], true);
  selection.back();
  assert.deepEqual([selection.path.value, selection.chosen.value], [[], null]);
});
