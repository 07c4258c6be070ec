// The hint at a table, and the act that it names.
import type { Advice } from "../generated/rest.ts";
import type { Act } from "./data.ts";
import type { Chosen } from "./draft.ts";
import type { BoardStore } from "./store.ts";

export abstract class Adviser {
  abstract readonly board: BoardStore;

  /** The hint for the current position. */
  abstract hint(): Advice | null;

  /** The hint was read. */
  abstract dismiss(): void;

  /** The acts that begin as advised. */
  private begun(hint: Advice): Act[] {
    return this.board.shown.value.acts.filter(({ do: [first] }) => first?.join() === hint.action.join());
  }

  /** The act that does what is advised and nothing else. */
  private exact(hint: Advice): Act | undefined {
    const steps = hint.steps.map(({ action = [] }) => action.join());
    const fits = this.begun(hint);
    const agrees = ({ do: all }: Act) => all.findIndex((action, i) => steps[i] !== action.join()) < 0;
    const whole = fits.filter(agrees); // of acts that join decisions: the one that is advised to its end
    const some = whole.length ? whole : fits.filter(({ do: [, second] }) => !second || second.join() === steps[1]);
    return some.find(({ piece }) => piece) ?? some[0];
  }

  /** The act that the steward means, or one that begins like it. */
  meant(hint: Advice): Act | undefined {
    const fits = this.begun(hint);
    return this.exact(hint) ?? fits.find(({ piece }) => piece) ?? fits[0];
  }

  /** The land that an advised order is about, if orders have levels. */
  land(hint: Advice): string {
    const { draft } = this.board;
    const field = draft.levels.value ? draft.form.value.find(({ kind }) => kind === "place") : undefined;
    const value = hint.steps[0]?.action?.[1];
    return (hint.steps.length > 1 && field?.options.find(([one]) => one === value)?.[1]) || "";
  }

  /** The place that an advised step names, on maps whose orders are no acts. */
  named({ steps: [first] }: Advice): string {
    const { board } = this;
    const said = first?.label ?? "";
    const places = [...(board.board.value?.places ?? []), ...board.shown.value.places];
    return places.find(({ id }) => board.placeName(id) && said.includes(board.placeName(id)))?.id ?? "";
  }

  /** The advised order as a draft: a land and its levels. Null: it has other parts. */
  order(hint: Advice): Chosen | null {
    const form = this.board.draft.form.value;
    const steps = hint.steps.slice(0, -1); // the last one sends it
    if (!this.land(hint) || steps.length !== form.length) return null;
    const value = (i: number) => steps[i]?.action?.[1] ?? 0;
    return Object.fromEntries(form.flatMap(({ id }, i) => (value(i) ? [[id, [value(i)]]] : [])));
  }

  /** Do what is advised: by an act, or decision by decision where no act joins these. */
  follow(hint: Advice): void {
    const act = this.exact(hint);
    const steps = hint.steps.map(({ action = [] }) => action);
    this.dismiss();
    if (act) this.board.run(act);
    else if (this.land(hint)) this.board.send(steps);
    else this.board.send(this.begun(hint).length ? steps : [hint.action], false);
  }
}
