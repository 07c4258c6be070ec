// State of a table's page other than the board: open dialogs and the steward.
import { signal } from "@preact/signals";
import type { Hint } from "../generated/wire.ts";
import { sameAsked } from "../table/same-question.ts";
import type { TableStore } from "../table/store.ts";
import { Adviser } from "./adviser.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

export class Session extends Adviser {
  readonly table: TableStore;
  override readonly board: BoardStore;
  readonly rules = signal(false); // the drawer of the rules is open
  readonly all = signal(false); // the list of all options is open

  private turn = ""; // the question of the last hint

  constructor(table: TableStore, board: BoardStore) {
    super();
    this.table = table;
    this.board = board;
  }

  /** Ask the steward for a hint, or play it. */
  steward(does: boolean, quiet = false): void {
    const { table } = this;
    const question = table.now.value?.latest.value.question;
    if (!question || !table.info.value?.hints) return;
    const hint = this.hint();
    if (does && hint) this.follow(hint);
    else if (hint) table.advice.value = null;
    else {
      this.turn = words(this.board.table.value.turn);
      table.askSteward(question, quiet);
    }
  }

  /** The steward's hint for this position. */
  override hint(): Hint | null {
    const advice = this.table.advice.value;
    const now = this.table.now.value?.latest.value.question;
    const same = !!advice && !!now && now.asked && sameAsked(advice.question, now); // others may have decided meanwhile
    return same && words(this.board.table.value.turn) === this.turn ? advice.hint : null;
  }

  override dismiss(): void {
    this.table.advice.value = null;
  }
}
