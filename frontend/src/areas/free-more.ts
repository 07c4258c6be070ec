// Parts of maps of lands with their own outlines that the first picture doesn't need.
export { OrderStrip, RealmReveal } from "../board/realm-reveal.tsx";
export { SeaForm } from "../board/sea-form.tsx";
