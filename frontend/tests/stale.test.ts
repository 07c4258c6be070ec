import assert from "node:assert/strict";
import { test } from "node:test";
import "./dom.ts";

const { TableStore } = await import("../src/table/store.ts");
const { Failure } = await import("../src/wire/socket.ts");

test("a click that comes too late is refused in words for a player", async () => {
  globalThis.fetch = () => new Promise(() => undefined); // the lobby's entry never comes
  const store = new TableStore("t", "");
  const latest = { value: { number: 3, question: { asked: true } } };
  Object.assign(store, {
    now: { value: { latest } },
    looking: { value: 0 },
    socket: {
      once: () => Promise.reject(new Failure({ code: "stale", sentence: "This seat has seen update 4, not 3.", rule: "" })),
      ask: async () => undefined,
    },
    seen: () => undefined,
  });
  await store.type("gather");
  assert.equal(store.trouble.value?.sentence, "Something changed meanwhile. Choose again.");
});
