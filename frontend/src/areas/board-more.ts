// Parts of every board that are not needed for its first picture.
export { Amount } from "../board/amount.tsx";
export { Field } from "../board/field.tsx";
export { Fights } from "../board/fights.tsx";
export { Flights } from "../board/flying.tsx";
export { regain, step } from "../board/focus.ts";
export { BattleForm, OrderForm } from "../board/form.tsx";
export { LastMove } from "../board/last-move.tsx";
export { LastMoves } from "../board/moves.tsx";
export { play, soundOf } from "../board/sounds.ts";
export { Outcomes } from "../board/outcomes.tsx";
export { Several } from "../board/several.tsx";
export { Advice } from "../board/steward.tsx";
export { Break, HolidayTag } from "../table/breaks.tsx";
export { DrawOffer } from "../table/draw-offer.tsx";
export { Proposals } from "../negotiation/proposals.tsx";
