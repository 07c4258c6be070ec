"""What a notice says: one function for what is sent and for what is shown beforehand.

A letter is made of what all at the table may know: which game, with whom, and how much time is left. Never of a hand, a sheet,
or what was said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from baronage.server.notices.wishes import MOVE, REMOVED, ROUND, SHORT
from baronage.server.notices.words import say

MINUTE, HOUR, DAY = 60, 3600, 86_400
TEST = "test"
LONGEST_NAME = 60


class Letter(NamedTuple):
    """A notice in words."""

    title: str
    text: str
    why: str
    link: str  # where one goes to do something about it; an address of the page, without the server's


def compose(kind: str, facts: Mapping[str, Any], language: str, now: float) -> Letter:
    """A notice of a kind, made of its facts."""
    words: dict[str, Any] = {
        "game": _name(facts.get("title", "")),
        "others": tuple(_name(name) for name in facts.get("others", ())),
        "by": _name(facts.get("by", "")),
        "name": _name(facts.get("name", "")),
        "place": facts.get("place", 0),
        "number": facts.get("number", 0),
    }
    text = say(f"{kind}-text", language, **words)
    if kind in (MOVE, SHORT) and facts.get("due") is not None:
        text = f"{text} {say('move-left', language, left=span(facts['due'] - now, language))}"
    return Letter(say(f"{kind}-title", language, **words), text, say(f"{kind}-why", language), _link(kind, facts))


def _name(text: str) -> str:
    """A name in one line, and not too long."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())[:LONGEST_NAME]


def digest(letters: Sequence[Letter], language: str) -> Letter:
    """Several in one."""
    if len(letters) == 1:
        return letters[0]
    title = say("digest-title", language, count=len(letters))
    text = "\n".join(f"• {letter.title}. {letter.text}" for letter in letters)
    return Letter(title, text, " ".join(dict.fromkeys(letter.why for letter in letters)), "/")


def span(seconds: float, language: str) -> str:
    """So much time, in its two largest units."""
    whole = max(0, int(seconds))
    days, hours, minutes = whole // DAY, whole % DAY // HOUR, whole % HOUR // MINUTE
    counts = [("days", days), ("hours", hours)] if days else [("hours", hours), ("minutes", minutes)]
    said = [say(unit, language, count=count) for unit, count in counts if count]
    if not said:
        return say("at-once", language)
    return said[0] if len(said) == 1 else say("and", language, first=said[0], last=said[1])


def _link(kind: str, facts: Mapping[str, Any]) -> str:
    if kind == ROUND and not facts.get("table"):
        return f"/tournaments/{facts.get('tournament', '')}"
    if kind == REMOVED:
        return "/"  # the table may be none that he can see any more
    if not facts.get("table"):
        return "/settings/notices"
    if facts.get("invitation"):
        return f"/table/{facts['table']}?invitation={facts['invitation']}"
    return f"/table/{facts['table']}?sign-in"
