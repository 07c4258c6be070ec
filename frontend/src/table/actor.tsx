// The mark of who a sentence is about: the shield of the seat whose name it begins with.
import { msg } from "../app/words.ts";
import { called, Shield } from "../app/icon.tsx";
import type { TableStore } from "./store.ts";

const LETTERS = 3; // a shorter word may be any: A card is drawn

/** The seat that a sentence begins with, or -1. */
export function actorOf(store: TableStore, text: string): number {
  const seats = store.info.value?.seats ?? [];
  const begins = (name: string) => name !== "" && new RegExp(`^${name.replace(/\W/g, "\\$&")}(?![\\w])`, "i").test(text);
  const names = seats.flatMap((seat) =>
    [seat.name, called(seat).length >= LETTERS ? called(seat) : ""].map((name) => ({ seat: seat.seat, name })),
  );
  const [found] = names.filter(({ name }) => begins(name)).sort((one, other) => other.name.length - one.name.length); // Wat 2 is not Wat
  if (found) return found.seat;
  return store.looking.value >= 0 && (begins(msg("you")) || begins(msg("your"))) ? store.looking.value : -1;
}

export function Actor({ store, text }: { store: TableStore; text: string }) {
  const seat = actorOf(store, text);
  return seat < 0 ? <span class="no-actor" /> : <Shield seat={seat} size={15} />;
}
