// A viewer's data of a table other than the board: the question, the log, the clocks, the end.
import { batch, type Signal, signal } from "@preact/signals";
import type { LogEntry } from "../board/view-of.ts";
import type { Clock, Question, View } from "../generated/wire.ts";

export interface Standing {
  seat: number;
  place: number;
  points: number;
  score: number;
  status: string;
  out_when: string;
}
export interface Standings {
  cause: string;
  rule: string;
  seats: Standing[];
}

/** One step as a viewer sees it. */
export interface Step {
  number: number; // of the moment
  question: Question;
  clocks: Clock[];
  over: boolean;
  standings: Standings | null;
  out: boolean; // the viewer's seat is eliminated
  draw: number[]; // the seats that agree on a draw, first the one that offers it
}

/** A moment as it is. */
const stepOf = ({ number, question, clocks, over, standings, out, draw }: View): Step => ({
  number,
  question,
  clocks,
  over,
  standings: standings as Standings | null,
  out: out ?? false,
  draw: draw ?? [],
});

export class Playback {
  readonly latest: Signal<Step>;
  readonly log: Signal<LogEntry[]>;

  constructor(view: View) {
    this.latest = signal(stepOf(view));
    this.log = signal(view.lines);
  }

  /** Take a view. */
  reset(view: View): void {
    batch(() => {
      this.log.value = view.lines;
      this.latest.value = stepOf(view);
    });
  }
}
