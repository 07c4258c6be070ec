// A board as an address that others can open and edit.
import type { Document } from "./store.ts";

const MARK = "board=";

/** The address at which a board is drawn. */
export const drawAddress = (game: string) => `/draw/${game}`;

/** The part of an address that holds a board. */
export function linkOf(document: Document): string {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const text = btoa(String.fromCharCode(...bytes));
  return `#${MARK}${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The board that an address holds; null: none that can be read. */
export function ofLink(hash: string): Document | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    const text = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Document;
  } catch {
    return null;
  }
}
