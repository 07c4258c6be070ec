import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./dom.ts";
import { parseRules } from "../src/rules/rules.ts";

test("rules are found by their ids, with their sections", () => {
  const rules = parseRules("## 1 Start\n\n- **TOY-1.01** Everybody\n  begins.\n- **TOY-1.02** Then play.\n\n**TOY-2** Alone.\n");
  assert.deepEqual([...rules.keys()], ["TOY-1.01", "TOY-1.02", "TOY-2"]);
  assert.deepEqual(rules.get("TOY-1.01"), { id: "TOY-1.01", text: "Everybody begins.", section: "1 Start" });
});

test("every rule of a real page is found", () => {
  const page = readFileSync(new URL("../../src/baronage/games/brawling/RULES.md", import.meta.url), "utf8");
  const rules = parseRules(page);
  assert.ok(rules.size > 100);
  assert.ok(rules.get("BRAWL-5.01")?.text);
});
