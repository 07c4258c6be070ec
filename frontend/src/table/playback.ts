// What one pair of eyes has seen, moment by moment and line by line: a short film of which the last picture is the present.
import { batch, computed, type Signal, signal } from "@preact/signals";
import { settings } from "../app/settings.ts";
import type { Line, Question, Update, View } from "../generated/wire.ts";
import { kept } from "../app/reuse.ts";
import { beside } from "./same-question.ts";
import { decision, type Step, stepOf, tell } from "./steps.ts";

const KEPT = 150; // steps that can be seen again at the table; older ones are in the replay
const LOGGED = 1000; // lines of the log; the replay has them all
const BEHIND = 12; // when so much waits, it is shown faster

export class Playback {
  private readonly steps: Signal<Step[]>;
  private readonly at = signal(0);
  readonly log: Signal<Line[]>;
  readonly held = signal(false); // stepping by hand
  readonly rushing = signal(false); // whatever happens is not told: one waits for the end
  turned: { question: Question; part: number } | null = null; // one looks at another part of a draft: what is asked in truth
  private timer = 0;
  private since = 0;

  constructor(view: View) {
    this.steps = signal([stepOf(view, [])]);
    this.log = signal(view.lines);
  }

  readonly shown = computed(() => this.steps.value[this.at.value] as Step);
  readonly latest = computed(() => this.steps.value[this.steps.value.length - 1] as Step);
  /** How much has happened that is not shown yet. */
  readonly left = computed(() => this.steps.value.length - 1 - this.at.value);
  /** Is what is shown what is? */
  readonly present = computed(() => this.left.value === 0);
  /** Is there anything to be seen again? */
  readonly past = computed(() => this.at.value > 0);

  /** Turn to another part of a draft: this is asked then. Nothing has happened. */
  turn(question: Question, part: number): void {
    this.turned = { question: this.turned?.question ?? this.latest.value.question, part };
    this.asks(question);
  }

  /** What is asked in truth. */
  turnBack(): void {
    if (this.turned) this.asks(this.turned.question);
    this.turned = null;
  }

  private asks(question: Question): void {
    this.steps.value = [...this.steps.value.slice(0, -1), { ...this.latest.value, question }];
  }

  /** Everything anew: after a gap, on a new connection. */
  reset(view: View): void {
    clearTimeout(this.timer);
    this.turned = null;
    const last = this.latest.value;
    const same = last.number === view.number;
    view.scene = kept(last.scene, view.scene);
    const steps = same ? this.steps.value.slice(0, -1) : this.steps.value;
    batch(() => {
      this.log.value = view.lines;
      this.steps.value = [...steps, { ...stepOf(view, same ? last.lines : []), fresh: 0 }].slice(-KEPT);
      this.skip();
    });
  }

  /** Take what happened; what is `aside` is not told for itself. */
  take(update: Update, aside = false): void {
    const turned = aside ? this.turned : null;
    const turnedTo = this.latest.value.question;
    this.turnBack();
    const last = this.latest.value;
    const decided = last.question.asked && !update.question.asked;
    const silent = !update.lines.length;
    if (update.sent) update.sent = kept(last.scene, update.sent);
    update.scene = kept(update.sent ?? last.scene, update.scene);
    let steps = [...this.steps.value];
    if (aside) steps.splice(-1, 1, { ...stepOf(update, beside(last.lines, update.lines)), fresh: 0 });
    // what tells nothing is no step of its own: the words that were there stay
    else if (silent && !decided)
      steps.splice(-1, 1, { ...stepOf(update, last.lines), about: last.about, fresh: last.fresh, stale: last.stale });
    else if (silent) steps.push({ ...stepOf(update, last.lines), fresh: 0, stale: true });
    else steps = steps.concat(tell(last, update));
    const gone = Math.max(0, steps.length - KEPT);
    batch(() => {
      if (update.lines.length) this.log.value = [...this.log.value, ...update.lines].slice(-LOGGED);
      this.steps.value = steps.slice(gone);
      this.at.value = Math.max(0, this.at.value - gone);
      if (turned) this.turn(turnedTo, turned.part); // what others do takes nothing out of my hands
    });
    this.tick();
  }

  private go(to: number): void {
    this.since = performance.now();
    batch(() => {
      this.at.value = Math.max(0, Math.min(this.steps.value.length - 1, to));
      if (this.present.value) this.held.value = false;
    });
    this.tick();
  }

  /** Show the next of what happened, and go on by hand. */
  next(): void {
    this.held.value = true;
    this.go(this.at.value + 1);
  }

  /** Show what was shown before, and go on by hand. */
  back(): void {
    this.held.value = true;
    this.go(this.at.value - 1);
  }

  /** Show all of it at once. */
  skip(): void {
    clearTimeout(this.timer);
    batch(() => {
      this.held.value = false;
      this.at.value = this.steps.value.length - 1;
    });
  }

  /** Tell nothing any more, up to the end of the game. */
  rush(): void {
    this.rushing.value = true;
    this.skip();
  }

  /** Stop, and go on by hand; or run on. */
  hold(on: boolean): void {
    this.held.value = on;
    this.since = performance.now() - settings.value.pace;
    this.tick();
  }

  /** See again what happened since the last decision of these eyes. */
  again(): void {
    this.held.value = settings.value.pace === 0; // who sees things at once steps through them by hand
    this.go(decision(this.steps.value));
  }

  private tick(): void {
    clearTimeout(this.timer);
    if (this.held.value || this.present.value) return;
    if (document.hidden || !settings.value.pace || this.rushing.value) {
      this.skip();
      return;
    }
    const pace = settings.value.pace * (this.left.value > BEHIND ? 0.4 : 1);
    const first = this.steps.value[this.at.value + 1];
    // what only I see (a click of a draft) waits for nothing
    const wait = first?.fresh ? this.since + pace - performance.now() : 0;
    if (wait <= 0) this.go(this.at.value + 1);
    else this.timer = window.setTimeout(() => this.go(this.at.value + 1), wait);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
