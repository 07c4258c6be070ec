// What a click in the picture does: it goes on, plays, or tells why not; and the marks that say so beforehand.
import { useMemo, useRef, useState } from "preact/hooks";
import { byKeyboard } from "../app/input.ts";
import type { Scene } from "../generated/scene.ts";
import type { Choice, Question } from "../generated/wire.ts";
import type { Marks } from "../scene/marks.tsx";
import { isCard, onlyWithin, sames } from "../scene/same.ts";
import { same as equalActions } from "./amounts.ts";
import { choosing, clicked, implied, onlyClick, rewriting } from "./choose.ts";
import { atOnce } from "./click-effect.ts";
import type { Playback } from "./playback.ts";
import type { TableStore } from "./store.ts";

interface Picking {
  marks: Marks;
  pick: (ids: string[]) => void; // something was clicked, from the inside out
  deeds: (id: string) => Choice[]; // what a click on this thing would do, or lead to
}

const DOUBLE = 500; // milliseconds between the two clicks of a double click, at most

/** The things of the picture that what was chosen by words is about. */
function chosenPath(question: Question, action: number[] | null): string[] | undefined {
  const choice = action && question.choices.find((one) => equalActions(one.action, action));
  return choice?.nodes.length ? choice.nodes : undefined;
}

/** What is marked: what may be clicked, what is chosen, where it goes on. */
export function marksOf(question: Question, path: string[], live: boolean, hint: string[], touched: ReadonlyMap<string, string>): Marks {
  const { next, onward, instead } = choosing(question, path);
  const near = onward.size ? onward : instead;
  for (const { node } of path.length ? question.rewrites : [...question.rewrites, ...question.turns]) if (node) next.add(node);
  return {
    may: live ? next : new Set(),
    picked: new Set(live ? path.map((id) => touched.get(id) ?? id) : []),
    next: live ? onward : new Set(),
    other: new Set(live && path.length ? [...next].filter((id) => !near.has(id)) : []),
    hint: new Set(hint),
  };
}

export function usePicking(store: TableStore, playback: Playback, live: boolean): Picking {
  const step = playback.shown.value;
  const { scene, question } = step;
  const clicks = store.selection.path.value;
  const chosen = store.selection.chosen.value;
  const path = useMemo(() => chosenPath(question, chosen) ?? clicks, [question, chosen, clicks]);
  const last = useRef(0); // when something was clicked last
  const hint = playback.present.value ? store.selection.hint.value : step.about;
  const same = useMemo(() => sames(scene), [scene]);
  const [touched, setTouched] = useState<ReadonlyMap<string, string>>(new Map()); // of equal cards, which one was clicked
  const marks = useMemo(() => marksOf(question, path, live, hint, touched), [question, path, live, hint, touched]);

  const pick = (ids: string[]) => {
    const named = ids.flatMap((id) => (same.has(id) ? [id, same.get(id) as string] : [id]));
    store.touch();
    if (!named.length) {
      store.selection.follow([]);
      return;
    }
    if (!live) {
      playback.skip(); // who clicks has seen enough
      return;
    }
    const was = chosenPath(question, store.selection.chosen.value) ?? store.selection.path.value;
    const one = ids.find((id) => isCard(scene, id) && (same.has(id) || [...same.values()].includes(id)));
    const equal = one && (same.get(one) ?? one);
    if (one && equal) {
      setTouched(new Map(touched).set(equal, one));
      if (was.includes(equal) && (touched.get(equal) ?? equal) !== one) return; // the other of two equals takes its place
    }
    const chosen = choosing(question, was);
    const only = chosen.ready.length === 1 && chosen.open.length === 1 ? chosen.ready[0] : undefined;
    if (only && named.includes(was[was.length - 1] as string)) {
      // a double click on the chosen thing plays it, and so does Enter; one that comes later changes nothing
      if (byKeyboard() || performance.now() - last.current < DOUBLE) store.play([only.action]);
      return;
    }
    last.current = performance.now();
    follow(store, playback, scene, was, named);
  };

  const deeds = (id: string) => {
    if (!live) return [];
    const target = same.get(id) ?? id;
    const begun = path.length ? path : implied(question);
    const onwards = question.choices.filter(({ nodes }) => begun.every((one, i) => nodes[i] === one) && nodes[begun.length] === target);
    return onwards.length ? onwards : question.choices.filter(({ nodes }) => nodes[0] === target);
  };
  return { marks, pick, deeds };
}

/** Where a click leads: on, to a choice, past a click that is forced anyhow, or to the reason why not. */
async function follow(store: TableStore, playback: Playback, scene: Scene, was: string[], named: string[]): Promise<void> {
  if (store.changing.value) await store.settled(); // halfway not every part can be chosen
  const { question } = playback.latest.value;
  if (rewriting(question, named)) {
    store.selection.follow([]);
    await store.rewrite(named);
    return;
  }
  const path = clicked(question, was, named) ?? clicked(question, was, onlyWithin(scene, named[0], choosing(question, was).next));
  const part = path ? -1 : question.turns.findIndex(({ node }) => named.includes(node));
  if (part >= 0) {
    store.selection.follow([]);
    await store.turn(part);
    return;
  }
  if (!path) {
    const forced = was.length ? undefined : onlyClick(question);
    if (forced) store.selection.follow([]);
    if (forced && (await store.play([forced.action]))) await follow(store, playback, scene, [], named);
    else if (!forced) store.why([...was, named[0] as string]);
    return;
  }
  store.selection.follow(path);
  const now = choosing(question, path);
  const done = now.ready.length === 1 && now.open.length === 1 && !now.spans.length ? now.ready[0] : undefined;
  if (done && atOnce(done)) await store.play([done.action]);
}
