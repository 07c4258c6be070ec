// The layout functions by kind of table.
import { cardTable } from "./cards.ts";
import { freeTable } from "./free.ts";
import { mapTable } from "./map.ts";
import { phoneTable } from "./phone.ts";
import { plainTable } from "./plain.ts";
import { realmTable } from "./realms.ts";
import { triangleTable } from "./triangles.ts";
import type { Given, Layout } from "./types.ts";

export function layoutOf(given: Given): Layout {
  if (given.board.layout === "triangle") return triangleTable(given);
  if (given.board.layout === "free") return freeTable(given);
  if (given.places.length) return mapTable(given);
  const regions = new Set(given.board.zones.map(({ region }) => region));
  if (regions.has("realm")) return realmTable(given);
  if (regions.has("town") || regions.has("wall")) return given.phone ? phoneTable(given) : cardTable(given);
  return plainTable(given);
}
