"""Messages of a Dragon attack: a commitment, hiding, or the Bank."""

from __future__ import annotations

from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import BANK, FIRE, ISLAND, MAX_MAGI, PROVINCES
from baronage.games.protectors.rules.dragon import commits_of, min_us, strength, to_die
from baronage.games.protectors.rules.factions import can, hide_price
from baronage.games.protectors.rules.orders import orderable
from baronage.games.protectors.rules.statements import NOWHERE, Statement
from baronage.games.protectors.text.errors import Problem, Refused
from baronage.games.protectors.text.shared import Accepted, Desk


class AttackDesk(Desk):
    """Reader for Dragon attacks: adds up commitments and corrects sacrifices and Provinces (REALM-M2.04, M2.05)."""

    def attack(self, accepted: Accepted, problems: list[Problem]) -> list[Action]:
        """Return the actions of a commitment, of hiding, or of the Bank."""
        self.committed: dict[int, int] = {}
        others = any(statement.kind not in ("hide", "bank", "nothing", "lights") for _, statement in accepted)
        accepted = self.tested(accepted, problems, self.test_attack)
        alone = [(at, statement) for at, statement in accepted if statement.kind in ("hide", "bank")]
        problems += [("E-DUP", at, statement.source) for at, statement in alone[0 if others else 1 :]]
        self.tested([] if others else alone[:1], problems, self.test_fee)
        if alone:
            return [(verbs.HIDING,) if alone[0][1].kind == "hide" else (verbs.BANKING,), (verbs.SEND,)]
        magi = [(verbs.MAGI, statement.number) for statement in self.single("magi", accepted, problems)]
        commits: list[Action] = [
            (verbs.COMMIT, place, units) for place, units in sorted(self.committed.items()) if units
        ]
        draft: list[Action] = [*magi, *commits]
        if problems:
            return []
        draft += self.sacrifices(accepted, tuple(draft))
        draft += self.burns(accepted, tuple(draft))
        return [*draft, (verbs.SEND,)]

    def test_attack(self, statement: Statement) -> None:
        """Test a statement in the order of the table in REALM-T1.07."""
        s, seat, kind = self.s, self.seat, statement.kind
        if kind in ("commit", "items"):
            self.test_commit(statement)
        elif kind == "burn":
            for place in statement.places:
                self.known_place(place)
            if ISLAND in statement.places:
                raise Refused("E-ISLAND")
        elif kind == "magi":
            if not can(s, seat, FIRE):
                raise Refused("E-ABILITY")
            if not 1 <= statement.number <= MAX_MAGI:
                raise Refused("E-COUNT")
            if s.cash[seat] < s.numbers.magi_cost * statement.number:
                raise Refused("E-FUNDS")
        elif (kind == "hide" and hide_price(s, seat) < 0) or (kind == "bank" and not can(s, seat, BANK)):
            raise Refused("E-ABILITY")

    def test_fee(self, statement: Statement) -> None:
        """Raise `Refused` if hiding or the Bank is unaffordable."""
        price = self.s.numbers.bank_cost if statement.kind == "bank" else hide_price(self.s, self.seat)
        if self.s.cash[self.seat] < price:
            raise Refused("E-FUNDS")

    def test_commit(self, statement: Statement) -> None:
        """Raise `Refused` unless the units of all commitments together exist."""
        s, seat = self.s, self.seat
        homes = [place for place in orderable(s, seat) if place != ISLAND]
        self.known_items(statement, len(homes))
        home = homes[0] if homes else 0
        statement.items = [(units, home if place == NOWHERE else place, dies) for units, place, dies in statement.items]
        adding = dict(self.committed)
        for units, place, _ in statement.items:
            adding[place] = adding.get(place, 0) + units
        if any(units > s.units[place] for place, units in adding.items()):
            raise Refused("E-UNITS")
        self.committed = adding

    def sacrifices(self, accepted: Accepted, draft: tuple[Action, ...]) -> list[Action]:
        """Return the sacrifices, cut in the order written and stored ascending (REALM-M2.04, R204)."""
        s, seat = self.s, self.seat
        commits = commits_of(draft)
        needed = to_die(s, seat, draft)
        matters = len(commits) > 1 and sum(commits.values()) > needed and strength(s, seat, draft) >= min_us(s, seat)
        dying: dict[int, int] = {}
        for _, statement in accepted:
            if statement.kind not in ("commit", "items"):
                continue
            for _, place, dies in statement.items:
                if dies < 0:
                    continue
                cut = min(dies, commits.get(place, 0) - dying.get(place, 0), needed)
                if cut != dies or not matters:
                    self.warn("W-SAC", statement)
                if cut > 0:
                    dying[place] = dying.get(place, 0) + cut
                    needed -= cut
        return [(verbs.SACRIFICE, place, units) for place, units in sorted(dying.items())] if matters else []

    def burns(self, accepted: Accepted, draft: tuple[Action, ...]) -> list[Action]:
        """Return own green Provinces to leave undefended, at most the required number (REALM-M2.05)."""
        s, seat = self.s, self.seat
        greens = s.greens(seat)
        missing = min_us(s, seat) - strength(s, seat, draft)
        choice = 0 < missing < len(greens)
        named: list[int] = []
        for _, statement in accepted:
            if statement.kind == "burn":
                for place in statement.places:
                    if choice and place in greens and place not in named and len(named) < missing:
                        named.append(place)
                    else:
                        self.warn("W-BURN", statement)
        if choice and len(named) < missing:
            self.warn("W-BURN", ", ".join(PROVINCES[place] for place in named) or "-")
        return [(verbs.BURN, place) for place in named]
