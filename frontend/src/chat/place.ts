// Where people talk: a table, or a tournament, at which nobody has a seat.
import type { TalkFeed } from "./feed.ts";

export interface Place {
  readonly id: string;
  readonly talk: TalkFeed;
  readonly looking: { readonly value: number }; // with the eyes of which seat; -1: none
  readonly mine: { readonly value: number[] }; // my seats
  readonly info: { readonly value: { talk: string } | null };
}
