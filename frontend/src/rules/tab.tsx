// The rules beside the board: the selected rule, and a search.
import { useEffect, useRef, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { get, type Refused } from "../wire/rest.ts";
import { boardsOf } from "./boards.tsx";
import { useExamples } from "./examples.ts";
import { inline } from "./markdown.tsx";
import { type Rule, type RulesPage, rulesGame, rulesOf, shownRule } from "./rules.ts";
import { msg } from "../app/words.ts";

const MOST = 30;
const MOST_LETTERS = 200; // that the server reads
const SETTLED = 150; // milliseconds after the last letter

/** The rules that the words ask for, the nearest first, as soon as the server has found them; null: nothing is looked for. */
export function useFound(page: RulesPage | null, words: string): Rule[] | null {
  const [found, setFound] = useState<Rule[] | null>(null);
  const asked = words.trim();
  useEffect(() => {
    if (!page || !asked) {
      setFound(null);
      return;
    }
    let wanted = true;
    const timer = setTimeout(
      () =>
        get(`/api/games/${page.game}/rules/search?words=${encodeURIComponent(asked.slice(0, MOST_LETTERS))}`).then(
          (ids) => wanted && setFound(ids.map((id) => page.rules.get(id)).filter((rule) => rule !== undefined)),
          () => wanted && setFound([]),
        ),
      SETTLED,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [page, asked]);
  return found;
}

/** The rules of a game, as soon as they are there; or why they are missing. */
export function useRules(game: string): { page: RulesPage | null; missing: Refused | null } {
  const [page, setPage] = useState<RulesPage | null>(null);
  const [missing, setMissing] = useState<Refused | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game)
      rulesOf(game).then(
        (found) => wanted && setPage(found),
        (error) => wanted && setMissing(error),
      );
    return () => {
      wanted = false;
    };
  }, [game]);
  return { page, missing };
}

/** The search field. */
export function SearchField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  return (
    <input
      type="search"
      value={words}
      placeholder={msg("search-these")}
      aria-label={msg("search-rules")}
      onInput={(event) => onWords(event.currentTarget.value)}
    />
  );
}

export function RulesTab() {
  const { page } = useRules(rulesGame.value);
  const [words, setWords] = useState("");
  const id = shownRule.value;
  const found = useFound(page, words);
  const boards = boardsOf(rulesGame.value, useExamples(rulesGame.value) ?? []);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is here is another when the page, the rule or what is looked for is
  useEffect(() => {
    box.current?.querySelector(".here")?.scrollIntoView({ block: "nearest" });
  }, [page, id, words]);
  if (!page) return <p class="muted">{msg("one-moment")}</p>;
  const rule = page.rules.get(id);
  const nearby = rule && !words ? [...page.rules.values()].filter((other) => other.section === rule.section) : [];
  const shown = words.trim() ? (found ?? []) : nearby;
  return (
    <div class="rules-tab" ref={box}>
      <SearchField words={words} onWords={setWords} />
      {shown.slice(0, MOST).map((one) => (
        <p key={one.id} class={one.id === id ? "rule here" : "rule"}>
          <strong class="rule-id">{one.id}</strong> {inline(one.text)}
          {boards.beside(one.id)}
        </p>
      ))}
      {shown.length > MOST && <p class="muted">{msg("and-more", { count: shown.length - MOST })}</p>}
      {words.trim() && found?.length === 0 && <p class="muted">{msg("no-rule-about")}</p>}
      <p>
        <Link to={`/rules/${page.game}${id ? `#${id}` : ""}`}>{msg("all-rules-of", { game: page.title })}</Link>
      </p>
    </div>
  );
}
