// The worked examples of a game's rules: which there are, and where they are opened.
import { useEffect, useState } from "preact/hooks";
import type { ExampleInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

const lists = new Map<string, Promise<ExampleInfo[]>>();

function examplesOf(game: string): Promise<ExampleInfo[]> {
  let found = lists.get(game);
  if (!found) {
    found = get(`/api/games/${game}/examples`);
    found.catch(() => lists.delete(game));
    lists.set(game, found);
  }
  return found;
}

/** The examples of a game, in the order of its page; null: they are on their way. */
export function useExamples(game: string): ExampleInfo[] | null {
  const [found, setFound] = useState<ExampleInfo[] | null>(null);
  useEffect(() => {
    let wanted = true;
    examplesOf(game).then(
      (list) => wanted && setFound(list),
      () => wanted && setFound([]),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return found;
}

export const exampleAddress = (game: string, id: string, number = 1) => `/rules/${game}/${id}${number > 1 ? `?case=${number}` : ""}`;
