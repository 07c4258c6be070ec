import assert from "node:assert/strict";
import { test } from "node:test";
import "./dom.ts";

const { Draft } = await import("../src/board/draft.ts");
const { readField, changed, EMPTY, readEvent } = await import("../src/board/data.ts");
const { soundOf } = await import("../src/board/sounds.ts");

const form = () => [
  readField([
    "target",
    "place",
    [
      [7, "LING", 0, ["", {}]],
      [8, "JIN", 0, ["", {}]],
    ],
    [],
  ]),
  readField([
    "develop",
    "level",
    [
      [1, "", 0, ["", {}]],
      [2, "", 0, ["", {}]],
    ],
    [1],
  ]),
];
const made = () => new Draft(async () => null, "draft t1 0");

test("an order that was begun and not sent outlives a reload of the page; a land that was only pointed at does not", () => {
  const first = made();
  first.take(form());
  first.set("target", [8]); // pointed at
  const reloaded = made();
  reloaded.take(form());
  assert.equal(reloaded.chosen.value.target?.[0], undefined);
  first.held.value = true; // clicked
  first.set("target", [7]);
  first.set("develop", [2]);
  const again = made();
  again.take(form());
  assert.deepEqual([again.chosen.value.target, again.chosen.value.develop, again.held.value], [[7], [2], true]);
  again.clear(); // given up
  const last = made();
  last.take(form());
  assert.equal(last.chosen.value.target?.[0], undefined);
  assert.equal(last.held.value, false);
  for (const draft of [first, reloaded, again, last]) draft.stop();
});

test("the row of a side that nobody plays any more goes", () => {
  const seats = changed(EMPTY, {
    players: [
      [0, 0, 0, 0],
      [1, 1, 1, 0],
    ],
  });
  const clans = changed(seats, { players: [[4, 0, 4, 2]], drop: ["side.0", "piece"] });
  assert.deepEqual(
    clans.players.map(({ side, seat }) => [side, seat]),
    [
      [1, 1],
      [4, 0],
    ],
  );
});

test("dice are heard before a piece, and what changes nothing on the board is not heard", () => {
  const event = (more: object) => ({ ...readEvent(["moved", ["", {}]]), ...more });
  assert.equal(soundOf([event({ pieces: ["K1"], to: "wall" }), event({ kind: "dice" })], false, true), "dice");
  assert.equal(soundOf([event({ pieces: ["K1"], to: "wall" })], true, true), "card");
  assert.equal(soundOf([event({ pieces: ["K1"], to: "wall" })], false, true), "piece");
  assert.equal(soundOf([event({})], false, false), null);
});
