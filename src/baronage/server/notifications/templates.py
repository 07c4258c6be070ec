"""Notification texts, composed by one function for sending and for previews.

They contain only what is public at the table: the game, the players and the time left. They never contain hands,
submissions or chat messages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from baronage.server.notifications.locale import msg
from baronage.server.notifications.preferences import MOVE, REMOVED, ROUND, SHORT

MINUTE, HOUR, DAY = 60, 3600, 86_400
TEST = "test"
LONGEST_NAME = 60


class NotificationText(NamedTuple):
    """The text of a notification."""

    title: str
    text: str
    why: str
    link: str  # where to react to it: a path, without the server's address


def compose(kind: str, params: Mapping[str, Any], language: str, now: float) -> NotificationText:
    """Return the text of a notification of this kind."""
    words: dict[str, Any] = {
        "game": _name(params.get("title", "")),
        "others": tuple(_name(name) for name in params.get("others", ())),
        "by": _name(params.get("by", "")),
        "name": _name(params.get("name", "")),
        "place": params.get("place", 0),
        "drawn": params.get("drawn", 0),
        "number": params.get("number", 0),
    }
    text = msg(f"{kind}-text", language, **words)
    if kind in (MOVE, SHORT) and params.get("due") is not None:
        text = f"{text} {msg('move-left', language, left=span(params['due'] - now, language))}"
    return NotificationText(
        msg(f"{kind}-title", language, **words), text, msg(f"{kind}-why", language), _link(kind, params)
    )


def _name(text: str) -> str:
    """Return a name in one line of limited length."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())[:LONGEST_NAME]


def digest(contents: Sequence[NotificationText], language: str) -> NotificationText:
    """Return several texts combined into one."""
    if len(contents) == 1:
        return contents[0]
    title = msg("digest-title", language, count=len(contents))
    text = "\n".join(f"• {content.title}. {content.text}" for content in contents)
    return NotificationText(title, text, " ".join(dict.fromkeys(content.why for content in contents)), "/")


def span(seconds: float, language: str) -> str:
    """Return a duration as text, in its two largest units."""
    whole = max(0, int(seconds))
    days, hours, minutes = whole // DAY, whole % DAY // HOUR, whole % HOUR // MINUTE
    counts = [("days", days), ("hours", hours)] if days else [("hours", hours), ("minutes", minutes)]
    parts = [msg(unit, language, count=count) for unit, count in counts if count]
    if not parts:
        return msg("at-once", language)
    return parts[0] if len(parts) == 1 else msg("and", language, first=parts[0], last=parts[1])


def _link(kind: str, params: Mapping[str, Any]) -> str:
    if kind == ROUND and not params.get("table"):
        return f"/tournaments/{params.get('tournament', '')}"
    if kind == REMOVED:
        return "/"  # the person may no longer see the table
    if not params.get("table"):
        return "/settings/notifications"
    if params.get("invitation"):
        return f"/table/{params['table']}?invitation={params['invitation']}"
    return f"/table/{params['table']}?sign-in"
