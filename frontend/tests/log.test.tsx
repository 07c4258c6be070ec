import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, settled, words } from "./dom.ts";
import { line, tableOf } from "./table-of.ts";

const { Log } = await import("../src/table/log.tsx");

const shown = (lines: ReturnType<typeof line>[]) => {
  const { store } = tableOf();
  return { store, root: drawn(<Log store={store} lines={lines} />) };
};

test("every line is told in order, with its rules", () => {
  const { root } = shown([line("Red raises a town.", 1, ["FYN-D1.01"]), line("Blue passes.", 2)]);
  assert.deepEqual([...root.querySelectorAll("li > span:last-child")].map(words), ["Red raises a town. §", "Blue passes."]);
  assert.equal(root.querySelector(".chip")?.getAttribute("aria-label"), "Rule FYN-D1.01");
});

test("a line leads to its moment, and to itself among the lines of that moment", () => {
  const { root } = shown([line("One.", 4), line("Two.", 4), line("Three.", 5)]);
  const links = [...root.querySelectorAll<HTMLAnchorElement>("a.moment")];
  assert.deepEqual(
    links.map((link) => link.getAttribute("href")),
    ["/replay/t1?eyes=0&at=4&line=0", "/replay/t1?eyes=0&at=4&line=1", "/replay/t1?eyes=0&at=5&line=0"],
  );
  assert.deepEqual(links.map(words), ["4", "·", "5"]);
  assert.deepEqual(
    [...root.querySelectorAll("li")].map((item) => item.className),
    ["first", "", "first"],
  );
});

test("what was there before the first move leads nowhere", () => {
  const { root } = shown([line("The deck is shuffled.", 0)]);
  assert.ok(!root.querySelector("a.moment"));
  assert.ok(root.querySelector("span.moment"));
});

test("who watches is led to what everybody may see", () => {
  const { store } = tableOf();
  store.looking.value = -1;
  const root = drawn(<Log store={store} lines={[line("One.", 4)]} />);
  assert.equal(root.querySelector("a.moment")?.getAttribute("href"), "/replay/t1?eyes=public&at=4&line=0");
});

test("what a line is about is pointed at on the board while the pointer is on it", () => {
  const about = { ...line("Red marches.", 1), nodes: ["army", "ford"] };
  const { root, store } = shown([about]);
  const item = root.querySelector("li") as HTMLElement;
  item.dispatchEvent(new PointerEvent("pointerenter"));
  assert.deepEqual(store.selection.hint.value, ["army", "ford"]);
  item.dispatchEvent(new PointerEvent("pointerleave"));
  assert.deepEqual(store.selection.hint.value, []);
});

test("of a long game the last lines are there, and the way to the others", () => {
  const { root } = shown(Array.from({ length: 450 }, (_, i) => line(`Line ${i}.`, i + 1)));
  assert.equal(root.querySelectorAll("li").length, 400);
  assert.equal(words(root.querySelector("li > span:last-child")), "Line 50.");
  assert.equal(root.querySelector("p a")?.getAttribute("href"), "/replay/t1?eyes=0");
});

test("the newest line is followed", async () => {
  const { store } = tableOf();
  const first = [line("One.", 1)];
  const box = (lines: typeof first) => (
    <div class="tab">
      <Log store={store} lines={lines} />
    </div>
  );
  const root = drawn(box(first));
  const tab = root.querySelector(".tab") as HTMLElement;
  let height = 300;
  Object.defineProperty(tab, "scrollHeight", { get: () => height });
  await settled();
  assert.equal(tab.scrollTop, 300);
  height = 900;
  const { render } = await import("preact");
  render(box([...first, line("Two.", 2)]), root);
  await settled();
  assert.equal(tab.scrollTop, 900);
  // who reads further up is left there
  tab.scrollTop = 100;
  tab.dispatchEvent(new Event("scroll"));
  height = 1200;
  render(box([...first, line("Two.", 2), line("Three.", 3)]), root);
  await settled();
  assert.equal(tab.scrollTop, 100);
});

test("before anything has happened it says so", () => {
  assert.equal(words(shown([]).root.querySelector(".muted")), "Nothing has happened yet.");
});

test("who is called as another and a number has a shield of their own", async () => {
  const { actorOf } = await import("../src/table/actor.tsx");
  const { store } = tableOf();
  const seats = ["Wat", "Wat 2", "Wat 3"].map((name, seat) => ({ seat, name, label: "" }));
  store.info.value = { seats } as never;
  assert.deepEqual(
    ["Wat builds.", "Wat 3 builds.", "Wat 2's Knight falls."].map((text) => actorOf(store, text)),
    [0, 2, 1],
  );
});
