"""Before the first turn: the first player and the deal (FYN-C1)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import cell_at
from baronage.games.fyn.data import CARD_KIND, LANDS, MUST
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.state import Barons, seat_named
from baronage.games.fyn.steps.decision import Decision
from baronage.games.fyn.steps.turn import Turn, begin_turn
from baronage.games.fyn.verbs import EMPIRE_LEFT

HAND: Final = 5  # FYN-C1.04
SQUARE: Final = ((-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1), (-1, 2), (0, 2), (1, 2))  # FYN-GA.03


class NameFirst(Verb[Barons]):
    """Name the first player."""

    NUMBER: ClassVar[int] = verbs.FIRST
    NAME: ClassVar[str] = "name-first"
    ARGS: ClassVar[tuple[str, ...]] = ("starter",)
    RULE: ClassVar[str] = "FYN-C1.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-C1.03",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return "" if 0 <= action[1] < s.seats and s.alive >> action[1] & 1 else "FYN-C1.03"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return {"starter": action[1] if 0 <= action[1] < s.seats else -1}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [SEATS[action[1]]] if 0 <= action[1] < s.seats else []

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.FIRST, other) for other in range(-1, s.seats + 1)]


FIRST: Final = NameFirst()


class First(Decision):
    """Step in which the host names the first player (DEC-01, FYN-C1.03)."""

    DECISION: ClassVar[str] = "DEC-01"
    NAME: ClassVar[str] = "first-player"
    RULE: ClassVar[str] = "FYN-C1.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.FIRST, verbs.CALL)

    def asked(self, s: Barons) -> int:
        return 0

    def options(self, s: Barons) -> list[Action]:
        return [(verbs.FIRST, seat) for seat in range(s.seats) if s.alive >> seat & 1]

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if s.log is not None:
            s.log.append((verbs.NAMED_FIRST, ALL, (action[1],), "FYN-C1.03"))
        deal(s, action[1], chance)

    def default(self, s: Barons, seat: int) -> Action:
        return self.options(s)[0]


def deal(s: Barons, first: int, chance: Chance) -> None:
    """Deal and begin the first turn (FYN-C1.04 to C1.07, GA.01, GA.03, GA.04, GB.01)."""
    s.first = first
    s.committed = True
    deck = sorted(s.deck)
    if s.barbarians:
        named = s.setup.options["empire_seat"]
        s.empire = first if named == "first" else chance.below(s.seats) if named == "random" else seat_named(named)
        if not s.alive >> s.empire & 1:
            s.end(EMPIRE_LEFT, "FYN-GA.10")
        lands = LANDS[:]
        chance.shuffle(lands)
        if s.log is not None:
            s.log.append((verbs.EMPIRE, ALL, (s.empire,), "FYN-GA.01"))
        for (x, y), card in zip(SQUARE, lands, strict=False):
            deck.remove(card)
            s.lands[s.empire][cell_at(x, y)] = card
        s.realm_changed(s.empire)
    chance.shuffle(deck)  # the end of the list is the top
    laid: list[int] = []
    n = s.seats
    for _ in range(HAND):
        for seat in range(first, first + n):
            if not s.alive >> seat % n & 1:
                continue
            while CARD_KIND[deck[-1]] == MUST:  # FYN-C1.05
                laid.append(deck.pop())
            s.hands[seat % n].append(deck.pop())
            s.known[seat % n].append(0)
    if laid:  # FYN-C1.06
        deck += laid
        chance.shuffle(deck)
    s.deck = deck
    s.stack = [Turn()]
    if s.log is not None:
        s.log.append((verbs.DEALT, ALL, (first, len(deck), *laid), "FYN-C1.04 FYN-C1.05 FYN-C1.06"))
    begin_turn(s, first)
