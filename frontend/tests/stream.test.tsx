import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line } from "../src/generated/wire.ts";
import type { TableStore } from "../src/table/store.ts";
import "./dom.ts";

const { entriesOf } = await import("../src/board/entries.ts");

const line = (text: string, turn = ""): Line => ({ text, turn, rules: [], moment: 0, why: [] });
const table = { chat: { messages: { value: [] } }, looking: { value: 0 } } as unknown as TableStore;
const sides = { name: () => "Wat", colour: () => 0 };

test("equal lines in a row are one with their number, but not across the beginning of a turn", () => {
  const draws = line("Wat draws a card.");
  const lines = [draws, draws, draws, line("Round 2", "Round 2"), draws, line("Wat discards a Town.")];
  const found = entriesOf(table, lines, [], sides, "Round 2");
  assert.deepEqual(
    found.map((entry) => entry.turn || [entry.line?.text, entry.times]),
    [["Wat draws a card.", 3], "Round 2", ["Wat draws a card.", 1], ["Wat discards a Town.", 1]],
  );
  assert.deepEqual(
    found.filter(({ fresh }) => fresh).map((entry) => entry.line?.text),
    ["Wat discards a Town."],
  );
});

test("players with the same line share it: who, then what", () => {
  const lines = ["Wat: bid 0.", "Bo: bid 0.", "You: bid 15.", "Ada: bid 0."].map((text) => line(text));
  const found = entriesOf(table, lines, [], sides, "Round 2");
  assert.deepEqual(
    found.map((entry) => entry.line?.text),
    ["Wat, Bo: bid 0.", "You: bid 15.", "Ada: bid 0."],
  );
});

test("kinds of one group share a line, which the first of them begins; sentences that begin alike are listed", () => {
  const groups = [["attacked", "struck"], ["drew"]];
  const lines = [
    ["drew", "You drew a Farm card."],
    ["drew", "You drew a Shield card."],
    ["drew", "Bo drew a card."],
    ["attacked", "Wat attacked your Farm with a Knight."],
    ["attacked", "Wat attacked your Farm with an Inn."],
    ["struck", "Your Farm fell."],
    ["attacked", "Bo attacked your Inn with Archers."],
    ["gathered", "You gained 2 resources."],
    ["drew", "Wat drew a Peasant (Inn)."],
    ["drew", "Wat drew a Peasant (Farm)."],
  ].map(([kind = "", text = ""]) => ({ ...line(text), kind }));
  const found = entriesOf(table, lines, [], sides, "Round 2", groups);
  assert.deepEqual(
    found.map((entry) => entry.line?.text),
    [
      "You drew a Farm card, a Shield card.",
      "Bo drew a card.",
      "Wat attacked your Farm with a Knight, an Inn. Your Farm fell.",
      "Bo attacked your Inn with Archers.",
      "You gained 2 resources.",
      "Wat drew a Peasant (Inn), a Peasant (Farm).",
    ],
  );
});

test("the first round, which is not announced, is named before its lines", () => {
  const draws = line("Wat draws a card.");
  const turns = (lines: Line[], now: string) => entriesOf(table, lines, [], sides, now).map((entry) => entry.turn);
  assert.deepEqual(turns([draws], "Round 1"), ["Round 1", ""]);
  assert.deepEqual(turns([draws, line("Round 1", "Round 1"), line("You draw.")], "Round 1"), ["Round 1", "", ""]);
  assert.deepEqual(turns([draws, line("Round 12", "Round 12")], "Round 12"), ["", "Round 12"]);
});
