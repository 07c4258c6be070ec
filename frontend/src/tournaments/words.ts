// A tournament in words: its form, when it is, how it is played.
import { locale, msg } from "../app/words.ts";
import { gameTitle } from "../home/games.ts";
import { isCharacter, nameOf as characterName } from "../opponents/characters.ts";
import { timeControlText } from "../home/table-words.ts";
import type { TableInfo, TournamentEntrant, TournamentInfo, WholeTournament } from "../generated/rest.ts";

export const FORMS = ["swiss", "round-robin", "knock-out", "arena", "league"] as const;

/** A time in its shortest form. */
export const when = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString(locale, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** An instant of today as its hour; of another day with the date. */
export function clock(seconds: number, dated = false): string {
  const at = new Date(seconds * 1000);
  const today = !dated && at.toDateString() === new Date().toDateString();
  if (today) return at.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
  return dated ? at.toLocaleDateString(locale, { day: "numeric", month: "short" }) : when(seconds);
}

export const day = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(locale, { day: "numeric", month: "short" });

/** Game, time control and number of players. */
export const about = (one: TournamentInfo) =>
  msg("tournament-about", {
    game: gameTitle(one.game),
    form: msg("tournament-form", { form: one.form }),
    time_control: timeControlText(one.time_control as unknown as TableInfo["time_control"]),
    seats: one.seats,
  });

/** The name of an entrant; of a deleted account its number on the list. */
export const nameOf = ({ name, number, bot }: TournamentEntrant) =>
  isCharacter(bot) ? characterName(bot) : name || msg("tournament-deleted", { number });

/** The letter of a table of a round: A, B, … Z, A2. */
export const letter = (number: number) =>
  String.fromCharCode(65 + (number % 26)) + (number < 26 ? "" : String(1 + Math.floor(number / 26)));

/** The terms, a sentence each: pairing, scoring, and absence. */
export function defaults(one: WholeTournament): string[] {
  const points = one.worth.length
    ? msg("tournament-worth", { points: one.worth.join(", ") })
    : msg("tournament-even", { seats: one.seats });
  const leaving = one.form === "round-robin" || one.form === "league" ? (one.replaced_by ? "bot" : "walkover") : "out";
  return [
    points,
    ...(one.form === "knock-out" ? [msg("tournament-ties-knock-out")] : []),
    ...(one.rounds.length ? [] : [msg("tournament-bye", { form: one.form, points: Math.round(one.bye * 100) / 100 })]),
    msg("tournament-absent", { kind: one.stand_in }),
    msg("tournament-leaving", { kind: leaving }),
  ];
}
