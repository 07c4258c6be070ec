// What the page itself says, in the language of who looks. The sentences stand in frontend/words; games say theirs by the server.
import type { ComponentChild, ComponentChildren } from "preact";
import { WORDS as EN } from "../made/words-en.ts";

export type Words = typeof EN;
type Id = keyof Words;
type Facts<I extends Id> = Parameters<Words[I]>[0];

/** All languages: each has the same messages. Another one than English is loaded by who reads it. */
const LANGUAGES: Record<string, () => Promise<Words>> = {
  en: async () => EN,
  fr: async () => (await import("../made/words-fr.ts")).WORDS,
};
const COOKIE = "baronage-language"; // the server reads it too, so that games speak the same language as the page
const YEAR = 31_536_000; // seconds

export const languages: readonly string[] = Object.keys(LANGUAGES);

/** The first language of these that there is. */
export function known(wanted: readonly string[], there: readonly string[]): string {
  for (const one of wanted) {
    const found = there.find((name) => one.toLowerCase().split("-")[0] === name);
    if (found) return found;
  }
  return "en";
}

/** The language of a cookie; "": there is none. */
export function ofCookie(cookies: string): string {
  return new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(cookies)?.[1] ?? "";
}

const inAddress = new URLSearchParams(location.search).get("language") ?? "";

/** The language of who looks: as the address asks, as the browser keeps it, as the browser is set. The server goes by the same. */
export const language = known([inAddress, ofCookie(document.cookie), ...navigator.languages], languages);
if (inAddress) remember(language);

/** What dates and numbers are written by: the reader's own land, as far as it speaks this language. */
export const locale = navigator.languages.find((one) => known([one], [language, ""]) === language) ?? language;

/** Keep a language: for as long as the browser is open, or for so many seconds. */
function remember(wanted: string, seconds?: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers know another way
  document.cookie = `${COOKIE}=${wanted}; path=/; samesite=lax${seconds ? `; max-age=${seconds}` : ""}`;
}

/** Read everything in another language from now on, also what was told before: the page begins anew. */
export function speak(wanted: string): void {
  remember(wanted, YEAR);
  const address = new URL(location.href);
  address.searchParams.delete("language");
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

const WORDS = (await LANGUAGES[language]?.().catch(() => EN)) ?? EN; // whoever can't load his own reads English

/** A sentence; what it mentions is checked. */
export function say<I extends Id>(id: I, ...facts: Parameters<Words[I]>): string {
  return (WORDS[id] as (...facts: unknown[]) => string)(...facts);
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
