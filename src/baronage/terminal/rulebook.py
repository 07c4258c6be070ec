"""Rule lookup by id, by the beginning of an id, or by words; and the sections of the page without rules."""

from __future__ import annotations

import re

from baronage.engine.core.errors import Unreadable
from baronage.engine.game.game import Game
from baronage.engine.game.messages import ENGLISH
from baronage.engine.text.rules import Rule
from baronage.engine.text.rules_search import search
from baronage.terminal.locale import msg
from baronage.terminal.screen import FADED, Screen

MAX_FOUND = 30
FIRST_GAME = {"en": "Your first game", "fr": "Votre première partie"}  # the title of that section, by language
_HEADING = re.compile(r"^(#{2,6})\s+(?:\d+(?:\.\d+)*\.?\s+)?(.*)$")  # without the number of the section
_STRESSED = re.compile(r"(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])")
_ITEM = re.compile(r"^(\d+\.|[-*])\s+(.*)$")


def plain(text: str) -> str:
    """Return a rule's text without Markdown."""
    return _STRESSED.sub(r"\1", re.sub(r"\*\*|`", "", text))


def whole_id(game: Game, text: str) -> str:
    """Return the full id: `6.06` and `brawl-6.06` are BRAWL-6.06."""
    prefix = game.meta.prefix
    name = text.strip().strip("[]()").upper()
    return name if name.startswith(f"{prefix}-") else f"{prefix}-{name}"


def find_rules(game: Game, text: str, language: str = ENGLISH) -> list[Rule]:
    """Return the rule of this id, those whose ids begin with it, or those that match the words, best first."""
    rules = game.rulebook.rules(language).values()
    by_id = {rule.id.upper(): rule for rule in rules}
    name = whole_id(game, text)
    if name in by_id:
        return [by_id[name]]
    below = [rule for upper, rule in by_id.items() if upper.startswith((f"{name}.", f"{name}-"))]
    if below:
        return below
    return search(rules, text)


def show_rule(screen: Screen, rule: Rule) -> None:
    """Print one rule with its text."""
    screen.line(f"{rule.id}  {rule.section}", FADED)
    screen.line(plain(rule.text))


def show_rules(screen: Screen, game: Game, text: str) -> None:
    """Print the results of a lookup."""
    pages = passages(game, screen.language)
    if _key(text) in pages:
        show_passage(screen, *pages[_key(text)])
        return
    found = find_rules(game, text, screen.language)
    if not found:
        words = [title for key, (title, _) in pages.items() if all(word in key for word in _key(text).split())]
        if words and _key(text):
            show_passage(screen, *pages[_key(words[0])])
            return
        raise Unreadable(msg("rules-nothing", game=game.title, text=text))
    for rule in found[:MAX_FOUND]:
        show_rule(screen, rule)
    if len(found) > MAX_FOUND:
        screen.line(msg("rules-more", more=len(found) - MAX_FOUND), FADED)


def show_contents(screen: Screen, game: Game) -> None:
    """Print the sections of the rules, with the ids in each."""
    sections: dict[str, list[str]] = {}
    for rule in game.rulebook.rules(screen.language).values():
        sections.setdefault(rule.section, []).append(rule.id)
    screen.heading(msg("rules-of", game=game.title))
    rows = [[section, ids[0] if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"] for section, ids in sections.items()]
    screen.table((msg("column-section"), msg("column-rules")), rows)
    titles = [title for title, _ in passages(game, screen.language).values()]
    if titles:
        screen.line()
        screen.line(msg("rules-titles", first=titles[0].lower(), titles=titles))


# --- sections without rules -----------------------------------------------------------------------------------------


def passages(game: Game, language: str = ENGLISH) -> dict[str, tuple[str, list[str]]]:
    """Return the sections of the page that define no rule, by title in lower case: title and lines."""
    ruled = {rule.section for rule in game.rulebook.rules(language).values()}
    found: dict[str, tuple[str, list[str]]] = {}
    inside: list[tuple[int, list[str]]] = []  # the open sections with their depths
    for line in game.rulebook.page(language).splitlines():
        heading = _HEADING.match(line)
        if not heading:
            for _, lines in inside:
                lines.append(line)
            continue
        depth, title = len(heading[1]), plain(heading[2].strip())
        inside = [(above, lines) for above, lines in inside if above < depth]
        if line.lstrip("# ").strip() in ruled:
            inside = []
            continue
        for _, lines in inside:
            lines += ["", f"{title}:", ""]
        inside.append((depth, []))
        found.setdefault(_key(title), (title, inside[-1][1]))
    return {key: (title, lines) for key, (title, lines) in found.items() if any(map(str.strip, lines))}


def _key(title: str) -> str:
    return " ".join(title.lower().split())


def show_passage(screen: Screen, title: str, lines: list[str]) -> None:
    """Print a section in paragraphs, lists and tables. Fenced blocks are unchanged."""
    screen.heading(title)
    mark, words, table, fenced = "", "", list[list[str]](), False

    def close() -> None:
        nonlocal mark, words, table
        if table:
            wide = max(map(len, table))
            head, *rows = [cells + [""] * (wide - len(cells)) for cells in table]
            screen.table(head, rows)
        elif mark:
            screen.item(mark, words)
        elif words:
            screen.line(words)
        mark, words, table = "", "", []

    for line in [*lines, ""]:
        text = plain(line.strip())
        item = _ITEM.match(line.strip())
        if line.startswith("```"):
            close()
            fenced = not fenced
        elif fenced:
            screen.unbroken(line)
        elif text.startswith("|"):
            if words:
                close()
            cells = [cell.strip() for cell in text.strip("|").split("|")]
            if not all(set(cell) <= set("-: ") for cell in cells) or not table:
                table.append(cells)
        elif not text or item:
            close()
            if item:
                mark, words = item[1], plain(item[2])
        else:
            words = f"{words} {text}".strip()
