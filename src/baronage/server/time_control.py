"""Time controls: deadlines, clocks and timeouts. Pure functions that read no clock.

Instants are seconds since 1970 in UTC. The events of a table form a list; `Deadline` (correspondence) and `Clocks`
(live) are their result. A repeated event counts once where it would harm a player: an outage has two instants, a pause
belongs to a seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from baronage.engine.core.errors import BadSetup
from baronage.engine.core.setup import StandIn
from baronage.server.locale import msg

HOUR = 3600.0
SLACK = 900.0  # a question asked this soon after the fixed hour counts as asked at that hour
LONGEST = 24.0 * 100  # longest duration, in hours


# --- time controls --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Untimed:
    """No clocks."""

    def check(self) -> None:
        """Do nothing: there is nothing to check."""


@dataclass(frozen=True)
class Live:
    """A clock for each seat: a bank of seconds, an increment per answer, and seconds for an answer in a
    secret window.
    """

    bank: float = 600.0
    increment: float = 10.0
    window: float = 12.0  # not taken from the bank, which would reveal who had a choice

    def check(self) -> None:
        """Raise BadSetup unless the values are valid."""
        _between("bank", self.bank, 10.0, 86_400.0)
        _between("increment", self.increment, 0.0, 3600.0)
        _between("window", self.window, 3.0, 120.0)


@dataclass(frozen=True)
class Correspondence:
    """Correspondence: hours per question, at a fixed hour of the day if given, never on a day off."""

    hours: float = 24.0  # if the game sets none
    printed: bool = True  # whether to use the hours that the game sets
    hour: int = -1  # hour of the day of deadlines, or -1 for any time
    zone: str = "UTC"
    off: tuple[int, ...] = ()  # days of the week without deadlines; Monday is 0
    most_extension: float = 72.0  # hours by which one question may be extended in total
    pause: float = 48.0  # hours of emergency time, once per seat

    def check(self) -> None:
        """Raise BadSetup unless the values are valid."""
        _between("hours", self.hours, 0.1, LONGEST)
        _between("most_extension", self.most_extension, 0.0, LONGEST)
        _between("pause", self.pause, 0.0, LONGEST)
        if not -1 <= self.hour <= 23:
            raise BadSetup(msg("time-control-hour", value=f"{self.hour!r:.20}"))
        if len(set(self.off)) > 6 or any(not 0 <= day <= 6 for day in self.off):
            raise BadSetup(msg("time-control-days-off"))
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise BadSetup(msg("time-control-zone", zone=self.zone[:100])) from error


TimeControl = Untimed | Live | Correspondence
# The grid of a live table, for windows with minutes set by the game.
MINUTES = Correspondence(most_extension=0.0, pause=0.0)


def _between(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:  # also rejects NaN
        raise BadSetup(msg("time-control-between", name=name, low=f"{low:g}", high=f"{high:g}", value=f"{value!r:.20}"))


Days = tuple[tuple[float, float], ...]  # holidays: start and end of each
DAY = 24 * HOUR
HOST_HALT = 7 * DAY  # seconds of the longest pause by a host,
AGREED_HALT = 30 * DAY  # and by agreement of all players


@dataclass(frozen=True)
class Halt:
    """A pause of a table: its start, its latest end, and whether the host or all players asked for it."""

    since: float
    until: float
    by_host: bool


# --- the grid of a correspondence table -----------------------------------------------------------------------------


def on_grid(time_control: Correspondence, instant: float) -> float:
    """Return the first instant from this one on at which a deadline may fall."""
    zone = ZoneInfo(time_control.zone)
    local = datetime.fromtimestamp(instant, zone)
    day = local.date() - timedelta(days=1)
    while True:
        if day.weekday() not in time_control.off:
            if time_control.hour >= 0:
                found = datetime(day.year, day.month, day.day, time_control.hour, tzinfo=zone).timestamp()
            elif day == local.date():
                found = instant
            else:  # a day off is skipped to the same hour
                found = datetime.combine(day, local.time(), zone).timestamp()
            if found >= instant:
                return found
        day += timedelta(days=1)


def later(time_control: Correspondence, instant: float, hours: float) -> float:
    """Return the instant `hours` later, on the grid; with no hours, the first one from `instant` on.

    With a fixed hour these are wall clock hours, so a day of 23 or 25 hours is one day. A question asked just after the
    hour counts as asked at the hour.
    """
    if time_control.hour < 0 or hours <= 0:
        return on_grid(time_control, instant + hours * HOUR)
    zone = ZoneInfo(time_control.zone)
    local = datetime.fromtimestamp(instant, zone)
    wall = local.replace(tzinfo=None, fold=0) + timedelta(hours=hours)
    # A question asked at the hour is not due at once.
    wanted = max(wall.replace(tzinfo=zone).timestamp() - SLACK, instant + 1.0)
    return on_grid(time_control, wanted)


def given_back(time_control: Correspondence, due: float, seconds: float) -> float:
    """Return a deadline after an outage of some seconds. A short outage is added as it is, not as a whole day on the
    grid.
    """
    found = due + seconds
    if time_control.hour >= 0 and on_grid(time_control, found - SLACK) <= found:
        return found
    return on_grid(time_control, found)


def after_holidays(time_control: Correspondence, asked: float, due: float, days: Days) -> float:
    """Return a deadline extended by holidays, during which the clock stops."""
    moved = due
    for since, until in sorted(days):
        since = max(since, asked)
        if since < min(until, moved):
            moved += until - since
            asked = until
    return due if moved == due else given_back(time_control, due, moved - due)


def resumed(time_control: Correspondence, resumes: float, at: float) -> float:
    """Return when a table resumes after emergency time. `resumes` is when it would have resumed before."""
    return max(resumes, at) + time_control.pause * HOUR


# --- events ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opened:
    """A new question. `hours` is the time that the game sets for it, or 0."""

    at: float
    hours: float = 0.0


@dataclass(frozen=True)
class Extended:
    """The table got more time."""

    at: float
    hours: float


@dataclass(frozen=True)
class Paused:
    """A seat used its emergency time."""

    at: float
    seat: int


@dataclass(frozen=True)
class Outage:
    """The server was down."""

    since: float
    until: float


@dataclass(frozen=True)
class Closed:
    """The question was answered, early or late."""

    at: float


ClockEvent = Opened | Extended | Paused | Outage | Closed


@dataclass(frozen=True)
class Deadline:
    """The deadline of a correspondence table (None for no open question), its extensions, and the seats that used
    emergency time.
    """

    due: float | None = None
    last: float = 0.0  # limit of extensions
    paused: frozenset[int] = frozenset()  # seats in the whole game
    up: float = 0.0  # outages are counted up to here
    asked: float = 0.0  # time of the question

    def then(self, time_control: Correspondence, what: ClockEvent) -> Deadline:
        """Return the deadline after one more event."""
        if isinstance(what, Opened):
            hours = what.hours if time_control.printed and what.hours > 0 else time_control.hours
            due = later(time_control, what.at, hours)
            return replace(self, due=due, last=later(time_control, due, time_control.most_extension), asked=what.at)
        if isinstance(what, Closed):
            return replace(self, due=None)
        if isinstance(what, Outage):
            since = max(what.since, self.up)
            if what.until <= since:
                return self
            if self.due is None:
                return replace(self, up=what.until)
            seconds = what.until - since
            due, last = given_back(time_control, self.due, seconds), given_back(time_control, self.last, seconds)
            return replace(self, due=due, last=self._still(time_control, due, last), up=what.until)
        if self.due is None:
            return self
        if isinstance(what, Paused):
            if what.seat in self.paused:
                return self
            due, last = (
                later(time_control, self.due, time_control.pause),
                later(time_control, self.last, time_control.pause),
            )
            return replace(self, due=due, last=self._still(time_control, due, last), paused=self.paused | {what.seat})
        return replace(self, due=max(self.due, min(later(time_control, self.due, what.hours), self.last)))

    def _still(self, time_control: Correspondence, due: float, last: float) -> float:
        """Return the limit of extensions. A deadline that could be extended still can, even if days off moved both to
        one day.
        """
        return on_grid(time_control, due + 1.0) if self.extensible and due >= last else last

    @property
    def extensible(self) -> bool:
        """Whether the deadline can still be extended."""
        return self.due is not None and self.due < self.last


def deadline(time_control: Correspondence, events: Iterable[ClockEvent]) -> Deadline:
    """Return the deadline after these events."""
    found = Deadline()
    for what in events:
        found = found.then(time_control, what)
    return found


# --- live clocks ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Clocks:
    """The clocks of a live table: the bank of each seat, and since when clocks run."""

    banks: tuple[float, ...]
    running: tuple[tuple[int, float], ...] = ()  # seat, since

    def asked(self, seats: Iterable[int], at: float) -> Clocks:
        """Set the seats that are publicly to act. Running clocks go on, the others stop or start."""
        since = dict(self.running)
        wanted = sorted(set(seats))
        banks = list(self.banks)
        for seat, start in self.running:
            if seat not in wanted:
                banks[seat] -= max(0.0, at - start)
        return Clocks(tuple(banks), tuple((seat, since.get(seat, at)) for seat in wanted))

    def answered(self, time_control: Live, seat: int, at: float) -> Clocks:
        """Stop the clock of a seat that answered, and add its increment."""
        since = dict(self.running)
        if seat not in since:
            return self
        banks = list(self.banks)
        banks[seat] = max(0.0, banks[seat] - max(0.0, at - since.pop(seat))) + time_control.increment
        return Clocks(tuple(banks), tuple(since.items()))

    def uncharged(self, seat: int, at: float) -> Clocks:
        """Restart a seat's turn without cost: a bot that stands in has used its own time."""
        return Clocks(self.banks, tuple((other, at if other == seat else since) for other, since in self.running))

    def taken_back(self, seat: int, before: Clocks) -> Clocks:
        """Restore the clock of a seat that takes its answer back, as if it had run on."""
        since = dict(before.running).get(seat)
        if since is None:
            return self
        banks = list(self.banks)
        banks[seat] = before.banks[seat]
        return Clocks(tuple(banks), tuple(sorted((*self.running, (seat, since)))))

    def learned(self, real: Clocks) -> Clocks:
        """Return the public clocks, with the real time of each seat whose public state is correct."""
        runs, really = dict(self.running), dict(real.running)
        agree = [(seat in runs) == (seat in really) for seat in range(len(self.banks))]
        banks = [real.banks[seat] if agree[seat] else self.banks[seat] for seat in range(len(agree))]
        return Clocks(tuple(banks), tuple((seat, really.get(seat, since)) for seat, since in self.running))

    def outage(self, since: float, until: float) -> Clocks:
        """Give back the time of an outage: no clock ran."""
        return Clocks(
            self.banks,
            tuple((seat, max(start, until - max(0.0, since - start))) for seat, start in self.running),
        )

    def excused(self, seat: int, at: float, seconds: float) -> Clocks:
        """Give a seat back some seconds before `at`."""
        running = tuple((one, min(at, since + seconds) if one == seat else since) for one, since in self.running)
        return Clocks(self.banks, running)

    def left(self, seat: int, now: float) -> float:
        """Return the seconds a seat has left."""
        since = dict(self.running).get(seat)
        return self.banks[seat] - (max(0.0, now - since) if since is not None else 0.0)

    def due(self) -> float | None:
        """Return when the first clock runs out, or None."""
        return min((since + self.banks[seat] for seat, since in self.running), default=None)

    def overdue(self, now: float) -> list[int]:
        """Return the overdue seats."""
        return [seat for seat, since in self.running if since + self.banks[seat] <= now]


# --- secret windows -------------------------------------------------------------------------------------------------

SHORTEST = 1.0  # least seconds a secret window stays open,
LONGEST_WINDOW = 12.0  # and most, with several people and no time control,
LONGEST_BY_CORRESPONDENCE = 1.6  # and with correspondence;
ALONE = 0.4, 1.0  # the same for one person among bots, with shorter waits
SUBMISSION = 5  # a secret submission takes this many times as long as an answer; an empty window is never longer
FULL = 1.25  # so that one window in fourteen has the full length, like one with a timeout


@dataclass(frozen=True)
class WindowTimer:
    """The timer of a secret window. Its end doesn't reveal whether or when a seat had a choice.

    The window stays open until `closes`, a short random time after all saw it open or saw a change in it. It stays open
    longer only while a player thinks. At a live table this time is separate from the bank.
    """

    closes: float
    dues: tuple[tuple[int, float], ...] = ()  # seat, deadline

    def asked(self, seats: Iterable[int], until: float, again: int = -1) -> WindowTimer:
        """Set the seats to act. They keep their time, except new ones and `again`, which get `until`."""
        known = {seat: due for seat, due in self.dues if seat != again}
        return replace(self, dues=tuple((seat, known.get(seat, until)) for seat in seats))

    def outage(self, seconds: float) -> WindowTimer:
        """Give back the seconds of an outage."""
        return WindowTimer(self.closes + seconds, tuple((seat, due + seconds) for seat, due in self.dues))

    def due(self) -> float:
        """Return when to check the window: at the first deadline, or when it closes."""
        return min((due for _, due in self.dues), default=self.closes)

    def overdue(self, now: float) -> list[int]:
        """Return the overdue seats."""
        return [seat for seat, due in self.dues if due <= now]


def answering(time_control: TimeControl, hours: float, submission: bool) -> float:
    """Return the seconds for a secret answer or submission at a live table. `hours` is the time that the game sets."""
    if not isinstance(time_control, Live):
        return 0.0
    return (
        hours * HOUR if 0 < hours < 1 else time_control.window * (SUBMISSION if submission else 1)
    )  # hours are for correspondence


def window_time(
    time_control: TimeControl, at: float, luck: float, people: int = 2, tempo: float = 1.0, answer: float = 0.0
) -> WindowTimer:
    """Open a window with a random length. `luck` is from 0 to 1: most windows are short, some as long as an answer may
    take.

    `people` is how many might think; `tempo` is the speed of bots without clocks. `answer` is the time for an answer at
    a live table, if not the default.
    """
    if isinstance(time_control, Live):
        shortest, longest, tempo = SHORTEST, min(answer or time_control.window, SUBMISSION * time_control.window), 1.0
    elif people < 2:
        shortest, longest = ALONE
    else:
        shortest, longest = SHORTEST, LONGEST_WINDOW if isinstance(time_control, Untimed) else LONGEST_BY_CORRESPONDENCE
    return WindowTimer(at + tempo * (shortest + (longest - shortest) * min(1.0, FULL * luck**3)))


# --- timeouts -------------------------------------------------------------------------------------------------------


def everyone(wanted: Iterable[object], ready: Iterable[object]) -> bool:
    """Return whether all wanted are ready; False if none is wanted."""
    names = set(wanted)
    return bool(names) and names <= set(ready)


STAND_IN = "heuristic"  # the bot for a long absent person,
STAND_IN_TIME = 60.0  # and its seconds for an answer at a live table
DEFAULT, ANSWERS, BOT, SUBSTITUTE = "default", "answers", "bot", "substitute"
ESCALATION = (DEFAULT, DEFAULT, ANSWERS, BOT)  # by the number of questions missed in a row


def after_missing(missed: int, stand_in: StandIn = "person") -> str:
    """Return what happens when a seat that has missed this number of questions in a row gets another.

    First it gets its time, and then the default answer. Next its auto-answers, or else the default, answer at once.
    Then a bot plays, and at last another person may take the seat, while the bot goes on. If only a bot may stand in,
    it stays; if none may, the seat gets its time at every question.
    """
    if stand_in == "nobody":
        return DEFAULT
    if missed < len(ESCALATION):
        return ESCALATION[missed]
    return SUBSTITUTE if stand_in == "person" else BOT


def instant(year: int, month: int, day: int, hour: int = 0, minute: int = 0, zone: str = "UTC") -> float:
    """Return the instant of a date and a time of the day."""
    return datetime(year, month, day, hour, minute, tzinfo=UTC if zone == "UTC" else ZoneInfo(zone)).timestamp()
