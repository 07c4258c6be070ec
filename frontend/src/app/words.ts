// What the page itself says, in the language of who looks. The sentences stand in frontend/words; games say theirs by the server.
import { computed } from "@preact/signals";
import type { ComponentChild, ComponentChildren } from "preact";
import { WORDS as EN } from "../made/words-en.ts";

export type Words = typeof EN;
type Id = keyof Words;
type Facts<I extends Id> = Parameters<Words[I]>[0];

const LANGUAGES: Record<string, Words> = { en: EN }; // a second one has the same messages

/** The first language of these that there is. */
export function known(wanted: readonly string[], there: readonly string[]): string {
  for (const one of wanted) {
    const found = there.find((name) => one.toLowerCase().split("-")[0] === name);
    if (found) return found;
  }
  return "en";
}

/** The language of who looks: as the browser says. */
export const language = computed(() => known(navigator.languages, Object.keys(LANGUAGES)));

/** A sentence; what it mentions is checked. */
export function say<I extends Id>(id: I, ...facts: Parameters<Words[I]>): string {
  const words = LANGUAGES[language.value] ?? EN;
  return (words[id] as (...facts: unknown[]) => string)(...facts);
}

const FIRST = 0xe000; // letters that no sentence has: they hold the places of elements

/** A sentence in which some facts are elements, such as a link: they stand where the language puts them. */
export function tell<I extends Id>(id: I, facts: { [F in keyof Facts<I>]: Facts<I>[F] | ComponentChild }): ComponentChildren {
  const elements: ComponentChild[] = [];
  const held = Object.entries(facts).map(([name, fact]) => {
    if (typeof fact === "string" || typeof fact === "number" || Array.isArray(fact)) return [name, fact];
    elements.push(fact as ComponentChild);
    return [name, String.fromCharCode(FIRST + elements.length - 1)];
  });
  const text = say(id, ...([Object.fromEntries(held)] as unknown as Parameters<Words[I]>));
  return text
    .split(/([\ue000-\uf8ff])/)
    .map((part) => (/^[\ue000-\uf8ff]$/.test(part) ? elements[part.charCodeAt(0) - FIRST] : part))
    .filter((part) => part !== "");
}
