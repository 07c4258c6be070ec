// Parts of the board that only some games load. Their messages are among those of the table (tools/client_words.py).
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { lazy } from "../app/lazy.tsx";
import { settings } from "../app/settings.ts";
import type { Given, Layout } from "./layout/types.ts";

const part = <P extends object>(load: () => Promise<ComponentType<P>>) => lazy(load, async () => undefined);

const hexes = () => import("../areas/hex-board.ts");
export const Flower = part(async () => (await hexes()).Flower);
export const HexGround = part(async () => (await hexes()).HexGround);
export const HexOver = part(async () => (await hexes()).HexOver);
export const OrderSheet = part(async () => (await hexes()).OrderSheet);

const triangles = () => import("../areas/triangle-board.ts");
export const Goals = part(async () => (await triangles()).Goals);
export const Lens = part(async () => (await triangles()).Lens);
export const Roster = part(async () => (await triangles()).Roster);
export const Shelf = part(async () => (await triangles()).Shelf);
export const Triangles = part(async () => (await triangles()).Triangles);

type Free = typeof import("../areas/free-board.ts");
/** The boxes of the tools of plans, once they are loaded. */
export const planTools = signal<Pick<Free, "tokenBox" | "toolBoxes"> | null>(null);
const free = async (): Promise<Free> => {
  const found = await import("../areas/free-board.ts");
  planTools.value ??= found;
  return found;
};
export const FreeGround = part(async () => (await free()).FreeGround);
export const Phases = part(async () => (await free()).Phases);
export const Plans = part(async () => (await free()).Plans);
export const PlanTools = part(async () => (await free()).PlanTools);
export const Ranking = part(async () => (await free()).Ranking);
export const Units = part(async () => (await free()).Units);

const freeMore = () => import("../areas/free-more.ts");
export const OrderStrip = part(async () => (await freeMore()).OrderStrip);
export const RealmReveal = part(async () => (await freeMore()).RealmReveal);
export const SeaForm = part(async () => (await freeMore()).SeaForm);

const realms = () => import("../areas/realm-board.ts");
export const BattleLine = part(async () => (await realms()).BattleLine);
export const FreeLand = part(async () => (await realms()).FreeLand);

const maps = () => import("../areas/map-board.ts");
export const MapButtons = part(async () => (await maps()).MapButtons);
export const MapGround = part(async () => (await maps()).MapGround);

const more = () => import("../areas/board-more.ts");
export const Advice = part(async () => (await more()).Advice);
export const Amount = part(async () => (await more()).Amount);
export const BattleForm = part(async () => (await more()).BattleForm);
export const Break = part(async () => (await more()).Break);
export const DrawOffer = part(async () => (await more()).DrawOffer);
export const Field = part(async () => (await more()).Field);
export const Fights = part(async () => (await more()).Fights);
export const Flights = part(async () => (await more()).Flights);
export const HolidayTag = part(async () => (await more()).HolidayTag);
export const LastMove = part(async () => (await more()).LastMove);
export const LastMoves = part(async () => (await more()).LastMoves);
export const OrderForm = part(async () => (await more()).OrderForm);
export const Outcomes = part(async () => (await more()).Outcomes);
export const Several = part(async () => (await more()).Several);
export const Proposals = part(async () => (await more()).Proposals);

const withMaps = async <T>(board: Promise<T>): Promise<T> => (await Promise.all([board, maps()]))[0];

/** Load the sounds and call `then` with them, if they are switched on. */
export function withSounds(then: (sounds: Pick<Awaited<ReturnType<typeof more>>, "play" | "soundOf">) => void): void {
  if (settings.peek().sound) more().then(then, () => undefined);
}

type Focus = Pick<Awaited<ReturnType<typeof more>>, "regain" | "step">;
let focus: Focus | null = null;
const loadFocus = async (): Promise<Focus> => {
  const found = await more();
  focus = found;
  return found;
};

/** Call `then` with what moves the focus of the keyboard: at once, or in the order of the calls when it is loaded. */
export function withFocus(then: (focus: Focus) => void): void {
  if (focus) then(focus);
  else loadFocus().then(then, () => undefined);
}

/** The layout functions that are loaded on demand. */
export const LAYOUTS = {
  triangle: () => withMaps(triangles()),
  free: () => withMaps(free()),
  map: () => withMaps(hexes()),
  realm: realms,
  phone: async () => ({ table: (await import("./layout/phone.ts")).phoneTable }),
  plain: async () => ({ table: (await import("./layout/plain.ts")).plainTable }),
} satisfies Record<string, () => Promise<{ table: (given: Given) => Layout }>>;
