"""What the coach says about a finished game, in lines."""

from __future__ import annotations

from typing import Final

from baronage.bots import is_of_a_bot
from baronage.coach import Analysis, Decision
from baronage.engine.errors import Unreadable
from baronage.engine.record import Record
from baronage.terminal.replay import names_in
from baronage.terminal.screen import FADED, LOUD, Screen
from baronage.terminal.table import seat_called
from baronage.terminal.words import say

BLOCKS: Final = "▁▂▃▄▅▆▇█"
LETTERS: Final = "0123456789"  # where blocks can't be written: tenths of the chance
MARKS: Final = {"best": "★", "good": "✓", "doubtful": "~", "mistake": "✗", "forced": "·", "unseen": "?"}
BLAMED: Final = ("doubtful", "mistake")


def read_seat(record: Record, text: str) -> int:
    """Somebody by name, or as the rules call the seat; without one, the first that is no bot."""
    names = names_in(record)
    if not text:
        return next((seat for seat, name in enumerate(record.names) if not is_of_a_bot(name)), 0)
    seat = seat_called(record.game, names, text)
    if seat < 0:
        raise Unreadable(say("no-seat", name=text, known=", ".join(names)))
    return seat


def curve(analysis: Analysis, width: int, drawings: bool = True) -> str:
    """The chance to win as a line of blocks; of a long game every so many points."""
    points = [point.chance for point in analysis.points]
    if len(points) > width:
        points = [points[at * (len(points) - 1) // (width - 1)] for at in range(width)]
    letters = BLOCKS if drawings else LETTERS
    return "".join(letters[min(len(letters) - 1, int(chance * len(letters)))] for chance in points)


def percent(chance: float) -> str:
    """62 %."""
    return f"{100 * chance:.0f} %"


def points_of(change: float) -> str:
    """A change of the chance, in points of a hundred."""
    return f"{100 * change:+.0f}"


def show_analysis(screen: Screen, record: Record, analysis: Analysis, every: bool) -> None:
    """Curve, decisions, luck and turning points."""
    name = names_in(record)[analysis.seat]
    screen.heading(say("coach-whose", game=record.game.title, name=name))
    screen.line(say("coach-judged"), FADED)
    if not analysis.whole:
        screen.line(say("coach-no-time"), LOUD)
    screen.line()
    screen.unbroken(curve(analysis, screen.width, screen.drawings))
    first, last = analysis.points[0], analysis.points[-1]
    screen.line(say("coach-curve", first=percent(first.chance), last=percent(last.chance)), FADED)
    counts = [say("verdict-count", kind=kind, count=count) for kind, count in analysis.counts().items()]
    screen.line()
    screen.line(say("coach-decisions", counts=counts), LOUD)
    for one in analysis.decisions:
        if every or one.verdict in BLAMED:
            _show_decision(screen, one)
    screen.line()
    shares = analysis.shares()
    screen.line(
        say(
            "coach-shares",
            own=points_of(shares["own"]),
            luck=points_of(shares["luck"]),
            others=points_of(shares["others"]),
        )
    )
    if analysis.turns:
        screen.line()
        screen.line(say("coach-turns"), LOUD)
    for turn in analysis.turns:
        point = analysis.points[turn.point]
        screen.item(str(point.move), point.told or "…", points_of(turn.change))


def _show_decision(screen: Screen, one: Decision) -> None:
    mark = MARKS[one.verdict] if screen.drawings else ""
    figures = ""
    if one.verdict in BLAMED:
        figures = f"{percent(one.chance + one.loss)} → {percent(one.chance)}"
    judged = say("coach-verdict", kind=one.verdict, what=one.told or one.text).told(screen.language)
    screen.item(str(one.first), f"{mark} {judged}".strip(), figures)
    if one.better:
        words = "; ".join(step.rstrip(".") for step in one.better_words)
        screen.item("", say("coach-better", words=words, reason=one.reason), one.better if screen.notation else "")
