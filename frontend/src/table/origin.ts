// A board of one's own comes from a table: the way back there.
const NAME = "baronage.from.";

/** The address of a board of one's own; where it comes from is kept as long as the browser's tab. */
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
