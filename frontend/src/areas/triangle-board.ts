// Code for maps of triangles, loaded with the first one.
export { triangleTable as table } from "../board/layout/triangles.ts";
export { Lens } from "../board/lens.tsx";
export { Goals, Roster } from "../board/roster.tsx";
export { Shelf } from "../board/shelf.tsx";
export { Triangles } from "../board/triangles.tsx";
