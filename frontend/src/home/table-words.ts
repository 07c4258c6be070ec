// A table in words: how fast, with which options, whose move it is, with whom.
import type { Seat, TableInfo } from "../generated/rest.ts";
import { games } from "./games.ts";
import { variantWords } from "./variant-words.ts";
import { msg } from "../app/words.ts";

const DAYS = ["mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"] as const;

/** The stand-in for an absent player. */
export const STAND_INS = ["nobody", "bot", "person"] as const;
export const standInWords = (kind: TableInfo["stand_in"]) => msg("stand-in", { kind });

/** Return a time control in words; the whole of it, with the hour and the days off. */
export function timeControlText(timeControl: TableInfo["time_control"], whole = false): string {
  if (timeControl.kind === "live") {
    const more = whole && timeControl.increment ? msg("time-control-increment", { seconds: timeControl.increment }) : "";
    return msg("time-control-live", { minutes: Math.round((timeControl.bank ?? 0) / 60) }) + more;
  }
  if (timeControl.kind !== "correspondence") return msg("time-control-kind", { kind: "untimed" });
  const { hours = 0, hour = -1, zone = "", off = [] } = timeControl;
  const words = msg("time-control-correspondence", { hours, days: hours % 24 ? 0 : hours / 24 });
  if (!whole) return words;
  const printed = timeControl.printed ? msg("time-control-printed") : "";
  const at = hour < 0 ? "" : msg("time-control-until", { hour: String(hour).padStart(2, "0"), zone });
  return (
    words +
    printed +
    at +
    (off.length ? msg("time-control-off", { days: msg("list", { all: off.map((day) => msg(DAYS[day] as (typeof DAYS)[number])) }) }) : "")
  );
}

/** The first of its options that differ from those of a first game, in words. */
export function optionWords(table: TableInfo): string {
  const game = games.value.find(({ name }) => name === table.game);
  const chosen = (game?.options ?? []).filter(({ name }) => name in table.options && table.options[name] !== game?.first[name]);
  const words = chosen.map((option) => variantWords(option, table.options[option.name]));
  return words.filter(Boolean).slice(0, 2).join(", ");
}

/** A place: 1st, 2nd, 3rd, 4th. */
export const ordinal = (place: number) => msg("ordinal", { place });

const FEW = 2; // the most bots that are named; above it only their number is shown

/** The bots among the players. */
function botWords(seats: (Seat | undefined)[]): string[] {
  const names = seats.filter((seat) => seat?.bot).map((seat) => seat?.name ?? "");
  return names.length > FEW ? [msg("bots", { count: names.length })] : names;
}

/** The player to move. */
export function who(table: TableInfo): string {
  const moving = table.moves ?? [];
  if (!moving.length) return msg("it-goes-on");
  if (moving.length === table.seats.length) return msg("all-choose");
  const seats = moving.map((seat) => table.seats[seat]);
  const people = new Set(seats.filter((seat) => !seat?.bot).map((seat) => seat?.name || seat?.label || ""));
  const all = [...people, ...botWords(seats)];
  return msg("who-moves", { who: msg("list", { all }), count: moving.length });
}

/** The opponents. */
export function with_(table: TableInfo): string {
  const others = table.seats.filter((seat) => !seat.mine);
  const names = others.filter((seat) => !seat.open && !seat.bot).map((seat) => seat.name);
  const free = others.filter((seat) => seat.open).length;
  const all = [...new Set(names)];
  all.push(...botWords(others));
  if (free) all.push(msg("free-places", { count: free }));
  return all.length ? msg("with", { who: msg("list", { all }) }) : msg("on-one-device");
}

/** A table that has not begun: its free seats. */
export function free(table: TableInfo): string {
  const count = table.seats.filter((seat) => seat.open).length;
  return count ? msg("seats-free", { count }) : msg("everybody-there");
}
