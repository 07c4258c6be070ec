import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type { TableInfo } from "../src/generated/rest.ts";
import { drawn } from "./dom.ts";

const { games } = await import("../src/home/games.ts");
const { Meanwhile } = await import("../src/table/meanwhile.tsx");
const { announce } = await import("../src/table/friend-came.tsx");

const seat = (name: string, mine = false) => ({ name, mine, bot: "", open: !name });
const table = (...seats: ReturnType<typeof seat>[]) =>
  ({ id: "t1", game: "barony", status: "open", created: Date.now() / 1000, seats }) as unknown as TableInfo;

/** What is due now happens, and what follows from it. */
const ticks = async (milliseconds: number) => {
  mock.timers.tick(milliseconds);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

test("after a minute the host may play Wat meanwhile, and reads on any page that the friend is there", async () => {
  games.value = [{ name: "barony", seats: [2] }] as unknown as typeof games.value;
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 });
  const root = drawn(<Meanwhile info={table(seat("Ada", true), seat(""))} onTrouble={() => undefined} />);
  await ticks(59_000);
  assert.equal(root.querySelector(".meanwhile"), null);
  await ticks(2_000);
  assert.match(root.textContent ?? "", /We’ll tell you when your friend comes. Play Wat meanwhile\?/);
  const answers = [table(seat("Ada", true), seat("")), table(seat("Ada", true), seat("Bo"))];
  mock.method(globalThis, "fetch", async () => new Response(JSON.stringify(answers.shift()), { status: 200 }));
  announce("t1");
  await ticks(4_000);
  assert.equal(document.querySelector(".friend-came"), null);
  await ticks(4_000);
  assert.match(document.querySelector(".friend-came")?.textContent ?? "", /Bo is here\./);
  mock.timers.reset();
});
