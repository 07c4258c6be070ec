// The moment of a game that an address names, and how much of it has been told.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Moment } from "../made/rest.ts";
import type { Scene } from "../made/scene.ts";
import { wear } from "../scene/icon.tsx";
import { mixed, parts, type Told } from "../scene/telling.ts";
import type { Refused } from "../wire/rest.ts";
import { Film } from "./film.ts";

export interface Shown {
  all: Told[]; // what there is to tell of the moment
  part: number; // which of them is told
  scene: Scene; // the picture then
  now: Moment;
  eyes: string; // whose eyes saw it
}

interface Telling {
  film: Film;
  at: number; // the moment that is meant; what is told may be another until it is there
  told: Shown | null;
  trouble: Refused | null;
  again: () => void; // try again
}

/** `line`: one of the lines of this moment; null: all have been told. */
export function useTelling(id: string, eyes: string, invitation: string, query: URLSearchParams): Telling {
  const line = query.has("line") ? Number(query.get("line")) : null;
  const [shown, setShown] = useState<{ eyes: string; before: Moment | null; now: Moment } | null>(null);
  const [trouble, setTrouble] = useState<Refused | null>(null);
  const [tries, setTries] = useState(0);
  const film = useMemo(() => new Film(id, eyes, invitation), [id, eyes, invitation]);
  const asked = query.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let wanted = true;
    film.at(new URLSearchParams(asked)).then(
      (found) => {
        if (!wanted || !found) return;
        wear(found[1].scene);
        setShown({ eyes: film.eyes, before: found[0], now: found[1] });
        setTrouble(null);
      },
      (error: Refused) => wanted && setTrouble(error),
    );
    return () => {
      wanted = false;
    };
  }, [film, asked, tries]);

  // of the moment, so much as has been told
  const told = useMemo(() => {
    if (!shown) return null;
    const { before, now } = shown;
    const first = now.sent ?? before?.scene; // where it begins
    const all = first ? parts(first, now.scene, now.lines) : [];
    const found = line === null ? -1 : all.findIndex((part) => part.lines.length > line);
    const part = found < 0 ? all.length - 1 : found;
    const scene = first && part < all.length - 1 ? mixed(first, now.scene, all, part + 1) : now.scene;
    return { all, part, scene, now, eyes: shown.eyes };
  }, [shown, line]);
  return { film, at: film.place(query), told, trouble, again: () => setTries(tries + 1) };
}
