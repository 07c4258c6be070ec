"""When is time up, and what then? Pure functions of a pace and of what happened; they read no clock.

Instants are seconds since 1970 in UTC. What happened at a table is a list of happenings in their order; `Deadline` (by post) and
`Clocks` (live) are what they add up to. A happening that comes twice counts once where it would harm a player otherwise: an
outage lies between two instants, a pause belongs to a seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from baronage.engine.errors import BadSetup
from baronage.engine.setup import StandIn
from baronage.server.words import say

HOUR = 3600.0
SLACK = 900.0  # a question that is put this soon after a fixed hour still counts as put at that hour
LONGEST = 24.0 * 100  # hours that anything may last


# --- paces ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Untimed:
    """Nobody is ever late."""

    def check(self) -> None:
        """Nothing can be wrong."""


@dataclass(frozen=True)
class Live:
    """A clock for each seat: a bank of seconds, an increment for each answer, and seconds for an answer in a secret window."""

    bank: float = 600.0
    increment: float = 10.0
    window: float = 12.0  # it takes nothing from the bank: that would tell who was asked

    def check(self) -> None:
        """Raise BadSetup unless it can be played with."""
        _between("bank", self.bank, 10.0, 86_400.0)
        _between("increment", self.increment, 0.0, 3600.0)
        _between("window", self.window, 3.0, 120.0)


@dataclass(frozen=True)
class Post:
    """By post: hours for each question, at a fixed hour of the day if one is given, never on a day off."""

    hours: float = 24.0  # where the game prints none
    printed: bool = True  # take the hours that the game prints
    hour: int = -1  # deadlines fall at this hour of the day; -1: at any time
    zone: str = "UTC"
    off: tuple[int, ...] = ()  # days of the week without deadlines; Monday is 0
    most_extension: float = 72.0  # hours by which one question may be extended, all extensions together
    pause: float = 48.0  # hours of the one emergency pause that each seat has

    def check(self) -> None:
        """Raise BadSetup unless it can be played with."""
        _between("hours", self.hours, 0.1, LONGEST)
        _between("most_extension", self.most_extension, 0.0, LONGEST)
        _between("pause", self.pause, 0.0, LONGEST)
        if not -1 <= self.hour <= 23:
            raise BadSetup(say("pace-hour", value=f"{self.hour!r:.20}"))
        if len(set(self.off)) > 6 or any(not 0 <= day <= 6 for day in self.off):
            raise BadSetup(say("pace-days-off"))
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise BadSetup(say("pace-zone", zone=self.zone[:100])) from error


Pace = Untimed | Live | Post
# the grid of a live table, for windows of which the game prints the minutes
MINUTES = Post(most_extension=0.0, pause=0.0)


def _between(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:  # not-a-number fails too
        raise BadSetup(say("pace-between", name=name, low=f"{low:g}", high=f"{high:g}", value=f"{value!r:.20}"))


Days = tuple[tuple[float, float], ...]  # on which somebody is away: since when, until when
DAY = 24 * HOUR
HOST_HALT = 7 * DAY  # seconds for which a table stands still at most when its host wants it,
AGREED_HALT = 30 * DAY  # and when all who play do


@dataclass(frozen=True)
class Halt:
    """A table stands still: since when, until when at most, and whether its host wanted it or all who play."""

    since: float
    until: float
    by_host: bool


# --- the grid of a table by post ------------------------------------------------------------------------------------


def on_grid(pace: Post, instant: float) -> float:
    """The first instant, from this one on, at which a deadline may fall."""
    zone = ZoneInfo(pace.zone)
    local = datetime.fromtimestamp(instant, zone)
    day = local.date() - timedelta(days=1)
    while True:
        if day.weekday() not in pace.off:
            if pace.hour >= 0:
                found = datetime(day.year, day.month, day.day, pace.hour, tzinfo=zone).timestamp()
            elif day == local.date():
                found = instant
            else:  # a day off is left behind at its same hour
                found = datetime.combine(day, local.time(), zone).timestamp()
            if found >= instant:
                return found
        day += timedelta(days=1)


def later(pace: Post, instant: float, hours: float) -> float:
    """So many hours later, on the grid; no hours: not before.

    With a fixed hour these are hours of the wall clock, so that a day of 23 or 25 hours is one day, and a question put just
    after the hour counts as put at the hour.
    """
    if pace.hour < 0 or hours <= 0:
        return on_grid(pace, instant + hours * HOUR)
    zone = ZoneInfo(pace.zone)
    local = datetime.fromtimestamp(instant, zone)
    wall = local.replace(tzinfo=None, fold=0) + timedelta(hours=hours)
    # at the hour itself nothing is due at once
    wanted = max(wall.replace(tzinfo=zone).timestamp() - SLACK, instant + 1.0)
    return on_grid(pace, wanted)


def given_back(pace: Post, due: float, seconds: float) -> float:
    """The deadline, after the server was away for so long. Little time is given back as it is, not as a day on the grid."""
    found = due + seconds
    if pace.hour >= 0 and on_grid(pace, found - SLACK) <= found:
        return found
    return on_grid(pace, found)


def after_holidays(pace: Post, asked: float, due: float, days: Days) -> float:
    """The deadline of a question that was put then, for somebody who is away on these days: then his clock stands still."""
    moved = due
    for since, until in sorted(days):
        since = max(since, asked)
        if since < min(until, moved):
            moved += until - since
            asked = until
    return due if moved == due else given_back(pace, due, moved - due)


def resumed(pace: Post, resumes: float, at: float) -> float:
    """When a table goes on that somebody pauses now; `resumes`: when it would have gone on, if it is paused already."""
    return max(resumes, at) + pace.pause * HOUR


# --- what happened --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opened:
    """A question was put. `hours`: what the game prints for it, 0 if nothing."""

    at: float
    hours: float = 0.0


@dataclass(frozen=True)
class Extended:
    """The table was given more time."""

    at: float
    hours: float


@dataclass(frozen=True)
class Paused:
    """A seat took its emergency pause."""

    at: float
    seat: int


@dataclass(frozen=True)
class Outage:
    """The server was away."""

    since: float
    until: float


@dataclass(frozen=True)
class Closed:
    """The question is answered, early or late."""

    at: float


Happening = Opened | Extended | Paused | Outage | Closed


@dataclass(frozen=True)
class Deadline:
    """What a table by post waits for: until when (None: for nothing), how far that can be extended, who has paused."""

    due: float | None = None
    last: float = 0.0  # extensions reach until here
    paused: frozenset[int] = frozenset()  # of the whole game
    up: float = 0.0  # until here outages are counted
    asked: float = 0.0  # when the question was put

    def then(self, pace: Post, what: Happening) -> Deadline:
        """After one more happening."""
        if isinstance(what, Opened):
            hours = what.hours if pace.printed and what.hours > 0 else pace.hours
            due = later(pace, what.at, hours)
            return replace(self, due=due, last=later(pace, due, pace.most_extension), asked=what.at)
        if isinstance(what, Closed):
            return replace(self, due=None)
        if isinstance(what, Outage):
            since = max(what.since, self.up)
            if what.until <= since:
                return self
            if self.due is None:
                return replace(self, up=what.until)
            seconds = what.until - since
            due, last = given_back(pace, self.due, seconds), given_back(pace, self.last, seconds)
            return replace(self, due=due, last=self._still(pace, due, last), up=what.until)
        if self.due is None:
            return self
        if isinstance(what, Paused):
            if what.seat in self.paused:
                return self
            due, last = later(pace, self.due, pace.pause), later(pace, self.last, pace.pause)
            return replace(self, due=due, last=self._still(pace, due, last), paused=self.paused | {what.seat})
        return replace(self, due=max(self.due, min(later(pace, self.due, what.hours), self.last)))

    def _still(self, pace: Post, due: float, last: float) -> float:
        """Until when extensions reach: what could be extended still can, though both have come to one day behind days off."""
        return on_grid(pace, due + 1.0) if self.extensible and due >= last else last

    @property
    def extensible(self) -> bool:
        """Can it be extended any more?"""
        return self.due is not None and self.due < self.last


def deadline(pace: Post, happenings: Iterable[Happening]) -> Deadline:
    """What the happenings add up to."""
    found = Deadline()
    for what in happenings:
        found = found.then(pace, what)
    return found


# --- live clocks ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Clocks:
    """The clocks of a live table: what each seat has in its bank, and since when whose clock runs."""

    banks: tuple[float, ...]
    running: tuple[tuple[int, float], ...] = ()  # seat, since

    def asked(self, seats: Iterable[int], at: float) -> Clocks:
        """These are waited for, openly: clocks that run go on running, the others stop or start."""
        since = dict(self.running)
        wanted = sorted(set(seats))
        banks = list(self.banks)
        for seat, start in self.running:
            if seat not in wanted:
                banks[seat] -= max(0.0, at - start)
        return Clocks(tuple(banks), tuple((seat, since.get(seat, at)) for seat in wanted))

    def answered(self, pace: Live, seat: int, at: float) -> Clocks:
        """A seat answered: its clock stops, and it gets its increment."""
        since = dict(self.running)
        if seat not in since:
            return self
        banks = list(self.banks)
        banks[seat] = max(0.0, banks[seat] - max(0.0, at - since.pop(seat))) + pace.increment
        return Clocks(tuple(banks), tuple(since.items()))

    def taken_back(self, seat: int, before: Clocks) -> Clocks:
        """A seat takes its answer back: its clock is as it was before, and ran on."""
        since = dict(before.running).get(seat)
        if since is None:
            return self
        banks = list(self.banks)
        banks[seat] = before.banks[seat]
        return Clocks(tuple(banks), tuple(sorted((*self.running, (seat, since)))))

    def learned(self, real: Clocks) -> Clocks:
        """Of what everybody is shown: the real time of each seat that is waited for, or not, as all think it is."""
        runs, really = dict(self.running), dict(real.running)
        agree = [(seat in runs) == (seat in really) for seat in range(len(self.banks))]
        banks = [real.banks[seat] if agree[seat] else self.banks[seat] for seat in range(len(agree))]
        return Clocks(tuple(banks), tuple((seat, really.get(seat, since)) for seat, since in self.running))

    def outage(self, since: float, until: float) -> Clocks:
        """The server was away: no clock ran."""
        return Clocks(
            self.banks,
            tuple((seat, max(start, until - max(0.0, since - start))) for seat, start in self.running),
        )

    def left(self, seat: int, now: float) -> float:
        """Seconds that a seat has left."""
        since = dict(self.running).get(seat)
        return self.banks[seat] - (max(0.0, now - since) if since is not None else 0.0)

    def due(self) -> float | None:
        """When the first clock runs out."""
        return min((since + self.banks[seat] for seat, since in self.running), default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, since in self.running if since + self.banks[seat] <= now]


# --- secret windows -------------------------------------------------------------------------------------------------

SHORTEST = 1.0  # seconds that a secret window stays open at least,
LONGEST_HUSH = 12.0  # and at most, where several people might think and no pace says how long,
BRIEF = 1.6  # and where people have days;
ALONE = 0.4, 1.0  # the same for one person among bots, who should not wait for long
SHEET = 5  # a sheet in secret takes so many times as long as an answer; longer a window with nobody to ask never is
FULL = 1.25  # so one in fourteen is as long as can be, like one in which somebody lets his time run out


@dataclass(frozen=True)
class Hush:
    """A secret window: it closes at no time that tells whether, or when, somebody was asked.

    It stays open until `closes`, a short random time from when all saw it open or saw something happen in it; longer only while
    somebody thinks. At a live table who is asked has his time apart from his bank.
    """

    closes: float
    dues: tuple[tuple[int, float], ...] = ()  # seat, until when

    def asked(self, seats: Iterable[int], until: float, again: int = -1) -> Hush:
        """These are asked now: who was already keeps his time, but for the one who is asked again."""
        known = {seat: due for seat, due in self.dues if seat != again}
        return replace(self, dues=tuple((seat, known.get(seat, until)) for seat in seats))

    def outage(self, seconds: float) -> Hush:
        """The server was away for so long."""
        return Hush(self.closes + seconds, tuple((seat, due + seconds) for seat, due in self.dues))

    def due(self) -> float:
        """When it is to be looked at: somebody is late, or there is nobody to wait for."""
        return min((due for _, due in self.dues), default=self.closes)

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, due in self.dues if due <= now]


def answering(pace: Pace, hours: float, sheet: bool) -> float:
    """Seconds that who is asked in secret has at a live table, for an answer or a sheet. `hours`: what the game prints."""
    if not isinstance(pace, Live):
        return 0.0
    return hours * HOUR if 0 < hours < 1 else pace.window * (SHEET if sheet else 1)  # hours are for the post


def hush(pace: Pace, at: float, luck: float, people: int = 2, tempo: float = 1.0, answer: float = 0.0) -> Hush:
    """A window opens. `luck` is from 0 to 1: most windows are short, and some as long as one who is asked may take.

    `people`: so many might think; `tempo`: how fast bots are, where no clock runs; `answer`: seconds that who is asked has at a
    live table, if not the pace's own.
    """
    if isinstance(pace, Live):
        shortest, longest, tempo = SHORTEST, min(answer or pace.window, SHEET * pace.window), 1.0
    elif people < 2:
        shortest, longest = ALONE
    else:
        shortest, longest = SHORTEST, LONGEST_HUSH if isinstance(pace, Untimed) else BRIEF
    return Hush(at + tempo * (shortest + (longest - shortest) * min(1.0, FULL * luck**3)))


# --- what then ------------------------------------------------------------------------------------------------------


def everyone(wanted: Iterable[object], ready: Iterable[object]) -> bool:
    """Are all ready? Where nobody is wanted, nobody is."""
    names = set(wanted)
    return bool(names) and names <= set(ready)


STAND_IN = "heuristic"  # who plays for a person that is long away
DEFAULT, ANSWERS, BOT, SUBSTITUTE = "default", "answers", "bot", "substitute"
LADDER = (DEFAULT, DEFAULT, ANSWERS, BOT)  # by the number of questions missed in a row


def ladder(missed: int, stand_in: StandIn = "person") -> str:
    """What is done for a seat that has missed so many questions in a row, when it is asked once more.

    It has its time, and then gets the default; it is not waited for, its standing answers answer and where they say nothing the
    default does; a bot plays; another person may be asked to sit down, and until then the bot goes on. Where only a bot may
    stand in it goes on for good; where nobody may, the seat has its time whenever it is asked.
    """
    if stand_in == "nobody":
        return DEFAULT
    if missed < len(LADDER):
        return LADDER[missed]
    return SUBSTITUTE if stand_in == "person" else BOT


def instant(year: int, month: int, day: int, hour: int = 0, minute: int = 0, zone: str = "UTC") -> float:
    """An instant from a date and a time of the day."""
    return datetime(year, month, day, hour, minute, tzinfo=UTC if zone == "UTC" else ZoneInfo(zone)).timestamp()
