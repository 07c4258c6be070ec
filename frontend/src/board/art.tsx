// The drawings of games: fetched once under their version, kept as symbols in the page, used as often as needed.
import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { ICONS } from "../generated/look.ts";
import { games, loadGames } from "../home/games.ts";
import { get } from "../wire/rest.ts";

/** A drawing: how large its grid is. */
interface Drawing {
  box: string;
}

export const drawings = signal<ReadonlyMap<string, Drawing>>(new Map()); // by name, and by game and name: "yuan/temple"
const asked = new Map<string, Promise<void>>(); // by game
const table = signal(""); // the game of the table that is shown

/** The game whose drawings a part of the page uses; empty for the game of the table. */
export const ArtOf = createContext("");

/** Whether the table's game has a drawing of this name; other games may have been loaded too. */
export const isDrawn = (name: string): boolean => drawings.value.has(table.value ? `${table.value}/${name}` : name);

/** Take the drawings of a game apart: SVG files by name. They become symbols of the page. */
export function take(game: string, files: Record<string, string>): void {
  const found = new Map(drawings.value);
  let symbols = "";
  for (const [name, text] of Object.entries(files)) {
    const [, head = "", inner = ""] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? [];
    const box = /viewBox="([^"]+)"/.exec(head)?.[1];
    if (!box) continue;
    found.set(name, { box });
    found.set(`${game}/${name}`, { box });
    symbols += `<symbol id="art-${game}-${name}" viewBox="${box}">${inner}</symbol>`;
  }
  const sheet = document.createElement("div");
  sheet.className = "art-symbols";
  sheet.innerHTML = `<svg width="0" height="0" aria-hidden="true">${symbols}</svg>`; // the server's own files, which have no scripts
  document.body.append(sheet);
  drawings.value = found;
}

/** Fetch the drawings of a game, unless they are there. */
export function loadArt(game: string): Promise<void> {
  let found = asked.get(game);
  if (!found) {
    found = fetchArt(game);
    asked.set(game, found);
    found.catch(() => asked.delete(game));
  }
  return found;
}

async function fetchArt(game: string): Promise<void> {
  await loadGames();
  const version = games.value.find(({ name }) => name === game)?.art;
  if (version) take(game, await get(`/api/games/${game}/art/${version}`));
}

/** The drawings of a table are those of its game. */
export function Drawings({ game }: { game: string }) {
  useEffect(() => {
    table.value = game;
    if (game) loadArt(game).catch(() => undefined);
  }, [game]);
  return null;
}

/** The address of a drawing of the table's game, to be used in another one. */
export const symbolOf = (name: string): string => `#art-${table.value}-${name}`;

/** The colour of a side, for drawings that wear it. */
export const wearing = (colour: number): Record<string, string> =>
  colour < 0 ? {} : { "--seat": `var(--seat-${colour})`, color: `var(--seat-${colour})` };

interface ArtProps {
  name: string;
  colour?: number; // of the side that owns it
  class?: string;
  fill?: boolean; // cut to its box instead of fitted into it
  size?: number; // in pixels; by default it fills its place
}

/** A drawing; one that is missing leaves its place empty. */
export function Art({ name, colour = -1, class: classes = "", fill = false, size }: ArtProps) {
  const game = useContext(ArtOf) || table.value;
  const drawing = drawings.value.get(`${game}/${name}`);
  return (
    <svg
      class={`art ${classes}`}
      viewBox={drawing?.box ?? "0 0 96 64"}
      preserveAspectRatio={fill ? "xMidYMid slice" : "xMidYMid meet"}
      style={size ? { ...wearing(colour), width: `${size}px`, height: `${size}px` } : wearing(colour)}
      aria-hidden="true"
    >
      {drawing && <use href={`#art-${game}-${name}`} />}
    </svg>
  );
}

/** An icon of the page, or a drawing of the game with this name. */
export function Sign({ name, size, class: classes = "" }: { name: string; size: number; class?: string }) {
  const game = useContext(ArtOf) || table.value;
  const own = !(name in ICONS) && drawings.value.has(`${game}/${name}`);
  return own ? <Art name={name} size={size} class={classes} /> : <Glyph name={name} size={size} class={classes} />;
}
