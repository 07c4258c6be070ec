import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest } from "../src/table/nearest.ts";
import { choice } from "./table-of.ts";

const all = [
  choice([1], "Upgrade the Peasant to a Farm"),
  choice([2], "Upgrade the Squire to a Knight"),
  choice([3], "Gather 3 resources"),
  choice([4], "Upgrade your Farm, which is damaged, to an Inn"),
];

test("plain words are answered with the options that say most of them, the shorter first", () => {
  assert.deepEqual(
    nearest("upgrade my farm", all).map(({ action }) => action[0]),
    [1, 4, 2],
  );
  assert.deepEqual(
    nearest("gathering resources!", all).map(({ action }) => action[0]),
    [3],
  );
});

test("what has nothing in common with any option is answered with none", () => {
  assert.deepEqual(nearest("zzz", all), []);
  assert.deepEqual(nearest("?", all), []);
});
