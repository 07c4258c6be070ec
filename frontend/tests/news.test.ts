import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableInfo } from "../src/generated/rest.ts";
import "./dom.ts";

const { heard, news, seen, tell } = await import("../src/app/inbox.ts");

const table = (id: string, more: Partial<TableInfo>): TableInfo => ({ id, status: "running", waits_for: [], ...more }) as TableInfo;

test("the bell tells of decisions, invitations and wishes for a rematch, and of nothing that waits for others", () => {
  const seats = [{ open: false }, { open: false }] as TableInfo["seats"];
  const mine = [
    table("full", { status: "open", host: true, seats }),
    table("free", { status: "open", host: true, seats: [{ open: true }] as TableInfo["seats"] }),
    table("late", { waits_for: [0], due: 200 }),
    table("soon", { waits_for: [1], due: 100 }),
    table("theirs", {}),
    table("over", { status: "over", again: "Bo" }),
  ];
  tell(mine, [table("asked", { status: "open", by: "Ada" })]);
  assert.deepEqual(
    news.value.map(({ kind, table: { id } }) => [kind, id]),
    [
      ["move", "soon"],
      ["move", "late"],
      ["full", "full"],
      ["invited", "asked"],
      ["again", "over"],
    ],
  );
});

test("what was seen is new again when another decision waits at the same table", () => {
  const fresh = () => news.value.filter(({ key }) => !seen.value.includes(key)).length;
  tell([table("one", { waits_for: [0], due: 100 })], []);
  assert.equal(fresh(), 1);
  heard();
  assert.equal(fresh(), 0);
  tell([table("one", { waits_for: [0], due: 300 })], []);
  assert.equal(fresh(), 1);
});
