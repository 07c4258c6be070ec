// Code for maps of lands with their own outlines, loaded with the first one.
export { FreeGround, Units } from "../board/free.tsx";
export { freeTable as table } from "../board/layout/free.ts";
export { Plans, PlanTools, tokenBox, toolBoxes } from "../board/plans.tsx";
export { Phases, Ranking } from "../board/ranking.tsx";
