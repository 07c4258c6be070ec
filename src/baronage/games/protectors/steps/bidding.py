"""Bids and draws on team-mates: the verbs of all windows with bids (sections D1, J6.09, P3)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.nodes import player_id
from baronage.games.protectors.rules.economy import mates, reach
from baronage.games.protectors.rules.ranking import effective
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import Window, bid_of, draft_of, number_of, window_of


class Bidding(Window):
    """Window that contains only a bid and the draws for it."""

    OFFERS: ClassVar[tuple[int, ...]] = (verbs.BID, verbs.DRAW, verbs.SEND)

    def bid_fault(self, s: Realm, seat: int, amount: int) -> str:
        return "REALM-D1.01" if bid_of(self.drafts[seat]) >= 0 or not 0 <= amount <= reach(s, seat) else ""

    def draw_fault(self, s: Realm, seat: int) -> str:
        return "" if bid_of(self.drafts[seat]) >= 0 else "REALM-P3.01"

    def params(self, s: Realm, seat: int) -> Params:
        return {"cash": s.cash[seat] if seat >= 0 else 0, "bid": bid_of(self.drafts[seat]) if seat >= 0 else -1}


class Bid(Verb[Realm]):
    """Bid for a place on the Ranking."""

    NUMBER: ClassVar[int] = verbs.BID
    NAME: ClassVar[str] = "bid"
    ARGS: ClassVar[tuple[str, ...]] = ("amount",)
    RULE: ClassVar[str] = "REALM-D1.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-J6.12", "REALM-J6.01", "REALM-D1.01")
    GROUP: ClassVar[int] = 0
    AMOUNT: ClassVar[bool] = True

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return window_of(s).bid_fault(s, seat, action[1])

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"amount": action[1], "worth": effective(s, seat, action[1])}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        bid = bid_of(draft_of(s, seat))
        params: Params = {"bid": bid, "most": reach(s, seat), "done": 0, "item": 8}
        return params | window_of(s).params(s, seat)

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        most = reach(s, seat)
        return [(verbs.BID, amount) for amount in {-1, 0, 1, most // 2, most, most + 1}]


class DrawOn(Verb[Realm]):
    """Draw on a team-mate's cash."""

    NUMBER: ClassVar[int] = verbs.DRAW
    NAME: ClassVar[str] = "draw-on"
    ARGS: ClassVar[tuple[str, ...]] = ("mate", "amount")
    RULE: ClassVar[str] = "REALM-P3.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-P3.01", "REALM-P3.02")
    GROUP: ClassVar[int] = 1
    AMOUNT: ClassVar[bool] = True

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        _, mate, amount = action
        if mate not in mates(s, seat):
            return "REALM-P3.01"
        if rule := window_of(s).draw_fault(s, seat):
            return rule
        return "REALM-P3.02" if self._drawn(s, seat, mate) or not 1 <= amount <= s.cash[mate] else ""

    def _drawn(self, s: Realm, seat: int, mate: int) -> bool:
        return any(action[0] == verbs.DRAW and action[1] == mate for action in draft_of(s, seat))

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"player": number_of(s, action[1]), "amount": action[2]}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
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

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        found: list[Action] = []
        for mate in range(s.seats):
            found += [(verbs.DRAW, mate, amount) for amount in {0, 1, s.cash[mate], s.cash[mate] + 1}]
        return found


BID: Final = Bid()
DRAW: Final = DrawOn()
