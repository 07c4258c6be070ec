// The fields of a proposal.
import type { OfferKind } from "../generated/wire.ts";

export interface SlotShown {
  name: string;
  values: { value: number; words: string }[];
}

/** Possible values of a proposal to this seat, which never concern the seat itself. */
export function slotsFor(offer: OfferKind, to: number): SlotShown[] {
  return offer.slots.map((slot) => ({
    name: slot.name,
    values: slot.values
      .map((value, at) => ({ value, words: slot.words[at] ?? String(value) }))
      .filter(({ value }) => slot.name !== "seat" || value !== to),
  }));
}

/** Return a value for each field: the wanted one if possible, else the first; nothing if a field has none. */
export function chosenFacts(offer: OfferKind, to: number, wanted: Record<string, number>): Record<string, number> | null {
  const found: Record<string, number> = {};
  for (const { name, values } of slotsFor(offer, to)) {
    const chosen = values.find((one) => one.value === wanted[name]) ?? values[0];
    if (!chosen) return null;
    found[name] = chosen.value;
  }
  return found;
}
