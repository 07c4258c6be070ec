// The rules beside the board: the rule that was asked for, and a search.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import type { Refused } from "../wire/rest.ts";
import { inline } from "./markdown.tsx";
import { type Rule, type RulesPage, rulesGame, rulesOf, shownRule } from "./rules.ts";

const MOST = 30;

/** The rules that hold all the words of a search, by id or text. */
export function search(rules: Iterable<Rule>, words: string): Rule[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Rule[] = [];
  for (const rule of rules) {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    if (wanted.every((word) => text.includes(word))) found.push(rule);
  }
  return found;
}

export function useRules(game: string, onMissing?: (error: Refused) => void): RulesPage | null {
  const [page, setPage] = useState<RulesPage | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game)
      rulesOf(game).then(
        (found) => wanted && setPage(found),
        (error) => wanted && onMissing?.(error),
      );
    return () => {
      wanted = false;
    };
  }, [game]);
  return page;
}

/** Where one types what one looks for. */
export function SearchField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  return (
    <input
      type="search"
      value={words}
      placeholder="Search these rules"
      aria-label="Search the rules"
      onInput={(event) => onWords(event.currentTarget.value)}
    />
  );
}

export function RulesTab() {
  const page = useRules(rulesGame.value);
  const [words, setWords] = useState("");
  const id = shownRule.value;
  const found = useMemo(() => (page && words.trim() ? search(page.rules.values(), words) : []), [page, words]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector(".here")?.scrollIntoView({ block: "nearest" });
  }, [page, id, words]);
  if (!page) return <p class="muted">One moment …</p>;
  const rule = page.rules.get(id);
  const nearby = rule && !words ? [...page.rules.values()].filter((other) => other.section === rule.section) : [];
  const shown = words.trim() ? found : nearby;
  return (
    <div class="rules-tab" ref={box}>
      <SearchField words={words} onWords={setWords} />
      {shown.slice(0, MOST).map((one) => (
        <p key={one.id} class={one.id === id ? "rule here" : "rule"}>
          <strong class="rule-id">{one.id}</strong> {inline(one.text)}
        </p>
      ))}
      {shown.length > MOST && <p class="muted">… and {shown.length - MOST} more.</p>}
      {words.trim() && !found.length && <p class="muted">No rule has these words.</p>}
      <p>
        <Link to={`/rules/${page.game}${id ? `#${id}` : ""}`}>All rules of {page.title}</Link>
      </p>
    </div>
  );
}
