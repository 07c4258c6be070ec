// Choices that stand together, under the heading that the game gives them. Pure, and without any knowledge of games.
import type { Choice, Group } from "../generated/wire.ts";

/** Choices under one heading; one that stands alone has its own label for a name. */
export interface Kind {
  name: string;
  choices: Choice[];
}

/** What there is to do, by kinds, in the order of the first of each. */
export function kinds(choices: Choice[], groups: Group[]): Kind[] {
  const headings = new Map(groups.map(({ key, label }) => [key.join(), label]));
  const found = new Map<string, Kind>();
  for (const choice of choices) {
    const heading = choice.group.length ? headings.get(choice.group.join()) : undefined;
    const key = heading === undefined ? `alone ${choice.action.join()}` : choice.group.join();
    const kind = found.get(key);
    if (kind) kind.choices.push(choice);
    else found.set(key, { name: heading ?? choice.label, choices: [choice] });
  }
  return [...found.values()];
}
