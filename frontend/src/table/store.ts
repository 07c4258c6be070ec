// A table as the page knows it (feed.ts), what is chosen there (selection.ts), and what one does.
import { batch, signal } from "@preact/signals";
import { be } from "../app/me.ts";
import { go } from "../app/route.tsx";
import type { Asked, Done, Hint, Previewed, Question, Reading, Reason } from "../generated/wire.ts";
import { type Preview, readPreview } from "../board/data.ts";
import type { Wire } from "../board/store.ts";
import { post, put } from "../wire/rest.ts";
import { Failure, type Socket } from "../wire/socket.ts";
import { sameAsked } from "./same-question.ts";
import { rewriting } from "./choose.ts";
import { Feed } from "./feed.ts";
import { Latest } from "./latest.ts";
import { leftOf } from "./hint-progress.ts";
import { Selection } from "./selection.ts";
import { sameQuestion, Trial } from "./trial.ts";

const previewOf = ({ do: actions, text, chips, price, plans, send, ask, form, sum }: Previewed): Preview =>
  readPreview([actions, text, chips, price, plans, send, ask, form, sum]);

export class TableStore extends Feed {
  readonly selection = new Selection();
  readonly advice = signal<{ question: Question; hint: Hint | null } | null>(null); // what the steward said, or thinks about
  readonly trial = new Trial(
    () => this.asked(),
    (text) =>
      this.socket && this.plays() ? this.socket.ask<Reading>({ type: "try", table: this.id, seat: this.looking.value, text }) : null,
  );
  acted = -1; // the number of the moment at which I last did something
  private led: Hint | null = null; // what is left of an advice whose first step was just done
  // an answer is for the question that it was about, and for what was chosen then
  private rewritten: Promise<void> = Promise.resolve(); // when the last change of a draft is made
  readonly changing = signal(false); // such a change is under way
  private readonly reasons = new Latest(
    () => ({ question: this.asked(), path: this.selection.path.value }),
    (then, now) => then.path === now.path && sameQuestion(then.question, now.question),
  );

  constructor(id: string, invitation: string) {
    super(id, invitation);
    this.refresh();
  }

  protected override changed(): void {
    batch(() => {
      this.selection.clear();
      this.trial.tried.value = null;
    });
  }

  private asked(): Question | undefined {
    return this.curtain.value === null ? this.now.value?.latest.value.question : undefined;
  }

  /** Does who looks sit at the table? */
  private plays(): boolean {
    return this.looking.value >= 0;
  }

  private async act(request: (seat: number, number: number, socket: Socket) => Promise<Done>): Promise<boolean> {
    const playback = this.now.value;
    const socket = this.socket;
    const seat = this.looking.value;
    if (!playback || !socket || !this.plays() || this.busy.value) return false;
    batch(() => {
      this.busy.value = true;
      this.trouble.value = null;
    });
    this.reasons.drop();
    this.trial.drop();
    try {
      for (let again = false; ; again = true) {
        const { question, number } = playback.latest.value;
        try {
          const { advice } = await request(seat, number, socket);
          this.acted = number;
          if (advice?.length) this.trouble.value = { sentence: advice.join(" "), rule: "" };
          return true;
        } catch (error) {
          const stale = error instanceof Failure && error.code === "stale";
          if (stale) await this.look(seat);
          // somebody else did something meanwhile that changes nothing for me: what I wanted still holds
          if (stale && !again && sameAsked(playback.latest.value.question, question)) continue;
          this.fail(error);
          return false;
        }
      }
    } finally {
      this.busy.value = false;
    }
  }

  /** Something is clicked: what was said of the last click, or of what is typed, is over. */
  touch(): void {
    this.selection.clicks++;
    this.reasons.drop();
    batch(() => {
      this.trouble.value = null;
      this.trial.drop();
    });
  }

  play(actions: number[][]): Promise<boolean> {
    this.touch();
    this.led = this.advice.value && leftOf(this.advice.value, actions);
    const turned = this.now.value?.latest.value.question;
    if (turned?.behind) return this.draft([...turned.draft, ...actions.filter(({ length }) => length)], turned.behind);
    return this.act((seat, number, socket) => socket.once({ type: "play", table: this.id, seat, number, actions }));
  }

  /** What the board of a seat asks of the server: one click is one act, and one undo takes it back. */
  protected override wire(seat: number): Wire {
    return {
      act: (actions, anew = false) =>
        this.act((by, number, socket) => socket.once({ type: "play", table: this.id, seat: by, number, actions, act: true, anew })),
      takeBack: () => this.act((by, number, socket) => socket.once({ type: "undo", table: this.id, seat: by, number, act: true })),
      preview: async (draft) => {
        const found = await this.socket?.ask<Previewed>({ type: "preview", table: this.id, seat, draft, text: true });
        return found ? previewOf(found) : null;
      },
      name: `draft ${this.id} ${seat}`,
      why: (ids) => void this.why(ids),
      touch: () => this.touch(),
    };
  }

  type(text: string): Promise<boolean> {
    return this.act((seat, number, socket) => socket.once({ type: "play", table: this.id, seat, number, text }));
  }

  /** What is not sent yet becomes these clicks, and behind them those `behind` that can still be made. */
  protected draft(actions: number[][], behind: number[][] = []): Promise<boolean> {
    return this.act((seat, number, socket) => socket.once({ type: "draft", table: this.id, seat, number, actions, behind }));
  }

  /** Turn to another part of what is not sent yet: it is asked for, and all else stays as it is. */
  async turn(part: number): Promise<void> {
    const playback = this.now.value;
    const seat = this.looking.value;
    if (!playback || !this.socket || !this.plays() || this.busy.value) return;
    this.touch();
    this.busy.value = true;
    const { number } = playback.latest.value;
    try {
      const { question } = await this.socket.ask<Asked>({ type: "turn", table: this.id, seat, part });
      if (playback.latest.value.number !== number) return; // something has happened meanwhile
      batch(() => {
        playback.turn(question, part);
        this.changed();
      });
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy.value = false;
    }
  }

  async back(): Promise<boolean> {
    this.touch();
    if (this.now.value?.turned) {
      this.now.value.turnBack();
      this.changed();
      return true;
    }
    return this.act((seat, number, socket) => socket.once({ type: "back", table: this.id, seat, number }));
  }

  /** One of these things is clicked, and the draft becomes what that makes of it. */
  rewrite(ids: string[]): Promise<void> {
    this.changing.value = true;
    const last = this.rewritten.then(() => this.rewriteNow(ids)); // quick clicks come one after the other
    this.rewritten = last;
    last.finally(() => {
      if (this.rewritten === last) this.changing.value = false;
    });
    return last;
  }

  /** When all clicks that change the draft are done. */
  settled(): Promise<void> {
    return this.rewritten;
  }

  private async rewriteNow(ids: string[]): Promise<void> {
    const question = this.now.value?.latest.value.question;
    const draft = question && rewriting(question, ids)?.draft;
    if (!draft) return;
    this.touch();
    await this.draft(draft);
  }

  /** Take back all clicks of a draft. */
  clear(): Promise<boolean> {
    this.touch();
    return this.draft([]);
  }

  undo(): Promise<boolean> {
    this.touch();
    return this.act((seat, number, socket) => socket.once({ type: "undo", table: this.id, seat, number }));
  }

  async answers(texts: string[]): Promise<void> {
    const kept = await this.act((seat, number, socket) => socket.once({ type: "answers", table: this.id, seat, number, texts }));
    if (kept) await this.look(this.looking.value); // nothing happens that would tell of it
  }

  pause(): Promise<boolean> {
    return this.act((seat, number, socket) => socket.once({ type: "pause", table: this.id, seat, number }));
  }

  /** Why can what was clicked not be done? Asked when the clicks before it are done: else the last of them would clear the answer. */
  async why(nodes: string[]): Promise<void> {
    await this.rewritten;
    const socket = this.socket;
    if (!socket || !this.plays()) return;
    const counts = this.reasons.begin();
    try {
      const reason = await socket.ask<Reason>({ type: "why", table: this.id, seat: this.looking.value, nodes });
      if (counts()) this.trouble.value = { sentence: reason.sentence, rule: reason.rule };
    } catch (error) {
      if (counts()) this.fail(error);
    }
  }

  /** Who has just done the first step of an advice is told the next, where that is asked now. */
  leadsOn(question: Question): boolean {
    const hint = this.led;
    this.led = null;
    if (!hint || !question.choices.some(({ text }) => text === hint.steps[0]?.text)) return false;
    this.advice.value = { question, hint };
    return true;
  }

  /** What would my steward do? He is asked about this question; what he says of an older one is dropped. Unasked, he is silent about what fails. */
  async askSteward(question: Question, unasked = false): Promise<void> {
    if (!this.socket || !this.plays()) return;
    this.advice.value = { question, hint: null };
    try {
      const part = this.now.value?.turned?.part ?? -1;
      const hint = await this.socket.ask<Hint>({ type: "hint", table: this.id, seat: this.looking.value, part });
      if (this.advice.value?.question === question) this.advice.value = { question, hint };
    } catch (error) {
      if (this.advice.value?.question !== question) return;
      this.advice.value = null;
      if (!unasked) this.fail(error);
    }
  }

  // --- as the host, and in the lobby --------------------------------------------------------------------------------

  private async order(request: Parameters<Socket["once"]>[0]): Promise<void> {
    try {
      await this.socket?.once(request);
    } catch (error) {
      this.fail(error);
    }
  }

  /** As the host: give everybody more time. */
  extend(hours: number): Promise<void> {
    return this.order({ type: "extend", table: this.id, hours });
  }

  /** As the host: send away who broke the secrecy of the game. */
  async expel(seat: number): Promise<void> {
    await this.order({ type: "expel", table: this.id, seat });
    await this.refresh(); // the seat plays no more
  }

  /** As the host, or together with all others: let another person play for who is long away. */
  async seek(seat: number): Promise<void> {
    await this.order({ type: "seek", table: this.id, seat });
    await this.refresh(); // whether the seat is free now
  }

  /** Leave the game: a bot plays on for me. Who may still see the table watches it. */
  async handOver(): Promise<void> {
    try {
      await post(`/api/tables/${this.id}/hand-over`, { seat: this.looking.value });
      if (this.info.value?.host || this.info.value?.public)
        location.reload(); // with other eyes everything is new
      else go("/");
    } catch (error) {
      this.fail(error);
    }
  }

  async ask(
    what: "join" | "leave" | "start" | "rematch" | "archive" | "halt" | "go-on" | "remind" | "remove",
    body: object = {},
  ): Promise<unknown> {
    try {
      await be();
      const answer = await post(`/api/tables/${this.id}/${what}`, body);
      await this.refresh();
      return answer;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** As the host: give a free seat to a bot; to none: free it again. */
  async give(seat: number, bot: string): Promise<void> {
    try {
      await put(`/api/tables/${this.id}/bot`, { seat, bot });
      this.trouble.value = null;
      await this.refresh();
    } catch (error) {
      this.fail(error);
    }
  }
}
