// Code for maps of triangles, loaded with the first one.
export { Lens } from "../board/lens.tsx";
export { Shelf } from "../board/shelf.tsx";
export { Triangles } from "../board/triangles.tsx";
