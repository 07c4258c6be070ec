// The steps of a playback: what one pair of eyes saw at a moment, and how what happened on the way to the next is told.
import type { Scene } from "../generated/scene.ts";
import type { Clock, Line, Question, Update, View } from "../generated/wire.ts";
import { mixed, parts } from "../scene/animation.ts";
import { gathered } from "./recent-log.ts";

export interface Standing {
  seat: number;
  place: number;
  points: number;
  score: number;
  status: string;
  out_when: string;
}
export interface Standings {
  cause: string;
  rule: string;
  seats: Standing[];
}

/** One moment as some eyes saw it, or a part of what happened on the way to it. */
export interface Step {
  number: number; // of the moment; what happens on the way to it has a fraction
  scene: Scene;
  question: Question;
  lines: Line[]; // what has been told since the last decision of these eyes
  fresh: number; // how many of them, the last ones, are new
  about: string[]; // what these are about in the scene
  stale: boolean; // all of it was told before that decision
  clocks: Clock[];
  over: boolean;
  standings: Standings | null;
  out: boolean; // these eyes are those of a seat that is out of the game
}

/** A moment as it is. */
export function stepOf(message: View | Update, lines: Line[]): Step {
  return {
    number: message.number,
    scene: message.scene,
    question: message.question,
    lines,
    fresh: lines.length,
    about: [],
    stale: false,
    clocks: message.clocks,
    over: message.over,
    standings: message.standings as Standings | null,
    out: message.out ?? false,
  };
}

/** An update as steps: what it tells, part by part, and at the end how things are. Who sent the last choice sees it sent first. */
export function tell(before: Step, update: Update): Step[] {
  const so = gathered(before);
  const last = stepOf(update, [...so, ...update.lines]);
  const first = update.sent ?? before.scene;
  const told = parts(first, last.scene, update.lines);
  if (!told.length) return [{ ...last, fresh: update.lines.length }];
  const said = update.sent && !update.lines[0]?.nodes.length ? 1 : 0; // that it was sent
  const question = {
    ...last.question,
    asked: false,
    waits: [],
    choices: [],
    spans: [],
    rewrites: [],
    turns: [],
    behind: null,
    fill: null,
    draft: [],
    drafts: false,
    undo: false,
  };
  const steps = told.map(({ lines, fresh, nodes }, i): Step => {
    const news = i ? fresh : fresh - said;
    if (i === told.length - 1) return { ...last, fresh: news, about: nodes };
    let scene: Scene | undefined; // made when it is looked at
    return {
      ...before,
      number: before.number + (i + 1) / (told.length + 1),
      get scene() {
        scene ??= mixed(first, last.scene, told, i + 1);
        return scene;
      },
      question,
      lines: [...so, ...lines],
      fresh: news,
      about: nodes,
      stale: false,
      over: false,
    };
  });
  if (!update.sent) return steps;
  const number = before.number + 1 / (told.length + 2);
  const lines = [...so, ...update.lines.slice(0, said)];
  return [{ ...before, number, scene: first, question, lines, fresh: said, about: [], stale: false }, ...steps];
}

/** Where what happened since the last decision begins: when it was made, and nothing had come of it. */
export function decision(steps: Step[]): number {
  const last = steps.length - 2;
  let from = last;
  while (from > 0 && !(steps[from]?.question.asked && Number.isInteger(steps[from]?.number))) from--;
  while (from < last && !steps[from + 1]?.about.length) from++; // that it was sent, say
  return Math.max(0, from);
}
