"""The analysis of a finished game as text."""

from __future__ import annotations

from typing import Final

from baronage.bots import is_of_a_bot
from baronage.coach import Analysis, Decision
from baronage.engine.core.errors import Unreadable
from baronage.engine.match.record import Record
from baronage.terminal.locale import msg
from baronage.terminal.replay import names_in
from baronage.terminal.screen import FADED, LOUD, Screen
from baronage.terminal.table import seat_called

BLOCKS: Final = "▁▂▃▄▅▆▇█"
LETTERS: Final = "0123456789"  # replaces blocks where these can't be printed: tenths of the probability
MARKS: Final = {"best": "★", "good": "✓", "doubtful": "~", "mistake": "✗", "forced": "·", "unseen": "?"}
BLAMED: Final = ("doubtful", "mistake")


def read_seat(record: Record, text: str) -> int:
    """Return a seat by player name or label; without a text, the first that is not a bot."""
    names = names_in(record)
    if not text:
        return next((seat for seat, name in enumerate(record.names) if not is_of_a_bot(name)), 0)
    seat = seat_called(record.game, names, text)
    if seat < 0:
        raise Unreadable(msg("no-seat", name=text, known=", ".join(names)))
    return seat


def curve(analysis: Analysis, width: int, drawings: bool = True) -> str:
    """Return the win probability as a line of blocks. A long game is sampled."""
    points = [point.chance for point in analysis.points]
    if len(points) > width:
        points = [points[at * (len(points) - 1) // (width - 1)] for at in range(width)]
    letters = BLOCKS if drawings else LETTERS
    return "".join(letters[min(len(letters) - 1, int(chance * len(letters)))] for chance in points)


def percent(chance: float) -> str:
    """Return a probability as text: 62 %."""
    return f"{100 * chance:.0f} %"


def points_of(change: float) -> str:
    """Return a change of probability, in percentage points."""
    return f"{100 * change:+.0f}"


def show_analysis(screen: Screen, record: Record, analysis: Analysis, every: bool) -> None:
    """Print curve, decisions, luck and turning points."""
    name = names_in(record)[analysis.seat]
    screen.heading(msg("coach-whose", game=record.game.title, name=name))
    screen.line(msg("coach-judged"), FADED)
    if not analysis.whole:
        screen.line(msg("coach-no-time"), LOUD)
    screen.line()
    screen.unbroken(curve(analysis, screen.width, screen.drawings))
    first, last = analysis.points[0], analysis.points[-1]
    screen.line(msg("coach-curve", first=percent(first.chance), last=percent(last.chance)), FADED)
    counts = [msg("verdict-count", kind=kind, count=count) for kind, count in analysis.counts().items()]
    screen.line()
    screen.line(msg("coach-decisions", counts=counts), LOUD)
    for one in analysis.decisions:
        if every or one.verdict in BLAMED:
            _show_decision(screen, one)
    screen.line()
    shares = analysis.shares()
    screen.line(
        msg(
            "coach-shares",
            own=points_of(shares["own"]),
            luck=points_of(shares["luck"]),
            others=points_of(shares["others"]),
        )
    )
    if analysis.turns:
        screen.line()
        screen.line(msg("coach-turns"), LOUD)
    for turn in analysis.turns:
        point = analysis.points[turn.point]
        screen.item(str(point.move), point.events or "…", points_of(turn.change))


def _show_decision(screen: Screen, one: Decision) -> None:
    mark = MARKS[one.verdict] if screen.drawings else ""
    figures = ""
    if one.verdict in BLAMED:
        figures = f"{percent(one.chance + one.loss)} → {percent(one.chance)}"
    judged = msg("coach-verdict", kind=one.verdict, what=one.events or one.text).localized(screen.language)
    screen.item(str(one.first), f"{mark} {judged}".strip(), figures)
    if one.better:
        words = "; ".join(step.rstrip(".") for step in one.better_words)
        screen.item("", msg("coach-better", words=words, reason=one.reason), one.better if screen.notation else "")
