// Equal points: what decides, and an example of it from the standings.
import { locale, msg } from "../app/words.ts";
import type { TournamentEntrant, WholeTournament } from "../generated/rest.ts";
import { nameOf } from "./words.ts";

/** Points without a long tail: 2, or in the language's form 1.5 and 0,67. */
export function points(value: number): number | string {
  const short = Math.round(value * 100) / 100;
  return Number.isInteger(short) ? short : short.toLocaleString(locale);
}

const KEYS = ["opponents", "beaten", "wins"] as const;

/** The first two neighbours of the standings with equal points and their tie-break as a sentence, or an empty string. */
export function example(one: WholeTournament): string {
  const alike = (a: TournamentEntrant, b: TournamentEntrant) => points(a.points) === points(b.points) && a.points > 0;
  const at = one.entrants.findIndex((it, i) => i > 0 && alike(one.entrants[i - 1] as TournamentEntrant, it));
  if (at < 1) return "";
  const [first, second] = one.entrants.slice(at - 1, at + 1) as [TournamentEntrant, TournamentEntrant];
  const names = { first: nameOf(first), second: nameOf(second), points: points(first.points) };
  const key = KEYS.find((it) => points(first[it]) !== points(second[it]));
  if (!key) return msg("tie-example-shared", names);
  return msg("tie-example", { ...names, key, mine: points(first[key]), theirs: points(second[key]) });
}
