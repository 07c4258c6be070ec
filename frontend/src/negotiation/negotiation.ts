// What is proposed at a table: what I can propose now, and all proposals that I have heard of.
import { batch, signal } from "@preact/signals";
import type { Bargains, OfferKind, PactTold } from "../generated/wire.ts";
import { cap } from "../app/wording.ts";
import type { Socket } from "../wire/socket.ts";

export class Bargaining {
  readonly offers = signal<OfferKind[]>([]);
  readonly pacts = signal<PactTold[]>([]);
  readonly seen = signal<Record<string, string>>({}); // how each stood when it was looked at
  private readonly table: string;
  private readonly seat: () => number; // who looks; below 0: nobody who makes proposals
  private readonly socket: () => Socket | null;

  constructor(table: string, seat: () => number, socket: () => Socket | null) {
    this.table = table;
    this.seat = seat;
    this.socket = socket;
  }

  /** Ask how all stands; after everything that happens, for nobody is told by himself that a word was kept or broken. */
  async load(): Promise<void> {
    const seat = this.seat();
    if (seat < 0) return;
    try {
      const found = await this.socket()?.ask<Bargains>({ type: "bargains", table: this.table, seat });
      if (!found) return;
      batch(() => {
        this.offers.value = found.offers;
        this.pacts.value = found.pacts;
      });
    } catch {
      // it is asked again with the next thing that happens
    }
  }

  take(pact: PactTold): void {
    const known = this.pacts.value.some((one) => one.pact === pact.pact);
    this.pacts.value = known ? this.pacts.value.map((one) => (one.pact === pact.pact ? pact : one)) : [...this.pacts.value, pact];
  }

  /** Those of which a seat knows something new: what waits for its answer, and what others answered, kept or broke. */
  news(seat: number): PactTold[] {
    return this.pacts.value.filter(
      (one) =>
        (one.status === "open" && one.to === seat) ||
        (one.status !== "void" && one.status !== "open" && one.by === seat && this.seen.value[one.pact] !== one.status) ||
        (one.status === "broken" && this.seen.value[one.pact] !== one.status),
    );
  }

  /** All of it was in sight. */
  look(): void {
    if (this.pacts.value.some((one) => this.seen.value[one.pact] !== one.status))
      this.seen.value = Object.fromEntries(this.pacts.value.map((one) => [one.pact, one.status]));
  }

  /** Propose something; gives why it was refused, or nothing. */
  propose(seat: number, to: number, kind: string, params: Record<string, number>, open: boolean): Promise<string> {
    return this.ask(() => this.socket()?.ask({ type: "propose", table: this.table, seat, to, kind, params, public: open }));
  }

  answer(seat: number, pact: string, yes: boolean): Promise<string> {
    return this.ask(() => this.socket()?.ask({ type: "answer", table: this.table, seat, pact, yes }));
  }

  private async ask(request: () => Promise<unknown> | undefined): Promise<string> {
    try {
      await request();
      return "";
    } catch (error) {
      return cap((error as Error).message);
    }
  }
}
