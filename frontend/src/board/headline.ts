// The result of a reveal as one sentence for the bar.
import { msg } from "../app/words.ts";
import type { BoardStore } from "./store.ts";
import { words } from "./words.ts";

/** Recent events in a few words that fit the bar, starting with my acts and losses. */
export function headline(store: BoardStore, room = 60): string {
  const { value } = store.reveal;
  const me = msg("you-say");
  const weight = (text: string, gains: number) => (text.startsWith(me) ? 0 : 1) + (gains ? 0 : 2); // what brings points comes first
  const all = (value?.shown.events ?? [])
    .map(({ brief, gains }) => ({ text: words(brief), gains: gains.length }))
    .filter(({ text }) => text)
    .sort((one, other) => weight(one.text, one.gains) - weight(other.text, other.gains));
  let line = "";
  for (const one of new Set(all.map(({ text }) => text))) {
    if (`${line} ${one}`.length > room) continue;
    line = line ? `${line} ${one}` : one;
  }
  return line;
}
