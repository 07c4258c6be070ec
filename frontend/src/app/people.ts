// What somebody is called: by the name, wherever names tell people apart.
import { called } from "../scene/icon.tsx";

interface Sitting {
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
