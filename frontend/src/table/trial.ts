// What would come of a text that is typed: asked of the server, which changes nothing by it.
import { signal } from "@preact/signals";
import type { Question, Reading } from "../generated/wire.ts";
import type { Failure } from "../wire/socket.ts";
import { sameAsked } from "./same-question.ts";
import { Latest } from "./latest.ts";
import { cap } from "../app/wording.ts";

/** What the server said to a text that was tried: what it would do, or why it can't be done. */
export interface Tried {
  text: string;
  reading?: Reading;
  refusal?: { sentence: string; rule: string };
}

type Ask = (text: string) => Promise<Reading> | null; // null: nobody can be asked now

export class Trial {
  readonly tried = signal<Tried | null>(null);
  private readonly answers: Latest<Question | undefined>; // an answer is for the question that it was about
  private readonly ask: Ask;

  constructor(asked: () => Question | undefined, ask: Ask) {
    this.answers = new Latest(asked, sameQuestion);
    this.ask = ask;
  }

  /** What would this text do? Nothing is changed by asking. */
  async attempt(text: string): Promise<void> {
    const answer = this.ask(text);
    if (!answer) return;
    const counts = this.answers.begin();
    try {
      const reading = await answer;
      if (counts()) this.tried.value = { text, reading };
    } catch (error) {
      const { message, rule, code } = error as Failure;
      const told = ["illegal", "unreadable", "ambiguous"].includes(code); // else it is no matter of the text
      if (counts()) this.tried.value = told ? { text, refusal: { sentence: cap(message), rule } } : null;
    }
  }

  /** What was tried is over, and so is what is still on its way. */
  drop(): void {
    this.answers.drop();
    this.tried.value = null;
  }
}

export function sameQuestion(then: Question | undefined, now: Question | undefined): boolean {
  return then === now || (!!then && !!now && sameAsked(then, now));
}
