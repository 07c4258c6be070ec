// What only a map of lands with outlines of their own needs, loaded with the first one.
export { FreeGround, Units } from "../board/free.tsx";
export { Plans, PlanTools } from "../board/plans.tsx";
export { SeaForm } from "../board/sea-form.tsx";
