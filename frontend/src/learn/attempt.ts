// A board on which moves are tried: in lessons, puzzles and examples. Every act is answered with the whole table; nothing is stored.
import { batch, signal } from "@preact/signals";
import { Adviser } from "../board/adviser.ts";
import { readPreview } from "../board/data.ts";
import type { Wire } from "../board/board-state.ts";
import { BoardStore } from "../board/store.ts";
import { cap } from "../app/wording.ts";
import { msg } from "../app/words.ts";
import type {
  Advice,
  AttemptReason,
  ExampleBoard,
  ExampleMove,
  LessonInfo,
  LessonTry,
  PuzzleInfo,
  PuzzleTry,
  Trying,
} from "../generated/rest.ts";
import type { Previewed, TableUpdate } from "../generated/wire.ts";
import { post } from "../wire/rest.ts";

/** The result of moves. */
interface Answer {
  outcome?: "open" | "solved" | "mistake"; // nothing where there is nothing to solve
  over?: boolean;
  hint?: Advice | null;
  names: string[];
  position: TableUpdate | null;
  preview: Previewed | null;
  reason: AttemptReason | null;
}

type What = number[] | string; // an action, or what was typed, in notation
type Asked<M> = Omit<Trying, "moves"> & { moves: M[] };

/** Something to be tried, from its beginning. */
export class Attempt<T extends Answer = Answer, M = What> extends Adviser {
  override readonly board = new BoardStore(this.wire());
  readonly result = signal<T | null>(null); // the result of the last act
  readonly mistakes = signal(0);
  readonly trouble = signal(""); // what was refused
  readonly busy = signal(false);
  readonly advice = signal<Advice | null>(null);
  readonly at = signal(""); // where the last act was done
  readonly from = signal(""); // where its piece came from
  readonly done = signal(0); // acts
  private turns: M[][] = []; // the moves, act by act
  private drafted = 0; // moves that are not sent yet
  private given: number[][] = []; // those of them with which the task begins
  private readonly send: (body: Asked<M>) => Promise<T>;

  constructor(send: (body: Asked<M>) => Promise<T>) {
    super();
    this.send = send;
    this.attempt([], 0);
  }

  /** Send a move. */
  protected sent(what: What): M {
    return what as M;
  }

  private wire(): Wire {
    return {
      act: (actions, anew = false) => {
        const { board } = this;
        const act = board.pending.peek();
        if (anew && this.given.some((click, i) => click.join() !== actions[i]?.join())) {
          this.trouble.value = msg("task-begun");
          return Promise.resolve(false);
        }
        const moves = (anew ? actions.slice(this.given.length) : actions).map((action) => this.sent(action));
        this.from.value = (act?.target && board.table.peek().pieces.get(act.piece)?.at) || "";
        this.at.value = act?.target || act?.piece || (board.draft.rows.peek()?.target ?? "");
        return this.attempt([...(anew ? this.without(this.drafted - this.given.length) : this.turns), moves], moves.length);
      },
      takeBack: () => this.undo(),
      preview: async (draft) => {
        const found = (await this.ask({ draft })).preview;
        if (!found) return null;
        const { do: actions, text, chips, price, plans, send, ask, form, sum } = found;
        return readPreview([actions, text, chips, price, plans, send, ask, form, sum]);
      },
      why: async (nodes) => {
        const found = (await this.ask({ nodes })).reason;
        if (found) this.trouble.value = cap(found.sentence);
      },
      touch: () => {
        this.trouble.value = "";
      },
    };
  }

  /** The acts without the last moves. */
  private without(count: number): M[][] {
    const turns = this.turns.map((moves) => [...moves]);
    for (let i = 0; i < count; i++) {
      turns.at(-1)?.pop();
      if (!turns.at(-1)?.length) turns.pop();
    }
    return turns;
  }

  private ask(more: Partial<Asked<M>>, turns = this.turns): Promise<T> {
    return this.send({ moves: turns.flat(), ...more });
  }

  private async attempt(turns: M[][], fresh: number, show = false): Promise<boolean> {
    batch(() => {
      this.busy.value = true;
      this.trouble.value = "";
      this.advice.value = null;
    });
    try {
      const result = await this.ask(show ? { fresh, show } : { fresh }, turns);
      const { position, outcome = "open" } = result;
      batch(() => {
        this.turns = turns;
        this.drafted = position?.draft?.length ?? 0;
        if (!turns.length) this.given = position?.draft ?? [];
        this.done.value = turns.length;
        this.result.value = result;
        if (outcome === "mistake") this.mistakes.value++;
        const ended = outcome !== "open" || result.over;
        if (position) this.board.receive((ended ? { ...position, acts: [], form: [] } : position) as Parameters<BoardStore["receive"]>[0]);
        if (show) this.advice.value = result.hint ?? null;
      });
      return true;
    } catch (error) {
      this.trouble.value = cap((error as Error).message);
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** Take back the last act. */
  undo(): Promise<boolean> {
    return this.attempt(this.turns.slice(0, -1), 0);
  }

  /** Restart the attempt. */
  again(): Promise<boolean> {
    this.at.value = this.from.value = "";
    return this.attempt([], 0);
  }

  /** Show what is next on the way to the solution; after other moves from the beginning. */
  async show(): Promise<void> {
    const { outcome = "open" } = this.result.value ?? {};
    if (outcome === "open") await this.attempt(this.turns, 0, true);
    if (!this.advice.value) await this.attempt([], 0, true);
  }

  /** Play what is typed, in notation. */
  type(text: string): Promise<boolean> {
    this.at.value = "";
    return this.attempt([...this.turns, [this.sent(text)]], 1);
  }

  /** Names of the other players. */
  name(seat: number): string {
    return this.result.value?.names[seat] ?? "";
  }

  override hint(): Advice | null {
    return this.advice.value;
  }

  override dismiss(): void {
    this.advice.value = null;
  }
}

/** A lesson. */
export class LessonAttempt extends Attempt<LessonTry> {
  constructor(game: string, lesson: LessonInfo) {
    super((body) => post(`/api/games/${game}/lessons/${lesson.id}/try`, body));
  }
}

/** A puzzle: its solution is known when it was tried. */
export class PuzzleAttempt extends Attempt<PuzzleTry> {
  readonly missed = signal<PuzzleTry | null>(null); // the last mistake, until it is tried again

  constructor({ game, number }: PuzzleInfo) {
    super((body) => post(`/api/games/${game}/puzzles/${number}/try`, body));
  }

  /** Show the solution of the mistake that was made last. */
  override async show(): Promise<void> {
    const hint = (this.missed.peek() ?? this.result.peek())?.hint ?? null;
    if (await this.again()) this.advice.value = hint;
  }
}

/** A worked example of the rules: the reader plays all seats. */
export class ExampleAttempt extends Attempt<ExampleBoard, { seat: number; move: What }> {
  constructor(game: string, id: string, number: number) {
    super((body) => post(`/api/games/${game}/examples/${id}/${number}`, body));
  }

  protected override sent(move: What): { seat: number; move: What } {
    return { seat: this.result.value?.seat ?? 0, move };
  }

  /** Play what the page tells next. */
  playNext({ move }: ExampleMove): Promise<boolean> {
    return this.type(move);
  }
}
