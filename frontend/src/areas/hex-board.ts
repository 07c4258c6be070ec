// Code for maps of hexes, loaded with the first one.
export { Flower } from "../board/hand-tile.tsx";
export { HexGround } from "../board/hexes.tsx";
export { HexOver } from "../board/hex-over.tsx";
export { mapTable as table } from "../board/layout/map.ts";
export { OrderSheet } from "../board/order.tsx";
