// The moments of a game, fetched as they are needed; each with the table as it was then.
import { changed, EMPTY, type RawUpdate, readEvent, type Table, type TableEvent } from "../board/data.ts";
import type { Mark, Moment } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

const CHUNK = 40;
const KEPT = 6; // chunks in memory

/** A moment with the table after it. */
export interface Seen extends Moment {
  after: Table;
  events: TableEvent[];
}

export class Timeline {
  total = 1;
  marks: Mark[] = [];
  board: readonly unknown[] = []; // comes with the first moment
  private chunks = new Map<number, Promise<Seen[]>>();
  readonly id: string;
  readonly viewer: string;
  readonly invitation: string;

  constructor(id: string, viewer: string, invitation: string) {
    this.id = id;
    this.viewer = viewer;
    this.invitation = invitation;
  }

  /** The moment that an address names: by its number, by how many moves were made, or by the turn. Once the marks are there. */
  place(query: URLSearchParams): number {
    const move = query.get("move");
    const turn = query.get("turn");
    let asked = Number(query.get("at") ?? 0);
    if (move !== null) asked = this.marks.findLast((mark) => mark.move <= Number(move))?.moment ?? 0;
    else if (turn !== null) asked = this.marks.find((mark) => mark.turn === turn)?.moment ?? 0;
    return Math.max(0, Math.min(asked || 0, this.total - 1)); // it may name a missing step, or one of another viewpoint
  }

  /** The step of an address for another viewpoint: by the moves made, or by the turn while moves are secret. */
  elsewhere(moment: number, over: boolean): [name: string, value: string] {
    const mark = this.marks.findLast((one) => one.moment <= moment);
    const turn = this.marks.findLast((one) => one.moment <= moment && one.turn)?.turn;
    return over ? ["move", String(mark?.move ?? 0)] : turn ? ["turn", turn] : ["at", "0"];
  }

  /** The moment that an address names. */
  async at(query: URLSearchParams): Promise<Seen | undefined> {
    if (!this.marks.length) await this.chunk(0); // it brings the marks of the whole game
    const moment = this.place(query);
    const first = Math.floor(moment / CHUNK) * CHUNK;
    const found = await this.chunk(first);
    if (moment % CHUNK > CHUNK - 8 && first + CHUNK < this.total) this.chunk(first + CHUNK).catch(() => undefined);
    return found.find((one) => one.moment === moment) ?? found.findLast((one) => one.moment <= moment);
  }

  private chunk(first: number): Promise<Seen[]> {
    let found = this.chunks.get(first);
    if (!found) {
      const query = new URLSearchParams({ viewer: this.viewer, first: String(first), count: String(CHUNK) });
      if (this.invitation) query.set("invitation", this.invitation);
      found = get(`/api/tables/${this.id}/replay?${query}`).then((answer) => {
        this.total = answer.total;
        this.marks = answer.marks ?? this.marks;
        let after = EMPTY;
        return answer.moments.map((moment): Seen => {
          const update = moment.table as RawUpdate & { full?: boolean; layout?: readonly unknown[] };
          this.board = update.layout ?? this.board;
          after = changed(update.full ? EMPTY : after, update);
          return { ...moment, after, events: (update.events ?? []).map(readEvent) };
        });
      });
      found.catch(() => this.chunks.delete(first));
      this.chunks.set(first, found);
      if (this.chunks.size > KEPT) this.chunks.delete(this.chunks.keys().next().value as number);
    }
    return found;
  }
}
