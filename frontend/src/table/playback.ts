// What one pair of eyes sees of a table besides the board: what is asked, the log, the clocks, the end.
import { batch, type Signal, signal } from "@preact/signals";
import type { Clock, Line, Question, View } from "../generated/wire.ts";

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

/** One moment as some eyes see it. */
export interface Step {
  number: number; // of the moment
  question: Question;
  clocks: Clock[];
  over: boolean;
  standings: Standings | null;
  out: boolean; // these eyes are those of a seat that is out of the game
}

/** A moment as it is. */
const stepOf = ({ number, question, clocks, over, standings, out }: View): Step => ({
  number,
  question,
  clocks,
  over,
  standings: standings as Standings | null,
  out: out ?? false,
});

export class Playback {
  readonly latest: Signal<Step>;
  readonly log: Signal<Line[]>;

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
