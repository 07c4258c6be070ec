// The state of the board editor: the server draws and checks the board; undo steps and the draft stay in the browser.
import { batch, signal } from "@preact/signals";
import type { DrawnBoard } from "../generated/rest.ts";
import { post, type Refused } from "../wire/rest.ts";

export type Document = DrawnBoard["document"];

interface Stroke {
  document?: Document;
  ready?: string;
  chosen?: string;
  place?: string;
}

const MOST = 200; // boards of before that are kept

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class DrawStore {
  readonly board = signal<DrawnBoard | null>(null);
  readonly tool = signal("");
  readonly trouble = signal("");
  readonly before = signal<Document[]>([]);
  readonly after = signal<Document[]>([]);
  readonly game: string;
  private line: Promise<unknown> = Promise.resolve(); // one thing after another, each on what the last one made

  constructor(game: string, brought: Document | null) {
    this.game = game;
    const draft = this.draft();
    const known = draft ? this.ask({ document: draft }).catch(() => this.ask({})) : this.ask({});
    this.line = known.catch((error: Refused) => this.fail(error));
    if (brought) this.take({ document: brought });
  }

  /** Click something in the drawing. */
  click(place: string): void {
    this.next(async () => {
      const { document, chosen } = this.board.value as DrawnBoard;
      await this.ask({ document, chosen, place });
      this.step(document);
    });
  }

  /** Take another board instead: a ready one, or a document. */
  take(what: { document: Document } | { ready: string }): void {
    this.next(async () => {
      const old = this.board.value?.document;
      await this.ask(what);
      if (old) this.step(old);
    });
  }

  /** Take another tool in hand. */
  choose(tool: string): void {
    this.next(async () => {
      await this.ask({ document: (this.board.value as DrawnBoard).document }, tool);
    });
  }

  undo(): void {
    this.turn(this.before, this.after);
  }

  redo(): void {
    this.turn(this.after, this.before);
  }

  fail(error: Error): void {
    this.trouble.value = error.message;
  }

  /** Back, or forth again. */
  private turn(from: typeof this.before, to: typeof this.before): void {
    this.next(async () => {
      const document = from.value.at(-1);
      if (!document) return;
      const { document: now } = this.board.value as DrawnBoard;
      await this.ask({ document });
      from.value = from.value.slice(0, -1);
      to.value = [...to.value, now];
    });
  }

  /** Something was drawn: the previous board can be restored. */
  private step(old: Document): void {
    if (same(old, this.board.value?.document)) return;
    this.before.value = [...this.before.value, old].slice(-MOST);
    this.after.value = [];
  }

  private next(what: () => Promise<void>): void {
    this.line = this.line.then(what).then(
      () => {
        this.trouble.value = "";
      },
      (error: Refused) => this.fail(error),
    );
  }

  private async ask(stroke: Stroke, tool = this.tool.value): Promise<void> {
    const found = await post(`/api/games/${this.game}/drawing`, { ...stroke, tool });
    batch(() => {
      this.board.value = found;
      this.tool.value = tool || found.tools[0]?.name || "";
    });
    this.keep(found.document);
  }

  private get key(): string {
    return `baronage.drawing.${this.game}`;
  }

  private draft(): Document | null {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "null") as Document | null;
    } catch {
      return null; // a browser that keeps nothing, or something else
    }
  }

  private keep(document: Document): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(document));
    } catch {
      // then it is kept until the page is left
    }
  }
}
