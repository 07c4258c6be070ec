// Letters on a board are as large as its scale asks for.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Scene } from "../generated/scene.ts";
import { crowdedOut, leastLetters, sameSet } from "./legible.ts";
import type { Marks } from "./marks.tsx";

const SETTLED = 150; // milliseconds without zooming, after which letters are set anew

/** The marks, with letters as large as the scale asks for; while somebody zooms, as they were. */
export function useLetters(scene: Scene, marks: Marks, scale: number, atOnce: boolean): Marks {
  const [set, reset] = useState(scale);
  if (atOnce && set !== scale) reset(scale);
  useEffect(() => {
    const timer = setTimeout(() => reset(scale), SETTLED);
    return () => clearTimeout(timer);
  }, [scale]);
  const least = leastLetters(atOnce ? scale : set);
  const last = useRef<Marks["without"]>(undefined);
  const without = useMemo(() => {
    const found = crowdedOut(scene, least);
    return last.current && sameSet(found, last.current) ? last.current : found;
  }, [scene, least]);
  last.current = without;
  return useMemo(() => ({ ...marks, least, without }), [marks, least, without]);
}
