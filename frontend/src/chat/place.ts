// The place of a chat: a table, or a tournament without seats.
import type { ChatFeed } from "./feed.ts";

export interface Place {
  readonly id: string;
  readonly chat: ChatFeed;
  readonly looking: { readonly value: number }; // the viewer's seat, or -1
  readonly mine: { readonly value: number[] }; // my seats
  readonly info: { readonly value: { chat: string } | null };
}
