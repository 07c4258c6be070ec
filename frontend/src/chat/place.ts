// The place of a chat: a table, or a tournament without seats.
import type { TalkFeed } from "./feed.ts";

export interface Place {
  readonly id: string;
  readonly talk: TalkFeed;
  readonly looking: { readonly value: number }; // the viewer's seat, or -1
  readonly mine: { readonly value: number[] }; // my seats
  readonly info: { readonly value: { talk: string } | null };
}
