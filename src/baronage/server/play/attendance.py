"""Who is there: whose time is up, who is long away, and who may sit down in his stead. What `table.Table` builds on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baronage.engine.errors import Illegal
from baronage.engine.flow import PUBLIC
from baronage.engine.match import Match
from baronage.engine.setup import StandIn
from baronage.server.pace import ANSWERS as ANSWERED
from baronage.server.pace import BOT, STAND_IN, SUBSTITUTE, Live, Pace, Untimed, everyone, ladder
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.play.timing import Timed
from baronage.server.words import say


class Attended(Timed):
    """A timed match of which is known who comes to it, and who stays away."""

    def __init__(
        self,
        match: Match,
        pace: Pace,
        sitters: Sequence[Sitter],
        seed: bytes,
        at: float,
        tempo: float,
        stand_in: StandIn,
    ) -> None:
        """`stand_in`: who may play for somebody who is long away."""
        super().__init__(match, pace, sitters, seed, at, tempo)
        self.stand_in = stand_in
        self.missed = [0] * len(sitters)  # times in a row that a seat let its time run out
        self.absent: list[int] = []  # seats of people who are long away, as of when all last saw something
        self.sought: dict[int, set[int]] = {}  # of these: those who want a substitute; PUBLIC is the host
        self.offered: set[int] = set()  # seats from which the host took a person, and which another may take
        self.reminded: dict[int, float] = {}  # seats that the host reminded, and when that question was put to them
        self._replaying = False  # does an act from the journal happen again?

    # --- whose time is up ---------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When the next seat is late; or when a table that stands still goes on by itself."""
        if self.halt is not None:
            return self.halt.until
        if self._not_waited_for():
            return self.last
        if isinstance(self.pace, Live):
            if self.hush is not None:
                return self.hush.due()
            if self.clocks.running:
                return self.clocks.due()
        elif self.hush is not None and self.state.is_held():
            return self.hush.closes
        dues = [self.due_of(seat, found) for seat, found in self.deadlines.items()]
        return min((due for due in dues if due is not None), default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        if self.halt is not None:
            return []
        found = self._not_waited_for()
        if isinstance(self.pace, Live):
            found += self.clocks.late(now) if self.hush is None else self.hush.late(now)
        dues = [(seat, self.due_of(seat, it)) for seat, it in self.deadlines.items()]
        found += [seat for seat, due in dues if due is not None and due <= now]
        return sorted(set(found))

    def _not_waited_for(self) -> list[int]:
        """Those who are asked, and have missed so much that their time is up at once; in secret they have it like all."""
        if isinstance(self.pace, Untimed) or (isinstance(self.pace, Live) and self.hush is not None):
            return []
        asked = [seat for seat in self.state.actors() if self.sitters[seat].person]
        return [seat for seat in asked if ladder(self.missed[seat], self.stand_in) == ANSWERED]

    def bot_of(self, seat: int, stand_in: str = STAND_IN) -> str:
        """The bot that plays this seat now: its own, or one that stands in for a person who is long away."""
        sitter = self.sitters[seat]
        if sitter.bot or ladder(self.missed[seat], self.stand_in) not in (BOT, SUBSTITUTE):
            return sitter.bot
        return stand_in

    @property
    def has_people(self) -> bool:
        """Does a person play on?"""
        gone = self.state.left
        return any(it.person and not gone >> at & 1 and not self.state.beaten(at) for at, it in enumerate(self.sitters))

    def waits(self) -> tuple[int, float | None]:
        """The seats that are waited for, as a bit set, and when something has to be done by itself; None: never."""
        waiting = self.state.actors()
        thinking = self.halt is None and any(self.bot_of(seat) for seat in waiting)
        return sum(1 << seat for seat in waiting), self.last if thinking else self.due()

    def _count_missed(self, seat: int, kind: str, body: dict[str, Any], recorded: bool, secret: bool) -> None:
        """Time ran out, or a bot stands in; in secret that would tell, later, who was asked."""
        if kind in (Kind.PLAY, Kind.BACK, Kind.DRAFT, Kind.UNDO, Kind.RETURN, Kind.HOLIDAY) and "by" not in body:
            self.missed[seat] = 0
        elif not secret and (
            kind == Kind.LAPSE or (kind == Kind.PLAY and recorded and bool(self.sitters[seat].person))
        ):
            self.missed[seat] += 1

    # --- who is long away ---------------------------------------------------------------------------------------

    def is_long_away(self, seat: int) -> bool:
        """Is a person so long away that another may be asked to take the seat?"""
        if not self.sitters[seat].person or ladder(self.missed[seat], self.stand_in) != SUBSTITUTE:
            return False
        return not self.state.left >> seat & 1 and not self.state.beaten(seat)

    def _look_who_is_away(self) -> None:
        """Everybody saw something, or somebody came back: who is long away now?"""
        self.absent = [seat for seat in range(len(self.sitters)) if self.is_long_away(seat)]
        self.sought = {seat: who for seat, who in self.sought.items() if seat in self.absent}

    def _seek(self, seat: int, absent: int) -> None:
        """Somebody wants that another person plays for one who is long away. `seat`: of whom; PUBLIC: the host."""
        # what the journal has was so then: meanwhile a bot may sit there
        gone = self._replaying or (absent in self.absent and self.is_long_away(absent))
        if self.match.over or not gone:
            raise Illegal(say("nobody-away"))
        wanted = self.sought.get(absent, set())
        if seat in wanted or PUBLIC in wanted:
            raise Illegal(say("sought-already"))
        self.sought = {**self.sought, absent: wanted | {seat}}

    @property
    def away(self) -> list[int]:
        """The seats that another person may take: the host asks for one, or all others who play do."""
        found = []
        gone = self.absent + [seat for seat in range(len(self.sitters)) if self.state.left >> seat & 1]
        there = {sitter.person for seat, sitter in enumerate(self.sitters) if sitter.person and seat not in gone}
        for absent in self.absent:
            wanted = self.sought.get(absent, set())
            agreed = {self.sitters[seat].person for seat in wanted if seat >= 0}
            if self.is_long_away(absent) and (PUBLIC in wanted or everyone(there, agreed)):
                found.append(absent)
        return sorted({*found, *self.offered})

    # --- what the host asks for ---------------------------------------------------------------------------------

    def _remind(self, seat: int) -> None:
        """The host asks who is waited for, as all know, to move: once for each question."""
        known = self.shown_deadlines.get(seat)
        if self.match.over or known is None or seat not in self.public_actors():
            raise Illegal(say("remind-whom"))
        if self.reminded.get(seat) == known.asked:
            raise Illegal(say("reminded-already"))
        self.reminded = {**self.reminded, seat: known.asked}

    def _remove(self, seat: int, offered: bool) -> None:
        """A bot plays on for a person who goes or is taken off a seat; another person may come if that is wanted."""
        if self.match.over:
            raise Illegal(say("game-over"))
        if self.state.left >> seat & 1 or self.state.beaten(seat):
            raise Illegal(say("seat-out"), self.state.beaten(seat))
        self.missed[seat] = 0
        self.holidays.pop(seat, None)
        self.halting.discard(seat)
        if offered:
            self.offered.add(seat)
