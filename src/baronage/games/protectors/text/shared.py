"""Shared parts of the message readers: players, warnings, bids and draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ISLAND
from baronage.games.protectors.meta import LETTERS
from baronage.games.protectors.rules.economy import last_turn, mates, reach
from baronage.games.protectors.rules.statements import NONE_GIVEN, NOWHERE, Statement, player_number
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import key_of
from baronage.games.protectors.text.errors import MAX_TOLD, Problem, Refused, warning

Accepted = list[tuple[int, Statement]]  # statements of the window, numbered from 1

ORDER_KINDS: Final = ("fortify", "march", "support", "work", "hold")
SIDE_KINDS: Final = ("transfer", "look", "keep", "discard", "replace")


class Desk:
    """Base class of the readers: one message of one seat, using only its view (REALM-T1.11)."""

    def __init__(self, s: Realm, seat: int, warnings: list[str] | None = None) -> None:
        self.s = s
        self.seat = seat
        self.warnings: list[str] = [] if warnings is None else warnings
        self.top = s.stack[-1] if s.stack else None
        self.names = {LETTERS[other].lower(): number for other, number in enumerate(s.number) if number}

    def tested(self, accepted: Accepted, problems: list[Problem], test: Callable[[Statement], None]) -> Accepted:
        """Return the statements that pass `test`; add the others to `problems`."""
        passed: Accepted = []
        for at, statement in accepted:
            try:
                test(statement)
                passed.append((at, statement))
            except Refused as refused:
                problems.append((refused.code, at, statement.source))
        return passed

    # --- common questions -------------------------------------------------------------------------------------------

    def player(self, words: str) -> int:
        """Return the active seat that a text means, or -1."""
        number = player_number(words, self.s.number[self.seat], self.names)
        for seat in self.s.rank:
            if self.s.number[seat] == number:
                return seat
        return -1

    def known_place(self, place: int) -> None:
        """Raise `Refused` with E-PLACE if the place doesn't exist."""
        land = self.s.land
        if place > land.provinces or (place == ISLAND and not land.island):
            raise Refused("E-PLACE")

    def known_items(self, statement: Statement, fits: int) -> None:
        """Test a list of units and places by the rows of the table in REALM-T1.07.

        `fits` is the number of places that an omitted place may mean.
        """
        places = [place for _, place, _ in statement.items]
        for place in places:
            self.known_place(place)
        if ISLAND in places:
            raise Refused("E-ISLAND")
        if any(NONE_GIVEN in (units, dies) for units, _, dies in statement.items):
            raise Refused("E-COUNT")
        if any(place != NOWHERE and self.s.owner[place] != self.seat for place in places):
            raise Refused("E-OWNER")
        if fits != 1 and any(place == NOWHERE and units for units, place, _ in statement.items):
            raise Refused("E-WHERE")

    def warn(self, code: str, statement: Statement | str, why: str = "") -> None:
        """Add a warning that is shown on acceptance."""
        words = warning(self.s, self.seat, code, statement if isinstance(statement, str) else statement.source, why)
        if words not in self.warnings and len(self.warnings) < MAX_TOLD:
            self.warnings.append(words)

    # --- bids ----------------------------------------------------------------------------------------------------------

    def bids(self, accepted: Accepted, problems: list[Problem]) -> list[Action]:
        """Return the faction, bid and draws of an opening, re-bid or Bank bid."""
        accepted = self.tested(accepted, problems, self.test_money)
        actions: list[Action] = [
            (verbs.FACTION, statement.choice) for statement in self.single("faction", accepted, problems)
        ]
        draws = self.draws(accepted)
        actions += self.bid_actions(accepted, problems, self.s.cash[self.seat] + sum(draws.values()))
        actions += [(verbs.DRAW, mate, amount) for mate, amount in draws.items() if amount]
        return [*actions, (verbs.SEND,)]

    def test_money(self, statement: Statement) -> None:
        """Test bids and draws in the order of the table in REALM-T1.07."""
        s, seat = self.s, self.seat
        if statement.kind == "draw":
            if self.player(statement.player) not in mates(s, seat):
                raise Refused("E-PLAYER")
            if statement.number < 1:
                raise Refused("E-COUNT")
        elif statement.kind == "bid" and statement.number < 0:
            raise Refused("E-COUNT")

    def single(self, kind: str, accepted: Accepted, problems: list[Problem]) -> list[Statement]:
        """Return the one statement of a kind; a second is E-DUP."""
        found = [(at, statement) for at, statement in accepted if statement.kind == kind]
        problems += [("E-DUP", at, statement.source) for at, statement in found[1:]]
        return [statement for _, statement in found[:1]]

    def draws(self, accepted: Accepted) -> dict[int, int]:
        """Return the amount drawn from each team-mate, cut to their public cash (REALM-P3.05)."""
        found: dict[int, int] = {}
        for _, statement in accepted:
            if statement.kind == "draw":
                mate = self.player(statement.player)
                found[mate] = found.get(mate, 0) + statement.number
                if found[mate] > self.s.cash[mate]:
                    self.warn("W-DRAW", statement)
                    found[mate] = self.s.cash[mate]
        return found

    def bid_actions(self, accepted: Accepted, problems: list[Problem], left: int) -> list[Action]:
        """Return a bid cut to the seat's possible maximum (R205), with a warning if it exceeds the remaining cash."""
        s, seat = self.s, self.seat
        actions: list[Action] = []
        for statement in self.single("bid", accepted, problems):
            if key_of(s) == "buying" and last_turn(s):
                self.warn("W-LAST", statement)
                continue
            if statement.number > left:
                self.warn("W-BID", statement)
            if reach(s, seat):
                actions.append((verbs.BID, min(statement.number, reach(s, seat))))
        return actions
