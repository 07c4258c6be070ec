import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line } from "../src/generated/wire.ts";
import { gathered } from "../src/table/recent-log.ts";

const line = (text: string): Line => ({ text, rules: [], moment: 1, nodes: [], why: [] });
const step = (asked: boolean, stale: boolean, ...texts: string[]) => ({ question: { asked }, stale, lines: texts.map(line) });

test("what others do one after another is told together until the next decision", () => {
  assert.deepEqual(
    gathered(step(false, false, "B builds.", "B attacks.")).map(({ text }) => text),
    ["B builds.", "B attacks."],
  );
});

test("a decision begins anew, even if nothing was told of it yet", () => {
  assert.deepEqual(gathered(step(true, false, "B attacks.")), []);
  assert.deepEqual(gathered(step(false, true, "B attacks.")), []);
});

test("who never decides anything keeps the newest lines", () => {
  const all = Array.from({ length: 100 }, (_, i) => `${i}`);
  const kept = gathered(step(false, false, ...all));
  assert.ok(kept.length < 100 && kept.at(-1)?.text === "99");
});
