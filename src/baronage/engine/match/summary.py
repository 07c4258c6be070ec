"""The summary of a match: points by turn, event counts of each seat, and the causes of a defeat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from baronage.engine.core.state import PUBLIC, Event, State
from baronage.engine.game.game import Game
from baronage.engine.game.table import board, players
from baronage.engine.game.table import events as table_events
from baronage.engine.hooks.summary import SummaryHooks
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record

MAX_CAUSES: Final = 3
MAX_COUNTS: Final = 3  # in one sentence
RECENT: Final = 80  # entries searched for a cause


class Gain(NamedTuple):
    """A piece that gave points to a seat, or cost it some."""

    seat: int
    art: str  # its drawing
    points: int


class TurnSnapshot(NamedTuple):
    """A public snapshot at the end of a turn."""

    turn: int  # its number; 0 before the first
    move: int  # number of moves so far
    entries: tuple[int, ...]  # number of entries seen by each seat, then by the public
    points: tuple[dict[str, int], ...]  # of each seat
    out: tuple[bool, ...]
    gains: tuple[Gain, ...]  # in the turn, in order


@dataclass(frozen=True)
class GameSummary:
    """The summary of a game: the snapshot after each turn, and the event counts of each seat."""

    snapshots: tuple[TurnSnapshot, ...]
    counts: tuple[Counter[str], ...]


class Cause(NamedTuple):
    """A cause of a defeat, and the number of its history entry for the viewer."""

    event: Event
    entry: int


def summarize(record: Record) -> GameSummary:
    """Replay a game and return its snapshots, which are empty for a game without summary hooks."""
    hooks = record.game.summary
    if hooks is None:
        return GameSummary((), ())
    kind, param = record.game.begins
    at = record.game.events[kind][1].index(param)
    snapshots: dict[int, TurnSnapshot] = {}  # by the number of the finished turn
    turn = seen = 0
    gains: list[Gain] = []
    match: Match | None = None
    for move, match in enumerate(record.matches()):
        if not move:
            snapshots[0] = _snapshot(hooks, match, 0, move, ())
        for entry in match.history[seen:]:
            gains += _gains(match, entry.seen(PUBLIC))
            begun = [event[2][at] for event in entry.events if event[0] == kind]
            if begun and begun[-1] > turn:
                turn = begun[-1]
                snapshots[turn - 1] = _snapshot(hooks, match, turn - 1, move, gains)
                gains = []
        seen = len(match.history)
    assert match is not None  # the start always exists
    snapshots[turn] = _snapshot(hooks, match, turn, len(record.moves), gains)
    return GameSummary(tuple(snapshots.values()), _counts(hooks, match))


def _gains(match: Match, log: Sequence[Event]) -> list[Gain]:
    """Return the pieces that gave or cost points, as far as the public sees them."""
    if match.game.table is None:
        return []
    view, counted = match.state.redact(PUBLIC), match.game.hook("summary", "GAINS") or "score"
    found = [
        (side, points, event.pieces[0] if event.pieces else "")
        for event in table_events(view, log)
        for side, counter, points in event.gains
        if counter == counted
    ]
    if not found:
        return []
    seats = {row.side: row.seat for row in players(view)}
    pieces = {piece.id: piece.art for piece in match.game.table.pieces(view)}
    faces = {face.id: face.art or face.id for face in board(view.setup).faces}
    arts = [(seats[side], pieces.get(piece, counted), points) for side, points, piece in found]
    return [Gain(seat, faces.get(art, art), points) for seat, art, points in arts if seat >= 0]


def _snapshot(hooks: SummaryHooks, match: Match, turn: int, move: int, gains: Sequence[Gain]) -> TurnSnapshot:
    view = match.state.redact(PUBLIC)
    seats = range(match.setup.seats)
    points = tuple(hooks.points(view, seat) for seat in seats)
    out = tuple(bool(view.beaten(seat)) for seat in seats)
    return TurnSnapshot(turn, move, tuple(match.counts), points, out, tuple(gains))


def _counts(hooks: SummaryHooks, match: Match) -> tuple[Counter[str], ...]:
    found: tuple[Counter[str], ...] = tuple(Counter() for _ in range(match.setup.seats))
    view = match.state.redact(PUBLIC)
    for _, events in match.story(PUBLIC):
        for event in events:
            for seat, name in hooks.counts(view, event):
                if 0 <= seat < len(found):
                    found[seat][name] += 1
    return found


def counts_text(game: Game, counts: Counter[str], language: str) -> str:
    """Return the event counts of a seat as a sentence without a subject: "Took 3 Provinces and lost 1." """
    hooks = game.summary
    words, reader = game.words, game.words.reader(PUBLIC)
    done = [name for name in hooks.COUNTS if counts[name]][:MAX_COUNTS] if hooks else []
    if not done:
        return words.msg("ending-quiet", {}, reader, language)
    parts = [words.msg(f"count-{name}", {"number": counts[name]}, reader, language) for name in done]
    text = words.catalogue(language).joined(parts)
    return f"{text[:1].upper()}{text[1:]}."


def points_text(game: Game, points: dict[str, int], language: str) -> str:
    """Return points by source: "land 10, Dragon 4", or an empty string if there is only one source."""
    if len(points) < 2:
        return ""
    words, reader = game.words, game.words.reader(PUBLIC)
    return ", ".join(
        words.msg(f"points-from-{name}", {"number": number}, reader, language)
        for name, number in points.items()
        if number
    )


def causes(match: Match, viewer: int, seat: int) -> list[Cause]:
    """Return the causes of a seat's defeat that the viewer saw, in order."""
    hooks = match.game.summary
    if hooks is None:
        return []
    seen = [Cause(event, number) for number, events in match.story(viewer) for event in events]
    places = hooks.defeat(match.state.redact(viewer), [cause.event for cause in seen], seat)
    return [seen[place] for place in sorted(set(places))[-MAX_CAUSES:]]


def setback(match: Match, view: State, event: Event, viewer: int) -> list[Cause]:
    """Return the events of this turn that led to a setback, with the setback itself, or an empty list."""
    hooks = match.game.summary
    if hooks is None or viewer < 0 or not hooks.setback(view, [event], viewer):
        return []
    story = match.story(viewer, max(0, len(match.history) - RECENT))
    seen = [Cause(one, number) for number, events in story for one in events]
    end = next((place for place in range(len(seen) - 1, -1, -1) if seen[place].event == event), -1)
    if end < 0:
        return []
    kind, _ = match.game.begins
    begun = next((place for place in range(end, -1, -1) if seen[place].event[0] == kind), -1)
    turn = seen[begun + 1 : end + 1]
    return [turn[place] for place in hooks.setback(view, [cause.event for cause in turn], viewer)[-MAX_CAUSES:]]
