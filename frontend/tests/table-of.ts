// A table as components see it, without a server: what it would be asked is noted.
import { signal } from "@preact/signals";
import type { Choice, Line, Question } from "../src/generated/wire.ts";
import type { Playback } from "../src/table/playback.ts";
import { Bargaining } from "../src/negotiation/negotiation.ts";
import { Selection } from "../src/table/selection.ts";
import type { Step } from "../src/table/steps.ts";
import type { TableStore } from "../src/table/store.ts";

export const choice = (action: number[], label: string, nodes: string[] = [], more: Partial<Choice> = {}): Choice => ({
  action,
  text: action.join(" "),
  label,
  rules: [],
  nodes,
  sends: false,
  click: false,
  effect: "act",
  group: [],
  ...more,
});

export const question = (choices: Choice[], more: Partial<Question> = {}): Question => ({
  prompt: "What do you do?",
  rules: [],
  asked: true,
  waits: [0],
  choices,
  spans: [],
  rewrites: [],
  turns: [],
  behind: null,
  fill: null,
  drafts: false,
  draft: [],
  undo: false,
  answers: [],
  standing: [],
  told: {},
  groups: [],
  kind: "",
  about: "",
  ...more,
});

export const line = (text: string, moment: number, rules: string[] = []): Line =>
  ({ text, moment, rules, nodes: [], why: [] }) as unknown as Line;

/** The store of a table at which seat 0 looks; `played` is what it was told to play, `changed` what was clicked to change the draft. */
export function tableOf(): { store: TableStore; played: number[][][]; changed: string[][]; settle: () => void } {
  const played: number[][][] = [];
  const changed: string[][] = [];
  let settle = () => {};
  const done = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const store = {
    id: "t1",
    invitation: "",
    selection: new Selection(),
    trial: { tried: signal(null), attempt: async () => undefined },
    looking: signal(0),
    now: signal(null),
    mine: signal([0]),
    busy: signal(false),
    changing: signal(false),
    trouble: signal(null),
    info: signal(null),
    bargaining: new Bargaining(
      "t1",
      () => -1,
      () => null,
    ),
    advice: signal(null),
    acted: -1,
    leadsOn: () => false,
    touch: () => undefined,
    play: async (actions: number[][]) => {
      played.push(actions);
      return true;
    },
    settled: () => done,
    rewrite: async (ids: string[]) => {
      changed.push(ids);
    },
    replay: (viewer: string | number, more = "") => `/replay/t1?eyes=${viewer}${more}`,
  };
  return { store: store as unknown as TableStore, played, changed, settle };
}

/** Eyes that see one step, which is the present. */
export function seeing(asked: Question, more: Partial<Step> = {}): Playback {
  const step = { question: asked, over: null, scene: { title: "", width: 1, height: 1 }, lines: [], about: [], number: 1, ...more };
  return { shown: signal(step), latest: signal(step), present: signal(true), past: signal(false), log: signal([]) } as unknown as Playback;
}
