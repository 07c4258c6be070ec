// From a moment of a finished game on, as a game of one's own.
import { be } from "../app/me.ts";
import { go } from "../app/route.tsx";
import type { Made, TableInfo } from "../generated/rest.ts";
import { setOut } from "../table/origin.ts";
import { post } from "../wire/rest.ts";

/** Take a seat after so many moves, perhaps with a better one; the same opponents play on, where they are bots. */
export async function playFrom(table: TableInfo, move: number, seat: number, then = ""): Promise<void> {
  await be();
  const bot = table.seats.find((one) => one.bot && one.seat !== seat)?.bot;
  const made = await post<Made>(`/api/tables/${table.id}/branch`, { move, seat, then, ...(bot ? { bot } : {}) });
  go(setOut(made.table, table.id));
}
