// The tables on a tournament's page: a change moves the position, its clocks and its scores.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { TournamentTable } from "../src/generated/rest.ts";
import type { TableUpdate } from "../src/generated/wire.ts";
import type { Socket } from "../src/wire/socket.ts";
import { settled } from "./dom.ts";

const { LiveTables, moved } = await import("../src/tournaments/live.ts");

const CLOCK = { seat: 0, bank: 300, due: null, runs: false };
const update = (more: object): TableUpdate => ({ type: "table", table: "T", number: 1, ...more }) as unknown as TableUpdate;
const WHOLE = update({
  full: true,
  board: "b",
  put: [
    ["a", "art", "town"],
    ["b", "art", "town"],
  ],
  players: [
    [0, 0, 0, 1, [], ["acts"]],
    [1, 1, 1, 2, [], []],
  ],
  places: [["p", [0]]],
  clocks: [CLOCK],
  turn: ["head-round", { round: 1 }],
});

test("a change moves pieces to the end, replaces the rows of players where they stand, and keeps the rest", () => {
  const one = moved(undefined, WHOLE);
  const next = moved(
    one,
    update({ put: [["a", "art", "wall"]], drop: ["b", "side.1"], players: [[0, 0, 0, 3, [], []]], events: [["drew"]] }),
  );
  assert.deepEqual(next.put, [["a", "art", "wall"]]);
  assert.deepEqual(next.players, [[0, 0, 0, 3, [], []]]);
  assert.deepEqual([next.board, next.places, next.clocks, next.turn], ["b", [["p", [0]]], [CLOCK], ["head-round", { round: 1 }]]);
  const later = moved(next, update({ clocks: [{ ...CLOCK, runs: true }], razed: ["p"], over: true }));
  assert.deepEqual([later.clocks?.[0]?.runs, later.places, later.over, later.events], [true, [], true, []]);
  assert.deepEqual(moved(later, WHOLE), WHOLE, "a whole table replaces everything");
});

test("running tables are followed until they are over, on each new connection again", async () => {
  const asked: string[] = [];
  const ask = (request: { type: string; table: string }) => {
    asked.push(`${request.type} ${request.table}`);
    return Promise.resolve({ ...WHOLE, table: request.table });
  };
  const live = new LiveTables(() => ({ connected: { peek: () => true }, ask }) as unknown as Socket);
  const table = (id: string, done: boolean) => ({ table: id, done, entrants: [1, 2] }) as TournamentTable;
  live.show([table("T", false), table("U", false)]);
  await settled();
  live.show([table("T", false), table("U", false)]);
  assert.deepEqual(asked, ["watch T", "watch U"]);
  live.take(update({ players: [[1, 1, 1, 9, [], []]] }));
  live.take({ ...update({}), table: "elsewhere" });
  assert.deepEqual(live.positions.value.get("T")?.players?.[1]?.[3], 9);
  assert.deepEqual([...live.positions.value.keys()], ["T", "U"]);
  live.take(update({ over: true }));
  live.show([table("T", true), table("U", false)]);
  live.again();
  assert.deepEqual(asked.slice(2), ["leave T", "watch U"], "the end of a table that was followed is known");
  live.close();
});
