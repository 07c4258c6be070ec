// The rules page of a game: opens at a rule's id, with search.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/lost.tsx";
import { go, Link, place, useTitle } from "../app/route.tsx";
import { games } from "../home/games.ts";
import { Glyph } from "../scene/icon.tsx";
import { blocks, inline, slug } from "./markdown.tsx";
import { rulesGame } from "./rules.ts";
import { search, useRules } from "./tab.tsx";

const NARROW = 760; // pixels: the contents stand above the rules, and are closed at first

/** The list of games whose rules can be read. */
export function RulesList() {
  useTitle("Rules: Baronage");
  return (
    <>
      <Header />
      <main class="reading">
        <h1>Rules</h1>
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
  const [missing, setMissing] = useState("");
  const page = useRules(game, (error) => setMissing(error.message));
  const [words, setWords] = useState("");
  const at = place.value.hash;
  const body = useMemo(() => (page ? blocks(page.page) : []), [page]);
  const found = useMemo(() => (page && words.trim() ? search(page.rules.values(), words) : null), [page, words]);
  const sections = useMemo(() => [...(page?.page.matchAll(/^##\s+(.*)$/gm) ?? [])].map((match) => match[1] as string), [page]);
  useTitle(page ? `${page.title}: rules` : "");
  useEffect(() => {
    rulesGame.value = game;
  }, [game]);
  useEffect(() => setWords(""), [at]); // who goes to a rule has found it
  useEffect(() => {
    if (!page || found || !at) return;
    const element = document.getElementById(at);
    element?.scrollIntoView({ block: "center" });
    element?.classList.add("here");
    return () => element?.classList.remove("here");
  }, [page, at, found]);
  if (missing) return <Lost words={missing.charAt(0).toUpperCase() + missing.slice(1)} />;
  if (!page) return <main class="message muted">One moment …</main>;
  return (
    <main class="rules-page">
      <nav>
        <Link to="/" class="home-link" label="To the tables">
          <Glyph name="back" size={18} /> <span>Tables</span>
        </Link>
        <input
          type="search"
          value={words}
          placeholder="Search"
          aria-label="Search the rules"
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <details open={innerWidth > NARROW}>
          <summary>Contents</summary>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <Link to={`/rules/${game}#${slug(section)}`}>{inline(section)}</Link>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <article class="reading">
        {found ? (
          <>
            <h1>{found.length === 1 ? "One rule" : `${found.length} rules`}</h1>
            {found.slice(0, 100).map((rule) => (
              <p key={rule.id} class="rule">
                <a
                  href={`#${rule.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    setWords("");
                    go(`/rules/${game}#${rule.id}`);
                  }}
                >
                  <strong>{rule.id}</strong>
                </a>{" "}
                {inline(rule.text)} <span class="muted small">{rule.section}</span>
              </p>
            ))}
          </>
        ) : (
          body
        )}
      </article>
    </main>
  );
}
