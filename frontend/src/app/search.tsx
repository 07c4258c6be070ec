// Looking for something by a few words, from every page: people, games, rules, tournaments, what was played. "/" opens it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Found } from "../generated/rest.ts";
import { games } from "../home/games.ts";
import { ArmsShield } from "../people/mark.tsx";
import { Glyph } from "./icon.tsx";
import { get } from "../wire/rest.ts";
import { go, Link } from "./route.tsx";
import { msg } from "./words.ts";

const PATIENCE = 200; // milliseconds without a key before the request

const writes = (target: EventTarget | null) => target instanceof Element && !!target.closest("input, textarea, select, [contenteditable]");

export function Search() {
  const [words, setWords] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const asked = words.trim();
  // as soon as it is seen, and at once: what is typed after the "/" is written there, however fast
  useLayoutEffect(() => {
    const look = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
      event.preventDefault();
      setOpen(true);
      field.current?.focus();
    };
    addEventListener("keydown", look);
    return () => removeEventListener("keydown", look);
  }, []);
  useEffect(() => {
    if (!open) return;
    field.current?.focus();
    const away = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [open]);
  useEffect(() => {
    let gone = false;
    setFound(null);
    const timer = window.setTimeout(() => {
      if (asked)
        get(`/api/search?words=${encodeURIComponent(asked)}`).then(
          (some) => !gone && setFound(some),
          () => undefined,
        );
    }, PATIENCE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked]);
  const close = () => {
    setOpen(false);
    setWords("");
  };
  /** Up and down through what was found; Escape closes. */
  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      close();
      field.current?.blur();
      return;
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const all = [field.current, ...(box.current?.querySelectorAll<HTMLElement>(".found a") ?? [])];
    all[(all.indexOf(document.activeElement as HTMLInputElement) + step + all.length) % all.length]?.focus();
  };
  const first = (event: Event) => {
    event.preventDefault();
    const link = box.current?.querySelector(".found a")?.getAttribute("href");
    if (link) {
      close();
      go(link);
    }
  };
  return (
    <form class={`search${open ? " open" : ""}`} role="search" ref={box} onSubmit={first} onKeyDown={walk}>
      <button type="button" class="square search-open" aria-label={msg("search")} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Glyph name="search" size={17} />
      </button>
      <label class="search-field">
        <Glyph name="search" size={15} />
        <input
          ref={field}
          type="search"
          value={words}
          maxLength={100}
          placeholder={msg("search-what")}
          aria-label={msg("search-what")}
          onFocus={() => setOpen(true)}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <kbd>/</kbd>
      </label>
      {open && asked && found && (
        <div class="found menu" onClick={(event) => (event.target as Element).closest("a") && close()}>
          <Results found={found} />
        </div>
      )}
    </form>
  );
}

function Results({ found }: { found: Found }) {
  const { people, rules, tournaments } = found;
  const titled = (name: string) => games.value.find((game) => game.name === name)?.title ?? name;
  const played = [
    ...found.games.map((one) => ({ to: `/archive?game=${one.game}`, name: one.title, count: one.played })),
    ...people.map((one) => ({ to: `/archive?person=${one.login}`, name: one.name, count: one.played })),
  ].filter(({ count }) => count > 0);
  if (![people, found.games, rules, tournaments].some((some) => some.length)) return <p class="muted">{msg("search-nothing")}</p>;
  return (
    <>
      {people.length > 0 && <h3 class="group">{msg("search-people")}</h3>}
      {people.map((one) => (
        <Link key={one.login} to={`/people/${one.login}`}>
          <ArmsShield arms={one.arms} name={one.name} size={20} /> <strong>{one.name}</strong> <span class="muted small">{one.login}</span>
        </Link>
      ))}
      {found.games.length > 0 && <h3 class="group">{msg("search-games")}</h3>}
      {found.games.map((one) => (
        <Link key={one.game} to={`/opponents/${one.game}`}>
          <Glyph name="play" size={15} /> <strong>{one.title}</strong> <span class="muted small">{msg("search-play")}</span>
        </Link>
      ))}
      {tournaments.length > 0 && <h3 class="group">{msg("page-tournaments")}</h3>}
      {tournaments.map((one) => (
        <Link key={one.id} to={`/tournaments/${one.id}`}>
          <Glyph name="trophy" size={16} /> <strong>{one.name}</strong> <span class="muted small">{titled(one.game)}</span>
        </Link>
      ))}
      {rules.length > 0 && <h3 class="group">{msg("page-rules")}</h3>}
      {rules.map((one) => (
        <Link key={one.id} to={`/rules/${one.game}#${one.id}`}>
          <Glyph name="book" size={16} />{" "}
          <span class="rule-found">
            <strong>{titled(one.game)}</strong> <span class="muted small">{plain(one.text)}</span>
          </span>
        </Link>
      ))}
      {played.length > 0 && <h3 class="group">{msg("archive")}</h3>}
      {played.map(({ to, name, count }) => (
        <Link key={to} to={to}>
          <Glyph name="scroll" size={16} /> <strong>{name}</strong> <span class="muted small">{msg("games-count", { games: count })}</span>
        </Link>
      ))}
    </>
  );
}

/** A rule without the marks of its page. */
const plain = (text: string) => text.replace(/[*`_]|\[([^\]]*)\]\([^)]*\)/g, "$1");
