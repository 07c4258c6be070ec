// Names of people: the displayed name wherever names are distinct.
import type { TableInfo } from "../generated/rest.ts";
import { called } from "./icon.tsx";

export interface Sitting {
  seat: number;
  label: string;
  name: string;
}

/** The name of the occupant, with the seat if two share a name; a free seat has its label. */
export function personAt(seats: Sitting[], number: number): string {
  const seat = seats[number];
  if (!seat?.name) return called(seat);
  const alone = seats.filter((other) => other.name === seat.name).length === 1;
  return alone ? seat.name : `${seat.name} (${called(seat)})`;
}

/** The occupant of the seat with this label, or the label if it is free. */
export function personCalled(seats: Sitting[], label: string): string {
  const at = seats.findIndex((seat) => seat.label === label);
  return at < 0 ? label : personAt(seats, at);
}

/** The other people who are still playing, without bots and eliminated players. */
export function othersInPlay({ seats, gone = [] }: Pick<TableInfo, "seats" | "gone">): TableInfo["seats"] {
  return seats.filter(({ seat, mine, bot, open }) => !mine && !bot && !open && !gone.includes(seat));
}
