// Seats by their classes.

/** The seat that the classes name, or -1. */
export function seatOf(classes: string | undefined): number {
  const found = classes ? /(?:^|\s)seat-(\d+)(?:\s|$)/.exec(classes) : null;
  return found ? Number(found[1]) : -1;
}
