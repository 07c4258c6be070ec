import assert from "node:assert/strict";
import { test } from "node:test";
import type { Node, Scene } from "../src/generated/scene.ts";
import { kept } from "../src/app/reuse.ts";

const group = (id: string, ...children: Node[]): Node => ({ kind: "group", id, children });
const words = (text: string): Node => ({ kind: "text", text });
const scene = (...nodes: Node[]): Scene => ({ title: "T", width: 100, height: 100, nodes, panels: [{ kind: "note", lines: ["a"] }] });
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test("an equal picture is the old one", () => {
  const old = scene(group("a", words("1")), words("2"));
  assert.equal(kept(old, copy(old)), old);
});

test("what has changed is new, with all around it; what has not is the old", () => {
  const old = scene(group("a", words("1"), group("b", words("2"))), group("c", words("3")));
  const fresh = scene(group("a", words("1"), group("b", words("other"))), group("c", words("3")));
  const wanted = copy(fresh);
  const now = kept(old, fresh);
  assert.deepEqual(now, wanted);
  assert.notEqual(now, old);
  assert.notEqual(now.nodes?.[0], old.nodes?.[0]);
  assert.equal(now.nodes?.[0]?.children?.[0], old.nodes?.[0]?.children?.[0]);
  assert.equal(now.nodes?.[1], old.nodes?.[1]);
  assert.equal(now.panels, old.panels);
});

test("things are found by id wherever they stand", () => {
  const old = scene(group("a", words("1")), group("b", words("2")), words("x"));
  const now = kept(old, scene(group("b", words("2")), group("new"), group("a", words("1")), words("x")));
  assert.deepEqual(
    now.nodes?.map((node) => old.nodes?.indexOf(node)),
    [1, -1, 0, 2],
  );
});

test("what has no id is found though something came before it", () => {
  const old = scene(words("1"), words("2"), words("3"));
  const now = kept(old, scene(words("0"), words("1"), words("2"), words("3")));
  assert.deepEqual(
    now.nodes?.map((node) => old.nodes?.indexOf(node)),
    [-1, 0, 1, 2],
  );
});

test("a value that is gone, or new, is a change", () => {
  const less = scene(group("a"));
  const more = scene({ ...group("a"), classes: "chosen" });
  assert.deepEqual(kept(copy(more), copy(less)), less);
  assert.deepEqual(kept(copy(less), copy(more)), more);
  assert.deepEqual(kept<unknown>([1, 2], [1]), [1]);
  assert.deepEqual(kept<unknown>({ 0: 1 }, [1]), [1]);
  assert.deepEqual(kept<unknown>(null, {}), {});
});
