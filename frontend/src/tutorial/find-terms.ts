// Find the terms of a game in a text.
import type { TeachingTerm } from "../generated/rest.ts";

type Part = string | { term: TeachingTerm; words: string };
type Wanted = { pattern: RegExp; terms: Map<string, TeachingTerm> };

const known = new WeakMap<TeachingTerm[], Wanted>();
const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** All forms of all terms in one pattern, the longest first; whole words only. */
function wanted(terms: TeachingTerm[]): Wanted {
  let made = known.get(terms);
  if (!made) {
    const forms = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term] as const)));
    const longest = [...forms.keys()].sort((a, b) => b.length - a.length).map(plain);
    made = { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${longest.join("|")})(?![\\p{L}\\p{N}])`, "giu"), terms: forms };
    known.set(terms, made);
  }
  return made;
}

/** A text in parts: those of `terms` that are not in `explained` yet stand by themselves, each once. */
export function found(text: string, terms: TeachingTerm[], explained: Set<string>): Part[] {
  const { pattern, terms: forms } = wanted(terms);
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const term = forms.get(match[0].toLowerCase());
    if (!term || explained.has(term.id)) continue;
    explained.add(term.id);
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ term, words: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
