// Preferences, stored in the browser.
import { effect, signal } from "@preact/signals";
import { msg } from "./words.ts";

export interface Settings {
  theme: "auto" | "light" | "dark";
  sound: boolean; // sounds of cards, pieces, dice and my turn
  flash: boolean; // the title of the page tells that it is my move
  pace: number; // milliseconds that each event stays on the board; 0 shows all at once
  stops: boolean; // I am asked before a fight
  keys: boolean; // single keys step through what happens
}

/** The speeds of animation, in milliseconds and as a word. */
export const paces = (): [number, string][] => [
  [0, msg("at-once")],
  [350, msg("quick")],
  [700, msg("usual")],
  [1500, msg("slow")],
];

const NAME = "baronage.settings";
const USUAL: Settings = { theme: "auto", sound: false, flash: true, pace: 700, stops: false, keys: true };

function read(): Settings {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(NAME) ?? "{}") };
  } catch {
    return USUAL;
  }
}

export const settings = signal<Settings>(read());

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

effect(() => {
  const theme = settings.value.theme;
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(NAME, JSON.stringify(settings.value));
  } catch {
    // a browser that keeps nothing: then it is so until the page is closed
  }
});

/** Whether the system prefers reduced motion. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
