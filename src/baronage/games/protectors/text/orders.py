"""Messages of the Negotiation and Orders window: a sheet, transfers and looks."""

from __future__ import annotations

from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import DRAGONS, EVENT, ISLAND, PIRATE, PROVINCES, SPRING, SUPPORTING
from baronage.games.protectors.rules.execute import look_price
from baronage.games.protectors.rules.factions import can_look
from baronage.games.protectors.rules.orders import KIND, borders, march_targets, most_delayed, needs_ferry, orderable
from baronage.games.protectors.rules.ranking import allowance
from baronage.games.protectors.rules.statements import ALL_UNITS, NONE_GIVEN, NOWHERE, Statement
from baronage.games.protectors.text.errors import Problem, Refused
from baronage.games.protectors.text.shared import ORDER_KINDS, SIDE_KINDS, Accepted, Desk


def name(place: int) -> str:
    """Return the name of a place for a warning."""
    return "Island" if place == ISLAND else PROVINCES[place]


class OrderDesk(Desk):
    """Reader for orders: transfers and looks come first, the rest is the sheet (REALM-T1.09)."""

    def orders(self, accepted: Accepted, problems: list[Problem]) -> list[Action]:
        """Return transfers and looks, then the sheet if the message contains anything else (REALM-T1.09)."""
        s, seat = self.s, self.seat
        self.at_hand = s.cash[seat]
        self.ferries = 0
        self.seen = s.looks[seat]
        self.waiting = [bool(waits) for waits in s.pending[2 * seat : 2 * seat + 2]]  # looks that may still be answered
        named = {
            statement.place for _, statement in accepted if statement.kind in ORDER_KINDS and statement.place != NOWHERE
        }
        homeless = [
            statement for _, statement in accepted if statement.kind in ORDER_KINDS and statement.place == NOWHERE
        ]
        places = [place for place in orderable(s, seat) if place not in named]
        free = [place for place in places if place != ISLAND] or places
        self.where = free[0] if len(free) == 1 and len(homeless) == 1 else NOWHERE
        self.taken: dict[int, Action] = {}
        self.snitched: list[Action] = []
        self.sides: list[Action] = []
        beside = [(at, statement) for at, statement in accepted if statement.kind in SIDE_KINDS]
        self.tested(beside, problems, self.test_statement)  # these are executed first and reduce the cash
        self.tested(
            [(at, statement) for at, statement in accepted if statement.kind not in SIDE_KINDS],
            problems,
            self.test_statement,
        )
        sends = len(beside) < len(accepted) or not accepted  # otherwise the message has only actions beside the orders
        if problems:
            return []
        if not sends:
            return self.sides
        return [*self.sides, *self.sheet(), *self.snitched, (verbs.SEND,)]

    def sheet(self) -> list[Action]:
        """Return one order per place, ascending, as written; the reveal removes gold beyond the allowance (R203)."""
        s, seat = self.s, self.seat
        left = allowance(s, seat)
        found: list[Action] = []
        for place in orderable(s, seat):
            action = self.taken.get(place)
            if action is None:
                action = (verbs.HOLD, place)
                self.warn("W-HOLD", name(place))
            kind, at = KIND.get(action[0], (0, 0))
            if at and action[at]:
                left[kind] -= 1
                if left[kind] < 0:
                    action = (*action[:at], verbs.TOO_GOLDEN, *action[at + 1 :])
                    void = action[0] == verbs.SUPPORT and action[3] not in borders(s, place)
                    self.warn("W-GOLD", name(place), "W-FAR" if void else "")
            found.append(action)
        return found

    def test_statement(self, statement: Statement) -> None:
        """Test a statement in the order of the table in REALM-T1.07."""
        kind = statement.kind
        if kind in ORDER_KINDS:
            self.test_order(statement)
        elif kind == "snitch":
            other = self.player(statement.player)
            if other < 0 or other == self.seat:
                raise Refused("E-PLAYER")
            if not self.s.has_card(PIRATE):
                raise Refused("E-CARD")
            if self.snitched:
                raise Refused("E-DUP")
            self.snitched = [(verbs.SNITCH, other)]
        elif kind == "transfer":
            other = self.player(statement.player)
            if other < 0 or other == self.seat:
                raise Refused("E-PLAYER")
            if statement.number < 1:
                raise Refused("E-COUNT")
            if statement.number > self.at_hand:
                raise Refused("E-FUNDS")
            self.at_hand -= statement.number
            self.sides.append((verbs.TRANSFER, other, statement.number))
        elif kind == "look":
            deck = statement.choice
            if not can_look(self.s, self.seat, deck) or self.seen >> deck & 1:
                raise Refused("E-ABILITY")
            if look_price(self.s, deck) > self.at_hand:
                raise Refused("E-FUNDS")
            self.at_hand -= look_price(self.s, deck)
            self.seen |= 1 << deck
            self.sides.append((verbs.LOOKAT, deck))
        elif kind in ("keep", "discard", "replace"):
            self.test_answer(statement)

    def test_answer(self, statement: Statement) -> None:
        """Test an answer to a look; each look allows one."""
        if statement.kind == "keep":
            decks = [deck for deck in (EVENT, DRAGONS) if self.waiting[deck] and statement.choice in (deck, -1)]
        else:
            decks = [deck for deck in (EVENT if statement.kind == "discard" else DRAGONS,) if self.waiting[deck]]
        if not decks:
            raise Refused("E-PHASE")
        for deck in decks:
            self.waiting[deck] = False
            answers: dict[str, Action] = {"discard": (verbs.DISCARD,), "replace": (verbs.REPLACE,)}
            self.sides.append(answers.get(statement.kind, (verbs.KEEP, deck)))

    def test_order(self, statement: Statement) -> None:
        """Test one order."""
        s, seat, kind = self.s, self.seat, statement.kind
        place = statement.place
        self.known_place(place)
        helped = -1
        if kind in ("march", "support"):
            self.known_place(statement.to)
        if kind == "support":
            helped = self.player(statement.player)
            if helped < 0:
                raise Refused("E-PLAYER")
        if (kind in ("fortify", "work", "support") and place == ISLAND) or (
            kind == "support" and statement.to == ISLAND
        ):
            raise Refused("E-ISLAND")
        if kind == "fortify" and s.has_card(SPRING):
            raise Refused("E-CARD")
        if kind == "march" and statement.number in (NONE_GIVEN, 0):
            raise Refused("E-COUNT")
        if place != NOWHERE and s.owner[place] != seat:
            raise Refused("E-OWNER")
        if place != NOWHERE and not s.units[place]:
            raise Refused("E-EMPTY")
        if place == NOWHERE:
            place = self.where
            if place == NOWHERE or (place == ISLAND and kind not in ("march", "hold")):
                raise Refused("E-WHERE")
        if place in self.taken:
            raise Refused("E-DUP")
        if kind in ("march", "support") and place == statement.to:
            raise Refused("E-SAME")
        self.taken[place] = self.order_action(statement, place, helped)

    def order_action(self, statement: Statement, place: int, helped: int) -> Action:
        """Return the action of an order, adding warnings about distances and counts."""
        s, seat, kind, gold = self.s, self.seat, statement.kind, int(statement.gold)
        if statement.late and kind != "march":
            self.warn("W-DELAY", statement)
        if kind == "hold":
            return (verbs.HOLD, place)
        if kind in ("fortify", "work"):
            return (verbs.FORTIFY if kind == "fortify" else verbs.WORK, place, gold)
        if kind == "support":
            near = borders(s, place)
            far = s.land.extended[place] if gold and near and allowance(s, seat)[SUPPORTING] else ()
            if statement.to not in near and statement.to not in far:
                raise Refused("E-FAR")
            return (verbs.SUPPORT, place, helped, statement.to, gold)
        if statement.to not in march_targets(s, place):
            raise Refused("E-FAR")
        most = most_delayed(s, seat, place) if statement.late else s.units[place]
        count = most if statement.number == ALL_UNITS else statement.number
        if count > most:
            self.warn("W-COUNT", statement)
            count = most
        ferried = needs_ferry(s, place, statement.to)
        self.ferries += int(ferried)
        if statement.ferry and not ferried:
            self.warn("W-FERRY", statement)
        elif ferried and self.at_hand < s.numbers.ferry_cost * self.ferries:
            self.warn("W-FERRY", statement, "W-FARE")
        return (verbs.DELAYED if statement.late else verbs.MARCH, place, statement.to, gold, count)
