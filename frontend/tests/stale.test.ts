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

test("what follows an act by itself waits for the answer to that act", async () => {
  const store = new TableStore("t", "");
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  Object.assign(store, {
    now: { value: { latest: { value: { number: 3, question: { asked: true } } } } },
    looking: { value: 0 },
    socket: {
      once: ({ text }: { text: string }) => {
        sent.push(text);
        return new Promise((done) => answers.push(() => done({})));
      },
    },
  });
  const both = [store.type("build"), store.type("end")];
  await Promise.resolve().then(() => undefined);
  assert.deepEqual(sent, ["build"]);
  answers[0]?.();
  await both[0];
  await Promise.resolve();
  assert.deepEqual(sent, ["build", "end"]);
  answers[1]?.();
  assert.deepEqual(await Promise.all(both), [true, true]);
});
