// The moments of a game, fetched as they are needed.
import { small } from "../app/screen.ts";
import type { Mark, Moment, Replay } from "../made/rest.ts";
import { kept } from "../scene/kept.ts";
import { get } from "../wire/rest.ts";

const CHUNK = 40;
const KEPT = 6; // chunks in memory

export class Film {
  total = 1;
  marks: Mark[] = [];
  private chunks = new Map<number, Promise<Moment[]>>();
  readonly id: string;
  readonly eyes: string;
  readonly invitation: string;

  constructor(id: string, eyes: string, invitation: string) {
    this.id = id;
    this.eyes = eyes;
    this.invitation = invitation;
  }

  /** A moment and the one before it. */
  async at(moment: number): Promise<[before: Moment | null, now: Moment] | undefined> {
    if (!this.marks.length) await this.chunk(0); // it brings the marks of the whole game
    const now = await this.one(Math.max(0, Math.min(moment, this.total - 1)));
    const before = now && now.moment > 0 ? await this.one(now.moment - 1) : null;
    return now && [before ?? null, now];
  }

  private async one(moment: number): Promise<Moment | undefined> {
    const first = Math.floor(moment / CHUNK) * CHUNK;
    const found = await this.chunk(first);
    if (moment % CHUNK > CHUNK - 8 && first + CHUNK < this.total) this.chunk(first + CHUNK).catch(() => undefined);
    return found.find((one) => one.moment === moment) ?? found.findLast((one) => one.moment <= moment);
  }

  private chunk(first: number): Promise<Moment[]> {
    let found = this.chunks.get(first);
    if (!found) {
      const query = new URLSearchParams({ eyes: this.eyes, first: String(first), count: String(CHUNK) });
      if (this.invitation) query.set("invitation", this.invitation);
      if (small.value) query.set("upright", "true");
      found = get<Replay>(`/api/tables/${this.id}/replay?${query}`).then((answer) => {
        this.total = answer.total;
        this.marks = answer.marks ?? this.marks;
        let last: Moment | undefined;
        for (const moment of answer.moments) {
          if (moment.sent) moment.sent = kept(last?.scene, moment.sent);
          moment.scene = kept(moment.sent ?? last?.scene, moment.scene);
          last = moment;
        }
        return answer.moments;
      });
      found.catch(() => this.chunks.delete(first));
      this.chunks.set(first, found);
      if (this.chunks.size > KEPT) this.chunks.delete(this.chunks.keys().next().value as number);
    }
    return found;
  }
}
