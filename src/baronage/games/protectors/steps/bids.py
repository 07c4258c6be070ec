"""Protector Ranking from turn 2 on: bids are revealed, then players with a Bank bid (sections D1, D4)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Span, Step
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ACT_BANK
from baronage.games.protectors.rules.economy import pay_bids
from baronage.games.protectors.rules.ranking import rank_later
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.bidding import Bidding
from baronage.games.protectors.steps.opening import show_bids
from baronage.games.protectors.steps.window import Draft, Drafts, bid_choices, bid_spans, can_bid


class Rank(Step[Realm]):
    """Reveal of the last Bidding step's bids (REALM-D1.02); players with a Bank bid after that (D4.01)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bids",)

    def __init__(self, bids: tuple[int, ...]) -> None:
        self.bids: Final = bids

    def run(self, s: Realm, chance: Chance) -> None:
        late = sum(1 << seat for seat in s.rank if s.act[seat] & ACT_BANK)
        order = [seat for seat in s.by_number() if seat in s.rank and not late >> seat & 1]
        show_bids(s, list(self.bids), order, verbs.BID_SHOWN)
        if not late:
            rank_later(s, list(self.bids))
            s.stack.pop()
            return
        if s.log is not None:
            s.log.append((verbs.BANKBID, ALL, (), "REALM-D4.01"))
        step = BankBid(0, 0, ((),) * s.seats, self.bids, late)
        s.stack[-1] = BankBid(step.due_now(s), 0, step.drafts, self.bids, late)


class BankBid(Bidding):
    """Window in which all players with a Bank bid after the other bids are public (DEC-B3, REALM-D4.01)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "bids", "late")
    DUE_IS_PUBLIC: ClassVar[bool] = False
    SENT_IS_PUBLIC: ClassVar[bool] = False
    KEY: ClassVar[str] = "bankbid"
    NAME: ClassVar[str] = "late-bidding"
    RULE: ClassVar[str] = "REALM-D4.01"

    def __init__(self, due: int, sent: int, drafts: Drafts, bids: tuple[int, ...], late: int) -> None:
        super().__init__(due, sent, drafts)
        self.bids: Final = bids
        self.late: Final = late

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return BankBid(due, sent, drafts, self.bids, self.late)

    def due_now(self, s: Realm) -> int:
        return sum(1 << seat for seat in s.rank if self.late >> seat & 1 and can_bid(s, seat))

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        return [*bid_choices(s, seat, draft), (verbs.SEND,)]

    def spans(self, s: Realm, seat: int) -> list[Span]:
        if not (self.due & ~self.sent) >> seat & 1:
            return []
        return bid_spans(s, seat, self.drafts[seat])

    def resolve(self, s: Realm, chance: Chance) -> None:
        late = [seat for seat in s.rank if self.late >> seat & 1]
        own = pay_bids(s, list(self.drafts), late, s.rank)
        show_bids(s, own, sorted(late, key=s.number.__getitem__), verbs.BID_SHOWN)
        rank_later(s, [own[seat] if seat in late else bid for seat, bid in enumerate(self.bids)])
        s.stack.pop()

    def params(self, s: Realm, seat: int) -> Params:
        shown = [other for other in s.rank if not self.late >> other & 1]
        params: Params = {"bids": tuple(it for other in shown for it in (s.number[other], self.bids[other]))}
        return params | super().params(s, seat)

    def rules(self, s: Realm, seat: int) -> tuple[str, ...]:
        return ("REALM-D4.01",) if seat in self.actors(s) else ("REALM-C2.05",)
