// A lesson as a table: the same board and prompt, but every try is sent whole and answered at once; who has solved what is kept here.
import { batch, signal } from "@preact/signals";
import type { LessonInfo, LessonTry } from "../made/rest.ts";
import type { View } from "../made/wire.ts";
import { Eyes } from "../table/eyes.ts";
import { TableStore } from "../table/store.ts";
import { post } from "../wire/rest.ts";

export class LessonStore extends TableStore {
  readonly result = signal<LessonTry | null>(null); // what became of the last try
  readonly tries = signal(0); // that were mistakes
  private moves: number[][] = [];
  private readonly path: string;

  constructor(game: string, lesson: LessonInfo) {
    super(`lesson-${game}-${lesson.id}`, "");
    this.path = `/api/games/${game}/lessons/${lesson.id}/try`;
    this.looking.value = lesson.seat;
    this.connected.value = true;
    this.attempt([]);
  }

  /** There is no table to ask for. */
  override async refresh(): Promise<void> {}

  private async attempt(moves: number[][]): Promise<boolean> {
    this.busy.value = true;
    try {
      const result = await post<LessonTry>(this.path, { moves });
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

  private show(result: LessonTry, number: number): void {
    const seat = this.looking.value;
    const question = { ...result.question, undo: number > 0 }; // in a lesson all can be taken back
    const lines = result.lines.map((line) => ({ ...line, moment: 0, nodes: [] }));
    const view = { type: "view", seat, number, question, scene: result.scene, lines, clocks: [], over: false, standings: null };
    this.eyes.value = new Map([[seat, new Eyes(view as unknown as View)]]);
    this.changed();
  }

  override play(actions: number[][]): Promise<boolean> {
    this.touch();
    return this.attempt([...this.moves, ...actions]);
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
