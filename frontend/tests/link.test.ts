import assert from "node:assert/strict";
import { test } from "node:test";
import { linkOf, ofLink } from "../src/board-editor/link.ts";

test("a board in a link is the same when it is opened", () => {
  const board = { baronies: [["A", [0, -5], 120]], market: null, homes: ["A"], enemies: [""], teams: ["Île"] };
  const link = linkOf(board);
  assert.match(link, /^#board=[\w-]+$/);
  assert.deepEqual(ofLink(link.slice(1)), board);
});

test("another link holds no board", () => {
  for (const hash of ["", "board=", "board=%%", "board=bm9uZQ", "rules"]) assert.equal(ofLink(hash), null);
});
