// Unread messages.
import { me as myself } from "../app/me.ts";
import type { ChatMessage } from "../generated/wire.ts";
import type { TableStore } from "../table/store.ts";
import { hears } from "./channels.ts";
import type { Place } from "./place.ts";

/** Return whether this is my message. */
export function mine(store: Place, one: ChatMessage): boolean {
  return one.seat === null ? one.name === myself.value?.name : store.mine.value.includes(one.seat);
}

/** All my unread messages and proposals. */
export const news = (store: TableStore): number => unread(store) + store.negotiation.news(store.looking.value).length;

/** The number of unread messages, in a channel or in all that are not muted. */
export function unread(store: Place, channel?: string): number {
  return store.chat.messages.value.filter(
    (one) =>
      (channel === undefined
        ? hears(one.channel, store.looking.value) && !store.chat.muted.value.includes(one.channel)
        : one.channel === channel) &&
      one.number > (store.chat.read.value[one.channel] ?? 0) &&
      !mine(store, one),
  ).length;
}
