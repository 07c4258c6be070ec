// Where the cards of a table are drawn, in every size of window and with every number of players.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./dom.ts";
import { overlap, placed } from "../src/board/chips.ts";
import { byPlace, type Piece, readBoard, readPiece, readPlayer } from "../src/board/data.ts";
import { clearest } from "../src/board/layout/clear.ts";
import type { Layout } from "../src/board/layout/types.ts";

const KINDS = ["civilians", "military", "buildings"];

const { loadLayout } = await import("../src/board/layout/layout.ts");
const lay = await loadLayout(readBoard(["zones", [], [["wall", "row", "wall"]], [], []]), false, false);

/** A table with so many seats and so many different cards in my hand. */
function laid(seats: number, hand: number, room = { w: 1120, h: 844 }): { layout: Layout; pieces: Piece[] } {
  const sides = [...Array(seats).keys()];
  const zones = [
    ["deck", "pile", "commons"],
    ["market", "list", "commons"],
    ...sides.flatMap((side) => [
      ...KINDS.map((kind) => [`${kind}.${side}`, "row", "town", side, "play", kind === "buildings" ? "" : "room"]),
      [`wall.${side}`, "row", "wall", side],
      [`king.${side}`, "row", "king", side],
      [`hand.${side}`, "row", "hand", side, "hand"],
    ]),
  ];
  const board = readBoard(["zones", [], zones, [], ["room"]]);
  const pieces = [
    ["deck", "back", "deck", -1, 30],
    ...[1, 2, 3].map((i) => [`m${i}`, `M${i}`, "market"]),
    ...sides.flatMap((side) => KINDS.flatMap((kind) => [1, 2].map((i) => [`${kind}${side}${i}`, `U${i}`, `${kind}.${side}`, side]))),
    ...sides.map((side) => [`w${side}`, "W", `wall.${side}`, side]),
    ...[...Array(hand).keys()].map((i) => [`h${i}`, `H${i}`, "hand.0", 0]),
  ].map(readPiece);
  const players = sides.map((side) => readPlayer([side, side, side, 0, [1]]));
  const given = { board, places: [], pieces: byPlace(pieces), players, me: 0, room, phone: false, facing: -1, scrolled: 0, targets: [] };
  return { layout: lay(given), pieces };
}

test("every card is on the board, and no two lie over each other, from 2 to 5 players", () => {
  for (const seats of [2, 3, 4, 5]) {
    const { layout, pieces } = laid(seats, 9);
    const boxes = pieces.map(({ id }) => ({ id, ...(layout.spots.get(id) as NonNullable<ReturnType<Layout["spots"]["get"]>>) }));
    for (const one of boxes) {
      assert.ok(one.x >= 0 && one.y >= 0 && one.x + one.w <= layout.width && one.y + one.h <= layout.height, `${seats}: ${one.id}`);
      for (const other of boxes) assert.ok(one.id >= other.id || !overlap(one, other), `${seats}: ${one.id} ${other.id}`);
    }
  }
});

test("thirteen kinds in the hand fit side by side; more are in two rows; the window may be low", () => {
  assert.equal(laid(2, 13).layout.spots.get("h0")?.cut, "narrow");
  assert.equal(laid(2, 15).layout.spots.get("h0")?.cut, "tiny");
  for (const room of [
    { w: 960, h: 664 },
    { w: 704, h: 712 },
    { w: 1600, h: 1024 },
  ]) {
    const { layout } = laid(2, 9, room);
    assert.ok(Math.abs(layout.width * layout.scale - room.w) < 1);
    assert.ok(Math.abs(layout.height * layout.scale - room.h) < 1);
    for (const { x, y, w, h, cut } of layout.spots.values())
      assert.ok(cut === "gone" || (x + w <= layout.width + 1 && y + h <= layout.height + 1 && x >= 0 && y >= 0));
  }
});

test("a table keeps its places when a card goes: its row does not move", () => {
  const { layout } = laid(2, 9);
  const before = layout.areas.get("military.0");
  const { layout: after } = laid(2, 3);
  assert.deepEqual(after.areas.get("military.0"), before);
});

test("chips stay inside, apart from each other, and the most important one is placed first", () => {
  const at = { x: 10, y: 10, w: 100, h: 100 };
  const wanted = ["none", "loss", "good"].map((tone) => ({ key: tone, at, w: 90, h: 24, tone }));
  const bounds = { x: 0, y: 0, w: 400, h: 300 };
  const found = placed(wanted, [at], bounds);
  const spots = [...found.values()];
  assert.equal(spots.length, 3);
  assert.deepEqual([...found.keys()], ["loss", "good", "none"]);
  spots.forEach((one, i) => {
    assert.ok(one.x >= 0 && one.y >= 0 && one.x + one.w <= 400 && one.y + one.h <= 300);
    for (const other of spots.slice(i + 1)) assert.ok(!overlap(one, other, 3));
  });
  const tight = { x: 0, y: 0, w: 80, h: 30 };
  assert.equal(placed(wanted, [at], tight).size, 0, "what finds no spot is seen under the pointer");
});

test("a card over the board keeps off its place, and covers a piece only where it must", () => {
  const near = { x: 300, y: 200, w: 60, h: 60 };
  const piece = { x: 250, y: 280, w: 160, h: 100, cut: "token", z: 0, count: 1 }; // below its place
  const layout = { width: 800, height: 500, spots: new Map([["A1", piece]]) } as unknown as Layout;
  const found = clearest(layout, 200, 100, near, [near]);
  assert.ok(!overlap(found, near) && !overlap(found, piece));
  assert.ok(found.x >= 0 && found.y >= 0 && found.x + found.w <= 800 && found.y + found.h <= 500);
  const full = { ...piece, x: 0, y: 0, w: 800, h: 500 };
  const crowded = { ...layout, spots: new Map([["A1", full]]) } as unknown as Layout;
  assert.ok(!overlap(clearest(crowded, 200, 100, near, [near]), near));
});

test("common piles of any game lie beside each other, in as many lines as a phone needs", async () => {
  const anyGame = await loadLayout(readBoard(["zones", [], [["field.1", "pile", "commons"]], [], []]), false, true);
  const players = [0, 1].map((side) => readPlayer([side, side, side, 0, []]));
  for (const count of [2, 3, 4, 7]) {
    const fields = [...Array(count).keys()];
    const board = readBoard(["zones", [], fields.map((i) => [`field.${i}`, "pile", "commons"]), [], []]);
    const pieces = byPlace(fields.map((i) => readPiece([`f${i}`, `F${i}`, `field.${i}`])));
    const given = {
      board,
      places: [],
      pieces,
      players,
      me: 0,
      room: { w: 390, h: 714 },
      phone: true,
      facing: -1,
      scrolled: 0,
      targets: [],
    };
    const { spots, width, height } = anyGame(given);
    assert.equal(spots.size, count);
    const boxes = [...spots.values()];
    for (const box of boxes) {
      assert.ok(box.x >= 0 && box.x + box.w <= width && box.y >= 0 && box.y + box.h <= height, `${count}: ${box.x}, ${box.y}`);
      for (const other of boxes) assert.ok(box === other || !overlap(box, other), `${count}`);
    }
    assert.equal(new Set(boxes.map(({ y }) => y)).size, Math.ceil(count / 3));
  }
});

test("a small board of realms has nothing but the realms, as large as they fit, mine last", async () => {
  const zones = [
    ["deck", "pile", "commons"],
    ["realm.0", "grid", "realm", 0],
    ["realm.1", "grid", "realm", 1],
  ];
  const board = readBoard(["zones", [], zones, [], []]);
  const land = (id: string, owner: number, cell: number[]) => readPiece([id, "clear", `realm.${owner}`, owner, 1, [], [], cell]);
  const pieces = [
    readPiece(["deck", "back", "deck"]),
    land("a", 0, [0, 0]),
    land("b", 0, [1, 0]),
    land("c", 1, [0, 0]),
    land("d", 1, [0, 1]),
  ];
  const small = await loadLayout(board, false, false);
  const { spots } = small({
    ...{ board, places: [], players: [], me: 0, phone: false, small: true, facing: -1, scrolled: 0, targets: [] },
    ...{ pieces: byPlace(pieces), room: { w: 1000, h: 560 } },
  });
  assert.deepEqual([...spots.keys()].sort(), ["a", "b", "c", "d"]);
  const [mine, other] = [spots.get("a"), spots.get("d")];
  assert.ok(mine && other && mine.x > other.x, "side by side where the room is wide");
  assert.ok(mine.w > 250);
});
