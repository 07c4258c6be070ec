// A small board of realms: the realms alone, without words.
import { CardTable } from "./cards.ts";
import { across, armiesOf, extentOf, GAP, realm, up } from "./realm.ts";
import type { Given, Layout } from "./types.ts";

const SPACE = 26; // around the realms of a small board

/** Lay out the realms, mine last, in the number of rows that makes the lands largest. */
export function smallRealms(given: Given): Layout {
  const { w: width, h: height } = given.room;
  const table = new CardTable(given, { width, height, scale: 1, art: 63, handArt: 73 });
  const zones = table.zones("realm").filter((zone) => table.in(zone).length);
  zones.sort((one, other) => Number(one.owner === given.me) - Number(other.owner === given.me));
  const all = zones.map((zone) => ({ zone, extent: extentOf(table.in(zone), false, []) }));
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  let best: { w: number; rows: (typeof all)[] } = { w: 0, rows: [] };
  for (let count = 1; count <= all.length; count++) {
    const each = Math.ceil(all.length / count);
    const rows = Array.from({ length: Math.ceil(all.length / each) }, (_, i) => all.slice(i * each, (i + 1) * each));
    const widths = rows.map((row) => (width - SPACE * (row.length + 1)) / sum(row.map(({ extent }) => across(extent))) - GAP);
    const tall = sum(rows.map((row) => Math.max(...row.map(({ extent }) => up(extent)))));
    const w = Math.min(...widths, (((height - SPACE * (rows.length + 1)) / tall - GAP) * 3) / 2);
    if (w > best.w) best = { w, rows };
  }
  const { w, rows } = best;
  const line = (w * 2) / 3 + GAP;
  const highs = rows.map((row) => Math.max(...row.map(({ extent }) => up(extent))) * line);
  const armies = armiesOf(given);
  const free = (height - sum(highs)) / (rows.length + 1);
  let bottom = 0;
  rows.forEach((row, i) => {
    bottom += free + (highs[i] ?? 0);
    const wide = sum(row.map(({ extent }) => across(extent) * (w + GAP)));
    const gap = (width - wide) / (row.length + 1);
    let x = 0;
    for (const { zone, extent } of row) {
      x += gap;
      realm(table, { zone, extent, x, bottom, w }, armies, "bare");
      x += across(extent) * (w + GAP);
    }
  });
  const { spots, labels, slots, grounds, areas } = table;
  return { width, height, scale: 1, art: 63, spots, labels, slots, grounds, areas };
}
