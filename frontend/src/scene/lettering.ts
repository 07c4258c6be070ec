// How much room words take: the same estimate as the Python side, so that pictures are laid out alike.
import { BOLD, SIZE, SIZES, WIDTHS } from "../generated/look.ts";

const widths = new Map<string, number>();

/** The width of a line of text. */
export function textWidth(text: string, size: number, bold = false): number {
  let units = widths.get(text);
  if (units === undefined) {
    units = 0;
    for (const letter of text) units += WIDTHS[letter] ?? 600;
    if (widths.size > 4000) widths.clear();
    widths.set(text, units);
  }
  return (units * size * (bold ? 1.07 : 1)) / 1000;
}

/** Lines no wider than that, broken between words; a word that is wider stands alone. */
export function wrap(text: string, width: number, size: number, bold = false): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size, bold) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines;
}

/** The letter size, at most `size` and at least `least`, at which a line fits the width. */
export function fitted(text: string, width: number, size: number, bold = false, least = 11): number {
  const full = textWidth(text, size, bold);
  return full <= width ? size : Math.max(least, Math.round((size * width * 10) / full) / 10);
}

/** The size of the letters of a text with these classes, and whether they are bold. */
export function letters(classes: string): [number, boolean] {
  let size = SIZE;
  let bold = false;
  for (const name of classes.split(" ")) {
    size = SIZES[name] ?? size;
    bold ||= BOLD.includes(name);
  }
  return [size, bold];
}
