// The rules page of a game: opens at a rule's id, with search.
import { Fragment } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/not-found.tsx";
import { go, Link, origin, place, useTitle } from "../app/route.tsx";
import { games } from "../home/games.ts";
import { Glyph } from "../app/icon.tsx";
import { blocks, inline, slug } from "./markdown.tsx";
import { type Rule, rulesGame } from "./rules.ts";
import { boardsOf } from "./boards.tsx";
import { useExamples } from "./examples.ts";
import { SearchField, useFound, useRules } from "./tab.tsx";
import { msg } from "../app/words.ts";

const MOST = 100; // rules that a search shows
const NARROW = 760; // pixels: the contents stand above the rules, and are closed at first

/** The list of games whose rules can be read. */
export function RulesList() {
  useTitle(msg("rules-title"));
  return (
    <>
      <Header />
      <main class="reading">
        <h1>{msg("page-rules")}</h1>
        {games.value.map((game) => (
          <section key={game.name}>
            <h2>
              <Link to={`/rules/${game.name}`}>{game.title}</Link>
            </h2>
            <p>{game.sentence}</p>
          </section>
        ))}
      </main>
    </>
  );
}

export function RulesPageView({ game }: { game: string }) {
  const { page, missing } = useRules(game);
  const [words, setWords] = useState("");
  const at = place.value.hash;
  const examples = useExamples(game);
  const body = useMemo(() => (page ? blocks(page.page, boardsOf(game, examples ?? [])) : []), [page, game, examples]);
  const found = useFound(page, words);
  const sections = useMemo(() => contents(page?.page ?? ""), [page]);
  useTitle(page ? msg("rules-of-title", { game: page.title }) : "");
  useEffect(() => {
    rulesGame.value = game;
  }, [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who goes to a rule has found it
  useEffect(() => setWords(""), [at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: examples bring anchors of their own
  useEffect(() => {
    if (!page || found || !at) return;
    const element = document.getElementById(at);
    element?.scrollIntoView({ block: "center" });
    element?.classList.add("here");
    return () => element?.classList.remove("here");
  }, [page, at, found, examples]);
  useEffect(() => {
    if (found) scrollTo(0, 0); // what is found begins at the top
  }, [found]);
  if (missing) return <Lost error={missing} />;
  if (!page) return <main class="message muted">{msg("one-moment")}</main>;
  const unknown = at && !page.rules.has(at) && /^[A-Z]+-/.test(at);
  return (
    <>
      <Header />
      <main class="rules-page">
        <nav aria-label={msg("in-these-rules")}>
          {origin.value && (
            <Link to={origin.value} class="home-link">
              <Glyph name="back" size={18} />{" "}
              <span>{origin.value.startsWith("/replay/") ? msg("back-to-replay") : msg("back-to-the-table")}</span>
            </Link>
          )}
          <SearchField words={words} onWords={setWords} />
          <p>
            <Link to={`/rules/${game}/sheet`}>{msg("one-page")}</Link>
          </p>
          <details open={innerWidth > NARROW}>
            <summary>{msg("contents")}</summary>
            <ul>
              {sections.map(([section, parts]) => (
                <li key={section}>
                  <Link to={`/rules/${game}#${slug(section)}`}>{inline(section)}</Link>
                  {parts.length > 0 && (
                    <ul>
                      {parts.map((part) => (
                        <li key={part}>
                          <Link to={`/rules/${game}#${slug(part)}`}>{inline(part)}</Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <article class="reading">
          {unknown && !found && <p class="trouble">{msg("no-rule", { rule: at })}</p>}
          {found ? <Found game={game} title={page.title} words={words.trim()} rules={found} onGo={() => setWords("")} /> : body}
        </article>
      </main>
    </>
  );
}

/** The headings of a page, each with those below it. */
function contents(page: string): [string, string[]][] {
  const found: [string, string[]][] = [];
  for (const [, marks, words] of page.matchAll(/^(###?)\s+(.*)$/gm)) {
    if (marks === "##") found.push([words as string, []]);
    else found.at(-1)?.[1].push(words as string);
  }
  return found;
}

interface FoundProps {
  game: string;
  title: string;
  words: string; // what was looked for
  rules: Rule[];
  onGo: () => void;
}

/** Search results: the nearest rules first, each run of them under its heading. */
function Found({ game, title, words, rules, onGo }: FoundProps) {
  const shown = rules.slice(0, MOST);
  return (
    <>
      <h1>{title}</h1>
      <p class="muted" role="status">
        {msg("found", { count: rules.length, words, most: rules.length > MOST ? MOST : 0 })}{" "}
        <button type="button" class="bare" onClick={onGo}>
          {msg("all-rules-back")}
        </button>
      </p>
      {shown.map((rule, i) => (
        <Fragment key={rule.id}>
          {rule.section !== shown[i - 1]?.section && <h3>{inline(rule.section)}</h3>}
          <p class="rule">
            <a
              href={`#${rule.id}`}
              onClick={(event) => {
                event.preventDefault();
                onGo();
                go(`/rules/${game}#${rule.id}`);
              }}
            >
              <strong>{rule.id}</strong>
            </a>{" "}
            {inline(rule.text)}
          </p>
        </Fragment>
      ))}
    </>
  );
}
