// Messages of the game in the reader's language. Until its catalogue is there a message shows nothing.
import { signal } from "@preact/signals";
import type { Msg } from "./data.ts";

/** Renders messages once the catalogue is loaded. */
export const renderer = signal<((id: string, params: Msg[1]) => string | null) | null>(null);

/** Return a message as text, or an empty string for an unknown one. */
export function words([id, params, text]: Msg): string {
  if (!id) return "";
  if (text !== undefined) return text;
  return renderer.value?.(id, params) ?? "";
}

/** A text within a line: it begins with a small letter. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A message that a game may leave out. */
export const maybe = (id: string, params: Msg[1] = {}): string => words([id, params]);
