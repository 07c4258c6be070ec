// The result of a game in sentences: the winners, and each player's result.
import { msg } from "../app/words.ts";
import { nameOf } from "../table/players.tsx";
import type { Standing, Standings } from "../table/playback.ts";
import type { TableStore } from "../table/store.ts";
import { decisionAt } from "../coach/analysis.ts";
import type { WholeAnalysis } from "../generated/rest.ts";

/** Order from first to last. */
export const ranked = (standings: Standings | null) => [...(standings?.seats ?? [])].sort((a, b) => a.place - b.place);

/** Return whether all who were still in the game share the first place because they agreed: only that has no rule. */
export const agreed = (standings: Standings | null) =>
  standings?.rule === "" && standings.seats.filter(({ place, points }) => place === 1 && points > 0).length > 1;

/** The winners in a sentence, or no one. */
export function outcome(store: TableStore, rows: Standing[], drawn = false): string {
  const winners = rows.filter((row) => row.place === 1 && row.points > 0);
  const alone = store.mine.value.length === 1;
  const names = winners.map(({ seat }) => (alone && store.mine.value.includes(seat) ? msg("you") : nameOf(store, seat)));
  if (!names.length) return msg("nobody-wins");
  if (drawn || names.length === rows.length) return msg("all-share");
  return msg("win", { count: names.length, names: msg("list", { all: names }), you: names[0] === msg("you") ? "yes" : "no" });
}

/** The name of the only opponent, or "you", if a game of two ended because one resigned; else an empty string. */
export function resigned(store: TableStore, rows: Standing[]): string {
  const gone = rows.length === 2 ? rows.find(({ status }) => status === "left") : undefined;
  if (!gone) return "";
  return store.mine.value.length === 1 && store.mine.value[0] === gone.seat ? msg("you") : nameOf(store, gone.seat);
}

/** The score of two players, the winner's first: 5 : 3. */
export function tally(rows: Standing[]): string {
  const [one, two] = rows;
  if (rows.length !== 2 || !one || !two || !Number.isFinite(one.score) || !Number.isFinite(two.score)) return "";
  return one.status === "in" && two.status === "in" && one.score !== two.score ? `${one.score} : ${two.score}` : "";
}

/** The margin for a player: between the winner and me, or me and the second; empty without points. */
export function margin(store: TableStore, rows: Standing[]): string {
  const stayed = rows.filter(({ status, score }) => status === "in" && Number.isFinite(score));
  const mine = store.mine.value.length === 1 ? stayed.find(({ seat }) => seat === store.mine.value[0]) : undefined;
  const other = stayed.find((row) => row !== mine);
  if (!mine || !other || !rows.some(({ points }) => points > 0)) return "";
  const scores = { mine: mine.score, other: other.score };
  return mine.place === 1 ? msg("margin-won", scores) : msg("margin-lost", { ...scores, name: nameOf(store, other.seat) });
}

/** Return whether two players who stayed to the end have equal scores and different places. */
export const parted = (rows: Standing[]) =>
  rows.some((one) => one.status === "in" && rows.some((two) => two.status === "in" && two.score === one.score && two.place > one.place));

/** A player's result in a few words. `turn` is the turn of the elimination, if known. */
export function fared(row: Standing, rows: Standing[], cause: string, turn = -1): string {
  if (row.status === "left") return msg("fared-left");
  if (row.status === "out") return turn < 0 ? msg("fared-out") : msg("fared-out-in", { turn });
  const first = rows.find((one) => one.place === 1);
  if (row === first) {
    const ahead = row.score - Math.max(...rows.filter((one) => one !== row && one.status === "in").map((one) => one.score));
    return row.points > 0 && Number.isFinite(ahead) && ahead > 0 ? msg("fared-ahead", { points: ahead }) : cause;
  }
  if (!first || !Number.isFinite(first.score) || !Number.isFinite(row.score)) return "";
  const behind = first.score - row.score;
  return behind > 0 ? msg("fared-behind", { points: behind }) : msg("fared-level");
}

/** The number of moves before my decision that cost most, or else before the moment that did; -1 if nothing did. */
export function costliest(found: WholeAnalysis): number {
  const [worst] = [...found.decisions].sort((one, other) => other.loss - one.loss);
  if (worst?.loss) return worst.first - 1;
  const [turn] = [...found.turns].filter(({ change }) => change < 0).sort((one, other) => one.change - other.change);
  const point = turn && found.points[turn.point];
  return point ? (decisionAt(found, point.move)?.first ?? 0) - 1 : -1;
}
