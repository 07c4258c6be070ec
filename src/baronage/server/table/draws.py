"""Draws by agreement: an offer of one player to all others who are still in the game. A base of `table.Table`.

An offer stands until a player refuses it, its player withdraws it, a player leaves the game, or the round after the
present one ends. Moves don't answer it. Rounds are those of the headings; some games call them turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import AGREE, TABLE
from baronage.engine.match.history import HistoryEntry
from baronage.server.locale import msg
from baronage.server.table.attendance import AttendedMatch

LASTS: Final = 2  # rounds that an offer stands, including the one in which it was made
REST: Final = 5  # rounds after an offer in which its player can't make another one
# Texts in place of a move, by which programs and the field for typed moves offer a draw and answer, as by `resign`.
WORDS: Final = {"offer draw": "offer", "accept draw": "accept", "refuse draw": "refuse"}


class Drawable(AttendedMatch):
    """A match that its players can agree to end as a draw."""

    def _begin_draws(self) -> None:
        """Begin without an offer."""
        self.round = 0  # the number in the last heading; 0 before the first
        self.draw: tuple[int, ...] = ()  # the seats that agree, the one that offered first; empty without an offer
        self.offered_draws = 0  # the number of offers so far
        self._drawn_in = 0  # the round of the offer
        self._asked_all: tuple[int, ...] = ()  # the seats in the game at the time of the offer
        self._offers: dict[int, int] = {}  # by seat, the round of its last offer

    def undecided(self) -> list[int]:
        """Return the seats that have not yet answered the open offer; none without an offer."""
        return [seat for seat in self._asked_all if seat not in self.draw] if self.draw else []

    def draw_answer(self, seat: int, answer: str) -> str:
        """Return what an offer or answer of a seat amounts to now, or raise Illegal.

        To offer is to accept if another player has offered; to refuse an own offer is to withdraw it.
        """
        playing = self.state.in_play()
        if self.match.over:
            raise Illegal(msg("game-over"))
        if seat not in playing:
            raise Illegal(msg("draw-out"), self.state.beaten(seat))
        if answer == "offer" and not self.draw:
            self._must_be_time(seat, playing)
            return "offer"
        if not self.draw:
            raise Illegal(msg("draw-nothing"))
        if answer in ("refuse", "withdraw"):
            return "withdraw" if seat == self.draw[0] else "refuse"
        if seat in self.draw:
            raise Illegal(msg("draw-waits"))
        return "accept"

    def _must_be_time(self, seat: int, playing: Sequence[int]) -> None:
        if len(playing) < 2:
            raise Illegal(msg("draw-alone"))
        rest = self._offers.get(seat, -REST) + REST - self.round
        if rest > 0:
            raise Illegal(msg("draw-again", rounds=rest))

    def _answer_draw(self, seat: int, answer: str) -> None:
        """Apply an offer or answer. The last player who accepts ends the game."""
        if self.draw_answer(seat, answer) != answer:
            raise Illegal(msg("draw-nothing"))
        if answer == "offer":
            self.draw, self._drawn_in, self._asked_all = (seat,), self.round, tuple(self.state.in_play())
            self._offers = {**self._offers, seat: self.round}
            self.offered_draws += 1
        elif answer == "accept":
            self.draw = (*self.draw, seat)
            if set(self._asked_all) <= set(self.draw):
                self.match.play(TABLE, (AGREE,))
        else:
            self.draw = ()

    def _follow_rounds(self, moments: Sequence[HistoryEntry]) -> bool:
        """Count the rounds that began in these entries, and drop an offer whose time is over.

        Return whether an offer lapsed and the game goes on.
        """
        kind, param = self.match.game.begins
        for moment in moments:
            for event in moment.events:
                if param and event[0] == kind:
                    number = self.match.game.words.event(self.match.setup, event)[1][param]
                    self.round = number if isinstance(number, int) else self.round
        if self.draw:
            late = self.round >= self._drawn_in + LASTS
            if late or self.match.over or tuple(self.state.in_play()) != self._asked_all:
                self.draw = ()
                return not self.match.over
        return False
