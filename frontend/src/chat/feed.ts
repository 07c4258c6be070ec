// The chat of a table: messages, read positions, and muted channels.
import { batch, signal } from "@preact/signals";
import type { History, ChatMessage } from "../generated/wire.ts";
import { cap } from "../app/wording.ts";
import { freshKey, type Socket } from "../wire/socket.ts";

export class ChatFeed {
  readonly messages = signal<ChatMessage[]>([]);
  readonly read = signal<Record<string, number>>({});
  readonly muted = signal<string[]>([]);
  private remembering = false;
  private unsaid = { channel: "", text: "", key: "" }; // the last unanswered message
  private readonly table: string;
  private readonly socket: () => Socket | null;

  constructor(table: string, socket: () => Socket | null) {
    this.table = table;
    this.socket = socket;
  }

  /** Request the latest messages, on every new connection. */
  async load(): Promise<void> {
    const history = await this.socket()?.ask<History>({ type: "history", table: this.table });
    if (!history) return;
    const oldest = history.messages[0]?.number ?? 1;
    const known = this.messages.value.filter((one) => one.number < oldest);
    batch(() => {
      // what was known before is kept, unless something between is missing
      this.messages.value = known.at(-1)?.number === oldest - 1 ? [...known, ...history.messages] : history.messages;
      this.read.value = history.read;
      this.muted.value = history.muted;
    });
  }

  take(message: ChatMessage): void {
    const known = this.messages.value.some((one) => one.number === message.number);
    // a repeated message was removed
    if (known) this.messages.value = this.messages.value.map((one) => (one.number === message.number ? message : one));
    else this.messages.value = [...this.messages.value, message];
  }

  /** Send a message; return the reason of a refusal, or nothing. A repeated unanswered message is stored once. */
  async post(channel: string, text: string): Promise<string> {
    const again = this.unsaid.channel === channel && this.unsaid.text === text;
    this.unsaid = { channel, text, key: again ? this.unsaid.key : freshKey() };
    try {
      await this.socket()?.once({ type: "post", table: this.table, channel, text }, this.unsaid.key);
      this.unsaid = { channel: "", text: "", key: "" };
      return "";
    } catch (error) {
      return cap((error as Error).message);
    }
  }

  /** Request earlier messages. */
  async earlier(): Promise<void> {
    const before = this.messages.value[0]?.number ?? 1;
    if (before <= 1 || this.remembering) return;
    this.remembering = true;
    try {
      const history = await this.socket()?.ask<History>({ type: "history", table: this.table, before });
      if (history && this.messages.value[0]?.number === before) this.messages.value = [...history.messages, ...this.messages.value];
    } catch {
      // the request can be repeated
    } finally {
      this.remembering = false;
    }
  }

  mark(channel: string, number: number, muted = this.muted.value.includes(channel)): void {
    this.read.value = { ...this.read.value, [channel]: number };
    this.muted.value = muted ? [...new Set([...this.muted.value, channel])] : this.muted.value.filter((one) => one !== channel);
    this.socket()
      ?.ask({ type: "mark", table: this.table, channel, number, muted })
      .catch(() => undefined);
  }
}
