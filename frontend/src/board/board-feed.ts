// Changes of a table: messages of the server, or steps of a game that is shown again.
import { batch } from "@preact/signals";
import { BoardState, type Shown } from "./board-state.ts";
import { type Act, changed, EMPTY, type RawUpdate, readBoard, readEvent, type Table, type TableEvent } from "./data.ts";

export class BoardFeed extends BoardState {
  private number = 0;
  private moment = 0; // of the game that is shown again
  private attack: TableEvent | undefined; // the latest one
  protected acted = false; // what comes next follows from what I did
  protected early = { id: "", at: 0 }; // clicked before I could act

  /** Take a message of the server. */
  receive(update: RawUpdate & { seat?: number | null; full?: boolean; layout?: readonly unknown[] | null }): void {
    if (update.layout) this.takeBoard(update.layout);
    this.take(update, update.full ?? false);
    const seat = update.seat ?? -1;
    this.me.value = seat < 0 ? -1 : (this.table.value.players.find((row) => row.seat === seat)?.side ?? -1);
  }

  takeBoard(rows: readonly unknown[]): void {
    this.board.value = readBoard(rows);
  }

  /** Take a change. `full`: everything is put. */
  take(update: RawUpdate, full: boolean): void {
    const before = this.table.value;
    const events = (update.events ?? []).map(readEvent).sort((one, other) => one.step - other.step);
    batch(() => {
      const own = this.acted;
      const mine = this.pending.value?.piece ?? "";
      this.acted = false;
      const table = changed(full ? EMPTY : before, update);
      const labels = this.board.value && this.labelled?.(this.board.value, table);
      this.table.value = labels ? { ...table, labels } : table;
      this.pending.value = null;
      this.draft.take(this.table.value.form);
      this.most.value = Math.max(this.most.value, ...[...this.table.value.pieces.values()].map(({ at, n }) => (at === "deck" ? n : 0)));
      if (!this.keeps()) this.letGo();
      if (own) this.last.value = this.board.value?.layout === "triangle" ? events.filter((event) => this.suffered(event, mine)) : [];
      else if (events.length) this.last.value = [...this.last.value, ...events].slice(-12);
      const played = events.length > 0 && before.pieces.size > 0; // of a position that is tried, which comes as a whole
      if (played || (!full && (events.length || update.put || update.drop))) {
        const shown = { number: ++this.number, events, before, own };
        this.news.value = shown;
        this.fought(shown);
        if (events.some(({ head }) => head[0])) this.reveal.value = { shown, over: false };
        else if (own && this.board.value?.layout === "free") this.closeReveal();
      }
      this.takeUp();
    });
  }

  /** Return whether an event moved a piece of mine other than the one I acted with. */
  private suffered({ pieces: [id = ""], source }: TableEvent, acted: string): boolean {
    return !!source && id !== acted && this.table.value.pieces.get(id)?.owner === this.me.value;
  }

  /** Keep a battle: later changes may come before it is seen, and its result may be one of them. */
  private fought(shown: Shown): void {
    const { value } = this.battle;
    this.attack = shown.events.findLast(({ kind }) => kind === "attacked") ?? this.attack;
    const begun = this.attack && !shown.events.includes(this.attack) ? [this.attack] : [];
    const [attack] = begun;
    if (attack && value?.events.includes(attack) && shown.events.some(({ sums }) => sums.length > 1))
      this.battle.value = { ...shown, before: value.before, events: [...value.events, ...shown.events] }; // it goes on
    else if (shown.events.some(({ sums }) => sums.length > 1)) this.battle.value = { ...shown, events: [...begun, ...shown.events] };
    else if (value && shown.events.some(({ sums }) => sums.length))
      this.battle.value = { ...value, number: shown.number, events: [...value.events, ...shown.events] };
    else if (shown.own && !shown.events.some(({ place }) => place && value?.events.some((event) => event.place === place)))
      this.battle.value = null;
  }

  /** Show a step of a replay for a seat or spectators; the next step is animated. */
  show(table: Table, events: TableEvent[], moment: number, seat: number): void {
    const before = this.table.value;
    const onward = moment === this.moment + 1;
    this.moment = moment;
    const shown = { number: ++this.number, events: [...events].sort((one, other) => one.step - other.step), before, own: false };
    batch(() => {
      this.me.value = table.players.find((row) => row.seat === seat)?.side ?? -1;
      this.table.value = table;
      this.last.value = shown.events;
      this.news.value = onward ? shown : null;
      this.battle.value = null;
      if (onward) this.fought(shown);
      this.reveal.value = onward && events.some(({ head }) => head[0]) ? { shown, over: false } : null;
    });
  }

  /** Pieces that are laid with an amount, such as a tile with its rotation, are in hand at once. */
  private takeUp(): void {
    const { acts } = this.table.value;
    const [first] = acts;
    if (!first || this.picked.value || !acts.every((act) => this.laid(act))) return;
    this.picked.value = first.piece;
    this.turning.value = first.amount[0] ?? 0;
  }

  /** Return whether it is laid on a hex map, where its amount is its rotation. */
  protected laid({ piece, target, amount }: Act): boolean {
    return this.board.value?.layout === "hex" && !!piece && !!target && amount.length > 0;
  }

  /** Return whether the picked piece still leads anywhere. */
  private keeps(): boolean {
    return (
      !this.picked.value ||
      this.spots.value.has(this.picked.value) ||
      this.table.value.acts.some(({ piece, target }) => [piece, target].includes(this.picked.value))
    );
  }

  letGo(): void {
    batch(() => {
      this.picked.value = "";
      this.mode.value = "";
      this.asked.value = null;
      this.choosing.value = null;
      this.draft.open.value = "";
      this.draft.aimed.value = "";
      this.draft.asking.value = false;
      this.early = { id: "", at: 0 };
      if (this.draft.levels.peek()) this.draft.clear();
    });
  }

  /** Show the steps of what was revealed last from their beginning. */
  showAgain(): void {
    const { value } = this.reveal;
    if (value) this.reveal.value = { shown: { ...value.shown, number: ++this.number }, over: false };
  }

  closeReveal(): void {
    const { value } = this.reveal;
    if (value) this.reveal.value = { ...value, over: true };
  }
}
