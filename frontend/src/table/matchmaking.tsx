// Matchmaking for this table; after a minute without a player, a bot is offered.
import { useEffect, useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import { askAgain } from "../home/find.tsx";
import type { TableInfo } from "../generated/rest.ts";
import { nameOf, roster } from "../opponents/characters.ts";
import { next } from "../opponents/reached.ts";
import { ahead, post, put } from "../wire/rest.ts";

const AGAIN = 15_000; // milliseconds
const PATIENCE = 60; // seconds

export function Sought({ table, onTrouble }: { table: TableInfo; onTrouble: (error: Error) => void }) {
  const [waited, setWaited] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: while one waits at this table
  useEffect(() => {
    const look = () => setWaited(Date.now() / 1000 + ahead.peek() - table.created);
    look();
    const clock = setInterval(look, 1000);
    const asking = setInterval(() => askAgain(table).catch(() => undefined), AGAIN);
    return () => {
      clearInterval(clock);
      clearInterval(asking);
    };
  }, [table.id]);
  const free = table.seats.filter((seat) => seat.open);
  const first = next(table.game);
  // at a rated table each bot sits once
  const bots = [first, ...roster(table.game).filter((one) => one !== first)];
  const play = async () => {
    try {
      for (const [at, seat] of free.entries()) {
        await put(`/api/tables/${table.id}/bot`, { seat: seat.seat, bot: table.rated ? bots[at % bots.length] : first });
      }
      await post(`/api/tables/${table.id}/start`);
    } catch (error) {
      onTrouble(error as Error);
    }
  };
  if (waited < PATIENCE) return <p class="rest">{msg("seeking")}</p>;
  return (
    <p class="rest">
      {msg("nobody-came")}{" "}
      <button type="button" onClick={play}>
        {msg("play-with-bot", { name: nameOf(first) })}
      </button>
    </p>
  );
}
