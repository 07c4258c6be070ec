// A game against Wat while a host waits for a friend.
import { useEffect, useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { games } from "../home/games.ts";
import { against } from "../opponents/against.ts";
import { shortOf } from "../opponents/characters.ts";
import { announce } from "./friend-came.tsx";

const LONG = 60_000; // milliseconds

export function Meanwhile({ info, onTrouble }: { info: TableInfo; onTrouble: (error: unknown) => void }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const waited = Math.max(0, Date.now() - info.created * 1000);
    const timer = setTimeout(() => setLong(true), Math.max(0, LONG - waited));
    return () => clearTimeout(timer);
  }, [info.created]);
  const game = games.value.find(({ name }) => name === info.game);
  if (!long || !game) return null;
  const begin = () => against(game, "wat").then(() => announce(info.id), onTrouble);
  return (
    <p class="meanwhile" role="status">
      <span>{msg("waiting-long", { name: shortOf("wat") })}</span>
      <button type="button" class="solid" onClick={begin}>
        {msg("play-meanwhile", { name: shortOf("wat") })}
      </button>
    </p>
  );
}
