// A table as the page knows it (feed.ts), and its actions.
import { signal } from "@preact/signals";
import { be } from "../app/me.ts";
import { go } from "../app/route.tsx";
import type { Done, Hint, Previewed, Question, Reason } from "../generated/wire.ts";
import { type Preview, readPreview } from "../board/data.ts";
import type { Wire } from "../board/board-state.ts";
import { msg } from "../app/words.ts";
import { type Answer, post, put, type Rest } from "../wire/rest.ts";
import { Failure, type Socket } from "../wire/socket.ts";
import { sameAsked } from "./same-question.ts";
import { Feed } from "./feed.ts";

const previewOf = ({ do: actions, text, chips, price, plans, send, ask, form, sum }: Previewed): Preview =>
  readPreview([actions, text, chips, price, plans, send, ask, form, sum]);

export class TableStore extends Feed {
  readonly advice = signal<{ question: Question; hint: Hint | null } | null>(null); // what the steward said, or thinks about
  acted = -1; // the number of the moment at which I last did something
  private sent: Promise<unknown> = Promise.resolve(); // the latest act, until it is answered
  private asks = 0; // replies to clicks other than the last one are dropped

  constructor(id: string, invitation: string) {
    super(id, invitation);
    this.refresh();
  }

  /** Return whether the viewer sits at the table. */
  private plays(): boolean {
    return this.looking.value >= 0;
  }

  /** Send what a seat does. What follows an act by itself may come before the answer to that act: it waits. */
  private act(request: (seat: number, number: number, socket: Socket) => Promise<Done>): Promise<boolean> {
    const sent = this.sent.then(() => this.send(request));
    this.sent = sent;
    return sent;
  }

  private async send(request: (seat: number, number: number, socket: Socket) => Promise<Done>): Promise<boolean> {
    const playback = this.now.value;
    const socket = this.socket;
    const seat = this.looking.value;
    if (!playback || !socket || !this.plays()) return false;
    this.trouble.value = null;
    this.asks++;
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
        // another player's act that changes nothing for me: my request still holds
        if (stale && !again && sameAsked(playback.latest.value.question, question)) continue;
        if (stale) this.trouble.value = { sentence: msg("changed-meanwhile"), rule: "" };
        else this.fail(error);
        return false;
      }
    }
  }

  /** A click clears the reply to the previous one. */
  touch(): void {
    this.asks++;
    this.trouble.value = null;
  }

  /** Requests of a seat's board: one click is one act, and one undo takes it back. */
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

  async answers(texts: string[]): Promise<void> {
    const kept = await this.act((seat, number, socket) => socket.once({ type: "answers", table: this.id, seat, number, texts }));
    if (kept) await this.look(this.looking.value); // nothing happens that would tell of it
  }

  pause(): Promise<boolean> {
    return this.act((seat, number, socket) => socket.once({ type: "pause", table: this.id, seat, number }));
  }

  /** Why can what was clicked not be done? */
  async why(nodes: string[]): Promise<void> {
    if (!this.socket || !this.plays()) return;
    const asked = ++this.asks;
    try {
      const reason = await this.socket.ask<Reason>({ type: "why", table: this.id, seat: this.looking.value, nodes });
      if (asked === this.asks) this.trouble.value = { sentence: reason.sentence, rule: reason.rule };
    } catch (error) {
      if (asked === this.asks) this.fail(error);
    }
  }

  /** Ask the steward about this question; hints for older questions are dropped. `quiet`: having no advice is not shown. */
  async askSteward(question: Question, quiet = false): Promise<void> {
    if (!this.socket || !this.plays()) return;
    this.advice.value = { question, hint: null };
    try {
      const hint = await this.socket.ask<Hint>({ type: "hint", table: this.id, seat: this.looking.value });
      if (this.advice.value?.question === question) this.advice.value = { question, hint };
    } catch (error) {
      if (this.advice.value?.question !== question) return;
      this.advice.value = null;
      const moved = error instanceof Failure && error.code === "stale"; // I acted meanwhile
      if (!quiet && !moved) this.fail(error);
    }
  }

  /** Offer a draw or answer an offer; no move waits for it. */
  draw(text: "offer draw" | "accept draw" | "refuse draw"): Promise<void> {
    const number = this.now.value?.latest.value.number ?? 0;
    return this.order({ type: "play", table: this.id, seat: this.looking.value, number, text });
  }

  // --- as the host, and in the lobby --------------------------------------------------------------------------------

  private async order(request: Parameters<Socket["once"]>[0]): Promise<void> {
    try {
      await this.socket?.once(request);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Host: give all players more time. */
  extend(hours: number): Promise<void> {
    return this.order({ type: "extend", table: this.id, hours });
  }

  /** Host: expel a player who broke the secrecy of the game. */
  async expel(seat: number): Promise<void> {
    await this.order({ type: "expel", table: this.id, seat });
    await this.refresh(); // the seat plays no more
  }

  /** Host, or all others together: let another person replace an absent player. */
  async seek(seat: number): Promise<void> {
    await this.order({ type: "seek", table: this.id, seat });
    await this.refresh(); // whether the seat is free now
  }

  /** Leave the game: a bot plays on for me. Who may still see the table watches it. */
  async handOver(): Promise<void> {
    try {
      await post(`/api/tables/${this.id}/hand-over`, { seat: this.looking.value });
      if (this.info.value?.host || this.info.value?.public)
        location.reload(); // another viewer resets everything
      else go("/");
    } catch (error) {
      this.fail(error);
    }
  }

  async ask<W extends "join" | "leave" | "start" | "rematch" | "archive" | "halt" | "go-on" | "remind" | "remove">(
    what: W,
    ...body: Rest<"post", `/api/tables/${string}/${W}`>
  ): Promise<Answer<"post", `/api/tables/${string}/${W}`> | null> {
    try {
      await be();
      const answer = await post(`/api/tables/${this.id}/${what}`, ...body);
      await this.refresh();
      return answer;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Host: put a bot on a free seat, or remove it. */
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
