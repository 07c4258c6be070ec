// What is chosen in a proposal.
import type { OfferKind } from "../generated/wire.ts";

export interface SlotShown {
  name: string;
  values: { value: number; words: string }[];
}

/** What can be chosen in a proposal to this seat: nobody is asked to do something to himself. */
export function slotsFor(offer: OfferKind, to: number): SlotShown[] {
  return offer.slots.map((slot) => ({
    name: slot.name,
    values: slot.values
      .map((value, at) => ({ value, words: slot.words[at] ?? String(value) }))
      .filter(({ value }) => slot.name !== "seat" || value !== to),
  }));
}

/** A value for each: what was wanted, where it can be had, else the first; nothing: one of them can't be chosen now. */
export function chosenFacts(offer: OfferKind, to: number, wanted: Record<string, number>): Record<string, number> | null {
  const found: Record<string, number> = {};
  for (const { name, values } of slotsFor(offer, to)) {
    const chosen = values.find((one) => one.value === wanted[name]) ?? values[0];
    if (!chosen) return null;
    found[name] = chosen.value;
  }
  return found;
}
