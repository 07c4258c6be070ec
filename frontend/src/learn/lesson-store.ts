// A lesson, a puzzle or an example as a table: the same board and prompt, but every try is sent whole and answered at once.
import { batch, signal } from "@preact/signals";
import type { ExampleBoard, ExampleMove, LessonInfo, LessonLine, LessonTry, PuzzleInfo, PuzzleTry } from "../generated/rest.ts";
import type { View } from "../generated/wire.ts";
import { Playback } from "../table/playback.ts";
import { TableStore } from "../table/store.ts";
import { post } from "../wire/rest.ts";

/** What became of a try. */
interface Tried {
  outcome?: "open" | "solved" | "mistake"; // nothing where there is nothing to solve
  seat?: number; // with whose eyes one looks, where that changes
  over?: boolean;
  scene: LessonTry["scene"];
  question: LessonTry["question"];
  lines?: LessonLine[];
}

type What = number[] | string; // an action, or what was typed, in notation

/** Something to be tried, from its beginning. */
export class TryStore<T extends Tried, M = What> extends TableStore {
  readonly result = signal<T | null>(null); // what became of the last try
  readonly tries = signal(0); // that were mistakes
  private moves: M[] = []; // so far
  private readonly path: string; // of tries

  constructor(id: string, path: string, seat: number) {
    super(id, "");
    this.path = path;
    this.looking.value = seat;
    this.connected.value = true;
    this.attempt([]);
  }

  /** There is no table to ask for. */
  override async refresh(): Promise<void> {}

  /** How a move is sent. */
  protected sent(what: What): M {
    return what as M;
  }

  protected async attempt(moves: M[]): Promise<boolean> {
    this.busy.value = true;
    try {
      const result = await post<T>(this.path, { moves });
      batch(() => {
        this.moves = moves;
        this.result.value = result;
        if (result.outcome === "mistake") this.tries.value++;
        this.trouble.value = null;
        this.show(result, moves.length);
      });
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  private show(result: T, number: number): void {
    const seat = result.seat ?? this.looking.value;
    this.looking.value = seat;
    const question = { ...result.question, undo: number > 0, turns: [] }; // in a lesson all can be taken back
    const lines = (result.lines ?? []).map((line) => ({ ...line, moment: 0, nodes: [], why: [] }));
    const over = result.over ?? false;
    const view = { type: "view", seat, number, question, scene: result.scene, lines, clocks: [], over, standings: null };
    this.playback.value = new Map([[seat, new Playback(view as unknown as View)]]);
    this.changed();
  }

  override play(actions: number[][]): Promise<boolean> {
    this.touch();
    return this.attempt([...this.moves, ...actions.map((action) => this.sent(action))]);
  }

  override type(text: string): Promise<boolean> {
    this.touch();
    return this.attempt([...this.moves, this.sent(text)]);
  }

  /** What was played since the draft began is played otherwise. */
  protected override draft(actions: number[][]): Promise<boolean> {
    const before = this.moves.length - (this.now.value?.latest.value.question.draft.length ?? 0);
    return this.attempt([...this.moves.slice(0, before), ...actions.map((action) => this.sent(action))]);
  }

  override back(): Promise<boolean> {
    return this.undo();
  }

  override undo(): Promise<boolean> {
    this.touch();
    return this.attempt(this.moves.slice(0, -1));
  }

  /** From the beginning. */
  again(): Promise<boolean> {
    return this.attempt([]);
  }
}

/** A lesson. */
export class LessonStore extends TryStore<LessonTry> {
  constructor(game: string, lesson: LessonInfo) {
    super(`lesson-${game}-${lesson.id}`, `/api/games/${game}/lessons/${lesson.id}/try`, lesson.seat);
  }
}

/** A puzzle. */
export class PuzzleStore extends TryStore<PuzzleTry> {
  constructor({ game, number, seat }: PuzzleInfo) {
    super(`puzzle-${game}-${number}`, `/api/games/${game}/puzzles/${number}/try`, seat);
  }
}

/** A worked example of the rules: one plays all seats. */
export class ExampleStore extends TryStore<ExampleBoard, { seat: number; move: What }> {
  constructor(game: string, id: string, number: number) {
    super(`example-${game}-${id}-${number}`, `/api/games/${game}/examples/${id}/${number}`, 0);
  }

  protected override sent(move: What): { seat: number; move: What } {
    return { seat: this.looking.value, move };
  }

  /** Play what the page tells next. */
  follow({ move }: ExampleMove): Promise<boolean> {
    return this.type(move);
  }
}
