"""What tests look at besides facts: the open Shield window, and what an audience can read in its view and its log."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from baronage.engine.core.state import PUBLIC, Event
from baronage.engine.match.match import Match
from baronage.games.brawling.data import UP, unit_name
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.rules.town import unit_at
from baronage.games.brawling.steps.shields import ShieldWindow
from tests.games.brawling.table import board, card, seat_of


def window(match: Match) -> ShieldWindow | None:
    """The Shield window, if it is open."""
    for step in board(match).stack:
        if isinstance(step, ShieldWindow):
            return step
    return None


def damage(match: Match) -> str:
    """The damage of every target in the open Shield window: 'SMI1=7 kni2=3'."""
    found = window(match)
    if found is None:
        raise AssertionError("no Shield window is open")
    return " ".join(f"{unit_name(unit_at(board(match), target)[2])}={dealt}" for target, _, dealt in found.damage)


def viewer_of(who: str) -> int:
    """A seat by its letter; '' is a spectator."""
    return seat_of(who) if who else PUBLIC


def view(match: Match, who: str = "") -> dict[str, Any]:
    """The view of a player, or of a spectator."""
    return match.state.view(seat_of(who) if who else None)


def audiences(match: Match) -> list[str]:
    """Every player, and the spectators."""
    return [*LETTERS[: match.setup.seats], ""]


def shows(document: Any, name: str) -> bool:
    """Whether a card's number, of either half, stands anywhere in a view or in events.

    Give cards of soldiers, events or Aids: their numbers are too large to be taken for a seat, a slot or a count.
    """
    number = card(name)
    if number < card("KNI1"):
        raise AssertionError(f"the number of {name} is too small to be told from a count")
    return any(found in (number, number + UP) for found in _numbers(json.loads(json.dumps(document))))


def _numbers(document: Any) -> Iterator[int]:
    if isinstance(document, dict):
        for value in document.values():
            yield from _numbers(value)
    elif isinstance(document, list):
        for value in document:
            yield from _numbers(value)
    elif isinstance(document, int):
        yield document


def who_sees(match: Match, name: str) -> str:
    """The audiences whose views hold this card: 'AC', '*' for everybody and the spectators, '' for nobody."""
    seeing = [who for who in audiences(match) if shows(view(match, who), name)]
    if len(seeing) == match.setup.seats + 1:
        return "*"
    if "" in seeing:
        raise AssertionError(f"spectators see {name} and a player does not")
    return "".join(seeing)


def who_read(match: Match, name: str, since: int = 0) -> str:
    """The same for the events from a moment on."""
    reading = []
    for who in audiences(match):
        events = [event for moment in match.history[since:] for event in moment.seen(viewer_of(who))]
        if shows([list(event[2]) for event in events], name):
            reading.append(who)
    return "*" if len(reading) == match.setup.seats + 1 else "".join(who or "public" for who in reading)


def events(match: Match, kind: int, who: str | None = None) -> list[tuple[int, ...]]:
    """The facts of all events of a kind, or of those that one audience sees."""
    seen: list[Event] = []
    for moment in match.history:
        seen.extend(moment.events if who is None else moment.seen(viewer_of(who)))
    return [params for found, _, params, _ in seen if found == kind]


def known_to(match: Match, who: str) -> str:
    """All that an audience has been told so far: its view, its number, its story and its events, as one text to compare."""
    viewer = viewer_of(who)
    seen = [moment.seen(viewer) for moment in match.history if moment.seen(viewer)]
    clock = match.state.redact(viewer).clock()
    return json.dumps([view(match, who), match.number(viewer), match.story(viewer), seen, clock])
