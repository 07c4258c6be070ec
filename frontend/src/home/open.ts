// A new table is made, and one goes there.
import { be } from "../app/me.ts";
import { go } from "../app/route.tsx";
import type { GameInfo, NewSeat, NewTable } from "../generated/rest.ts";
import { bring } from "../campaign-files/campaign-files.ts";
import { post } from "../wire/rest.ts";

/** The usual number of seats of a game. */
export const usual = (game: GameInfo) => game.default_seats ?? Math.min(...game.seats);

/** Open a table with campaign files and invitations, start it if all seats are taken, and go there. */
export async function open(
  game: string,
  seats: NewSeat[],
  more: Partial<NewTable> = {},
  brought: [number, string][] = [],
  whom = "",
): Promise<void> {
  await be();
  const table = await post("/api/tables", { game, seats, public: false, ...more });
  try {
    for (const [seat, file] of brought) await bring(table.id, seat, file);
    if (whom) await post(`/api/tables/${table.id}/invite`, { login: whom });
  } catch (error) {
    await post(`/api/tables/${table.id}/leave`);
    throw error;
  }
  if (table.seats.every((seat) => !seat.open)) await post(`/api/tables/${table.id}/start`);
  go(`/table/${table.id}`);
}
