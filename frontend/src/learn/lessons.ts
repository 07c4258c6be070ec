// The lessons of a game, in their order.
import { useEffect, useState } from "preact/hooks";
import type { LessonInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

/** The lessons of a game; null: they are on their way. */
export function useLessons(game: string): LessonInfo[] | null {
  const [found, setFound] = useState<LessonInfo[] | null>(null);
  useEffect(() => {
    get<LessonInfo[]>(`/api/games/${game}/lessons`).then(setFound, () => setFound([]));
  }, [game]);
  return found;
}
