import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, settled, words } from "./dom.ts";
import { line, question, seeing, tableOf } from "./table-of.ts";

const { Story } = await import("../src/table/recap.tsx");

test("of a battle that I lost it is told how it came about, when I ask, each with its moment", async () => {
  const { store } = tableOf();
  const chain = ["Wat meets your Thief.", "Wat rolls 11, you 6.", "Wat wins."].map((text, i) => ({ text, rules: [], at: 4 + i }));
  const lost = { ...line("Wat wins.", 6), why: chain };
  const playback = seeing(question([]), { lines: [line("Wat moves.", 5), lost], fresh: 2 });
  const root = drawn(<Story store={store} playback={playback} />);
  const [button, ...others] = [...root.querySelectorAll<HTMLButtonElement>("button.why")];
  assert.equal(others.length, 0);
  assert.ok(!root.querySelector(".causes"));
  button?.click();
  await settled();
  assert.deepEqual(
    [...root.querySelectorAll(".causes li > span:nth-child(2)")].map(words),
    chain.map(({ text }) => `${text} Show`),
  );
  assert.equal(root.querySelector(".causes a")?.getAttribute("href"), "/replay/t1?eyes=0&at=4");
});
