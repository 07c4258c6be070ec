// Start a new game from a position of a finished one.
import { be } from "../app/me.ts";
import { go } from "../app/route.tsx";
import type { TableInfo } from "../generated/rest.ts";
import { setOut } from "../table/origin.ts";
import { post } from "../wire/rest.ts";

/** Take a seat after a number of moves, perhaps with a better one; bots keep their seats. */
export async function playFrom(table: TableInfo, move: number, seat: number, then = ""): Promise<void> {
  await be();
  const bot = table.seats.find((one) => one.bot && one.seat !== seat)?.bot;
  const made = await post(`/api/tables/${table.id}/branch`, { move, seat, then, ...(bot ? { bot } : {}) });
  go(setOut(made.table, table.id));
}
