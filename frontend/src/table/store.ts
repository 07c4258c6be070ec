// A table as the page knows it: what the eyes that look have seen, step by step, and what they may do.
import { batch, computed, signal } from "@preact/signals";
import { be, know } from "../app/me.ts";
import { go } from "../app/route.tsx";
import { small } from "../app/screen.ts";
import { settings } from "../app/settings.ts";
import type { Done, History, Messages, Question, Reading, Reason, Said, View, Watch } from "../made/wire.ts";
import type { TableInfo } from "../made/rest.ts";
import { get, post, put, type Refused } from "../wire/rest.ts";
import { Failure, freshKey, Socket } from "../wire/socket.ts";
import { aside, sameAsked } from "./choose.ts";
import { Eyes } from "./eyes.ts";
import { Latest } from "./latest.ts";
import { cap } from "./wording.ts";

// of views and updates, what the page shows
const PARTS: NonNullable<Watch["want"]> = small.value ? ["words", "scene", "upright"] : ["words", "scene"];
export const PUBLIC = -1;
const AWAY = "away"; // the code of what failed because the server does not answer
const OFTEN = 60_000; // milliseconds after which it is asked again who is away

/** What the server said to a text that was tried: what it would do, or why it can't be done. */
export interface Tried {
  text: string;
  reading?: Reading;
  refusal?: { sentence: string; rule: string };
}

export class TableStore {
  readonly info = signal<TableInfo | null>(null);
  readonly missing = signal<Refused | null>(null); // why there is no table to show
  readonly eyes = signal<ReadonlyMap<number, Eyes>>(new Map());
  readonly looking = signal(PUBLIC); // whose eyes are shown
  readonly curtain = signal<number | null>(null); // one device: for whom it is to be handed over
  readonly path = signal<string[]>([]); // what was clicked
  readonly hint = signal<string[]>([]); // nodes of an option that is pointed at
  readonly busy = signal(false);
  readonly trouble = signal<{ sentence: string; rule: string; code?: string } | null>(null);
  readonly tried = signal<Tried | null>(null); // what would come of the text that is typed
  readonly said = signal<Said[]>([]);
  readonly read = signal<Record<string, number>>({});
  readonly muted = signal<string[]>([]);
  readonly connected = signal(false);
  clicks = 0; // what was typed before the last of them is tried no more
  private socket: Socket | null = null;
  private poll = 0;
  private stopped = false;
  private remembering = false;

  readonly id: string;
  readonly invitation: string;

  constructor(id: string, invitation: string) {
    this.id = id;
    this.invitation = invitation;
    this.refresh();
  }

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
        if (!this.socket)
          this.trouble.value = { sentence: `${(error as Refused).message} It is asked again every few seconds.`, rule: "", code: AWAY };
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
      const history = await socket.ask<History>({ type: "talk", table: this.id });
      const oldest = history.said[0]?.number ?? 1;
      const known = this.said.value.filter((one) => one.number < oldest);
      batch(() => {
        // what was known before is kept, unless something between is missing
        this.said.value = known.at(-1)?.number === oldest - 1 ? [...known, ...history.said] : history.said;
        this.read.value = history.read;
        this.muted.value = history.muted;
      });
    } catch (error) {
      // a private table that is over: who was not invited may see the game again, and that is all
      if ((error as Failure).code === "no-table" && this.info.value?.status === "over")
        go(this.replay(this.info.value.published ? "all" : "public"), true);
      else this.fail(error);
    }
  }

  private seen(view: View): void {
    const seat = view.seat ?? PUBLIC;
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
    this.path.value = [];
  }

  private take(message: Messages): void {
    if (message.type === "update" && message.table === this.id) {
      const eyes = this.eyes.value.get(message.seat ?? PUBLIC);
      if (!eyes || message.number <= eyes.latest.value.number) return;
      if (message.number !== eyes.latest.value.number + 1) {
        this.look(message.seat);
        return;
      }
      batch(() => {
        const same = !this.busy.value && aside(eyes.latest.value.question, message);
        eyes.take(message, same);
        if ((message.seat ?? PUBLIC) === this.looking.value && !same) {
          this.path.value = [];
          this.hint.value = [];
          this.tried.value = null;
        }
      });
      if (message.over) this.refresh();
    } else if (message.type === "said" && message.table === this.id) {
      if (!this.said.value.some((one) => one.number === message.number)) this.said.value = [...this.said.value, message];
    } else if (message.type === "lobby" && message.table === this.id) this.refresh();
  }

  private async look(seat: number | null): Promise<void> {
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
      this.path.value = [];
      this.trouble.value = null;
    });
    const eyes = this.eyes.value.get(seat);
    if (settings.value.pace) eyes?.again();
    else eyes?.skip();
  }

  // --- what one does ------------------------------------------------------------------------------------------------

  private async act(request: (seat: number, number: number, socket: Socket) => Promise<Done>): Promise<boolean> {
    const eyes = this.now.value;
    const socket = this.socket;
    const seat = this.looking.value;
    if (!eyes || !socket || seat < 0 || this.busy.value) return false;
    batch(() => {
      this.busy.value = true;
      this.trouble.value = null;
    });
    this.reasons.drop();
    this.trials.drop();
    this.tried.value = null;
    try {
      for (let again = false; ; again = true) {
        const { question, number } = eyes.latest.value;
        try {
          const { advice } = await request(seat, number, socket);
          if (advice?.length) this.trouble.value = { sentence: advice.join(" "), rule: "" };
          return true;
        } catch (error) {
          const stale = error instanceof Failure && error.code === "stale";
          if (stale) await this.look(seat);
          // somebody else did something meanwhile that changes nothing for me: what I wanted still holds
          if (stale && !again && sameAsked(eyes.latest.value.question, question)) continue;
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
    this.clicks++;
    this.reasons.drop();
    this.trials.drop();
    batch(() => {
      this.trouble.value = null;
      this.tried.value = null;
    });
  }

  play(actions: number[][]): Promise<boolean> {
    this.touch();
    return this.act((seat, number, socket) => socket.once({ type: "play", table: this.id, seat, number, actions }));
  }

  type(text: string): Promise<boolean> {
    return this.act((seat, number, socket) => socket.once({ type: "play", table: this.id, seat, number, text }));
  }

  back(): Promise<boolean> {
    this.touch();
    return this.act((seat, number, socket) => socket.once({ type: "back", table: this.id, seat, number }));
  }

  /** Take back all clicks of a draft. */
  async clear(): Promise<void> {
    while (this.now.value?.latest.value.question.draft.length && (await this.back()));
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

  /** As the host: give everybody more time. */
  extend(hours: number): Promise<void> {
    return this.order({ type: "extend", table: this.id, hours });
  }

  private async order(request: Parameters<Socket["ask"]>[0]): Promise<void> {
    try {
      await this.socket?.ask(request);
    } catch (error) {
      this.fail(error);
    }
  }

  /** As the host: send away who broke the secrecy of the game. */
  expel(seat: number): Promise<void> {
    return this.order({ type: "expel", table: this.id, seat });
  }

  /** As the host, or together with all others: let another person play for who is long away. */
  async seek(seat: number): Promise<void> {
    await this.order({ type: "seek", table: this.id, seat });
    await this.refresh(); // whether the seat is free now
  }

  // an answer is for the question that it was about, and for what was chosen then
  private readonly reasons = new Latest(
    () => ({ question: this.asked(), path: this.path.value }),
    (then, now) => then.path === now.path && sameQuestion(then.question, now.question),
  );
  private readonly trials = new Latest(() => this.asked(), sameQuestion);

  private asked(): Question | undefined {
    return this.curtain.value === null ? this.now.value?.latest.value.question : undefined;
  }

  /** Why can what was clicked not be done? */
  async why(nodes: string[]): Promise<void> {
    const socket = this.socket;
    const seat = this.looking.value;
    if (!socket || seat < 0) return;
    const counts = this.reasons.begin();
    try {
      const reason = await socket.ask<Reason>({ type: "why", table: this.id, seat, nodes });
      if (counts()) this.trouble.value = { sentence: reason.sentence, rule: reason.rule };
    } catch (error) {
      if (counts()) this.fail(error);
    }
  }

  /** What would this text do? Nothing is changed by asking. */
  async attempt(text: string): Promise<void> {
    const socket = this.socket;
    const seat = this.looking.value;
    if (!socket || seat < 0) return;
    const counts = this.trials.begin();
    try {
      const reading = await socket.ask<Reading>({ type: "try", table: this.id, seat, text });
      if (counts()) this.tried.value = { text, reading };
    } catch (error) {
      const { message, rule, code } = error as Failure;
      const told = ["illegal", "unreadable", "ambiguous"].includes(code); // else it is no matter of the text
      if (counts()) this.tried.value = told ? { text, refusal: { sentence: cap(message), rule } } : null;
    }
  }

  private unsaid = { channel: "", text: "", key: "" }; // what was said last and not answered

  /** Say something; gives why it was refused, or nothing. What was not answered and is said again is said once. */
  async say(channel: string, text: string): Promise<string> {
    const again = this.unsaid.channel === channel && this.unsaid.text === text;
    this.unsaid = { channel, text, key: again ? this.unsaid.key : freshKey() };
    try {
      await this.socket?.once({ type: "say", table: this.id, channel, text }, this.unsaid.key);
      this.unsaid = { channel: "", text: "", key: "" };
      return "";
    } catch (error) {
      return cap((error as Error).message);
    }
  }

  /** Ask for what was said before what is known. */
  async earlier(): Promise<void> {
    const before = this.said.value[0]?.number ?? 1;
    if (before <= 1 || this.remembering) return;
    this.remembering = true;
    try {
      const history = await this.socket?.ask<History>({ type: "talk", table: this.id, before });
      if (history && this.said.value[0]?.number === before) this.said.value = [...history.said, ...this.said.value];
    } catch {
      // it can be asked for again
    } finally {
      this.remembering = false;
    }
  }

  mark(channel: string, number: number, muted = this.muted.value.includes(channel)): void {
    this.read.value = { ...this.read.value, [channel]: number };
    this.muted.value = muted ? [...new Set([...this.muted.value, channel])] : this.muted.value.filter((one) => one !== channel);
    this.socket?.ask({ type: "mark", table: this.id, channel, number, muted }).catch(() => undefined);
  }

  /** The address of a replay of this table; who came by an invitation takes it along. */
  replay(eyes: string | number, more = ""): string {
    return `/replay/${this.id}?eyes=${eyes}${more}${this.invitation ? `&invitation=${encodeURIComponent(this.invitation)}` : ""}`;
  }

  // --- the lobby ----------------------------------------------------------------------------------------------------

  async ask(what: "join" | "leave" | "start" | "rematch" | "archive", body: object = {}): Promise<unknown> {
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

  fail(error: unknown): void {
    const { message, rule, code } = error as { message: string; rule?: string; code?: string };
    this.trouble.value = { sentence: cap(message), rule: rule ?? "", code };
  }
}

function sameQuestion(then: Question | undefined, now: Question | undefined): boolean {
  return then === now || (!!then && !!now && sameAsked(then, now));
}
