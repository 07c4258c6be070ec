// The chat channels of a viewer: public, private, and the spectators'.
import type { ChatMessage } from "../generated/wire.ts";
import type { Seat } from "../generated/rest.ts";
import { msg } from "../app/words.ts";

export const TABLE = "table";
export const SPECTATORS = "spectators";
export const PROPOSALS = "proposals"; // no channel of the server: proposals beside the chat

export interface Channel {
  name: string;
  words: string;
  others: number[]; // the other members of a private channel
}

/** The seats of a private channel; none: it is no private one. */
export function members(channel: string): number[] {
  return /^\d+(,\d+)+$/.test(channel) ? channel.split(",").map(Number) : [];
}

/** The name of the private channel of these seats. */
export const named = (seats: number[]) => [...seats].sort((a, b) => a - b).join(",");

/** Return whether a seat (-1 for a spectator) can read this channel. */
export function hears(channel: string, seat: number): boolean {
  if (channel === TABLE) return true;
  return channel === SPECTATORS ? seat < 0 : members(channel).includes(seat);
}

/** The possible partners of a private chat: other people. */
export const partners = (seats: Seat[], me: number, talk = "all") =>
  me < 0 || talk !== "all" ? [] : seats.filter((seat) => !seat.mine && !seat.bot && !seat.open);

/** Return whether a seat (-1 for a spectator) can write there. `talk` is the agreed mode: all, public (nothing in private), none. */
export function speaks(channel: string, seat: number, talk: string): boolean {
  if (seat < 0) return channel === SPECTATORS;
  return talk === "all" || (talk === "public" && channel === TABLE);
}

/** A person by name, where names tell people apart. */
function called(seats: Seat[], number: number): string {
  const seat = seats[number];
  const alone = seats.filter((other) => other.name === seat?.name).length === 1;
  return alone ? (seat?.name ?? "") : `${seat?.label} (${seat?.name})`;
}

/** The channels of a seat (-1 for a spectator): one per partner, and groups with messages or just opened. */
export function channels(seats: Seat[], me: number, messages: ChatMessage[], begun: string[], talk = "all"): Channel[] {
  if (me < 0) {
    return [
      { name: TABLE, words: msg("channel-table"), others: [] },
      { name: SPECTATORS, words: msg("channel-spectators"), others: [] },
    ];
  }
  const pairs = partners(seats, me, talk).map((seat) => named([me, seat.seat]));
  const groups = [...messages.map((one) => one.channel), ...begun].filter((name) => members(name).includes(me));
  const found = [...new Set([...pairs, ...groups])].map((name) => {
    const others = members(name).filter((seat) => seat !== me);
    return { name, words: others.map((seat) => called(seats, seat)).join(", "), others };
  });
  return [{ name: TABLE, words: msg("channel-table"), others: [] }, ...found];
}
