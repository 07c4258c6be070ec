// What somebody is called: by the name, wherever names tell people apart.
import type { TableInfo } from "../generated/rest.ts";
import { called } from "./icon.tsx";

export interface Sitting {
  seat: number;
  label: string;
  name: string;
}

/** Who sits there, by name; of two of one name, with what the game calls the seat; a free seat as the game calls it. */
export function personAt(seats: Sitting[], number: number): string {
  const seat = seats[number];
  if (!seat?.name) return called(seat);
  const alone = seats.filter((other) => other.name === seat.name).length === 1;
  return alone ? seat.name : `${seat.name} (${called(seat)})`;
}

/** Who sits where the game writes this label; if nobody does, the label. */
export function personCalled(seats: Sitting[], label: string): string {
  const at = seats.findIndex((seat) => seat.label === label);
  return at < 0 ? label : personAt(seats, at);
}

/** The others who play on: people, not bots, and nobody who is out of the game. */
export function othersInPlay({ seats, gone = [] }: Pick<TableInfo, "seats" | "gone">): TableInfo["seats"] {
  return seats.filter(({ seat, mine, bot, open }) => !mine && !bot && !open && !gone.includes(seat));
}
