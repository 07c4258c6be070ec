// The options that come nearest to what somebody typed in plain words. Pure.
import type { Choice } from "../generated/wire.ts";

const MOST = 3;
const STEM = 4; // letters by which two words are taken for the same: upgrade, upgrades
const SMALL = new Set("the and with from your into that".split(" "));

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 && !SMALL.has(word));

/** How much of what is asked for the option says. */
function likeness(asked: string[], label: string): number {
  const said = words(label);
  const shared = asked.filter((word) =>
    said.some((other) => other === word || (word.length >= STEM && other.startsWith(word.slice(0, STEM)))),
  );
  return shared.length / asked.length - said.length / 1000; // of two that say as much, the shorter
}

/** At most three, the nearest first; none that has nothing in common with it. */
export function nearest(text: string, choices: Choice[]): Choice[] {
  const asked = words(text);
  if (!asked.length) return [];
  const found = choices.map((choice) => ({ choice, like: likeness(asked, choice.label) })).filter(({ like }) => like > 0);
  return found
    .sort((a, b) => b.like - a.like)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}
