// Messages of the page in the user's language. They are in frontend/locale; games send theirs from the server.
import type { ComponentChild, ComponentChildren } from "preact";
import type { WORDS as TABLE } from "../generated/words-en.ts";
import type { WORDS as PAGES } from "../generated/words-en-pages.ts";

type TableWords = typeof TABLE;
type PageWords = typeof PAGES;
type Words = TableWords & PageWords;
type Id = keyof Words;
type Params<I extends Id> = Parameters<Words[I]>[0];

/** The modules of each language, with the same messages: those that a table needs, and those of the other pages. */
const LANGUAGES: Record<string, [() => Promise<{ WORDS: TableWords }>, () => Promise<{ WORDS: PageWords }>]> = {
  en: [() => import("../generated/words-en.ts"), () => import("../generated/words-en-pages.ts")],
  fr: [() => import("../generated/words-fr.ts"), () => import("../generated/words-fr-pages.ts")],
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

/** The language of the cookie, or an empty string. */
export function ofCookie(cookies: string): string {
  return new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(cookies)?.[1] ?? "";
}

const inAddress = new URLSearchParams(location.search).get("language") ?? "";

/** The user's language: from the address, else the browser's storage, else its settings. The server uses the same order. */
export const language = known([inAddress, ofCookie(document.cookie), ...navigator.languages], languages);
if (inAddress) remember(language);

/** The locale of dates and numbers: the user's region, if it speaks this language. */
export const locale = navigator.languages.find((one) => known([one], [language, ""]) === language) ?? language;

/** Store a language, for the session or for a number of seconds. */
function remember(wanted: string, seconds?: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers know another way
  document.cookie = `${COOKIE}=${wanted}; path=/; samesite=lax${seconds ? `; max-age=${seconds}` : ""}`;
}

/** Switch to another language and start the page again. */
export function speak(wanted: string): void {
  remember(wanted, YEAR);
  const address = new URL(location.href);
  address.searchParams.delete("language");
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

const [loadTable, loadPages] = LANGUAGES[language] as (typeof LANGUAGES)[string];
const WORDS = { ...(await loadTable()).WORDS } as Words;

/** Load the messages of the pages that are loaded on demand (`lazy`). */
export async function loadPageWords(): Promise<void> {
  Object.assign(WORDS, (await loadPages()).WORDS);
}

/** A sentence; what it mentions is checked. */
export function msg<I extends Id>(id: I, ...params: Parameters<Words[I]>): string {
  return (WORDS[id] as (...params: unknown[]) => string)(...params);
}

const FIRST = 0xe000; // letters that no sentence has: they hold the places of elements

/** A message in which some params are elements, such as a link, in the order of the language. */
export function tell<I extends Id>(id: I, params: { [F in keyof Params<I>]: Params<I>[F] | ComponentChild }): ComponentChildren {
  const elements: ComponentChild[] = [];
  const held = Object.entries(params).map(([name, param]) => {
    if (typeof param === "string" || typeof param === "number" || Array.isArray(param)) return [name, param];
    elements.push(param as ComponentChild);
    return [name, String.fromCharCode(FIRST + elements.length - 1)];
  });
  const text = msg(id, ...([Object.fromEntries(held)] as unknown as Parameters<Words[I]>));
  return text
    .split(/([\ue000-\uf8ff])/)
    .map((part) => (/^[\ue000-\uf8ff]$/.test(part) ? elements[part.charCodeAt(0) - FIRST] : part))
    .filter((part) => part !== "");
}
