"""How a game went, told when it is over: points turn by turn, what each seat did, and what brought a seat down; and while it
is played, why something went against a seat.

A game that tells it keeps a module `ending`:

    DEEDS                       names of what is counted for each seat, the most telling first; each has a sentence `deed-NAME`
    points(view, seat)          the points of a seat by where they come from: `points-from-NAME`; their sum is its score
    deeds(view, event)          what an event counts for: seats and names of deeds
    fall(view, events, seat)    the places of at most three events, in their order, which led to the seat's defeat
    setback(view, events, seat) the same, where the last of these events is a battle that the seat lost, or an order of its own
                                that came to nothing: what led to it, and itself; of any other event nothing
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from baronage.engine.flow import PUBLIC, Event, State

if TYPE_CHECKING:
    from baronage.engine.game import Game
    from baronage.engine.match import Match
    from baronage.engine.record import Record

MOST_CAUSES: Final = 3
MOST_DEEDS: Final = 3  # in one sentence
RECENT: Final = 80  # moments among which a reason is looked for


class Ending(Protocol):
    """What a game's module `ending` has."""

    DEEDS: tuple[str, ...]

    def points(self, view: State, seat: int) -> dict[str, int]:
        """By where they come from."""

    def deeds(self, view: State, event: Event) -> Iterable[tuple[int, str]]:
        """Whose deed an event was, and which."""

    def fall(self, view: State, events: Sequence[Event], seat: int) -> list[int]:
        """Which events led to its defeat."""

    def setback(self, view: State, events: Sequence[Event], seat: int) -> list[int]:
        """Which events led to the last of them, if that went against the seat."""


class Mark(NamedTuple):
    """How things stood when a turn was over, as everybody could see."""

    turn: int  # its number; 0: before the first
    move: int  # how many moves had been made,
    counts: tuple[int, ...]  # and how many moments each seat, then the public, had seen
    points: tuple[dict[str, int], ...]  # of each seat
    out: tuple[bool, ...]


@dataclass(frozen=True)
class Chronicle:
    """A whole game: how things stood after each turn, and what each seat did."""

    marks: tuple[Mark, ...]
    deeds: tuple[Counter[str], ...]


class Cause(NamedTuple):
    """Something that led to a defeat, and the number of the moment at which these eyes saw it."""

    event: Event
    moment: int


def chronicle(record: Record) -> Chronicle:
    """Play a game again and keep its marks; of a game that does not tell how it ends, nothing."""
    told = record.game.ending
    if told is None:
        return Chronicle((), ())
    kind, fact = record.game.begins
    at = record.game.events[kind][1].index(fact)
    marks: dict[int, Mark] = {}  # by the number of the turn that was over
    turn = seen = 0
    match: Match | None = None
    for move, match in enumerate(record.matches()):
        if not move:
            marks[0] = _mark(told, match, 0, move)
        for moment in match.moments[seen:]:
            begun = [event[2][at] for event in moment.events if event[0] == kind]
            if begun and begun[-1] > turn:
                turn = begun[-1]
                marks[turn - 1] = _mark(told, match, turn - 1, move)
        seen = len(match.moments)
    assert match is not None  # there is always the start
    marks[turn] = _mark(told, match, turn, len(record.moves))
    return Chronicle(tuple(marks.values()), _deeds(told, match))


def _mark(told: Ending, match: Match, turn: int, move: int) -> Mark:
    view = match.state.redact(PUBLIC)
    seats = range(match.setup.seats)
    points = tuple(told.points(view, seat) for seat in seats)
    return Mark(turn, move, tuple(match.counts), points, tuple(bool(view.beaten(seat)) for seat in seats))


def _deeds(told: Ending, match: Match) -> tuple[Counter[str], ...]:
    found: tuple[Counter[str], ...] = tuple(Counter() for _ in range(match.setup.seats))
    view = match.state.redact(PUBLIC)
    for _, events in match.story(PUBLIC):
        for event in events:
            for seat, deed in told.deeds(view, event):
                if 0 <= seat < len(found):
                    found[seat][deed] += 1
    return found


def say_deeds(game: Game, deeds: Counter[str], language: str) -> str:
    """What a seat did, in one sentence that has no subject: "Took 3 Provinces and lost 1." """
    told = game.ending
    words, reader = game.words, game.words.reader(PUBLIC)
    done = [name for name in told.DEEDS if deeds[name]][:MOST_DEEDS] if told else []
    if not done:
        return words.say("ending-quiet", {}, reader, language)
    parts = [words.say(f"deed-{name}", {"number": deeds[name]}, reader, language) for name in done]
    text = words.catalogue(language).joined(parts)
    return f"{text[:1].upper()}{text[1:]}."


def say_points(game: Game, points: dict[str, int], language: str) -> str:
    """Points by where they come from: "land 10, Dragon 4"; nothing where there is only one source."""
    if len(points) < 2:
        return ""
    words, reader = game.words, game.words.reader(PUBLIC)
    return ", ".join(
        words.say(f"points-from-{name}", {"number": number}, reader, language)
        for name, number in points.items()
        if number
    )


def causes(match: Match, eyes: int, seat: int) -> list[Cause]:
    """What led to a seat's defeat, as far as these eyes saw it, in the order of time."""
    told = match.game.ending
    if told is None:
        return []
    seen = [Cause(event, number) for number, events in match.story(eyes) for event in events]
    places = told.fall(match.state.redact(eyes), [cause.event for cause in seen], seat)
    return [seen[place] for place in sorted(set(places))[-MOST_CAUSES:]]


def setback(match: Match, view: State, event: Event, eyes: int) -> list[Cause]:
    """Of something that went against a seat: what led to it in the same turn, and itself; of anything else nothing."""
    told = match.game.ending
    if told is None or eyes < 0 or not told.setback(view, [event], eyes):
        return []
    story = match.story(eyes, max(0, len(match.moments) - RECENT))
    seen = [Cause(one, number) for number, events in story for one in events]
    end = next((place for place in range(len(seen) - 1, -1, -1) if seen[place].event == event), -1)
    if end < 0:
        return []
    kind, _ = match.game.begins
    begun = next((place for place in range(end, -1, -1) if seen[place].event[0] == kind), -1)
    turn = seen[begun + 1 : end + 1]
    return [turn[place] for place in told.setback(view, [cause.event for cause in turn], eyes)[-MOST_CAUSES:]]


def led_to(events: Sequence[Event], *tests: Callable[[Event], bool]) -> list[int]:
    """The place of the last event, after those of the last before it that pass each of the tests; in the order of time."""
    last = len(events) - 1
    found = {next((place for place in range(last - 1, -1, -1) if test(events[place])), last) for test in tests}
    return sorted({*found, last})


def backwards(events: Sequence[Event], *tests: Callable[[Event], bool]) -> list[int]:
    """The places of the last event that passes the first test, of the last before it that passes the second, and so on.

    A test that nothing passes is left out.
    """
    found: list[int] = []
    end = len(events)
    for test in tests:
        place = next((place for place in range(end - 1, -1, -1) if test(events[place])), -1)
        if place >= 0:
            found.append(place)
            end = place
    return found
