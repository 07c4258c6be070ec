// Code for realms of land cards, loaded with the first one.
export { realmTable as table } from "../board/layout/realms.ts";
export { BattleLine, FreeLand } from "../board/realm.tsx";
