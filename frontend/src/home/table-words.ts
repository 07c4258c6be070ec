// A table in words: how fast, with which options, whose move it is, with whom.
import type { TableInfo } from "../made/rest.ts";
import { variantWords } from "./variant.tsx";

const DAYS = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];

/** Who plays for somebody who stays away. */
export const STAND_INS: Record<TableInfo["stand_in"], string> = {
  nobody: "nobody: he is silent whenever he is asked",
  bot: "a bot, until he is back",
  person: "a bot, until another person is asked for and comes",
};

/** A pace in words; the whole of it, with the hour and the days off. */
export function paceWords(pace: TableInfo["pace"], whole = false): string {
  if (pace.kind === "live") {
    const more = whole && pace.increment ? `, and ${pace.increment} s for each move` : "";
    return `live, ${Math.round((pace.bank ?? 0) / 60)} min each${more}`;
  }
  if (pace.kind !== "post") return "no clock";
  const { hours = 0, hour = -1, zone = "", off = [] } = pace;
  const words = `by post, ${hours % 24 ? `${hours} h` : hours === 24 ? "a day" : `${hours / 24} days`} a move`;
  if (!whole) return words;
  const printed = pace.printed ? ", or as long as the game's own rules give" : "";
  const at = hour < 0 ? "" : `, until ${String(hour).padStart(2, "0")}:00 (${zone})`;
  return words + printed + at + (off.length ? `, not on ${off.map((day) => DAYS[day]).join(" and ")}` : "");
}

/** The first of its options, in words. */
export function optionWords(table: TableInfo): string {
  const words = Object.entries(table.options).map(([name, value]) => variantWords(name, value));
  return words.filter(Boolean).slice(0, 2).join(", ");
}

/** A place: 1st, 2nd, 3rd, 4th. */
export const ordinal = (place: number) => ["", "1st", "2nd", "3rd"][place] ?? `${place}th`;

/** So many of a kind, in words; none: nothing. */
const some = (count: number, one: string, many: string) => (count > 1 ? [`${count} ${many}`] : count ? [one] : []);

/** Ada, Bo and Cy. */
const and = (names: string[]) => (names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? ""));

/** Whose move it is. */
export function who(table: TableInfo): string {
  const moving = table.moves ?? [];
  if (!moving.length) return "it goes on";
  if (moving.length === table.seats.length) return "all choose";
  const seats = moving.map((seat) => table.seats[seat]);
  const people = new Set(seats.filter((seat) => !seat?.bot).map((seat) => seat?.name || seat?.label || ""));
  return `${and([...people, ...some(seats.filter((seat) => seat?.bot).length, "a bot", "bots")])} ${moving.length === 1 ? "moves" : "choose"}`;
}

/** With whom. */
export function with_(table: TableInfo): string {
  const others = table.seats.filter((seat) => !seat.mine);
  const names = others.filter((seat) => !seat.open && !seat.bot).map((seat) => seat.name);
  const all = [
    ...new Set(names),
    ...some(others.filter((seat) => seat.bot).length, "a bot", "bots"),
    ...some(others.filter((seat) => seat.open).length, "a free seat", "free seats"),
  ];
  return all.length ? `with ${and(all)}` : "on this device";
}
