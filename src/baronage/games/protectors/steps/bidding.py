"""Bids, and what is drawn from team-mates for them (sections D1, J6.09, P3): the verbs of all windows in which one bids."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.facts import Facts
from baronage.engine.flow import Action
from baronage.engine.verb import Verb
from baronage.games.protectors import verbs
from baronage.games.protectors.economy import mates, reach
from baronage.games.protectors.ranking import effective
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import Window, bid_of, draft_of, number_of, window_of
from baronage.games.protectors.things import player_id


class Bidding(Window):
    """A window in which a bid is all that is sent, with what is drawn for it."""

    OFFERS: ClassVar[tuple[int, ...]] = (verbs.BID, verbs.DRAW, verbs.SEND)

    def bid_fault(self, s: Realm, seat: int, amount: int) -> str:
        return "REALM-D1.01" if bid_of(self.drafts[seat]) >= 0 or not 0 <= amount <= reach(s, seat) else ""

    def draw_fault(self, s: Realm, seat: int) -> str:
        return "" if bid_of(self.drafts[seat]) >= 0 else "REALM-P3.01"

    def facts(self, s: Realm, seat: int) -> Facts:
        return {"cash": s.cash[seat] if seat >= 0 else 0, "bid": bid_of(self.drafts[seat]) if seat >= 0 else -1}


class Bid(Verb[Realm]):
    """An amount for the place on the Ranking."""

    NUMBER: ClassVar[int] = verbs.BID
    NAME: ClassVar[str] = "bid"
    ARGS: ClassVar[tuple[str, ...]] = ("amount",)
    RULE: ClassVar[str] = "REALM-D1.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-J6.12", "REALM-J6.01", "REALM-D1.01")
    GROUP: ClassVar[int] = 0
    AMOUNT: ClassVar[bool] = True

    def fault(self, s: Realm, seat: int, action: Action) -> str:
        return window_of(s).bid_fault(s, seat, action[1])

    def facts(self, s: Realm, seat: int, action: Action) -> Facts:
        return {"amount": action[1], "worth": effective(s, seat, action[1])}

    def more(self, s: Realm, seat: int, action: Action) -> Facts:
        bid = bid_of(draft_of(s, seat))
        facts: Facts = {"bid": bid, "most": reach(s, seat), "done": 0, "item": 8}
        return facts | window_of(s).facts(s, seat)

    def near(self, s: Realm, seat: int) -> list[Action]:
        most = reach(s, seat)
        return [(verbs.BID, amount) for amount in {-1, 0, 1, most // 2, most, most + 1}]


class DrawOn(Verb[Realm]):
    """An amount of a team-mate's cash."""

    NUMBER: ClassVar[int] = verbs.DRAW
    NAME: ClassVar[str] = "draw-on"
    ARGS: ClassVar[tuple[str, ...]] = ("mate", "amount")
    RULE: ClassVar[str] = "REALM-P3.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-P3.01", "REALM-P3.02")
    GROUP: ClassVar[int] = 1
    AMOUNT: ClassVar[bool] = True

    def fault(self, s: Realm, seat: int, action: Action) -> str:
        _, mate, amount = action
        if mate not in mates(s, seat):
            return "REALM-P3.01"
        if rule := window_of(s).draw_fault(s, seat):
            return rule
        return "REALM-P3.02" if self._drawn(s, seat, mate) or not 1 <= amount <= s.cash[mate] else ""

    def _drawn(self, s: Realm, seat: int, mate: int) -> bool:
        return any(said[0] == verbs.DRAW and said[1] == mate for said in draft_of(s, seat))

    def facts(self, s: Realm, seat: int, action: Action) -> Facts:
        return {"player": number_of(s, action[1]), "amount": action[2]}

    def more(self, s: Realm, seat: int, action: Action) -> Facts:
        team = mates(s, seat)
        mate = action[1]
        return {
            "mates": tuple(s.number[other] for other in team),
            "known": int(mate in team),
            "drawn": int(self._drawn(s, seat, mate)),
            "purse": s.cash[mate] if mate in team else 0,
        }

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [player_id(s, action[1])]

    def near(self, s: Realm, seat: int) -> list[Action]:
        found: list[Action] = []
        for mate in range(s.seats):
            found += [(verbs.DRAW, mate, amount) for amount in {0, 1, s.cash[mate], s.cash[mate] + 1}]
        return found


BID: Final = Bid()
DRAW: Final = DrawOn()
