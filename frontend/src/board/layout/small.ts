// A small board of a card table: towns, walls and King's Armies as pictures without words.
import type { Ground, Given, Layout, Spot } from "./types.ts";

const WIDE = 480; // of two players who face each other
const HIGH = 268;
const CARD = { w: 76, h: 50, step: 84 };
const UP = { town: 5, wall: 60, king: 58, row: 63, army: 65 };
const DOWN = { town: 213, wall: 138, king: 142, row: 153, army: 147 };

export function smallTable(given: Given): Layout {
  const { board, players, pieces, me } = given;
  const spots = new Map<string, Spot>();
  const grounds: Ground[] = [];
  const sorted = [...players].sort((one, other) => Number(one.side === me) - Number(other.side === me)).map(({ side }) => side);
  const columns = Math.max(1, Math.ceil(sorted.length / 2));
  const row = (zones: string[], left: number, top: number, room: number) => {
    const all = zones.flatMap((zone) => pieces.get(zone) ?? []);
    const step = all.length > 1 ? Math.min(CARD.step, (room - CARD.w) / (all.length - 1)) : 0;
    all.forEach((piece, i) => {
      spots.set(piece.id, { x: left + i * step, y: top, w: CARD.w, h: CARD.h, cut: "art", z: i, count: 1 });
    });
  };
  sorted.forEach((side, i) => {
    const lower = i >= sorted.length - columns;
    const at = lower ? DOWN : UP;
    const left = (lower ? i - (sorted.length - columns) : i) * (WIDE + 16);
    const zones = (region: string) => board.zones.filter((zone) => zone.region === region && zone.owner === side).map(({ id }) => id);
    grounds.push({ kind: "wall", zone: `wall.${side}`, side, up: lower, x: left + 8, y: at.wall, w: 352, h: 68 });
    grounds.push({ kind: "king", zone: `king.${side}`, side, up: lower, x: left + 368, y: at.king, w: 104, h: 60 });
    row(zones("town"), left + 8, at.town, WIDE - 16);
    row(zones("wall"), left + 22, at.row, 330);
    row(zones("king"), left + 382, at.army, 82);
  });
  const width = columns * WIDE + (columns - 1) * 16;
  return { width, height: HIGH, scale: 1, spots, labels: [], slots: [], grounds, areas: new Map(), art: 50 };
}
