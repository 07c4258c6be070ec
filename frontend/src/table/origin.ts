// The way back to the table of a branched game.
const NAME = "baronage.from.";

/** The address of a branched game; its origin is stored as long as the tab is open. */
export function setOut(board: string, from: string): string {
  try {
    sessionStorage.setItem(NAME + board, from);
  } catch {
    // a browser that keeps nothing: then the way back leads over the tables
  }
  return `/table/${board}`;
}

/** The table that a board comes from, if it is known. */
export function originOf(board: string): string | null {
  try {
    return sessionStorage.getItem(NAME + board);
  } catch {
    return null;
  }
}
