import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { qrCode } from "../src/table/qr-code.ts";

const LINK = "https://baronage.example/table/aB3_xY-zQ012?invitation=aB3_xY-zQ012aB3_xY-z";

// The modules that the npm package qrcode 1.5.4 makes for the same text, level and mask.
test("QR codes are those of another generator, up to the longest text", () => {
  for (const [text, mask, size, hash] of [
    ["https://baronage.example/table/abc", 0, 29, "c6892e00779b4a78"],
    [LINK, 5, 37, "f6ee2158f27502f4"],
    ["x".repeat(180), 7, 53, "92316320c2376704"],
  ] as const) {
    const rows = qrCode(text, mask) ?? [];
    assert.equal(rows.length, size);
    const cells = rows.flat().map(Number).join("");
    assert.equal(createHash("sha256").update(cells).digest("hex").slice(0, 16), hash);
  }
  assert.equal(qrCode("x".repeat(181)), null);
});

test("without a mask the easiest one to read is chosen, and it is one of the eight", () => {
  const chosen = JSON.stringify(qrCode(LINK));
  assert.equal([...Array(8).keys()].filter((mask) => JSON.stringify(qrCode(LINK, mask)) === chosen).length, 1);
});
