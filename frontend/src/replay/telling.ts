// The moment of a game that an address names, and how much of it has been told.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Moment } from "../generated/rest.ts";
import type { Scene } from "../generated/scene.ts";
import { wear } from "../app/icon.tsx";
import { mixed, parts, type Told } from "../scene/animation.ts";
import type { Refused } from "../wire/rest.ts";
import { Timeline } from "./timeline.ts";

export interface Shown {
  all: Told[]; // what there is to tell of the moment
  part: number; // which of them is told
  scene: Scene; // the picture then
  now: Moment;
  viewer: string; // whose eyes saw it
}

interface Telling {
  timeline: Timeline;
  at: number; // the moment that is meant; what is told may be another until it is there
  told: Shown | null;
  trouble: Refused | null;
  again: () => void; // try again
}

/** `line`: one of the lines of this moment; null: all have been told. */
export function useTelling(id: string, viewer: string, invitation: string, query: URLSearchParams): Telling {
  const line = query.has("line") ? Number(query.get("line")) : null;
  const [shown, setShown] = useState<{ viewer: string; before: Moment | null; now: Moment } | null>(null);
  const [trouble, setTrouble] = useState<Refused | null>(null);
  const [tries, setTries] = useState(0);
  const timeline = useMemo(() => new Timeline(id, viewer, invitation), [id, viewer, invitation]);
  const asked = query.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let wanted = true;
    timeline.at(new URLSearchParams(asked)).then(
      (found) => {
        if (!wanted || !found) return;
        wear(found[1].scene);
        setShown({ viewer: timeline.viewer, before: found[0], now: found[1] });
        setTrouble(null);
      },
      (error: Refused) => wanted && setTrouble(error),
    );
    return () => {
      wanted = false;
    };
  }, [timeline, asked, tries]);

  // of the moment, so much as has been told
  const told = useMemo(() => {
    if (!shown) return null;
    const { before, now } = shown;
    const first = now.sent ?? before?.scene; // where it begins
    const all = first ? parts(first, now.scene, now.lines) : [];
    const found = line === null ? -1 : all.findIndex((part) => part.lines.length > line);
    const part = found < 0 ? all.length - 1 : found;
    const scene = first && part < all.length - 1 ? mixed(first, now.scene, all, part + 1) : now.scene;
    return { all, part, scene, now, viewer: shown.viewer };
  }, [shown, line]);
  return { timeline, at: timeline.place(query), told, trouble, again: () => setTries(tries + 1) };
}
