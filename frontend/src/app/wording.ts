// How words are laid out: what comes first, what is the rest, and which rules are told already.

export const glue = (text: string) => text.replace(/(\d) %/g, "$1\u00a0%"); // a percentage stays on its line
export const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A prompt's first sentence, and the rest. French has a space before ! ? and :, and names of orders end with a mark. */
export function split(prompt: string): [string, string] {
  const found = /^(.{12,150}?(?:[.?!](?=\s+[\p{Lu}\d«“])|:(?=\s)))\s+(.*)$/su.exec(prompt);
  if (!found || prompt.length < 60) return [prompt, ""];
  return [(found[1] as string).replace(/\s*:$/, "."), cap(found[2] as string)];
}

/** What is done, up to the colon, and what comes of it. */
export function headed(label: string): [string, string] {
  const at = label.indexOf(": ") + 1;
  return at ? [label.slice(0, at), label.slice(at)] : [label, ""];
}

export const MOST = 56; // letters of a button: three lines of small ones
export const BESIDE = 34; // letters of one that has another beside it

/** A long label's first words, for a button, and the rest; no words: even the first are too long, and the rest is all of it. */
export function shorten(label: string, most = MOST): [string, string] {
  const found = label.length > most ? (/^(.{6,80}?)\s?(?:: |\. |; )(.*)$/s.exec(label) ?? /^(.{6,80}?), (.*)$/s.exec(label)) : null;
  const [first, rest] = found ? [found[1] as string, cap(found[2] as string)] : [label, ""];
  return first.length > most ? ["", label] : [first, rest];
}
