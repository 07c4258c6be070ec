// Functions of the messages of The Barons of Fyn, as in locale/types.py of the game.
import type { Reader, Tools } from "../board/catalogue.ts";

export function own({ say, t }: Tools): Tools {
  const { KIND, DIGITS, AT_MOST, SPOT, NORTHWARD, SIDEWAYS } = t;
  return {
    ...{ KIND, DIGITS, AT_MOST, SPOT, NORTHWARD, SIDEWAYS },
    PLACE: (cell: number, owner: number, r: Reader) => say("place", { cell, owner }, r),
    LAND: (cell: number, owner: number, r: Reader) => say("land-at", { cell, owner }, r),
    OWN_LAND: (cell: number, owner: number, r: Reader) => say("land-at", { cell, owner: owner === r.viewer ? owner : -1 }, r),
    PARITY: (number: number) => (number % 2 ? "odd" : "even"),
  };
}
