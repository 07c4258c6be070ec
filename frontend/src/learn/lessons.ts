// The lessons of a game, in their order.
import { useEffect, useState } from "preact/hooks";
import type { LessonInfo } from "../generated/rest.ts";
import type { TableUpdate } from "../generated/wire.ts";
import { get, post } from "../wire/rest.ts";

/** The lessons of a game; null: they are on their way. */
export function useLessons(game: string): LessonInfo[] | null {
  const [found, setFound] = useState<LessonInfo[] | null>(null);
  useEffect(() => {
    get(`/api/games/${game}/lessons`).then(setFound, () => setFound([]));
  }, [game]);
  return found;
}

/** The position with which a lesson begins; null: it is on its way, or does not come. */
export function useStart(game: string, lesson: LessonInfo): TableUpdate | null {
  const [found, setFound] = useState<TableUpdate | null>(null);
  useEffect(() => {
    let gone = false;
    setFound(null);
    post(`/api/games/${game}/lessons/${lesson.id}/try`).then(
      ({ position }) => !gone && setFound(position),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, lesson.id]);
  return found;
}
