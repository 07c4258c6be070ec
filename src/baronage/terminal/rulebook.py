"""Looking things up in a game's rules: by id, by the beginning of an id, by words."""

from __future__ import annotations

import re

from baronage.engine.errors import Unreadable
from baronage.engine.game import Game
from baronage.engine.rules import Rule
from baronage.terminal.screen import FADED, Screen

MOST_FOUND = 30


def plain(text: str) -> str:
    """A rule's text without the marks of its page."""
    return re.sub(r"\*\*|`", "", text)


def whole_id(game: Game, text: str) -> str:
    """An id as the rules write it: `6.06` and `brawl-6.06` are BRAWL-6.06."""
    prefix = game.meta.prefix
    name = text.strip().strip("[]()").upper()
    return name if name.startswith(f"{prefix}-") else f"{prefix}-{name}"


def find_rules(game: Game, text: str) -> list[Rule]:
    """The rule of that id, those whose id begins so, or those in which all the words stand."""
    by_id = {rule.id.upper(): rule for rule in game.rules.values()}
    name = whole_id(game, text)
    if name in by_id:
        return [by_id[name]]
    below = [rule for upper, rule in by_id.items() if upper.startswith((f"{name}.", f"{name}-"))]
    if below:
        return below
    words = [word.lower() for word in text.split()]
    return [
        rule
        for rule in game.rules.values()
        if words and all(word in f"{rule.text} {rule.section}".lower() for word in words)
    ]


def show_rule(screen: Screen, rule: Rule) -> None:
    """One rule with its text."""
    screen.line(f"{rule.id}  {rule.section}", FADED)
    screen.line(plain(rule.text))


def show_rules(screen: Screen, game: Game, text: str) -> None:
    """What a look into the rules finds."""
    found = find_rules(game, text)
    if not found:
        raise Unreadable(f"nothing in the rules of {game.title} is found for {text!r}")
    for rule in found[:MOST_FOUND]:
        show_rule(screen, rule)
    if len(found) > MOST_FOUND:
        screen.line(f"… and {len(found) - MOST_FOUND} more; say more words to find fewer.", FADED)


def show_contents(screen: Screen, game: Game) -> None:
    """The sections of the rules, with the ids in each."""
    sections: dict[str, list[str]] = {}
    for rule in game.rules.values():
        sections.setdefault(rule.section, []).append(rule.id)
    screen.heading(f"The rules of {game.title}")
    rows = [[section, ids[0] if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"] for section, ids in sections.items()]
    screen.table(("section", "rules"), rows)
