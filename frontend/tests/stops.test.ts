import assert from "node:assert/strict";
import { test } from "node:test";
import type { Act } from "../src/board/data.ts";
import "./dom.ts";

const { stopped } = await import("../src/board/acts.ts");

const act = (decisions: number, undo: boolean): Act =>
  ({ do: Array.from({ length: decisions }, (_, i) => [i]), undo, amount: [] }) as unknown as Act;

test("who wants to be asked before a fight stops before the last decision of an act that can't be taken back", () => {
  assert.deepEqual(stopped(act(3, false), true), [[0], [1]]);
  assert.equal(stopped(act(3, false), false).length, 3);
  assert.equal(stopped(act(3, true), true).length, 3, "a plain move is one act");
  assert.equal(stopped(act(1, false), true).length, 1);
});
