import assert from "node:assert/strict";
import { test } from "node:test";
import "./dom.ts";

const { at, band } = await import("../src/notifications/dial.tsx");

test("midnight stands on top, and six in the morning on the right", () => {
  assert.deepEqual(at(0, 10).map(Math.round), [75, 65]);
  assert.deepEqual(at(360, 10).map(Math.round), [85, 75]);
  assert.deepEqual(at(720, 10).map(Math.round), [75, 85]);
});

test("a band goes over midnight, and takes the long way where it is long", () => {
  assert.match(band(22 * 60, 7 * 60), /^M44\.0 21\.3A62 62 0 0 1 /); // nine hours
  assert.match(band(7 * 60, 22 * 60), / 0 1 1 /); // fifteen hours
  assert.match(band(60, 60), / 0 1 1 /); // all day
});
