// The moves of a game as rows of a list: player, turn, text, and the coach's verdict.
import type { AnalysisDecision, Mark, WholeAnalysis } from "../generated/rest.ts";

export const COSTLY = 0.05; // of the chance to win: less is no mistake worth a look

export interface MoveRow {
  moment: number;
  turn: string; // its heading
  begins: boolean; // it is the first of its turn
  seat: number; // -1 for a secret or no player
  words: string;
  decision: AnalysisDecision | null; // that ends with it
}

/** All moves that the viewer noticed. Parts of one analysed decision are one row. */
export function rowsOf(marks: readonly Mark[], analysis: WholeAnalysis | null): MoveRow[] {
  const rows: MoveRow[] = [];
  const own = analysis?.decisions ?? [];
  let turn = "";
  let shown = ""; // the turn of the line before
  for (const mark of marks) {
    const decision = own.find(({ first, move }) => mark.move >= first && mark.move <= move) ?? null;
    const words = decision?.events || mark.words;
    const last = rows.at(-1);
    if (decision && last?.decision === decision) last.moment = mark.moment;
    else if (words && mark.moment > 0) {
      rows.push({ moment: mark.moment, turn, begins: turn !== shown, seat: mark.seat ?? -1, words, decision });
      shown = turn;
    }
    turn = mark.turn || turn; // it begins with the last line of the move before
  }
  return rows;
}

/** The moves that cost most, in the order of the game. */
export function mistakesOf(analysis: WholeAnalysis, most = 3): AnalysisDecision[] {
  const wrong = analysis.decisions.filter(({ verdict, loss }) => loss >= COSTLY && (verdict === "mistake" || verdict === "doubtful"));
  return wrong
    .sort((one, other) => other.loss - one.loss)
    .slice(0, most)
    .sort((one, other) => one.move - other.move);
}

/** The next decision after a number of moves. */
export const aboutToBe = (analysis: WholeAnalysis | null, move: number): AnalysisDecision | null =>
  analysis?.decisions.find(({ first }) => first === move + 1) ?? null;
