"""The time of a table: whose clock runs, until when each is waited for, and what is shown of it to whom.

By post each seat that is waited for has a deadline; at a live table a bank, unless the game prints minutes for the window that
is open: then a deadline, too. Who may take back what he has sent gets back the time that he had then, less what has passed
since; a window below another one stands still.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from baronage.engine.errors import Illegal
from baronage.engine.flow import PUBLIC, Sheets, State
from baronage.engine.match import Match
from baronage.server.pace import (
    AGREED_HALT,
    HOST_HALT,
    MINUTES,
    Clocks,
    Days,
    Deadline,
    Extended,
    Halt,
    Hush,
    Live,
    Opened,
    Outage,
    Pace,
    Paused,
    Post,
    Untimed,
    after_holidays,
    answering,
    everyone,
    hush,
    resumed,
)
from baronage.server.play.sitter import Sitter
from baronage.server.wire import Clock
from baronage.server.words import say

Deadlines = dict[int, Deadline]  # by seat


class Given(NamedTuple):
    """The time of a seat just before it sent what it may take back."""

    clocks: Clocks
    deadline: Deadline | None


class Still(NamedTuple):
    """A window that stands still, since another was opened above it: since when, and the deadlines that it had."""

    since: float
    deadlines: Deadlines
    shown: Deadlines


class Timed:
    """A match with its sitters and its clocks: what `table.Table` builds on."""

    def __init__(
        self, match: Match, pace: Pace, sitters: Sequence[Sitter], seed: bytes, at: float, tempo: float
    ) -> None:
        self.match = match
        self.pace = pace
        self.sitters = list(sitters)
        self._tempo = tempo
        self._seed = seed
        self.acts = 0
        self.paused: set[int] = set()
        self.resumes = 0.0  # by post: questions that are put before count as put then, since somebody has paused
        self.last = at
        self.up = at  # outages are counted until here
        self.deadlines: Deadlines = {}  # of each seat that is waited for, if there are any
        self.shown_deadlines: Deadlines = {}  # as everybody may know them
        bank = pace.bank if isinstance(pace, Live) else 0.0
        self.clocks = Clocks((bank,) * len(sitters))
        self.shown = self.clocks  # as everybody may know them: they run only while all know who is waited for
        self.given: dict[int, Given] = {}  # of who has sent a sheet that others are still waited for with
        self.still: dict[tuple[int, str], Still] = {}  # by the place of the window in the stack, and its kind
        self._sheets: tuple[int, str] | None = None  # the window in which several choose at once, if one is open
        self.ahead = 0.0  # seconds that the house's clock is ahead of the wall clock, by which all is shown
        self._seen: dict[int, State] = {}  # what eyes see now
        self.hush: Hush | None = None  # while a secret window is open
        self.halt: Halt | None = None  # while the table stands still
        self.halting: set[int] = set()  # seats that want it to
        self.holidays: dict[int, Days] = {}  # by seat; by post alone
        self.asked: dict[int, int] = {}  # since which act each seat that is waited for is asked; not at a live table

    @property
    def state(self) -> State:
        """The referee's own."""
        return self.match.state

    def seen(self, eyes: int) -> State:
        """The state as these eyes may know it; to be read, not changed."""
        found = self._seen.get(eyes)
        if found is None:
            found = self._seen[eyes] = self.state.redact(eyes)
        return found

    def public_actors(self) -> list[int]:
        """Those of whom everybody thinks that they are waited for; one may have answered in secret."""
        return self.state.actors() if self.state.asks_openly() else self.seen(PUBLIC).actors()

    # --- after each act -----------------------------------------------------------------------------------------

    def _time(self, at: float, seat: int, answered: bool, public: bool) -> None:
        """Stop and start clocks after an act of a seat."""
        if not (self.match.hold_windows and self.state.in_secret()):
            self.hush = None
        elif self.hush is None or public:
            people = len({sitter.person for sitter in self.sitters if sitter.person})
            self.hush = hush(self.pace, at, self._luck(), people, self._tempo, self._answering())
        hours = self._hours()
        live = isinstance(self.pace, Live)
        if not live:
            asked, again = self.asked, seat if answered else PUBLIC
            self.asked = {
                other: self.acts if other == again else asked.get(other, self.acts) for other in self.state.actors()
            }
        if not live and not isinstance(self.pace, Post):
            return
        self._give(at, seat, answered)
        self._stand_still(at)
        waiting = self.state.actors()
        if live and self.hush is not None:
            self.hush = self.hush.asked(waiting, at + self._answering(), seat if answered else PUBLIC)
            self._stop(at)
            self.deadlines, self.shown_deadlines = {}, {}
        elif isinstance(self.pace, Post) or 0 < hours < 1:
            # a game prints hours for the post, and minutes for a live table
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
        """What the game prints for the window that is open; 0: nothing."""
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
        if public:  # who is waited for as all think he is: perhaps for something new
            known = self.shown_deadlines
            self.shown_deadlines = {other: self.deadlines.get(other, found) for other, found in known.items()}

    def _run_clocks(self, at: float, waiting: Sequence[int], seat: int, answered: bool, public: bool) -> bool:
        """Of a live table with banks; are all shown what is so?"""
        assert isinstance(self.pace, Live)
        openly = self.public_actors()
        alike = self.shown is self.clocks and openly == waiting and public  # as nearly always: all know all
        if answered and seat >= 0:
            self.clocks = self.clocks.answered(self.pace, seat, at)
        self.clocks = self.clocks.asked(waiting, at)
        self.shown = self.clocks if alike else self.shown.asked(openly, at)
        return alike

    @property
    def _grid(self) -> Post:
        return self.pace if isinstance(self.pace, Post) else MINUTES

    # --- what is taken back -------------------------------------------------------------------------------------

    def _give(self, at: float, seat: int, answered: bool) -> None:
        """Remember the time of who sends a sheet; give it to who takes his back as it was, less what has passed since."""
        sheets = self.state.at_once()
        sent = 0 if sheets is None else sheets.sent
        if answered and seat >= 0:
            self.given[seat] = Given(self.clocks, self.deadlines.get(seat))
        elif seat in self.given and seat in self.state.actors():
            clocks, deadline = self.given.pop(seat)
            if deadline is not None:
                self.deadlines = {**self.deadlines, seat: deadline}
                self.shown_deadlines = {**self.shown_deadlines, seat: deadline}
            same = self.shown is self.clocks
            self.clocks = self.clocks.taken_back(seat, clocks)
            self.shown = self.clocks if same else self.shown.taken_back(seat, clocks)
        self.given = {other: found for other, found in self.given.items() if sent >> other & 1}

    def _must_have_time(self, at: float, seat: int) -> None:
        """Raise Illegal if a seat has sent its sheet and could take it back, but for its time: that is over."""
        sheets = self.state.at_once()
        if sheets is None or sheets.RECALL < 0 or not sheets.sent >> seat & 1 or seat not in self.given:
            return
        clocks, deadline = self.given[seat]
        due = self.due_of(seat, deadline)
        if due <= at if due is not None else clocks.left(seat, at) <= 0:
            raise Illegal(say("time-over"), sheets.FINAL)

    def _stand_still(self, at: float) -> None:
        """Where a window is opened above one in which several choose at once, that one stands still until it is on top again."""
        stack = self.state.stack
        found = [(place, type(step).__name__) for place, step in enumerate(stack) if isinstance(step, Sheets)]
        top = found[-1] if found and found[-1][0] == len(stack) - 1 else None
        if self._sheets is not None and self._sheets != top and self._sheets in found:
            self.still[self._sheets] = Still(at, self.deadlines, self.shown_deadlines)
            self.deadlines, self.shown_deadlines = {}, {}
        self.still = {place: it for place, it in self.still.items() if place in found}
        if top is not None and top in self.still:
            since, deadlines, shown = self.still.pop(top)
            self.deadlines = self._after(deadlines, Outage(since, at))
            self.shown_deadlines = self._after(shown, Outage(since, at))
        self._sheets = top

    def _after(self, deadlines: Deadlines, what: Paused | Extended | Outage) -> Deadlines:
        return {seat: found.then(self._grid, what) for seat, found in deadlines.items()}

    # --- secret windows -----------------------------------------------------------------------------------------

    def _answering(self) -> float:
        """Seconds for an answer in the secret window that is open."""
        return answering(self.pace, self._hours(), self.state.at_once() is not None)

    def _luck(self) -> float:
        """A number from 0 to 1 that nobody can know before the seed is shown, and that is the same when it is played again."""
        drawn = hashlib.sha256(self._seed + f"window {self.acts}".encode()).digest()
        return int.from_bytes(drawn[:8], "big") / (1 << 64)

    def closes(self, now: float) -> bool:
        """Is it time to close a secret window that was held open?"""
        return self.hush is not None and self.halt is None and self.state.is_held() and self.hush.closes <= now

    # --- more time ----------------------------------------------------------------------------------------------

    def _pause(self, at: float, seat: int) -> None:
        if not isinstance(self.pace, Post):
            raise Illegal(say("pause-post"))
        if seat in self.paused:
            raise Illegal(say("pause-used"))
        if self.match.over:
            raise Illegal(say("game-over"))
        if self.state.left >> seat & 1 or self.state.beaten(seat):
            raise Illegal(say("pause-out"), self.state.beaten(seat))
        self.paused.add(seat)
        self.resumes = resumed(self.pace, self.resumes, at)
        self._each(Paused(at, seat))

    def _extend(self, at: float, hours: float) -> None:
        if not isinstance(self.pace, Post) or self.match.over:
            raise Illegal(say("extend-nothing"))
        if not 0 < hours <= self.pace.most_extension:
            raise Illegal(say("extend-most", hours=f"{self.pace.most_extension:g}"))
        known = self.shown_deadlines.values()  # not the real ones: they would tell whether somebody is asked in secret
        if known and not any(found.extensible for found in known):
            raise Illegal(say("extend-done"))
        self._each(Extended(at, hours))

    def _outage(self, since: float, until: float) -> None:
        since = max(since, self.last)
        self.up = max(self.up, until)
        if since < until and self.halt is None:  # else it gets that time when it goes on
            self._stood_still(since, until)

    def _stood_still(self, since: float, until: float) -> None:
        """No clock ran in this time."""
        self._each(Outage(since, until))
        if since < self.resumes:
            self.resumes += until - since
        self.hush = self.hush and self.hush.outage(until - since)
        self.clocks = self.clocks.outage(since, until)
        self.shown = self.shown.outage(since, until)
        self.given = {seat: it._replace(clocks=it.clocks.outage(since, until)) for seat, it in self.given.items()}

    # --- standing still -----------------------------------------------------------------------------------------

    def _halt(self, at: float, seat: int) -> None:
        """The host, or a seat, wants the table to stand still: it does when he is the host, or when all who play want it."""
        if isinstance(self.pace, Untimed):
            raise Illegal(say("halt-untimed"))
        if self.match.over:
            raise Illegal(say("game-over"))
        if self.halt is not None:
            raise Illegal(say("halted-already"))
        if seat == PUBLIC:
            self.halt = Halt(at, at + HOST_HALT, True)
            return
        if seat in self.halting:
            raise Illegal(say("halt-asked"))
        if self.state.left >> seat & 1 or self.state.beaten(seat):
            raise Illegal(say("pause-out"), self.state.beaten(seat))
        self.halting.add(seat)
        agreed = {self.sitters[other].person for other in self.halting}
        if everyone(self._people_in_play(), agreed):
            self.halt = Halt(at, at + AGREED_HALT, False)

    def _people_in_play(self) -> set[str]:
        """Who sits there and is not out of the game."""
        return {
            sitter.person
            for seat, sitter in enumerate(self.sitters)
            if sitter.person and not self.state.left >> seat & 1 and not self.state.beaten(seat)
        }

    def _go_on(self, at: float, seat: int) -> None:
        if self.halt is None:
            raise Illegal(say("not-halted"))
        if seat >= 0 and self.halt.by_host:
            raise Illegal(say("host-halted"))
        since, self.halt = self.halt.since, None
        self.halting.clear()
        self._stood_still(since, at)

    def _holiday(self, seat: int, days: Days) -> None:
        """On these days, and no others, whoever sits there is away."""
        if not isinstance(self.pace, Post):
            raise Illegal(say("holiday-post"))
        self.holidays = {**self.holidays, seat: days}

    def due_of(self, seat: int, deadline: Deadline | None) -> float | None:
        """Until when a seat is waited for that has this deadline, with its holidays; None: for ever."""
        if deadline is None or deadline.due is None:
            return None
        days = self.holidays.get(seat)
        return after_holidays(self._grid, deadline.asked, deadline.due, days) if days else deadline.due

    def _each(self, what: Paused | Extended | Outage) -> None:
        """Of a window that stands still nothing changes: it gets all of this time when it is on top again."""
        self.deadlines = self._after(self.deadlines, what)
        self.shown_deadlines = self._after(self.shown_deadlines, what)
        for seat, it in self.given.items():
            deadline = it.deadline and it.deadline.then(self._grid, what)
            self.given[seat] = it._replace(deadline=deadline)

    # --- what eyes see ------------------------------------------------------------------------------------------

    def clocks_for(self, eyes: int) -> list[Clock]:
        """The time of every seat, as these eyes may know it: of others nothing that would tell that they are asked."""
        if self.match.over:
            return []
        if self.halt is not None:
            return self._halted_clocks(eyes, self.halt)
        found = []
        own, shown = dict(self.clocks.running), dict(self.shown.running)
        for seat in range(len(self.sitters)):
            deadline = (self.deadlines if seat == eyes else self.shown_deadlines).get(seat)
            if isinstance(self.pace, Live):
                if self.shown_deadlines and deadline is None:
                    continue  # where windows have minutes of their own nobody has a bank to show
                bank = (self.clocks if seat == eyes else self.shown).banks[seat]
                since = (own if seat == eyes else shown).get(seat)
                due = None if since is None else since + bank
                if self.hush is not None and seat == eyes:
                    due = dict(self.hush.dues).get(seat)
                elif deadline is not None:
                    due = self.due_of(seat, deadline)
                found.append(Clock(seat, max(0.0, bank), None if due is None else due - self.ahead, due is not None))
            elif deadline is not None:
                found.append(Clock(seat, None, self.due_of(seat, deadline), True))
        return found

    def _halted_clocks(self, eyes: int, halt: Halt) -> list[Clock]:
        """What each seat has left, where that is a bank: nobody's time runs."""
        if not isinstance(self.pace, Live) or self.shown_deadlines:
            return []
        known = [self.clocks if seat == eyes else self.shown for seat in range(len(self.sitters))]
        return [Clock(seat, max(0.0, found.left(seat, halt.since))) for seat, found in enumerate(known)]


def _open(deadlines: Deadlines, waiting: Iterable[int], again: int, fresh: Deadline) -> Deadlines:
    """Of those waited for: who was waited for already keeps his deadline, but for the one who is asked again."""
    return {seat: fresh if seat == again else deadlines.get(seat, fresh) for seat in waiting}
