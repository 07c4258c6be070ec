// What the page of a table keeps besides the board: what is open over it, and the steward.
import { signal } from "@preact/signals";
import type { Hint } from "../generated/wire.ts";
import { sameAsked } from "../table/same-question.ts";
import type { TableStore } from "../table/store.ts";
import type { Act } from "./data.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

export class Session {
  readonly table: TableStore;
  readonly board: BoardStore;
  readonly rules = signal(false); // the drawer of the rules is open
  readonly all = signal(false); // the list of all options is open

  private turn = ""; // in which the steward was asked

  constructor(table: TableStore, board: BoardStore) {
    this.table = table;
    this.board = board;
  }

  /** Ask the steward, or do what he says. */
  steward(does: boolean): void {
    const { table } = this;
    const question = table.now.value?.latest.value.question;
    if (!question || !table.info.value?.hints) return;
    const hint = this.hint();
    if (does && hint) this.follow(hint);
    else if (hint) table.advice.value = null;
    else {
      this.turn = words(this.board.table.value.turn);
      table.askSteward(question);
    }
  }

  /** What the steward says of this moment. */
  hint(): Hint | null {
    const advice = this.table.advice.value;
    const now = this.table.now.value?.latest.value.question;
    const same = !!advice && !!now && now.asked && sameAsked(advice.question, now); // others may have decided meanwhile
    return same && words(this.board.table.value.turn) === this.turn ? advice.hint : null;
  }

  /** The act that the steward means. */
  meant(hint: Hint): Act | undefined {
    const steps = hint.steps.map(({ action = [] }) => action.join());
    const fits = this.board.shown.value.acts.filter(({ do: [first] }) => first?.join() === hint.action.join());
    const agrees = ({ do: all }: Act) => all.findIndex((action, i) => steps[i] !== action.join()) < 0;
    const whole = fits.filter(agrees); // of acts that join decisions: the one that is advised to its end
    const some = whole.length ? whole : fits.filter(({ do: [, second] }) => !second || second.join() === steps[1]);
    const best = some.length ? some : fits;
    return best.find(({ piece }) => piece) ?? best[0];
  }

  /** The land that an advised order is about, if orders have levels. */
  land(hint: Hint): string {
    const { draft } = this.board;
    const field = draft.levels.value ? draft.form.value.find(({ kind }) => kind === "place") : undefined;
    const value = hint.steps[0]?.action?.[1];
    return (hint.steps.length > 1 && field?.options.find(([one]) => one === value)?.[1]) || "";
  }

  follow(hint: Hint): void {
    const act = this.meant(hint);
    this.table.advice.value = null;
    if (act) this.board.run(act);
    else if (this.land(hint)) this.board.send(hint.steps.map(({ action = [] }) => action));
    else this.board.send([hint.action], false);
  }
}
