// Code for maps of lands with their own outlines, loaded with the first one.
export { FreeGround, Units } from "../board/free.tsx";
export { Plans, PlanTools } from "../board/plans.tsx";
export { SeaForm } from "../board/sea-form.tsx";
