import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "./dom.ts";

const { QrPicture } = await import("../src/table/qr-picture.tsx");

const LINK = "https://baronage.example/table/aB3_xY-zQ012?invitation=aB3_xY-zQ012aB3_xY-z";

test("the link of an invitation is a QR code of 37 cells, with four light cells around it", () => {
  const root = drawn(<QrPicture link={LINK} />);
  assert.equal(root.querySelector("svg")?.getAttribute("viewBox"), "0 0 45 45");
  const path = root.querySelector("path")?.getAttribute("d") ?? "";
  const cells = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  assert.deepEqual(cells[0], [4, 4]);
  assert.ok(cells.flat().every((at) => at >= 4 && at < 41));
});
