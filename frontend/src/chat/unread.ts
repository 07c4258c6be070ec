// What is not read yet.
import { me as myself } from "../app/me.ts";
import type { Said } from "../generated/wire.ts";
import type { TableStore } from "../table/store.ts";
import { hears } from "./channels.ts";
import type { Place } from "./place.ts";

/** Did I say this? */
export function mine(store: Place, one: Said): boolean {
  return one.seat === null ? one.name === myself.value?.name : store.mine.value.includes(one.seat);
}

/** All that is new to me: what was said, and what was proposed. */
export const news = (store: TableStore): number => unread(store) + store.bargaining.news(store.looking.value).length;

/** How many messages are not read yet: in a channel, or in all that are not muted. */
export function unread(store: Place, channel?: string): number {
  return store.talk.said.value.filter(
    (one) =>
      (channel === undefined
        ? hears(one.channel, store.looking.value) && !store.talk.muted.value.includes(one.channel)
        : one.channel === channel) &&
      one.number > (store.talk.read.value[one.channel] ?? 0) &&
      !mine(store, one),
  ).length;
}
