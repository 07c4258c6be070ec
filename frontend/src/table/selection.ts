// What is chosen before it is played: the clicks so far, an option or an amount of the list, and what an option that is pointed at would touch.
import { batch, signal } from "@preact/signals";
import type { Choice, Question, Span } from "../generated/wire.ts";
import { same } from "./amounts.ts";

export class Selection {
  readonly path = signal<string[]>([]); // what was clicked
  readonly chosen = signal<number[] | null>(null); // the action that was chosen by words, or with an amount
  readonly hint = signal<string[]>([]); // nodes of an option that is pointed at
  private offered = false; // it was chosen by nobody: there is nothing else to choose
  clicks = 0; // what was typed before the last of them is tried no more

  /** Choose an action by words; it is played by the button. */
  choose(action: number[], offered = false): void {
    this.offered = offered;
    this.chosen.value = action;
  }

  /** The clicks lead here; what was chosen by words before is chosen no more. */
  follow(path: string[]): void {
    batch(() => {
      this.path.value = path;
      this.chosen.value = null;
    });
  }

  /** Has who looks chosen anything himself? */
  get begun(): boolean {
    return this.path.value.length > 0 || (this.chosen.value !== null && !this.offered);
  }

  /** One step back: what was chosen, then the clicks. */
  back(): void {
    if (this.chosen.value && !this.offered) this.chosen.value = null;
    else this.clear();
  }

  /** Nothing is chosen, nothing pointed at. */
  clear(): void {
    batch(() => {
      this.path.value = [];
      this.chosen.value = null;
      this.hint.value = [];
    });
  }
}

/** An amount as the choice that it is. */
export function ofAmount(question: Question, span: Span, amount: number, label: string): Choice {
  const action = [...span.prefix, amount];
  const listed = question.choices.find((choice) => same(choice.action, action));
  const { rules, nodes } = span;
  return { action, text: "", rules, nodes, sends: false, click: false, effect: "act", group: [], ...listed, label };
}

/** The choice of a question that an action stands for; an amount may be none of those that are listed. */
export function choiceOf(question: Question, action: number[] | null, label: (amount: number) => string): Choice | undefined {
  if (!action) return undefined;
  const span = question.spans.find(({ prefix }) => same(prefix, action.slice(0, -1)));
  const amount = action[action.length - 1] as number;
  return span ? ofAmount(question, span, amount, label(amount)) : question.choices.find((choice) => same(choice.action, action));
}
