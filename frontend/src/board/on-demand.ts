// Parts of the board that only some games load.
import { lazy } from "../app/lazy.tsx";

const hexes = () => import("../areas/hex-board.ts");
export const Flower = lazy(async () => (await hexes()).Flower);
export const HexGround = lazy(async () => (await hexes()).HexGround);
export const HexOver = lazy(async () => (await hexes()).HexOver);
export const OrderSheet = lazy(async () => (await hexes()).OrderSheet);

const triangles = () => import("../areas/triangle-board.ts");
export const Lens = lazy(async () => (await triangles()).Lens);
export const Shelf = lazy(async () => (await triangles()).Shelf);
export const Triangles = lazy(async () => (await triangles()).Triangles);

const free = () => import("../areas/free-board.ts");
export const FreeGround = lazy(async () => (await free()).FreeGround);
export const Plans = lazy(async () => (await free()).Plans);
export const PlanTools = lazy(async () => (await free()).PlanTools);
export const SeaForm = lazy(async () => (await free()).SeaForm);
export const Units = lazy(async () => (await free()).Units);
