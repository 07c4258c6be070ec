"""The time of a table: running clocks, deadlines, and what each viewer sees of them.

In a correspondence game each seat to act has a deadline. At a live table it has a bank, unless the game sets minutes
for the open window: then a deadline too. A player who takes a submission back gets the time they had then, less the
time passed since. A window below another one is paused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC, SimultaneousStep, State
from baronage.engine.match.match import Match
from baronage.server.locale import msg
from baronage.server.protocol import Clock
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import (
    AGREED_HALT,
    HOST_HALT,
    MINUTES,
    STAND_IN_TIME,
    Clocks,
    Correspondence,
    Days,
    Deadline,
    Extended,
    Halt,
    Live,
    Opened,
    Outage,
    Paused,
    TimeControl,
    Untimed,
    WindowTimer,
    after_holidays,
    answering,
    everyone,
    resumed,
    window_time,
)

Deadlines = dict[int, Deadline]  # by seat


class TimeBeforeSending(NamedTuple):
    """The time of a seat just before a submission that it may take back."""

    clocks: Clocks
    deadline: Deadline | None


class SuspendedWindow(NamedTuple):
    """A window paused by another one above it: since when, and its deadlines."""

    since: float
    deadlines: Deadlines
    shown: Deadlines


class TimedMatch:
    """A match with its occupants and clocks. The base of `table.Table`."""

    def __init__(
        self,
        match: Match,
        time_control: TimeControl,
        occupants: Sequence[Occupant],
        seed: bytes,
        at: float,
        tempo: float,
    ) -> None:
        self.match = match
        self.time_control = time_control
        self.occupants = list(occupants)
        self._tempo = tempo
        self._seed = seed
        self.entries = 0
        self.emergency_used: set[int] = set()
        self.resumes = 0.0  # after emergency time: earlier questions count as asked at this time; correspondence only
        self.began = self.last = at
        self.up = at  # outages are counted up to here
        self.deadlines: Deadlines = {}  # by seat to act, if there are any
        self.shown_deadlines: Deadlines = {}  # as publicly known
        bank = time_control.bank if isinstance(time_control, Live) else 0.0
        self.clocks = Clocks((bank,) * len(occupants))
        self.shown = self.clocks  # as publicly known: they run only while it is public who is to act
        self.before_sending: dict[int, TimeBeforeSending] = {}  # by seat whose submission waits for others
        self.suspended: dict[
            tuple[int, str], SuspendedWindow
        ] = {}  # by the window's position in the stack and its kind
        self._open_window: tuple[int, str] | None = None  # the open simultaneous window, if any
        self.ahead = 0.0  # seconds the server clock is ahead of the wall clock, which is shown
        self._seen: dict[int, State] = {}  # the redacted state by viewer
        self.window_time: WindowTimer | None = None  # while a secret window is open
        self.halt: Halt | None = None  # while the table is paused
        self.pause_requests: set[int] = set()  # seats that asked for a pause
        self.holidays: dict[int, Days] = {}  # by seat; correspondence only
        self.asked: dict[int, int] = {}  # by seat to act: the entry that asked it; not at a live table

    @property
    def state(self) -> State:
        """The full, unredacted state."""
        return self.match.state

    def seen(self, viewer: int) -> State:
        """Return the state as redacted for a viewer. Do not change it."""
        found = self._seen.get(viewer)
        if found is None:
            found = self._seen[viewer] = self.state.redact(viewer)
        return found

    def public_actors(self) -> list[int]:
        """Return the seats that are publicly known to be next to act. A seat may have answered in secret."""
        return self.state.actors() if self.state.asks_openly() else self.seen(PUBLIC).actors()

    # --- after each entry ---------------------------------------------------------------------------------------

    def _time(self, at: float, seat: int, answered: bool, public: bool) -> None:
        """Stop and start clocks after an entry of a seat."""
        if not (self.match.hold_windows and self.state.in_secret()):
            self.window_time = None
        elif self.window_time is None or public:
            people = len({occupant.person for occupant in self.occupants if occupant.person})
            self.window_time = window_time(self.time_control, at, self._luck(), people, self._tempo, self._answering())
        hours = self._hours()
        live = isinstance(self.time_control, Live)
        if not live:
            asked, again = self.asked, seat if answered else PUBLIC
            self.asked = {
                other: self.entries if other == again else asked.get(other, self.entries)
                for other in self.state.actors()
            }
        if not live and not isinstance(self.time_control, Correspondence):
            return
        self._remember_time(seat, answered)
        self._suspend_covered_window(at)
        waiting = self.state.actors()
        if live and self.window_time is not None:
            self.window_time = self.window_time.asked(waiting, at + self._answering(), seat if answered else PUBLIC)
            self._stop(at)
            self.deadlines, self.shown_deadlines = {}, {}
        elif isinstance(self.time_control, Correspondence) or 0 < hours < 1:
            # A game sets hours for correspondence, and minutes for live tables.
            self._stop(at)
            self._set_deadlines(waiting, Opened(max(at, self.resumes), hours), seat if answered else PUBLIC, public)
        else:
            self.deadlines, self.shown_deadlines = {}, {}
            if self._run_clocks(at, waiting, seat, answered, public):
                return
        if public and live:
            learned = self.shown.learned(self.clocks)
            self.shown = self.clocks if learned == self.clocks else learned

    def _hours(self) -> float:
        """Return the hours that the game sets for the open window, or 0.0."""
        windows = self.state.windows()
        return windows[-1][2] if windows else 0.0

    def _stop(self, at: float) -> None:
        self.clocks = self.clocks.asked((), at)
        self.shown = self.shown.asked((), at)

    def _set_deadlines(self, waiting: Sequence[int], opened: Opened, again: int, public: bool) -> None:
        fresh = Deadline().then(self._grid, opened)
        self.deadlines = _open(self.deadlines, waiting, again, fresh)
        again = again if public else PUBLIC
        self.shown_deadlines = _open(self.shown_deadlines, self.public_actors(), again, fresh)
        if public:  # publicly known seats may have a new question
            known = self.shown_deadlines
            self.shown_deadlines = {other: self.deadlines.get(other, found) for other, found in known.items()}

    def _run_clocks(self, at: float, waiting: Sequence[int], seat: int, answered: bool, public: bool) -> bool:
        """Run the banks of a live table. Return whether the public clocks equal the real ones."""
        assert isinstance(self.time_control, Live)
        openly = self.public_actors()
        alike = self.shown is self.clocks and openly == waiting and public  # the usual case: everything is public
        if answered and seat >= 0 and not self.stood_in_for(seat):
            self.clocks = self.clocks.answered(self.time_control, seat, at)
        for other, _ in self.clocks.running:
            if self.stood_in_for(other) and (other == seat or other not in waiting):
                self.clocks, self.shown = self.clocks.uncharged(other, at), self.shown.uncharged(other, at)
        self.clocks = self.clocks.asked(waiting, at)
        self.shown = self.clocks if alike else self.shown.asked(openly, at)
        return alike

    def stood_in_for(self, seat: int) -> bool:
        """Return whether a bot plays this seat for a long absent person; see `AttendedMatch`."""
        return False

    @property
    def _grid(self) -> Correspondence:
        return self.time_control if isinstance(self.time_control, Correspondence) else MINUTES

    # --- submissions taken back ---------------------------------------------------------------------------------

    def _remember_time(self, seat: int, answered: bool) -> None:
        """Remember the time of a seat that submits; restore it, less the time passed since, if the seat takes that
        back.
        """
        simultaneous = self.state.at_once()
        sent = 0 if simultaneous is None else simultaneous.sent
        if answered and seat >= 0:
            self.before_sending[seat] = TimeBeforeSending(self.clocks, self.deadlines.get(seat))
        elif seat in self.before_sending and seat in self.state.actors():
            clocks, deadline = self.before_sending.pop(seat)
            if deadline is not None:
                self.deadlines = {**self.deadlines, seat: deadline}
                self.shown_deadlines = {**self.shown_deadlines, seat: deadline}
            same = self.shown is self.clocks
            self.clocks = self.clocks.taken_back(seat, clocks)
            self.shown = self.clocks if same else self.shown.taken_back(seat, clocks)
        self.before_sending = {other: found for other, found in self.before_sending.items() if sent >> other & 1}

    def _must_have_time(self, at: float, seat: int) -> None:
        """Raise Illegal if a seat could take its submission back, but its time is over."""
        simultaneous = self.state.at_once()
        if (
            simultaneous is None
            or simultaneous.RECALL < 0
            or not simultaneous.sent >> seat & 1
            or seat not in self.before_sending
        ):
            return
        clocks, deadline = self.before_sending[seat]
        due = self.due_of(seat, deadline)
        if due <= at if due is not None else clocks.left(seat, at) <= 0:
            raise Illegal(msg("time-over"), simultaneous.FINAL)

    def _suspend_covered_window(self, at: float) -> None:
        """Pause a simultaneous window while another window is above it, and resume it when it is on top again."""
        stack = self.state.stack
        found = [(place, type(step).__name__) for place, step in enumerate(stack) if isinstance(step, SimultaneousStep)]
        top = found[-1] if found and found[-1][0] == len(stack) - 1 else None
        if self._open_window is not None and self._open_window != top and self._open_window in found:
            self.suspended[self._open_window] = SuspendedWindow(at, self.deadlines, self.shown_deadlines)
            self.deadlines, self.shown_deadlines = {}, {}
        self.suspended = {place: it for place, it in self.suspended.items() if place in found}
        if top is not None and top in self.suspended:
            since, deadlines, shown = self.suspended.pop(top)
            self.deadlines = self._after(deadlines, Outage(since, at))
            self.shown_deadlines = self._after(shown, Outage(since, at))
        self._open_window = top

    def _after(self, deadlines: Deadlines, what: Paused | Extended | Outage) -> Deadlines:
        return {seat: found.then(self._grid, what) for seat, found in deadlines.items()}

    # --- secret windows -----------------------------------------------------------------------------------------

    def _answering(self) -> float:
        """Return the seconds for an answer in the open secret window."""
        return answering(self.time_control, self._hours(), self.state.at_once() is not None)

    def _luck(self) -> float:
        """Return a number from 0 to 1 that is unpredictable without the seed and the same on replay."""
        drawn = hashlib.sha256(self._seed + f"window {self.entries}".encode()).digest()
        return int.from_bytes(drawn[:8], "big") / (1 << 64)

    def closes(self, now: float) -> bool:
        """Return whether it is time to close a secret window that was held open."""
        return (
            self.window_time is not None
            and self.halt is None
            and self.state.is_held()
            and self.window_time.closes <= now
        )

    # --- more time ----------------------------------------------------------------------------------------------

    def _use_emergency_time(self, at: float, seat: int) -> None:
        if not isinstance(self.time_control, Correspondence):
            raise Illegal(msg("pause-post"))
        if seat in self.emergency_used:
            raise Illegal(msg("pause-used"))
        if self.match.over:
            raise Illegal(msg("game-over"))
        if self.state.left >> seat & 1 or self.state.beaten(seat):
            raise Illegal(msg("pause-out"), self.state.beaten(seat))
        self.emergency_used.add(seat)
        self.resumes = resumed(self.time_control, self.resumes, at)
        self._each(Paused(at, seat))

    def _extend(self, at: float, hours: float) -> None:
        if not isinstance(self.time_control, Correspondence) or self.match.over:
            raise Illegal(msg("extend-nothing"))
        if not 0 < hours <= self.time_control.most_extension:
            raise Illegal(msg("extend-most", hours=f"{self.time_control.most_extension:g}"))
        known = self.shown_deadlines.values()  # not the real ones: they would reveal whether a seat acts in secret
        if known and not any(found.extensible for found in known):
            raise Illegal(msg("extend-done"))
        self._each(Extended(at, hours))

    def _outage(self, since: float, until: float) -> None:
        since = max(since, self.last)
        self.up = max(self.up, until)
        if since < until and self.halt is None:  # else it gets that time when it resumes
            self._give_time_back(since, until)

    def _give_time_back(self, since: float, until: float) -> None:
        """Give back a time in which no clock ran."""
        self._each(Outage(since, until))
        if since < self.resumes:
            self.resumes += until - since
        self.window_time = self.window_time and self.window_time.outage(until - since)
        self.clocks = self.clocks.outage(since, until)
        self.shown = self.shown.outage(since, until)
        self.before_sending = {
            seat: it._replace(clocks=it.clocks.outage(since, until)) for seat, it in self.before_sending.items()
        }

    # --- pauses -------------------------------------------------------------------------------------------------

    def _excuse(self, at: float, seat: int, seconds: float) -> None:
        """Give a seat back the seconds its bot spent waiting for a processor."""
        if seconds:
            same = self.shown is self.clocks
            self.clocks = self.clocks.excused(seat, at, seconds)
            self.shown = self.clocks if same else self.shown.excused(seat, at, seconds)

    def _halt(self, at: float, seat: int) -> None:
        """Ask for a pause. It begins at once for the host (PUBLIC), or when all players have asked for it."""
        if isinstance(self.time_control, Untimed):
            raise Illegal(msg("halt-untimed"))
        if self.match.over:
            raise Illegal(msg("game-over"))
        if self.halt is not None:
            raise Illegal(msg("halted-already"))
        if seat == PUBLIC:
            self.halt = Halt(at, at + HOST_HALT, True)
            return
        if seat in self.pause_requests:
            raise Illegal(msg("halt-asked"))
        if self.state.left >> seat & 1 or self.state.beaten(seat):
            raise Illegal(msg("pause-out"), self.state.beaten(seat))
        self.pause_requests.add(seat)
        agreed = {self.occupants[other].person for other in self.pause_requests}
        if everyone(self._people_in_play(), agreed):
            self.halt = Halt(at, at + AGREED_HALT, False)

    def _people_in_play(self) -> set[str]:
        """Return the people who are still in the game."""
        return {
            occupant.person
            for seat, occupant in enumerate(self.occupants)
            if occupant.person and not self.state.left >> seat & 1 and not self.state.beaten(seat)
        }

    def _go_on(self, at: float, seat: int) -> None:
        if self.halt is None:
            raise Illegal(msg("not-halted"))
        if seat >= 0 and self.halt.by_host:
            raise Illegal(msg("host-halted"))
        since, self.halt = self.halt.since, None
        self.pause_requests.clear()
        self._give_time_back(since, at)

    def _holiday(self, seat: int, days: Days) -> None:
        """Replace the holidays of a seat."""
        if not isinstance(self.time_control, Correspondence):
            raise Illegal(msg("holiday-post"))
        self.holidays = {**self.holidays, seat: days}

    def due_of(self, seat: int, deadline: Deadline | None) -> float | None:
        """Return when a deadline of a seat ends, with its holidays; None for no limit."""
        if deadline is None or deadline.due is None:
            return None
        days = self.holidays.get(seat)
        return after_holidays(self._grid, deadline.asked, deadline.due, days) if days else deadline.due

    def _each(self, what: Paused | Extended | Outage) -> None:
        """Apply an extension or a pause to all deadlines. A paused window gets this time when it is on top again."""
        self.deadlines = self._after(self.deadlines, what)
        self.shown_deadlines = self._after(self.shown_deadlines, what)
        for seat, it in self.before_sending.items():
            deadline = it.deadline and it.deadline.then(self._grid, what)
            self.before_sending[seat] = it._replace(deadline=deadline)

    # --- views --------------------------------------------------------------------------------------------------

    def clocks_for(self, viewer: int) -> list[Clock]:
        """Return every seat's clock as a viewer may know it. The clocks of others reveal no secret decision."""
        if self.match.over:
            return []
        if self.halt is not None:
            return self._halted_clocks(viewer, self.halt)
        found = []
        own, shown = dict(self.clocks.running), dict(self.shown.running)
        for seat in range(len(self.occupants)):
            deadline = (self.deadlines if seat == viewer else self.shown_deadlines).get(seat)
            if isinstance(self.time_control, Live):
                if self.shown_deadlines and deadline is None:
                    continue  # in windows with minutes of their own banks are not shown
                bank = (self.clocks if seat == viewer else self.shown).banks[seat]
                since = (own if seat == viewer else shown).get(seat)
                due = None if since is None else since + (STAND_IN_TIME if self.stood_in_for(seat) else bank)
                if self.window_time is not None and seat == viewer:
                    due = dict(self.window_time.dues).get(seat)
                elif deadline is not None:
                    due = self.due_of(seat, deadline)
                found.append(Clock(seat, max(0.0, bank), None if due is None else due - self.ahead, due is not None))
            elif deadline is not None:
                found.append(Clock(seat, None, self.due_of(seat, deadline), True))
        return found

    def _halted_clocks(self, viewer: int, halt: Halt) -> list[Clock]:
        """Return the banks of a paused table. No clock runs."""
        if not isinstance(self.time_control, Live) or self.shown_deadlines:
            return []
        known = [self.clocks if seat == viewer else self.shown for seat in range(len(self.occupants))]
        return [Clock(seat, max(0.0, found.left(seat, halt.since))) for seat, found in enumerate(known)]


def _open(deadlines: Deadlines, waiting: Iterable[int], again: int, fresh: Deadline) -> Deadlines:
    """Return the deadlines of the seats to act. All keep theirs, except new ones and `again`, which get `fresh`."""
    return {seat: fresh if seat == again else deadlines.get(seat, fresh) for seat in waiting}
