// The data of a table from the server: the lobby's entry, each viewer's view, and the connection.
import { batch, computed, signal } from "@preact/signals";
import { be, know } from "../app/me.ts";
import { go } from "../app/route.tsx";
import type { TableInfo } from "../generated/rest.ts";
import type { Messages, TableUpdate, Watch } from "../generated/wire.ts";
import { loadGames } from "../home/games.ts";
import type { Catalogue, Reader } from "../board/catalogue.ts";
import type { Wire } from "../board/board-state.ts";
import { BoardStore } from "../board/store.ts";
import { answerTexts, loadCatalogue, renderer, withTexts } from "../board/words.ts";
import { type Shown, viewOf } from "../board/view-of.ts";
import { Negotiation } from "../negotiation/negotiation.ts";
import { ChatFeed } from "../chat/feed.ts";
import { get, type Refused } from "../wire/rest.ts";
import { type Failure, Socket } from "../wire/socket.ts";
import { outdated } from "../wire/version.ts";
import { Playback } from "./playback.ts";
import { cap } from "../app/wording.ts";
import { language, msg } from "../app/words.ts";

const DATA: NonNullable<Watch["want"]> = ["table", "board"];
export const PUBLIC = -1;
const AWAY = "away"; // the code of what failed because the server does not answer
const OFTEN = 60_000; // milliseconds until absences are requested again

export abstract class Feed {
  readonly info = signal<TableInfo | null>(null);
  readonly missing = signal<Refused | null>(null); // why there is no table to show
  readonly playback = signal<ReadonlyMap<number, Playback>>(new Map());
  readonly looking = signal(PUBLIC); // the viewer shown
  readonly boards = signal<ReadonlyMap<number, BoardStore>>(new Map()); // by viewer
  readonly curtain = signal<number | null>(null); // one device: for whom it is to be handed over
  readonly trouble = signal<{ sentence: string; rule: string; code?: string } | null>(null);
  readonly connected = signal(false);
  readonly outdated = signal(false); // the server has another version of the page
  readonly chat: ChatFeed;
  readonly negotiation: Negotiation;
  readonly id: string;
  readonly invitation: string;
  protected socket: Socket | null = null;
  private catalogue: Catalogue | null = null; // of the game; without one the server renders
  private readonly readers = new Map<number, Reader>(); // by viewer
  private poll = 0;
  private stopped = false;

  constructor(id: string, invitation: string) {
    this.id = id;
    this.invitation = invitation;
    this.chat = new ChatFeed(id, () => this.socket);
    this.negotiation = new Negotiation(
      id,
      () => (this.info.value?.negotiation ? this.looking.value : PUBLIC),
      () => this.socket,
    );
  }

  readonly mine = computed(() => (this.info.value?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly now = computed(() => this.playback.value.get(this.looking.value));
  readonly board = computed(() => this.boards.value.get(this.looking.value));
  /** Another seat of mine that is to move on a shared device, if the present seat is not. */
  readonly next = computed((): number | null => {
    const asked = this.mine.value.filter((seat) => this.playback.value.get(seat)?.latest.value.question.asked);
    return asked.includes(this.looking.value) ? null : (asked[0] ?? null);
  });

  close(): void {
    this.stopped = true;
    clearTimeout(this.poll);
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
      const info = await get(`/api/tables/${this.id}${query}`);
      if (this.stopped) return;
      this.info.value = info;
      this.missing.value = null;
      this.answered();
      if (info.status === "open") this.poll = window.setTimeout(() => this.refresh(), 1500);
      else if (info.status === "running" && info.time_control.kind !== "untimed")
        this.poll = window.setTimeout(() => this.refresh(), OFTEN);
      if ((info.status === "running" || info.status === "over") && !this.socket) await this.connect();
    } catch (error) {
      if ((error as Refused).code === AWAY) {
        this.poll = window.setTimeout(() => this.refresh(), 3000);
        if (!this.socket) this.trouble.value = { sentence: msg("asked-every", { why: (error as Refused).message }), rule: "", code: AWAY };
      } else this.missing.value = error as Refused;
    }
  }

  private async connect(): Promise<void> {
    const [catalogue] = await Promise.all([loadCatalogue(this.info.value?.game ?? "", language), be(), loadGames()]);
    this.catalogue = catalogue;
    if (this.stopped) return;
    this.socket = new Socket(this.id, () => this.watch());
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

  /** Follow the table as all my seats, or as a spectator. */
  private async watch(): Promise<void> {
    const socket = this.socket;
    if (!socket) return;
    if (this.playback.peek().size && (await outdated())) {
      this.outdated.value = true; // its messages may be unknown here
      this.close();
      return;
    }
    const seats: (number | null)[] = this.mine.value.length ? this.mine.value : [null];
    try {
      for (const seat of seats) {
        this.seen(await socket.ask<TableUpdate>({ type: "watch", table: this.id, seat, invitation: this.invitation, want: this.want() }));
      }
      // on a shared device nothing is shown before a player is chosen
      if (this.looking.value === PUBLIC && seats[0] !== null) this.curtain.value = this.next.value ?? (seats[0] as number);
      await this.chat.load();
      await this.negotiation.load();
    } catch (error) {
      // a private table that is over: who was not invited may see the game again, and that is all
      if ((error as Failure).code === "no-table" && this.info.value?.status === "over")
        go(this.replay(this.info.value.published ? "all" : "public"), true);
      else this.fail(error);
    }
  }

  /** The parts of a table that the page needs. */
  private want(): NonNullable<Watch["want"]> {
    return this.catalogue ? DATA : [...DATA, "text"];
  }

  /** Return an update with the texts of its messages. */
  private rendered(update: TableUpdate): Shown {
    if (!this.catalogue) return update;
    const viewer = update.seat ?? PUBLIC;
    const known = this.readers.get(viewer);
    const reader = { viewer, names: update.names ?? known?.names ?? [], colours: update.colours ?? known?.colours ?? [] };
    this.readers.set(viewer, reader);
    const { labels } = this.catalogue;
    const render = renderer(this.catalogue, reader);
    this.boardOf(viewer).labelled = (board, table) => labels(board, table, render);
    const offered = [...(update.answers ?? []), ...(update.standing ?? [])];
    return { ...withTexts(update, render), ...(offered.length && { answer_texts: answerTexts(offered, render) }) };
  }

  private seen(raw: TableUpdate): void {
    const message = this.rendered(raw);
    const seat = message.seat ?? PUBLIC;
    const view = viewOf(message, null);
    const known = this.playback.value.get(seat);
    batch(() => {
      if (known) known.reset(view);
      else {
        const playback = new Map(this.playback.value);
        playback.set(seat, new Playback(view));
        this.playback.value = playback;
        if (this.mine.value.length < 2 && !playback.has(this.looking.value)) this.looking.value = seat;
      }
      this.boardOf(seat).receive(message); // last: it may act at once
    });
  }

  /** The board of a viewer. */
  private boardOf(seat: number): BoardStore {
    const known = this.boards.value.get(seat);
    if (known) return known;
    const made = new BoardStore(this.wire(seat));
    this.boards.value = new Map(this.boards.value).set(seat, made);
    return made;
  }

  /** Requests of the board of a seat. */
  protected abstract wire(seat: number): Wire;

  /** Take what has changed. */
  private changes(raw: TableUpdate): void {
    const seat = raw.seat ?? PUBLIC;
    const playback = this.playback.value.get(seat);
    if (!playback || (raw.number <= playback.latest.value.number && !raw.full)) return;
    if (raw.number !== playback.latest.value.number + 1 && !raw.full) {
      this.look(raw.seat ?? null);
      return;
    }
    const before = playback.log.value.length;
    const message = this.rendered(raw);
    const view = viewOf(message, playback);
    batch(() => {
      playback.reset(view);
      this.boardOf(seat).receive(message); // last: it may act at once
    });
    if (seat === this.looking.value && view.lines.length > before) this.negotiation.load();
    if (view.over) this.refresh();
  }

  private take(message: Messages): void {
    if (message.type === "table" && message.table === this.id) {
      this.changes(message);
      return;
    }
    if (message.type === "chat" && message.table === this.id) this.chat.take(message);
    else if (message.type === "pact" && message.table === this.id) this.negotiation.take(message);
    else if (message.type === "lobby" && message.table === this.id) this.refresh();
  }

  /** Load the view of a seat again. */
  protected async look(seat: number | null): Promise<void> {
    try {
      if (this.socket) this.seen(await this.socket.ask<TableUpdate>({ type: "look", table: this.id, seat, want: this.want() }));
    } catch (error) {
      this.fail(error);
    }
  }

  /** One device for several: draw the curtain, to hand it over. */
  cover(): void {
    this.curtain.value = this.next.value;
  }

  /** The device was passed on: show the events since then. */
  uncover(): void {
    const seat = this.curtain.value;
    if (seat === null) return;
    batch(() => {
      this.looking.value = seat;
      this.curtain.value = null;
      this.trouble.value = null;
    });
    this.negotiation.load();
  }

  /** The address of a replay of this table; who came by an invitation takes it along. */
  replay(viewer: string | number, more = ""): string {
    return `/replay/${this.id}?viewer=${viewer}${more}${this.invitation ? `&invitation=${encodeURIComponent(this.invitation)}` : ""}`;
  }
}
