// The tables on a tournament's page as spectators see them: move by move, or without a connection every few seconds.
import { signal } from "@preact/signals";
import type { Position } from "../board/small.tsx";
import type { TournamentTable } from "../generated/rest.ts";
import type { Messages, TableUpdate } from "../generated/wire.ts";
import { positionOf } from "../people/thumb.tsx";
import type { Socket } from "../wire/socket.ts";

const AGAIN = 10_000; // milliseconds between requests without a connection

type Row = readonly unknown[];

export class LiveTables {
  readonly positions = signal<ReadonlyMap<string, Position>>(new Map());
  private readonly running = new Set<string>(); // the running tables on the page
  private readonly socket: () => Socket | null;
  private readonly timer: number;

  constructor(socket: () => Socket | null) {
    this.socket = socket;
    this.timer = window.setInterval(() => !document.hidden && !this.connected() && this.again(), AGAIN);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Follow the running tables of these, and load the finished ones. */
  show(tables: TournamentTable[]): void {
    for (const { table, done } of tables) {
      const known = this.positions.peek().get(table);
      if (done ? !known?.over : !this.running.has(table)) this.load(table, done);
    }
    const now = new Set(tables.filter(({ done }) => !done).map(({ table }) => table));
    for (const table of this.running) if (!now.has(table)) this.leave(table);
    for (const table of now) this.running.add(table);
  }

  /** Load the running tables, on each new connection. */
  again(): void {
    for (const table of this.running) this.load(table, false);
  }

  take(message: Messages): void {
    if (message.type === "table" && this.running.has(message.table)) this.put(message);
  }

  private connected(): boolean {
    return this.socket()?.connected.peek() ?? false;
  }

  /** A table that can't be read, such as a private one, stays without a board. */
  private load(table: string, over: boolean): void {
    const asked =
      over || !this.connected()
        ? positionOf(table, over)
        : this.socket()?.ask<TableUpdate>({ type: "watch", table, seat: null, invitation: "", want: ["table"] });
    asked?.then(
      (found) => this.put({ ...(found as TableUpdate), table, full: true }),
      () => undefined,
    );
  }

  private leave(table: string): void {
    this.running.delete(table);
    if (this.connected())
      this.socket()
        ?.ask({ type: "leave", table })
        .catch(() => undefined);
  }

  private put(update: TableUpdate): void {
    const before = this.positions.peek();
    this.positions.value = new Map(before).set(update.table, moved(before.get(update.table), update));
  }
}

/** The position after an update. */
export function moved(before: Position | undefined, update: TableUpdate): Position {
  const change = update as Position;
  if (update.full || !before) return change;
  return {
    ...before,
    put: rows(before.put, change.put, change.drop, "", true),
    places: rows(before.places, change.places, change.razed),
    players: rows(before.players, change.players, change.drop, "side."),
    clocks: change.clocks?.length ? change.clocks : (before.clocks ?? []),
    turn: change.turn ?? before.turn ?? null,
    over: change.over ?? false,
    events: change.events ?? [],
  };
}

/** Rows of a table after a change, each known by its first item. With `last`, changed rows come last. */
function rows(before: Row[] = [], put: Row[] = [], drop: string[] = [], prefix = "", last = false): Row[] {
  const found = new Map(before.map((row) => [`${prefix}${row[0]}`, row]));
  for (const id of drop) found.delete(id);
  for (const row of put) {
    if (last) found.delete(`${prefix}${row[0]}`);
    found.set(`${prefix}${row[0]}`, row);
  }
  return [...found.values()];
}
