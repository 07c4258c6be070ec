"""Messages of the Buying and Bidding step: all items of J6 in one."""

from __future__ import annotations

from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    BANK,
    FAITH,
    ISLAND,
    REGARDS,
    TOP_LEVEL,
)
from baronage.games.protectors.rules.economy import can_upgrade, capitols, last_turn, may_use, will_be_capitol
from baronage.games.protectors.rules.factions import gainable, refreshable
from baronage.games.protectors.rules.statements import NOWHERE, Statement
from baronage.games.protectors.steps.buying import ITEM, buy_limit
from baronage.games.protectors.text.errors import Problem, Refused
from baronage.games.protectors.text.shared import Accepted, Desk


class BuyingDesk(Desk):
    """Reader for purchases: items in any order become clicks in the order of execution."""

    def buying(self, accepted: Accepted, problems: list[Problem]) -> list[Action]:
        """Return all actions of step J6 in the order of execution."""
        s, seat = self.s, self.seat
        merged: Accepted = []
        listed: Statement | None = None
        for at, statement in accepted:
            if statement.kind not in ("more", "items"):
                merged.append((at, statement))
                listed = statement if statement.kind == "buy" else listed
            elif listed is not None:  # continues the list before it
                listed.items += statement.items
            else:
                problems.append(("E-SYNTAX", at, statement.source))
        gifts = [statement for _, statement in merged if statement.kind == "sanctum"]
        self.sanctum: tuple[Action, ...] = ()
        if gifts and not last_turn(s):
            self.sanctum = ((verbs.REFRESH if gifts[0].number else verbs.GAIN, gifts[0].choice),)
        upgrades = [statement for _, statement in merged if statement.kind == "upgrade"]
        ready = [place for place in s.provinces(seat) if s.ready[place]]
        for statement in upgrades:
            if statement.place == NOWHERE and len(ready) == 1:
                statement.place = ready[0]
        self.raised: tuple[Action, ...] = tuple(
            (verbs.UPGRADE, statement.place) for statement in upgrades if 0 < statement.place <= s.land.provinces
        )
        merged = self.tested(merged, problems, self.test_money)
        merged = self.tested(merged, problems, self.test_item)
        draws = self.draws(merged)
        self.left = s.cash[seat] + sum(draws.values())  # remaining cash, reduced item by item in the order of execution
        actions: list[Action] = []
        for kind, verb, price in (
            ("capitol", verbs.CAPITOL, 0),
            ("sanctum", 0, 0),
            ("faith", verbs.KEEPFAITH, s.numbers.faith_cost),
            ("upgrade", verbs.UPGRADE, s.numbers.upgrade_cost),
            ("offer", verbs.OFFER, s.numbers.offer_cost),
        ):
            actions += self.item(kind, verb, price, merged, problems)
        actions += self.purchases(merged, tuple(actions))
        actions += self.item("bank", verbs.BANKING, s.numbers.bank_cost, merged, problems)
        actions += self.bid_actions(merged, problems, self.left)
        actions += [(verbs.DRAW, mate, amount) for mate, amount in draws.items() if amount]
        actions.sort(key=lambda action: ITEM[action[0]])
        return [*actions, (verbs.SEND,)]

    def item(self, kind: str, verb: int, price: int, merged: Accepted, problems: list[Problem]) -> list[Action]:
        """Return an item that may occur once, with a warning if it will be unaffordable when executed."""
        for statement in self.single(kind, merged, problems):
            if last_turn(self.s) and kind in ("sanctum", "offer", "bank"):
                self.warn("W-LAST", statement)
                continue
            if self.left < price:  # the item stays in the message, and its cost is reserved (P3.02)
                self.warn("W-FUNDS", statement)
            else:
                self.left -= price
            if kind == "sanctum":
                return list(self.sanctum)
            return [(verb, statement.place) if kind in ("capitol", "upgrade") else (verb,)]
        return []

    def test_item(self, statement: Statement) -> None:
        """Test one item of step J6 in the order of the table in REALM-T1.07."""
        s, seat, kind = self.s, self.seat, statement.kind
        if kind == "buy":
            self.known_items(statement, len(s.provinces(seat)))
        elif kind in ("upgrade", "capitol"):
            self.known_place(statement.place)
            if statement.place == ISLAND:
                raise Refused("E-ISLAND" if kind == "upgrade" else "E-LEVEL")
            if statement.place != NOWHERE and s.owner[statement.place] != seat:
                raise Refused("E-OWNER")
            if statement.place == NOWHERE:
                raise Refused("E-WHERE")
            if kind == "upgrade" and not can_upgrade(s, seat, statement.place):
                raise Refused("E-LEVEL")
            if kind == "capitol" and (s.level[statement.place] < TOP_LEVEL or len(capitols(s, seat)) < 2):
                raise Refused("E-LEVEL")
        elif kind == "sanctum":
            pool = refreshable(s, seat) if statement.number else gainable(s, seat)
            if s.newcomer != seat or statement.choice not in pool:
                raise Refused("E-ABILITY")
        elif kind in ("faith", "offer", "bank"):
            ability = {"faith": FAITH, "offer": REGARDS, "bank": BANK}[kind]
            if not may_use(s, seat, ability, self.sanctum):
                raise Refused("E-ABILITY")
            if kind == "offer" and not will_be_capitol(s, seat, self.raised):
                raise Refused("E-LEVEL")

    def purchases(self, merged: Accepted, draft: tuple[Action, ...]) -> list[Action]:
        """Merge buy lists into one, each Province once, cut to the supply limit (R205)."""
        s, seat = self.s, self.seat
        wanted: dict[int, int] = {}
        limit = buy_limit(s, draft)
        for _, statement in merged:
            if statement.kind != "buy":
                continue
            for units, place, _ in statement.items:
                where = place if place != NOWHERE else next(iter(s.provinces(seat)), 0)
                if units and where:
                    wanted[where] = wanted.get(where, 0) + units
            beyond = any(units > limit - s.units[place] for place, units in wanted.items())
            if beyond or s.numbers.unit_cost * sum(wanted.values()) > self.left:
                self.warn("W-BUY", statement)
        cut = {place: min(units, limit - s.units[place]) for place, units in wanted.items()}
        actions: list[Action] = [(verbs.BUY, place, units) for place, units in cut.items() if units > 0]
        bought = min(sum(action[2] for action in actions), self.left // s.numbers.unit_cost)
        self.left -= s.numbers.unit_cost * bought
        return actions
