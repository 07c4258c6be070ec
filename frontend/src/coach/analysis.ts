// The coach's analysis of a finished game: request, progress, and findings for a step.
import { useCallback, useEffect, useState } from "preact/hooks";
import type { AnalysisDecision, AnalysisState, WholeAnalysis } from "../generated/rest.ts";
import { get, post, type Refused } from "../wire/rest.ts";

const OFTEN = 2000; // milliseconds between two looks at how far it is

export interface Coaching {
  state: AnalysisState | null; // null: not known yet
  trouble: string;
  begin: () => void; // let the game be analysed
}

/** The analysis of a table for a seat, as far as it is. */
export function useAnalysis(table: string, seat: number, invitation = ""): Coaching {
  const [state, setState] = useState<AnalysisState | null>(null);
  const [trouble, setTrouble] = useState("");
  const failed = useCallback((error: Refused) => setTrouble(error.message), []);
  useEffect(() => {
    if (seat < 0) return;
    const invited = invitation ? `&invitation=${encodeURIComponent(invitation)}` : "";
    get(`/api/tables/${table}/analysis?seat=${seat}${invited}`).then(setState, failed);
  }, [table, seat, invitation, failed]);
  const working = state?.status === "waiting" || state?.status === "running";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks for the next
  useEffect(() => {
    if (!working) return;
    const look = () => get(`/api/tables/${table}/analysis?seat=${seat}`).then(setState, failed);
    const timer = setTimeout(look, OFTEN);
    return () => clearTimeout(timer);
  }, [state, working, table, seat, failed]);
  const begin = useCallback(() => {
    setTrouble("");
    post(`/api/tables/${table}/analysis`, { seat }).then(setState, failed);
  }, [table, seat, failed]);
  return { state, trouble, begin };
}

/** The decision that belongs to a move: the one it is part of, or the last before it. */
export function decisionAt({ decisions }: WholeAnalysis, move: number): AnalysisDecision | undefined {
  return decisions.findLast((one) => one.first <= move);
}

/** Verdicts that are marked, from the best on; what is forced or unseen is no decision to judge. */
export const VERDICTS = ["best", "good", "doubtful", "mistake"] as const;
export type Verdict = (typeof VERDICTS)[number];
export const isVerdict = (verdict: string): verdict is Verdict => (VERDICTS as readonly string[]).includes(verdict);

/** A chance as people say it. */
export const percent = (chance: number) => `${Math.round(100 * chance)}\u00a0%`;

/** The turning points, at most two, in order of time, each with its event. */
export function turningPoints(analysis: WholeAnalysis): { number: number; move: number; events: string; before: number; after: number }[] {
  return [...analysis.turns]
    .sort((a, b) => a.point - b.point)
    .flatMap(({ point, change }, i) => {
      const here = analysis.points[point];
      return here ? [{ number: i + 1, move: here.move, events: here.events, before: here.chance - change, after: here.chance }] : [];
    });
}
