// The channels of a table: who hears what, and what they are called.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./dom.ts";
import type { Seat } from "../src/generated/rest.ts";
import type { ChatMessage } from "../src/generated/wire.ts";
import { channels, hears, partners, speaks } from "../src/chat/channels.ts";

const seat = (number: number, name: string, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  label: `P${number + 1}`,
  name,
  bot: "",
  open: false,
  invited: false,
  mine: false,
  brings: false,
  campaign_file: "",
  ...more,
});
const said = (channel: string): ChatMessage => ({
  type: "chat",
  table: "t",
  number: 1,
  at: 0,
  channel,
  name: "",
  seat: 0,
  text: "",
  hidden: "",
});
const SEATS = [seat(0, "Ada", { mine: true }), seat(1, "Bo"), seat(2, "Cy"), seat(3, "a bot", { bot: "random" })];

test("each person has a channel, bots have none", () => {
  assert.deepEqual(
    channels(SEATS, 0, [], []).map((one) => [one.name, one.words]),
    [
      ["table", "Table"],
      ["0,1", "Bo"],
      ["0,2", "Cy"],
    ],
  );
});

test("where private talk is not agreed on there are no private channels, and where none is nobody speaks", () => {
  for (const talk of ["public", "none"]) {
    assert.deepEqual(
      channels(SEATS, 0, [], [], talk).map((one) => one.name),
      ["table"],
    );
    assert.deepEqual(partners(SEATS, 0, talk), []);
  }
  const spoken = (talk: string) => ["table", "0,1"].map((channel) => speaks(channel, 0, talk));
  assert.deepEqual(spoken("all"), [true, true]);
  assert.deepEqual(spoken("public"), [true, false]);
  assert.deepEqual(spoken("none"), [false, false]);
  assert.ok(speaks("spectators", -1, "none") && !speaks("table", -1, "all"));
});

test("a group is there once it was begun, or when something was said in it", () => {
  for (const [heard, begun] of [
    [[said("0,1,2")], []],
    [[], ["0,1,2"]],
    [[said("0,1,2"), said("0,1,2"), said("0,1")], ["0,1,2"]],
  ] as [ChatMessage[], string[]][]) {
    const found = channels(SEATS, 0, heard, begun);
    assert.deepEqual(found.at(-1), { name: "0,1,2", words: "Bo, Cy", others: [1, 2] });
    assert.equal(found.length, 4);
  }
});

test("of two at one device each has his own channels, and none with the other", () => {
  const seats = [seat(0, "Ada", { mine: true }), seat(1, "Ada", { mine: true }), seat(2, "Cy")];
  assert.deepEqual(
    partners(seats, 1).map((one) => one.seat),
    [2],
  );
  const heard = [said("0,2"), said("1,2")];
  assert.deepEqual(
    channels(seats, 1, heard, []).map((one) => one.name),
    ["table", "1,2"],
  );
  assert.ok(!hears("0,2", 1) && hears("1,2", 1));
});

test("who watches hears the table and the spectators, who plays does not hear these", () => {
  assert.deepEqual(
    channels(SEATS, -1, [said("table")], []).map((one) => one.name),
    ["table", "spectators"],
  );
  assert.ok(hears("spectators", -1) && !hears("spectators", 0) && !hears("0,1", -1));
});

test("names that two have do not tell them apart", () => {
  const seats = [seat(0, "Ada", { mine: true }), seat(1, "Guest"), seat(2, "Guest")];
  assert.deepEqual(
    channels(seats, 0, [], []).map((one) => one.words),
    ["Table", "P2 (Guest)", "P3 (Guest)"],
  );
});
