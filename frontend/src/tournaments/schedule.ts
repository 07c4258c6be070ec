// The times of the rounds: past ones, the current one, and estimates of those to come.
import type { TournamentRound, WholeTournament } from "../generated/rest.ts";

export interface Slot {
  number: number; // of the round, from 1; 0 for the end
  state: "done" | "now" | "later";
  at: number | null; // seconds
  until: number | null; // of the round that runs
  sure: boolean; // known, and not estimated
}

const runs = (round: TournamentRound) => round.tables.some((table) => !table.done);

/** The end of the last table of a round. */
const ended = (round: TournamentRound) => Math.max(round.at, ...round.tables.map((table) => table.ended ?? round.at));

/** A slot for each round, and one for the end. */
export function schedule(one: WholeTournament, now: number): Slot[] {
  const length = one.round_length;
  const found: Slot[] = [];
  let next: number | null = one.started ?? one.starts; // when the next round begins
  for (let i = 0; i < Math.max(one.total, one.rounds.length); i++) {
    const round = one.rounds[i];
    const date = one.dates[i];
    if (round) {
      const state = runs(round) ? "now" : "done";
      const until: number | null = state === "done" ? ended(round) : length === null ? null : Math.max(round.at + length, now);
      found.push({ number: i + 1, state, at: round.at, until, sure: true });
      next = until === null ? null : until + one.pause;
    } else {
      const at: number | null = date ?? next;
      found.push({ number: i + 1, state: "later", at, until: null, sure: date !== undefined || (i === 0 && one.status === "announced") });
      next = at === null || length === null ? null : at + length + one.pause;
    }
  }
  if (!found.length) return [];
  const last = one.ended ?? (next === null ? null : next - one.pause);
  return [...found, { number: 0, state: one.status === "over" ? "done" : "later", at: last, until: null, sure: one.ended !== null }];
}

/** The selected round: the current one, or the last. */
export function current(one: WholeTournament): number {
  const running = one.rounds.findIndex(runs);
  return running >= 0 ? running : one.rounds.length - 1;
}
