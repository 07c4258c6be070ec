// A stage with pictures of full height: everything is scaled alike.
import type { Sizes } from "./cards.ts";
import type { Room } from "./types.ts";

const WIDE = 1120;
const HIGH = 844;

export function freshSizes({ w, h }: Room): Sizes {
  const scale = Math.min(w / WIDE, h / HIGH);
  return { width: w / scale, height: h / scale, scale, art: 63, handArt: 73 };
}
