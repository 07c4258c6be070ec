// What is advised at a table, and which act that is.
import type { Advice } from "../generated/rest.ts";
import type { Act } from "./data.ts";
import type { BoardStore } from "./store.ts";

export abstract class Adviser {
  abstract readonly board: BoardStore;

  /** What is advised of this moment. */
  abstract hint(): Advice | null;

  /** It was read. */
  abstract dismiss(): void;

  /** The act that the steward means. */
  meant(hint: Advice): Act | undefined {
    const steps = hint.steps.map(({ action = [] }) => action.join());
    const fits = this.board.shown.value.acts.filter(({ do: [first] }) => first?.join() === hint.action.join());
    const agrees = ({ do: all }: Act) => all.findIndex((action, i) => steps[i] !== action.join()) < 0;
    const whole = fits.filter(agrees); // of acts that join decisions: the one that is advised to its end
    const some = whole.length ? whole : fits.filter(({ do: [, second] }) => !second || second.join() === steps[1]);
    const best = some.length ? some : fits;
    return best.find(({ piece }) => piece) ?? best[0];
  }

  /** The land that an advised order is about, if orders have levels. */
  land(hint: Advice): string {
    const { draft } = this.board;
    const field = draft.levels.value ? draft.form.value.find(({ kind }) => kind === "place") : undefined;
    const value = hint.steps[0]?.action?.[1];
    return (hint.steps.length > 1 && field?.options.find(([one]) => one === value)?.[1]) || "";
  }

  /** Do what is advised. */
  follow(hint: Advice): void {
    const act = this.meant(hint);
    this.dismiss();
    if (act) this.board.run(act);
    else if (this.land(hint)) this.board.send(hint.steps.map(({ action = [] }) => action));
    else this.board.send([hint.action], false);
  }
}
