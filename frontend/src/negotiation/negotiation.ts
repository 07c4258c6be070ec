// Proposals at a table: those that I can make, and all that I can see.
import { batch, signal } from "@preact/signals";
import type { NegotiationInfo, OfferKind, PactInfo } from "../generated/wire.ts";
import { cap } from "../app/wording.ts";
import type { Socket } from "../wire/socket.ts";

export class Negotiation {
  readonly offers = signal<OfferKind[]>([]);
  readonly pacts = signal<PactInfo[]>([]);
  readonly seen = signal<Record<string, string>>({}); // the state of each when it was last seen
  private readonly table: string;
  private readonly seat: () => number; // the viewer's seat; below 0 it can't make proposals
  private readonly socket: () => Socket | null;

  constructor(table: string, seat: () => number, socket: () => Socket | null) {
    this.table = table;
    this.seat = seat;
    this.socket = socket;
  }

  /** Request the state of all proposals after every event, because kept and broken pacts aren't announced. */
  async load(): Promise<void> {
    const seat = this.seat();
    if (seat < 0) return;
    try {
      const found = await this.socket()?.ask<NegotiationInfo>({ type: "negotiation", table: this.table, seat });
      if (!found) return;
      batch(() => {
        this.offers.value = found.offers;
        this.pacts.value = found.pacts;
      });
    } catch {
      // repeated with the next event
    }
  }

  take(pact: PactInfo): void {
    const known = this.pacts.value.some((one) => one.pact === pact.pact);
    this.pacts.value = known ? this.pacts.value.map((one) => (one.pact === pact.pact ? pact : one)) : [...this.pacts.value, pact];
  }

  /** Proposals with news for a seat: those awaiting its answer, and those answered, kept or broken by others. */
  news(seat: number): PactInfo[] {
    return this.pacts.value.filter(
      (one) =>
        (one.status === "open" && one.to === seat) ||
        (one.status !== "void" && one.status !== "open" && one.by === seat && this.seen.value[one.pact] !== one.status) ||
        (one.status === "broken" && this.seen.value[one.pact] !== one.status),
    );
  }

  /** Mark all as seen. */
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
