// What the server tells of a table: the lobby's words, what each pair of eyes sees, and whether there is a connection.
import { batch, computed, signal } from "@preact/signals";
import { be, know } from "../app/me.ts";
import { go } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { settings } from "../app/settings.ts";
import type { TableInfo } from "../made/rest.ts";
import type { Messages, View, Watch } from "../made/wire.ts";
import { callByName } from "../scene/named.ts";
import { Bargaining } from "../bargains/bargaining.ts";
import { TalkFeed } from "../talk/feed.ts";
import { get, type Refused } from "../wire/rest.ts";
import { type Failure, Socket } from "../wire/socket.ts";
import { aside } from "./asked.ts";
import { Eyes } from "./eyes.ts";
import { cap } from "./wording.ts";
import { say } from "../app/words.ts";

// of views and updates, what the page shows
const PARTS: NonNullable<Watch["want"]> = small.value ? ["words", "scene", "upright"] : ["words", "scene"];
export const PUBLIC = -1;
const AWAY = "away"; // the code of what failed because the server does not answer
const OFTEN = 60_000; // milliseconds after which it is asked again who is away

export abstract class Feed {
  readonly info = signal<TableInfo | null>(null);
  readonly missing = signal<Refused | null>(null); // why there is no table to show
  readonly eyes = signal<ReadonlyMap<number, Eyes>>(new Map());
  readonly looking = signal(PUBLIC); // whose eyes are shown
  readonly curtain = signal<number | null>(null); // one device: for whom it is to be handed over
  readonly busy = signal(false); // something that was done is not answered yet
  readonly trouble = signal<{ sentence: string; rule: string; code?: string } | null>(null);
  readonly connected = signal(false);
  readonly talk: TalkFeed;
  readonly bargaining: Bargaining;
  readonly id: string;
  readonly invitation: string;
  protected socket: Socket | null = null;
  private poll = 0;
  private stopped = false;

  constructor(id: string, invitation: string) {
    this.id = id;
    this.invitation = invitation;
    this.talk = new TalkFeed(id, () => this.socket);
    this.bargaining = new Bargaining(
      id,
      () => (this.info.value?.bargains ? this.looking.value : PUBLIC),
      () => this.socket,
    );
  }

  /** What is shown is another: what was chosen in it or tried on it is over. */
  protected abstract changed(): void;

  readonly mine = computed(() => (this.info.value?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly now = computed(() => this.eyes.value.get(this.looking.value));
  /** One device for several: which other seat of mine is asked, when the one that looks is not. */
  readonly next = computed((): number | null => {
    const asked = this.mine.value.filter((seat) => this.eyes.value.get(seat)?.latest.value.question.asked);
    return asked.includes(this.looking.value) ? null : (asked[0] ?? null);
  });

  close(): void {
    this.stopped = true;
    clearTimeout(this.poll);
    for (const eyes of this.eyes.value.values()) eyes.stop();
    this.socket?.close();
  }

  fail(error: unknown): void {
    const { message, rule, code } = error as { message: string; rule?: string; code?: string };
    this.trouble.value = { sentence: cap(message), rule: rule ?? "", code };
  }

  /** Ask for the table as the lobby shows it. While it waits for players, again and again. */
  async refresh(): Promise<void> {
    clearTimeout(this.poll);
    const query = this.invitation ? `?invitation=${encodeURIComponent(this.invitation)}` : "";
    try {
      await know();
      const info = await get<TableInfo>(`/api/tables/${this.id}${query}`);
      if (this.stopped) return;
      this.info.value = info;
      this.missing.value = null;
      this.answered();
      if (info.status === "open") this.poll = window.setTimeout(() => this.refresh(), 1500);
      else if (info.status === "running" && info.pace.kind !== "untimed") this.poll = window.setTimeout(() => this.refresh(), OFTEN);
      if ((info.status === "running" || info.status === "over") && !this.socket) await this.connect();
    } catch (error) {
      if ((error as Refused).code === AWAY) {
        this.poll = window.setTimeout(() => this.refresh(), 3000);
        if (!this.socket) this.trouble.value = { sentence: say("asked-every", { why: (error as Refused).message }), rule: "", code: AWAY };
      } else this.missing.value = error as Refused;
    }
  }

  private async connect(): Promise<void> {
    await be();
    if (this.stopped) return;
    this.socket = new Socket(() => this.watch());
    this.socket.on((message) => this.take(message));
    this.socket.connected.subscribe((on) => {
      this.connected.value = on;
      if (on) this.answered();
    });
  }

  /** The server answers again. */
  private answered(): void {
    if (this.trouble.peek()?.code === AWAY) this.trouble.value = null;
  }

  /** With the eyes of all my seats; without a seat, as a spectator. */
  private async watch(): Promise<void> {
    const socket = this.socket;
    if (!socket) return;
    const seats: (number | null)[] = this.mine.value.length ? this.mine.value : [null];
    try {
      for (const seat of seats) {
        this.seen(await socket.ask<View>({ type: "watch", table: this.id, seat, invitation: this.invitation, want: PARTS }));
      }
      // one device for several: nothing is shown before somebody says who he is
      if (this.looking.value === PUBLIC && seats[0] !== null) this.curtain.value = this.next.value ?? (seats[0] as number);
      await this.talk.load();
      await this.bargaining.load();
    } catch (error) {
      // a private table that is over: who was not invited may see the game again, and that is all
      if ((error as Failure).code === "no-table" && this.info.value?.status === "over")
        go(this.replay(this.info.value.published ? "all" : "public"), true);
      else this.fail(error);
    }
  }

  private seen(view: View): void {
    const seat = view.seat ?? PUBLIC;
    callByName(view, this.info.value?.seats ?? []);
    const known = this.eyes.value.get(seat);
    if (known) known.reset(view);
    else {
      const eyes = new Map(this.eyes.value);
      eyes.set(seat, new Eyes(view));
      batch(() => {
        this.eyes.value = eyes;
        if (this.mine.value.length < 2 && !eyes.has(this.looking.value)) this.looking.value = seat;
      });
    }
    this.changed();
  }

  private take(message: Messages): void {
    if (message.type === "update" && message.table === this.id) {
      const eyes = this.eyes.value.get(message.seat ?? PUBLIC);
      if (!eyes || message.number <= eyes.latest.value.number) return;
      if (message.number !== eyes.latest.value.number + 1) {
        this.look(message.seat);
        return;
      }
      callByName(message, this.info.value?.seats ?? []);
      batch(() => {
        const same = !this.busy.value && aside(eyes.turned?.question ?? eyes.latest.value.question, message);
        eyes.take(message, same);
        if ((message.seat ?? PUBLIC) === this.looking.value && !same) this.changed();
      });
      if ((message.seat ?? PUBLIC) === this.looking.value && message.lines.length) this.bargaining.load();
      if (message.over || message.lines.some(({ moment }) => !moment)) this.refresh(); // something was told of the table, not of the game
    } else if (message.type === "said" && message.table === this.id) this.talk.take(message);
    else if (message.type === "pact" && message.table === this.id) this.bargaining.take(message);
    else if (message.type === "lobby" && message.table === this.id) this.refresh();
  }

  /** Ask anew for what a seat sees. */
  protected async look(seat: number | null): Promise<void> {
    try {
      if (this.socket) this.seen(await this.socket.ask<View>({ type: "look", table: this.id, seat, want: PARTS }));
    } catch (error) {
      this.fail(error);
    }
  }

  /** One device for several: draw the curtain, to hand it over. */
  cover(): void {
    this.curtain.value = this.next.value;
  }

  /** The device has been handed over: what happened meanwhile is told. */
  uncover(): void {
    const seat = this.curtain.value;
    if (seat === null) return;
    batch(() => {
      this.looking.value = seat;
      this.curtain.value = null;
      this.changed();
      this.trouble.value = null;
    });
    this.bargaining.load();
    const eyes = this.eyes.value.get(seat);
    if (settings.value.pace) eyes?.again();
    else eyes?.skip();
  }

  /** The address of a replay of this table; who came by an invitation takes it along. */
  replay(eyes: string | number, more = ""): string {
    return `/replay/${this.id}?eyes=${eyes}${more}${this.invitation ? `&invitation=${encodeURIComponent(this.invitation)}` : ""}`;
  }
}
