// A tournament as the page knows it, loaded again after each change, and its chat.
import { effect, signal } from "@preact/signals";
import { be, know, me } from "../app/me.ts";
import type { WholeTournament } from "../generated/rest.ts";
import type { Messages } from "../generated/wire.ts";
import { ChatFeed } from "../chat/feed.ts";
import type { Place } from "../chat/place.ts";
import { get, type Refused } from "../wire/rest.ts";
import { Socket } from "../wire/socket.ts";
import { LiveTables } from "./live.ts";

const AGAIN = 15_000; // milliseconds between requests without a user
const SOON = 600; // milliseconds over which requests after a change are spread

export class TournamentFeed implements Place {
  readonly one = signal<WholeTournament | null>(null);
  readonly lost = signal(false);
  readonly trouble = signal("");
  readonly looking = signal(-1);
  readonly mine = signal<number[]>([]);
  readonly info = signal({ chat: "all" });
  readonly id: string;
  readonly chat: ChatFeed;
  readonly live = new LiveTables(() => this.socket);
  private socket: Socket | null = null;
  private stopped = false;
  private timer = 0;
  private readonly knowing: () => void;

  constructor(id: string) {
    this.id = id;
    this.chat = new ChatFeed(id, () => this.socket);
    this.look();
    know().catch(() => undefined);
    this.knowing = effect(() => {
      if (me.value && !this.socket) this.connect();
    });
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.live.close();
    this.knowing();
    this.socket?.close();
  }

  /** Get a user and subscribe to the chat. */
  async listen(): Promise<void> {
    try {
      await be();
    } catch (error) {
      this.trouble.value = (error as Error).message;
    }
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = 0;
    try {
      this.one.value = await get(`/api/tournaments/${this.id}`);
      this.trouble.value = "";
    } catch (error) {
      if ((error as Refused).status === 404) this.lost.value = true;
      else this.trouble.value = (error as Error).message;
    }
    if (!this.socket?.connected.value) this.later(AGAIN);
  }

  private later(most: number): void {
    if (!this.timer && !this.stopped) this.timer = window.setTimeout(() => this.look(), most);
  }

  private connect(): void {
    this.socket = new Socket(this.id, () => this.follow());
    this.socket.on((message) => this.take(message));
  }

  /** On every new connection, so that no message is missed. */
  private async follow(): Promise<void> {
    try {
      await this.socket?.ask({ type: "follow", table: this.id });
      await this.look();
      this.live.again();
      await this.chat.load();
    } catch {
      // the connection is gone again: another comes
    }
  }

  private take(message: Messages): void {
    this.live.take(message);
    if (message.type === "chat" && message.table === this.id) this.chat.take(message);
    else if (message.type === "lobby" && message.table === this.id) this.later(SOON * Math.random());
  }
}
