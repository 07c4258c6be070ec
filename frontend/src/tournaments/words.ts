// A tournament in words: its form, when it is, how it is played.
import { locale, say } from "../app/words.ts";
import { gameTitle } from "../home/games.ts";
import { paceWords } from "../home/table-words.ts";
import type { TableInfo, TournamentInfo, WholeTournament } from "../made/rest.ts";

export const FORMS = ["swiss", "round-robin", "knock-out", "arena", "league"] as const;

/** An instant, as short as it can be told. */
export const when = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString(locale, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

export const day = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(locale, { day: "numeric", month: "short" });

/** Which game, how fast, how many at a table. */
export const about = (one: TournamentInfo) =>
  say("tournament-about", {
    game: gameTitle(one.game),
    form: say("tournament-form", { form: one.form }),
    pace: paceWords(one.pace as unknown as TableInfo["pace"]),
    seats: one.seats,
  });

/** The letter of a table of a round: A, B, … Z, A2. */
export const letter = (number: number) =>
  String.fromCharCode(65 + (number % 26)) + (number < 26 ? "" : String(1 + Math.floor(number / 26)));

/** What is agreed on, a sentence each: how one is paired, what counts, and what happens when somebody does not come or leaves. */
export function defaults(one: WholeTournament): string[] {
  const points = one.worth.length
    ? say("tournament-worth", { points: one.worth.join(", ") })
    : say("tournament-even", { seats: one.seats });
  const leaving = one.form === "round-robin" || one.form === "league" ? (one.replaced_by ? "bot" : "walkover") : "out";
  return [
    say("tournament-pairing", { form: one.form }),
    points,
    say("tournament-ties", { form: one.form }),
    say("tournament-absent", { kind: one.stand_in }),
    say("tournament-leaving", { kind: leaving }),
  ];
}
