// Acts as a board groups them: buttons, pushes, what is bought, and the decisions that are sent.
import type { Act } from "./data.ts";

export const SHELF = "shelf"; // the zone of what is bought and hired
export const PUSH = "push:"; // the cells of the zone of pushes: direction, distance

/** The button between the piece of an act and its target. */
export const groupOf = ({ group: [id, params], target }: Act): string => (id && target !== SHELF ? `${id} ${JSON.stringify(params)}` : "");
/** An act of a piece without a target that is a button while the piece is picked. */
export const isButton = ({ piece, target, chip }: Act): boolean => !!piece && !target && !!chip?.text[0].startsWith("button-");

/** The decisions of an act. With `stops`, an act that can't be taken back ends before its last one, such as the fight. */
export const stopped = (act: Act, stops: boolean): number[][] =>
  stops && !act.undo && !act.amount.length && act.do.length > 2 ? act.do.slice(0, -1) : act.do;

/** The decisions of an act, with the number that was chosen in place of the last one. */
export function withAmount(actions: number[][], amount: number | null): number[][] {
  if (amount === null) return actions;
  return actions.map((action, i) => (i < actions.length - 1 ? action : [...action.slice(0, -1), amount]));
}
