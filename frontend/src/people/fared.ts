// The result of a game for one of its seats, in words.
import { msg } from "../app/words.ts";
import { ordinal } from "../home/table-words.ts";
import type { TableInfo } from "../generated/rest.ts";

/** Return whether this seat won, and its result as text. */
export function fared({ places, seats }: Pick<TableInfo, "places" | "seats">, seat: number): [won: boolean, words: string] {
  const place = places?.[seat];
  if (place === undefined || !places?.length) return [false, msg("no-result")];
  if (!places.includes(1)) return [false, msg("nobody-won")];
  return [place === 1, msg("place-of", { place: ordinal(place), count: seats.length })];
}
