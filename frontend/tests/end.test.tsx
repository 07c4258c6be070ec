import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import type { EndingInfo, GameInfo, WholeAnalysis } from "../src/generated/rest.ts";
import type { Clock as Time } from "../src/generated/wire.ts";
import type { Standing } from "../src/table/playback.ts";
import type { TableStore } from "../src/table/store.ts";
import { drawn, words } from "./dom.ts";
import { tableOf } from "./table-of.ts";

const { turningPoints } = await import("../src/coach/analysis.ts");
const { Curve } = await import("../src/coach/curve.tsx");
const { Better } = await import("../src/coach/better.tsx");
const { aboutToBe, mistakesOf, rowsOf } = await import("../src/replay/rows.ts");
const { costliest, fared, margin, tally } = await import("../src/end/outcome.ts");
const { take } = await import("../src/board/art.tsx");
const { Chart, gainsOf, spread, top } = await import("../src/end/chart.tsx");
const { Causes } = await import("../src/end/causes.tsx");
const { beginsAt, outIn, turnOf } = await import("../src/end/ending.ts");
const { TryAgain } = await import("../src/end/try-again.tsx");
const { OutCard } = await import("../src/table/out-card.tsx");
const { Clock } = await import("../src/board/clock.tsx");
const { games } = await import("../src/home/games.ts");
const { above, roster, rung } = await import("../src/opponents/characters.ts");
const { next, won } = await import("../src/opponents/reached.ts");

const row = (seat: number, place: number, score: number, more: Partial<Standing> = {}): Standing => ({
  seat,
  place,
  score,
  points: place === 1 ? 1 : 0,
  status: "in",
  out_when: "",
  ...more,
});

const point = (move: number, chance: number, events = "") => ({ move, seat: 0, chance, own: 0, luck: 0, others: 0, events });
const decision = (move: number, verdict: "best" | "mistake", more = {}) => ({
  ...{
    move,
    first: move,
    verdict,
    text: "",
    events: `You do ${move}.`,
    chance: 0.4,
    error: 0,
    loss: 0,
    better: "",
    better_words: [],
    reason: "",
    ends: [],
    better_ends: [],
  },
  ...more,
});
const analysis = {
  whole: true,
  points: [point(0, 0.5), point(4, 0.3, "Bo takes your Farm."), point(8, 0.9, "You take his King.")],
  decisions: [
    decision(3, "mistake", { loss: 0.2, better_words: ["move the Knight to the wall"], reason: "It closes the town." }),
    decision(7, "best"),
  ],
  turns: [
    { point: 2, change: 0.6 },
    { point: 1, change: -0.2 },
  ],
  counts: {},
} as unknown as WholeAnalysis;

test("each one's fate is told in one line", () => {
  const rows = [row(0, 1, 9), row(1, 2, 7), row(2, 3, 0, { status: "out", out_when: "turn 3" }), row(3, 4, 0, { status: "left" })];
  assert.deepEqual(
    rows.map((one) => fared(one, rows, "Time is up.", 3)),
    ["2 ahead of second place.", "2 behind first place.", "Eliminated in turn 3.", "Left the game."],
  );
});

test("by how much is told to who played", () => {
  const { store } = tableOf();
  store.info.value = {
    seats: [0, 1, 2].map((seat) => ({ seat, name: ["Ada", "Bo", "Cy"][seat] })),
  } as unknown as TableStore["info"]["value"];
  assert.equal(margin(store, [row(0, 1, 9), row(1, 2, 7)]), "You have 9; second place has 7.");
  assert.equal(margin(store, [row(1, 1, 9), row(2, 2, 8), row(0, 3, 4)]), "Bo has 9; you have 4.");
  assert.equal(margin(store, [row(1, 1, 9), row(0, 2, 0, { status: "out" })]), "");
  Object.assign(store, { mine: { value: [] } });
  assert.equal(margin(store, [row(1, 1, 9), row(0, 2, 4)]), "");
});

test("turning points are numbered in the order of time, with the chance before and after", () => {
  assert.deepEqual(
    turningPoints(analysis).map(({ number, move, events }) => [number, move, events]),
    [
      [1, 4, "Bo takes your Farm."],
      [2, 8, "You take his King."],
    ],
  );
  assert.equal(Math.round(100 * (turningPoints(analysis)[0]?.before ?? 0)), 50);
});

test("a click on a dot of the curve leads to the position before that move", () => {
  const went: number[] = [];
  const root = drawn(
    <Curve
      analysis={analysis}
      at={3}
      here={null}
      mistakes={mistakesOf(analysis)}
      names={["You", "Bo"]}
      colours={[0, 1]}
      last="Turn 8"
      onMove={(move) => went.push(move)}
    />,
  );
  root.querySelector<HTMLButtonElement>(".dot")?.click();
  assert.deepEqual(went, [2]);
  assert.equal(
    root.querySelector("svg[role]")?.getAttribute("aria-label"),
    "Your chance to win: 50\u00a0% at the start, 90\u00a0% at the end",
  );
});

const box = { x: 10, y: 10, w: 20, h: 20 };
const layout = {
  width: 800,
  height: 600,
  scale: 1,
  spots: new Map([["K1", { ...box, cut: "token", z: 1, count: 1 }]]),
  areas: new Map([["wall", { ...box, x: 300, id: "wall" }]]),
} as unknown as Parameters<typeof Better>[0]["layout"];

test("of a mistake it is said what was better and why, and both are drawn; a good move has a tick", () => {
  const [bad, good] = analysis.decisions;
  assert.ok(bad && good);
  const marked = { ...bad, ends: ["K1", ""], better_ends: ["K1", "wall"] };
  const root = drawn(<Better decision={marked} layout={layout} partly={false} onTry={() => undefined} />);
  assert.match(words(root), /Better: Move the Knight to the wall ?It closes the town\. ?Try it ?You stay at 60 %/);
  assert.equal(root.querySelectorAll(".coach-marks .better .shaft").length, 1);
  assert.equal(root.querySelectorAll("rect.was").length, 1, "what was played has no target: its piece is framed");
  const fine = drawn(<Better decision={{ ...good, ends: ["K1", ""] }} layout={layout} partly={false} onTry={null} />);
  assert.ok(!fine.querySelector(".coach-bubble"));
  assert.ok(fine.querySelector(".coach-tick"));
});

const mark = (moment: number, text: string, turn = "", seat = 0) => ({ moment, move: moment, lines: 1, words: text, turn, seat, text });

test("a move is a line with the turn that it belongs to; what belongs to one decision is one line with its cost", () => {
  const marks = [mark(0, "", "Turn 1"), mark(1, "a"), mark(2, "b", "Turn 2"), mark(3, "c"), mark(4, "d")];
  assert.deepEqual(
    rowsOf(marks, null).map(({ turn, begins, words: text }) => [turn, begins, text]),
    [
      ["Turn 1", true, "a"],
      ["Turn 1", false, "b"],
      ["Turn 2", true, "c"],
      ["Turn 2", false, "d"],
    ],
  );
  const judged = { ...analysis, decisions: [decision(4, "mistake", { first: 3, loss: 0.2 })] } as WholeAnalysis;
  assert.deepEqual(
    rowsOf(marks, judged).map(({ moment, words: text, decision: one }) => [moment, text, one?.loss ?? 0]),
    [
      [1, "a", 0],
      [2, "b", 0],
      [4, "You do 4.", 0.2],
    ],
  );
  assert.equal(aboutToBe(judged, 2)?.move, 4);
  assert.equal(aboutToBe(judged, 3), null);
});

test("the score of two is said, unless both have the same or one did not stay", () => {
  assert.equal(tally([row(0, 1, 5), row(1, 2, 3)]), "5 : 3");
  assert.equal(tally([row(0, 1, 5), row(1, 2, 5)]), "");
  assert.equal(tally([row(0, 1, 5), row(1, 2, 3, { status: "out" })]), "");
  assert.equal(tally([row(0, 1, 5), row(1, 2, 3), row(2, 3, 1)]), "");
});

test("who has beaten one of the five meets the next, game by game", () => {
  assert.equal(next("yuan"), "wat");
  won("yuan", "hob");
  won("yuan", "wat"); // what was reached stays
  won("yuan", "random"); // none of the five
  assert.equal(next("yuan"), "ysolt");
  assert.equal(next("fyn"), "wat");
  assert.deepEqual([above("wat", "yuan"), above("regent", "yuan"), rung("anselm")], ["hob", undefined, 4]);
});

test("a game with four characters ends its ladder at the fourth", () => {
  games.value = [{ name: "four", characters: ["wat", "hob", "ysolt", "anselm"] } as unknown as GameInfo];
  assert.equal(above("anselm", "four"), undefined);
  assert.equal(above("anselm", "five"), "regent");
  won("four", "anselm");
  assert.equal(next("four"), "anselm");
  assert.equal(roster("four").length, 4);
  games.value = [];
});

const turn = (number: number, move: number, points: number[], out = [false, false]) => ({
  ...{ turn: number, at: move, move, points, out },
  gains: [] as { seat: number; art: string; points: number }[],
});
const turns = [turn(0, 0, [2, 2]), turn(1, 10, [3, 4]), turn(2, 20, [6, 0], [false, true])];

test("what gave or cost points is drawn at its turn; where there is no room, what counted most", () => {
  take("brawling", { farm: '<svg viewBox="0 0 96 64"></svg>', knight: '<svg viewBox="0 0 96 64"></svg>' });
  const gain = (art: string, points: number, seat = 0) => ({ seat, art, points });
  const rounds = [
    { ...turn(0, 0, [0, 0]), gains: [] },
    { ...turn(1, 10, [3, 0]), gains: [gain("farm", 1), gain("knight", 2), gain("farm", 1, 1), gain("nothing", 9)] },
    { ...turn(2, 20, [2, 0]), gains: [gain("farm", -1)] },
  ];
  assert.deepEqual(
    gainsOf(rounds, 0, (at) => 50 * at),
    [
      { at: 1, art: "knight", lost: false },
      { at: 2, art: "farm", lost: true },
    ],
  );
});

test("after a loss one tries again before the decision that cost most, or else before the worst turn of the game", () => {
  assert.equal(costliest(analysis), 2);
  assert.equal(costliest({ ...analysis, decisions: [decision(3, "best")] }), 2);
  assert.equal(costliest({ ...analysis, decisions: [], turns: [] }), -1);
});

test("the chart has a line for each, a name at the end of those who stayed, and a skull for who went out", () => {
  const went: number[] = [];
  const turnings = [{ number: 1, move: 15, events: "Bo falls." }];
  const root = drawn(
    <Chart
      turns={turns}
      names={["Ada", "Bo"]}
      colour={(seat) => seat}
      mine={0}
      first={0}
      turnings={turnings}
      onMove={(move) => went.push(move)}
    />,
  );
  const lines = [...root.querySelectorAll("polyline")];
  assert.equal(lines.length, 2);
  assert.deepEqual(
    lines.map((line) => line.getAttribute("points")?.split(" ").length),
    [6, 6],
    "steps",
  );
  assert.match(words(root.querySelector(".line-name") as Element), /You ?6/);
  assert.equal(root.querySelectorAll(".line-name").length, 1);
  assert.equal(root.querySelector(".line-out")?.getAttribute("title"), "Bo");
  assert.equal(root.querySelector("svg")?.getAttribute("aria-label"), "At the end: Ada 6 and Bo 0");
  const turning = root.querySelector<HTMLElement>("button.turning");
  assert.equal(turning?.style.left, "75%");
  turning?.click();
  assert.deepEqual(went, [15]);
});

test("a move stands between the turns around it; where moves stay secret nowhere", () => {
  assert.equal(turnOf(turns, 5), 0.5);
  assert.equal(turnOf(turns, 20), 2);
  assert.equal(turnOf([turn(0, 0, []), turn(1, 0, [])], 5), -1);
  assert.deepEqual([outIn(turns, 0), outIn(turns, 1)], [-1, 2]);
});

test("the scale ends in a round number, and names never cover each other", () => {
  assert.deepEqual([1, 4, 7, 14, 46].map(top), [1, 4, 8, 15, 60]);
  assert.deepEqual(spread([50, 50, 98], 10), [50, 60, 98]);
  assert.deepEqual(spread([99, 100], 10), [90, 100]);
});

test("each cause leads to its moment of the replay", () => {
  const { store } = tableOf();
  const causes = [
    { text: "Bo takes your Capital.", rules: [], at: 12 },
    { text: "You are out of the game.", rules: [], at: 13 },
  ];
  const root = drawn(<Causes store={store} causes={causes} />);
  assert.match(words(root), /1 ?Bo takes your Capital\. Show ?2 ?You are out of the game\. Show/);
  assert.deepEqual(
    [...root.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    ["/replay/t1?viewer=0&at=12", "/replay/t1?viewer=0&at=13"],
  );
});

test("a turn is tried again from where it began, unless secrets stay secret", () => {
  assert.deepEqual(
    [1, 10, 11].map((moment) => beginsAt(turns, moment)),
    [0, 0, 10],
  );
  const { store } = tableOf();
  const shown = (info: object) => {
    store.info.value = { status: "over", published: true, seats: [], ...info } as unknown as TableStore["info"]["value"];
    return words(drawn(<TryAgain store={store} move={10} />));
  };
  assert.match(shown({}), /Try again from here/);
  assert.equal(shown({ published: false }), "");
  assert.equal(shown({ status: "running" }), "");
});

test("who is out reads why, and can watch on or see the step where it began", () => {
  const { store } = tableOf();
  const causes = [{ text: "Bo takes your last land.", at: 12, rules: [] }];
  const ending = { seats: [{ causes }] } as unknown as EndingInfo;
  let closed = 0;
  const root = drawn(<OutCard store={store} ending={ending} onClose={() => closed++} />);
  assert.match(words(root), /Bo takes your last land/);
  assert.deepEqual(
    [...root.querySelectorAll(".out-acts a")].map((link) => link.getAttribute("href")),
    ["/replay/t1?viewer=0&at=12"],
  );
  root.querySelector<HTMLElement>(".out-acts button")?.click();
  assert.equal(closed, 1);
  const unknown = drawn(<OutCard store={store} ending={null} onClose={() => closed++} />);
  assert.equal(unknown.querySelector("h3"), null, "no heading over nothing");
});

test("in my last minute I read what happens when the time runs out; of others the tooltip says it", () => {
  const clock = (seconds: number) => ({ runs: true, due: Date.now() / 1000 + seconds, bank: null }) as unknown as Time;
  const note = (seconds: number, mine: boolean) => {
    const root = drawn(<Clock clock={clock(seconds)} mine={mine} />);
    const found = root.querySelector(".clock-note");
    render(null, root); // stops its timer
    return found;
  };
  assert.equal(note(30, true)?.textContent, "If your time runs out, the default move is played.");
  assert.equal(note(90, true), null);
  assert.equal(note(30, false), null);
});
