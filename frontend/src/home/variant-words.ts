// A variant of a game in words.
import { msg } from "../app/words.ts";
import type { Option } from "../generated/rest.ts";

const YES: unknown[] = [true, "on", "yes"];
const NO: unknown[] = [false, "off", "no"];

/** The value that switches it on, and that which switches it off; null: it is more than a switch. */
export function ends({ values }: Option): [on: unknown, off: unknown] | null {
  const on = values.find((one) => YES.includes(one));
  const off = values.find((one) => NO.includes(one));
  return values.length === 2 && on !== undefined && off !== undefined ? [on, off] : null;
}

/** A variant in a few words, or an empty string. */
export function variantWords(option: Option, value: unknown): string {
  const { title, labels } = option;
  if (ends(option)) return YES.includes(value) ? title : msg("variant-off", { variant: title });
  return typeof value === "string" || typeof value === "number"
    ? msg("variant-is", { variant: title, value: labels[String(value)] ?? plainValue(value) })
    : "";
}

export const plainValue = (value: unknown) => String(value).replaceAll("_", " ");
