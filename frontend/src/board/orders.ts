// Orders for units at places: which place is worked on, what its order is, and what a click on the board means for it.
import { batch } from "@preact/signals";
import { type Act, bare, type Field, NO_MSG, type Option, type PlanToken, type Preview } from "./data.ts";
import type { Draft } from "./draft.ts";

export const placeOf = (id: string): string => (id.includes(".") ? id.slice(0, id.indexOf(".")) : "");
export const nameOf = (id: string): string => id.slice(id.indexOf(".") + 1);
const STARS = "golden.";

/** The orders that a place can get. */
export const ordersAt = (draft: Draft, place: string): Field[] =>
  draft.form.value.filter(({ id, kind, options }) => kind === "order" && options.length > 0 && placeOf(id) === place);

/** The places that can get an order. */
export const places = (draft: Draft): string[] => [
  ...new Set(draft.form.value.filter(({ kind }) => kind === "order").map(({ id }) => placeOf(id))),
];

/** The order of a place. */
export const orderOf = (draft: Draft, place: string): Field | undefined =>
  ordersAt(draft, place).find(({ id }) => (draft.chosen.value[id]?.length ?? 0) > 0);

export const aims = (field: Field): boolean => field.options.some(([, place]) => !!place);
export const barred = (field: Field): boolean => field.options.every(([, , , why]) => !!why[0]);

/** The order whose target is looked for: the one that was pressed; else one with targets, while the place has none. */
export function aiming(draft: Draft): Field | undefined {
  const place = draft.open.value;
  if (!place) return undefined;
  const pressed = draft.field(draft.aimed.value);
  if (pressed) return pressed;
  if (orderOf(draft, place)) return undefined;
  return ordersAt(draft, place).find((field) => aims(field) && !barred(field));
}

/** A place gets an order, in place of the one that it has. */
export function give(draft: Draft, field: Field, option: Option): void {
  const [value, place, far] = option;
  const land = placeOf(field.id);
  const chosen = { ...draft.chosen.value };
  for (const { id } of ordersAt(draft, land)) chosen[id] = [];
  chosen[field.id] = [value];
  batch(() => {
    draft.change(chosen);
    draft.aimed.value = "";
    if (place && far) star(draft, field, true);
  });
}

export function clear(draft: Draft, place: string): void {
  const chosen = { ...draft.chosen.value };
  for (const { id } of ordersAt(draft, place)) chosen[id] = [];
  batch(() => {
    draft.change(chosen);
    draft.aimed.value = "";
  });
}

/** Press a token: the order is given, or its target is looked for next. */
export function press(draft: Draft, field: Field): void {
  if (barred(field)) return;
  const open = field.options.filter(([, , , why]) => !why[0]);
  const [only] = open;
  if (open.length === 1 && only) give(draft, field, only);
  else draft.aimed.value = field.id;
}

/** The stars that an order may get, if any are left to give. */
export const starsOf = (draft: Draft, field: Field): Field | undefined => {
  const name = nameOf(field.id);
  const place = placeOf(field.id);
  return draft.form.value.find(
    ({ id, kind, options }) =>
      kind === "mark" && id.startsWith(STARS) && id.split(".").includes(name) && options.some(([, at]) => at === place),
  );
};

export function starred(draft: Draft, field: Field): boolean {
  const stars = starsOf(draft, field);
  const option = stars?.options.find(([, at]) => at === placeOf(field.id));
  return !!stars && !!option && !!draft.chosen.value[stars.id]?.includes(option[0]);
}

/** An order gets a star, or loses it. Where there are fewer stars than orders, the one that was set first goes. */
export function star(draft: Draft, field: Field, on = !starred(draft, field)): void {
  const stars = starsOf(draft, field);
  const option = stars?.options.find(([, at]) => at === placeOf(field.id));
  if (!stars || !option) return;
  const [value, , most] = option;
  const others = (draft.chosen.value[stars.id] ?? []).filter((one) => one !== value && worn(draft, stars, one));
  draft.set(stars.id, on ? [...others, value].slice(-most) : others);
}

/** Return whether the order of the place with this star still uses it. */
function worn(draft: Draft, stars: Field, value: number): boolean {
  const place = stars.options.find(([one]) => one === value)?.[1] ?? "";
  const order = orderOf(draft, place);
  return !!order && stars.id.split(".").includes(nameOf(order.id));
}

const LETTERS: Record<string, string> = { f: "fortify", m: "march", l: "delay", s: "support", w: "work" };

/** A letter gives the place that is worked on an order, or its star. */
export function pressLetter(draft: Draft, key: string): boolean {
  const place = draft.open.value;
  if (!place) return false;
  const now = orderOf(draft, place);
  if (key === "g" && now && starsOf(draft, now)) {
    star(draft, now);
    return true;
  }
  const field = ordersAt(draft, place).find(({ id }) => nameOf(id) === LETTERS[key]);
  if (field) press(draft, field);
  return !!field;
}

/** The draft as tokens on the board. */
export function tokens(draft: Draft): PlanToken[] {
  const found: PlanToken[] = [];
  for (const place of places(draft)) {
    const field = orderOf(draft, place);
    const option = field?.options.find(([value]) => value === draft.chosen.value[field.id]?.[0]);
    if (!field || !option) continue;
    const n = draft.chosen.value[`${field.id}-count`]?.[0] ?? 0;
    const name = nameOf(field.id);
    found.push({ id: `order.${place}`, art: name, at: place, to: option[1], n, sent: false, golden: starred(draft, field) });
  }
  return found;
}

/** Handle a click on a place while orders are given; return whether it had an effect. */
export function clickPlace(draft: Draft, place: string): boolean {
  const own = ordersAt(draft, place).length > 0;
  const field = aiming(draft);
  const option = field?.options.find(([, at, , why]) => at === place && !why[0]);
  if (field && option && (draft.aimed.value || !own)) {
    give(draft, field, option);
    return true;
  }
  if (own) {
    batch(() => {
      const again = draft.open.value === place && !draft.aimed.value;
      draft.open.value = again ? "" : place;
      draft.aimed.value = "";
    });
    return true;
  }
  return false;
}

/** Marks at places, such as what burns: a click moves them. */
export function clickMark(draft: Draft, place: string, preview: Preview | null): boolean {
  const marks = draft.form.value.filter(
    ({ id, kind, options }) => kind === "mark" && !id.startsWith(STARS) && options.some(([, at]) => at === place),
  );
  const field = marks.find(({ id }) => preview?.plans.some((token) => token.id.startsWith(`${id}.`))) ?? marks[0];
  const option = field?.options.find(([, at]) => at === place);
  if (!field || !option) return false;
  const now = draft.chosen.value[field.id] ?? [];
  draft.set(field.id, [...now.filter((one) => one !== option[0]), option[0]]);
  return true;
}

/** The targets of the order that is being given, as if they were acts: they are lit and have chips. */
export function targetsOf(draft: Draft): Map<string, Act[]> | null {
  const field = aiming(draft);
  if (!field) return null;
  const found = new Map<string, Act[]>();
  const own = new Set(places(draft));
  field.options.forEach(([, place, , why], i) => {
    if (!place || why[0] || (own.has(place) && !draft.aimed.value)) return;
    const chip = field.chips[i] ?? null;
    const text = chip?.text ?? NO_MSG;
    found.set(place, [{ ...bare([]), piece: draft.open.value, target: place, text, chip }]);
  });
  return found;
}

/** Fields that belong to no place: amounts go into the bar, the others onto the sea. */
export const loose = (draft: Draft): Field[] =>
  draft.form.value.some(({ kind }) => kind === "level" || kind === "place" || kind === "piece")
    ? []
    : draft.form.value.filter(
        ({ kind, lines, options }) => (kind === "amount" || kind === "switch") && !lines.length && options.every(([, at]) => !at),
      );
