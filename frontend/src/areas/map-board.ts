// Code for all maps, loaded with the first one.
export { MapButtons, MapGround } from "../board/map.tsx";
