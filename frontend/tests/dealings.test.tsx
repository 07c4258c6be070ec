import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableStore } from "../src/table/store.ts";
import { drawn } from "./dom.ts";

const { SILENT } = await import("../src/board/board-state.ts");
const { BoardStore } = await import("../src/board/store.ts");
const { Ranking } = await import("../src/board/ranking.tsx");

const COUNTERS = ["rank", "bracket", "gold"];
const nobody = () => ({ level: null, clock: null, state: "", more: null });

test("on the row of another player one pays with a coin, and offers peace with a dove; on one's own neither", async () => {
  const store = new BoardStore(SILENT);
  store.takeBoard(["free", [], [], [], COUNTERS]);
  const pay = [[[4, 1, 1]], "side.1", "", ["pay", {}, "Pay"], null, false, [1, 50]];
  const players = [
    [0, 0, 0, 2, [1, 1, 50]],
    [1, 1, 1, 2, [2, 1, 50]],
  ];
  store.take({ players, acts: [pay] }, true);
  store.me.value = 0;
  const proposed: unknown[][] = [];
  const offer = {
    kind: "peace",
    label: "Peace",
    to: [1],
    slots: [{ name: "turn", values: [1, 2], words: ["until turn 1", "until turn 2"] }],
  };
  const table = {
    looking: { value: 0 },
    negotiation: {
      pacts: { value: [] },
      offers: { value: [offer] },
      propose: async (...all: unknown[]) => {
        proposed.push(all);
        return "";
      },
    },
  } as unknown as TableStore;
  const sides = { name: (side: number) => ["Ada", "Bo"][side] ?? "", colour: (side: number) => side };
  const root = drawn(<Ranking store={store} sides={sides} seated={nobody} offers={new Set()} table={table} />);
  assert.equal(root.querySelectorAll(".dealings").length, 1);
  root.querySelector<HTMLElement>(".dealings [aria-label='Pay Bo']")?.click();
  assert.deepEqual(store.asked.value?.act.do, [[4, 1, 1]], "the amount is chosen in the bar");
  root.querySelector<HTMLElement>(".dealings [aria-label='Offer Bo peace']")?.click();
  await new Promise((done) => setTimeout(done));
  const select = root.querySelector<HTMLSelectElement>(".dealings select");
  assert.ok(select);
  assert.equal(select.options.length, 2);
  root.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  assert.deepEqual(proposed, [[0, 1, "peace", { turn: 1 }, false]]);
});
