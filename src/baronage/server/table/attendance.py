"""Attendance: overdue seats, absent players and substitutes. The base of `table.Table`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baronage.engine.core.errors import Illegal
from baronage.engine.core.setup import StandIn
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.server.locale import msg
from baronage.server.table.clocks import TimedMatch
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import ANSWERS as AUTO_ANSWERS
from baronage.server.time_control import (
    BOT,
    STAND_IN,
    STAND_IN_TIME,
    SUBSTITUTE,
    Live,
    TimeControl,
    Untimed,
    after_missing,
    everyone,
)


class AttendedMatch(TimedMatch):
    """A timed match that tracks which players are present."""

    def __init__(
        self,
        match: Match,
        time_control: TimeControl,
        occupants: Sequence[Occupant],
        seed: bytes,
        at: float,
        tempo: float,
        stand_in: StandIn,
    ) -> None:
        """Store the arguments. `stand_in` says who may replace a long absent player."""
        super().__init__(match, time_control, occupants, seed, at, tempo)
        self.stand_in = stand_in
        self.missed = [0] * len(occupants)  # timeouts in a row, by seat
        self.absent: list[int] = []  # seats of long absent people, as of the last public update
        self.sought: dict[int, set[int]] = {}  # by absent seat: who asks for a substitute; PUBLIC is the host
        self.offered: set[int] = set()  # seats that the host cleared and another person may take
        self.reminded: dict[int, float] = {}  # by reminded seat: the time of its question
        self._replaying = False  # whether an entry from the journal is being replayed

    # --- timeouts -----------------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """Return when the next seat is overdue, or when a paused table resumes; None if never."""
        if self.halt is not None:
            return self.halt.until
        if self._not_waited_for():
            return self.last
        if isinstance(self.time_control, Live):
            if self.window_time is not None:
                return self.window_time.due()
            if self.clocks.running:
                return min(self._bank_due(seat, since) for seat, since in self.clocks.running)
        elif self.window_time is not None and self.state.is_held():
            return self.window_time.closes
        dues = [self.due_of(seat, found) for seat, found in self.deadlines.items()]
        return min((due for due in dues if due is not None), default=None)

    def overdue(self, now: float) -> list[int]:
        """Return the overdue seats."""
        if self.halt is not None:
            return []
        found = self._not_waited_for()
        if isinstance(self.time_control, Live):
            banks = [seat for seat, since in self.clocks.running if self._bank_due(seat, since) <= now]
            found += banks if self.window_time is None else self.window_time.overdue(now)
        dues = [(seat, self.due_of(seat, it)) for seat, it in self.deadlines.items()]
        found += [seat for seat, due in dues if due is not None and due <= now]
        return sorted(set(found))

    def stood_in_for(self, seat: int) -> bool:
        """Return whether a bot plays this seat for a long absent person."""
        return bool(self.occupants[seat].person) and bool(self.bot_of(seat))

    def _bank_due(self, seat: int, since: float) -> float:
        """Return when a seat's bank is used up. A bot that stands in has a clock of its own."""
        return since + (STAND_IN_TIME if self.stood_in_for(seat) else self.clocks.banks[seat])

    def _not_waited_for(self) -> list[int]:
        """Return the seats to act that have missed so much that they time out at once. In a secret window they get the
        usual time.
        """
        if isinstance(self.time_control, Untimed) or (
            isinstance(self.time_control, Live) and self.window_time is not None
        ):
            return []
        asked = [seat for seat in self.state.actors() if self.occupants[seat].person]
        return [seat for seat in asked if after_missing(self.missed[seat], self.stand_in) == AUTO_ANSWERS]

    def bot_of(self, seat: int, stand_in: str = STAND_IN) -> str:
        """Return the bot that plays this seat now: its own, or one standing in for a long absent person; empty if there
        is none.
        """
        occupant = self.occupants[seat]
        if occupant.bot or after_missing(self.missed[seat], self.stand_in) not in (BOT, SUBSTITUTE):
            return occupant.bot
        return stand_in

    @property
    def has_people(self) -> bool:
        """Whether a person is still playing."""
        gone = self.state.left
        return any(
            it.person and not gone >> at & 1 and not self.state.beaten(at) for at, it in enumerate(self.occupants)
        )

    def waits(self) -> tuple[int, float | None]:
        """Return the seats to act as a bit set, and when the next scheduled event is due; None if never."""
        waiting = self.state.actors()
        thinking = self.halt is None and any(self.bot_of(seat) for seat in waiting)
        return sum(1 << seat for seat in waiting), self.last if thinking else self.due()

    def _count_missed(self, seat: int, kind: str, body: dict[str, Any], recorded: bool, secret: bool) -> None:
        """Count a timeout or a move of a stand-in.

        In a secret window neither counts: it would reveal who had to act.
        """
        if kind in (Kind.PLAY, Kind.BACK, Kind.DRAFT, Kind.UNDO, Kind.RETURN, Kind.HOLIDAY) and "by" not in body:
            self.missed[seat] = 0
        elif not secret and (
            kind == Kind.TIMEOUT or (kind == Kind.PLAY and recorded and bool(self.occupants[seat].person))
        ):
            self.missed[seat] += 1

    # --- long absences ------------------------------------------------------------------------------------------

    def is_long_away(self, seat: int) -> bool:
        """Return whether a person is absent for so long that a substitute may be sought."""
        if not self.occupants[seat].person or after_missing(self.missed[seat], self.stand_in) != SUBSTITUTE:
            return False
        return not self.state.left >> seat & 1 and not self.state.beaten(seat)

    def _look_who_is_away(self) -> None:
        """Update the absent seats, after a public update or a return."""
        self.absent = [seat for seat in range(len(self.occupants)) if self.is_long_away(seat)]
        self.sought = {seat: who for seat, who in self.sought.items() if seat in self.absent}

    def _seek(self, seat: int, absent: int) -> None:
        """Ask for a substitute on an absent seat. `seat` asks; PUBLIC is the host."""
        # A journal entry was valid when it was written; a bot may have the seat now.
        gone = self._replaying or (absent in self.absent and self.is_long_away(absent))
        if self.match.over or not gone:
            raise Illegal(msg("nobody-away"))
        wanted = self.sought.get(absent, set())
        if seat in wanted or PUBLIC in wanted:
            raise Illegal(msg("sought-already"))
        self.sought = {**self.sought, absent: wanted | {seat}}

    @property
    def away(self) -> list[int]:
        """The seats open to another person: on request of the host, or of all other players."""
        found = []
        gone = self.absent + [seat for seat in range(len(self.occupants)) if self.state.left >> seat & 1]
        there = {
            occupant.person for seat, occupant in enumerate(self.occupants) if occupant.person and seat not in gone
        }
        for absent in self.absent:
            wanted = self.sought.get(absent, set())
            agreed = {self.occupants[seat].person for seat in wanted if seat >= 0}
            if self.is_long_away(absent) and (PUBLIC in wanted or everyone(there, agreed)):
                found.append(absent)
        return sorted({*found, *self.offered})

    # --- host actions -------------------------------------------------------------------------------------------

    def _remind(self, seat: int) -> None:
        """Remind a seat that is publicly known to be next to act, once per question."""
        known = self.shown_deadlines.get(seat)
        if self.match.over or known is None or seat not in self.public_actors():
            raise Illegal(msg("remind-whom"))
        if self.reminded.get(seat) == known.asked:
            raise Illegal(msg("reminded-already"))
        self.reminded = {**self.reminded, seat: known.asked}

    def _remove(self, seat: int, offered: bool) -> None:
        """Let a bot take over a seat. With `offered`, another person may take it later."""
        if self.match.over:
            raise Illegal(msg("game-over"))
        if self.state.left >> seat & 1 or self.state.beaten(seat):
            raise Illegal(msg("seat-out"), self.state.beaten(seat))
        self.missed[seat] = 0
        self.holidays.pop(seat, None)
        self.pause_requests.discard(seat)
        if offered:
            self.offered.add(seat)
