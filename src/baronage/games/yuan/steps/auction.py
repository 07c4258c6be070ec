"""Auction of clans: sealed bids, re-bids after ties, and the choice of a capital (section 3.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, SimultaneousStep, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Param, Params, RuleViolation
from baronage.games.yuan import verbs
from baronage.games.yuan.data import CLANS, TERRAIN
from baronage.games.yuan.nodes import province_id
from baronage.games.yuan.rules.capitals import capital_of
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import begin_turn

Drafts = tuple[tuple[Action, ...], ...]

MAX_TIES: Final = 2  # the third bids of an auction are the last (YUAN-S4.05)


def begin_auctions(s: Yuan) -> None:
    """Begin the auctions with 6 Chão for each player (YUAN-S4.02)."""
    s.purse = [s.numbers.auction_chao] * s.seats
    next_auction(s)


def remaining(s: Yuan) -> list[int]:
    """Return the clans not yet taken, in alphabetical order of their capitals."""
    return sorted((clan for clan in s.colours if clan not in s.clans), key=lambda clan: capital_of(s, clan))


def next_auction(s: Yuan) -> None:
    """Begin the next auction; the last player takes the last capital (YUAN-S4.04)."""
    without = [seat for seat in range(s.seats) if s.clans[seat] < 0]
    if len(without) == 1:
        take(s, without[0], remaining(s)[0])
        begin_turn(s)
    else:
        s.stack[:] = [bidding(s, without, 0)]


def bidding(s: Yuan, seats: list[int], ties: int) -> Bidding:
    """Return a round of bids among these seats."""
    return Bidding(sum(1 << seat for seat in seats), 0, ((),) * s.seats, ties)


def take(s: Yuan, seat: int, clan: int) -> None:
    """Give a seat a clan with its capital and the Chão left from the auction (YUAN-S4.02, S4.06)."""
    s.clans[seat] = clan
    s.chao[clan] = s.purse[seat]
    s.purse[seat] = 0
    if s.log is not None:
        s.log.append((verbs.TAKEN, ALL, (seat, clan, capital_of(s, clan), s.chao[clan]), "YUAN-S4.03"))


# --- verbs ----------------------------------------------------------------------------------------------------------


class Bid(Verb[Yuan]):
    """Secret bid for the first choice of a clan."""

    NUMBER: ClassVar[int] = verbs.BID
    NAME: ClassVar[str] = "bid"
    ARGS: ClassVar[tuple[str, ...]] = ("bid",)
    RULE: ClassVar[str] = "YUAN-S4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S4.03",)
    GROUP: ClassVar[int] = 0
    AMOUNT: ClassVar[bool] = True

    def options(self, s: Yuan, seat: int) -> list[Action]:
        """Return the bids from 0 to all of the seat's Chão."""
        return [(verbs.BID, bid) for bid in range(s.purse[seat] + 1)]

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if 0 <= action[1] <= s.purse[seat] else "YUAN-S4.03"

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        return {"bid": action[1], "purse": s.purse[seat]}

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.BID, bid) for bid in range(-1, s.numbers.auction_chao + 2)]


class Take(Verb[Yuan]):
    """Take a clan that is still free, with its capital."""

    NUMBER: ClassVar[int] = verbs.TAKE
    NAME: ClassVar[str] = "take"
    ARGS: ClassVar[tuple[str, ...]] = ("clan",)
    RULE: ClassVar[str] = "YUAN-S4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S4.03",)

    def options(self, s: Yuan, seat: int) -> list[Action]:
        """Return the remaining clans."""
        return [(verbs.TAKE, clan) for clan in remaining(s)]

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if action[1] in remaining(s) else "YUAN-S4.03"

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        clan = action[1]
        p = capital_of(s, clan) if 0 <= clan < CLANS else 0
        holder: Param = s.seat_of(clan) if clan >= 0 else -1
        return {"clan": clan, "province": p, "terrain": TERRAIN[p], "around": len(s.land.adjacent[p]), "holder": holder}

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [province_id(capital_of(s, action[1]))]

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.TAKE, clan) for clan in range(-1, CLANS + 1)]


BID: Final = Bid()
TAKE: Final = Take()

# --- decisions ------------------------------------------------------------------------------------------------------


class Bidding(SimultaneousStep[Yuan]):
    """Step in which players make secret bids (YUAN-DEC4)."""

    NAME: ClassVar[str] = "bidding"
    RULE: ClassVar[str] = "YUAN-S4.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.BID,)

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "ties")
    SEND: ClassVar[int] = verbs.BID
    DUE_IS_PUBLIC: ClassVar[bool] = True
    SENT_IS_PUBLIC: ClassVar[bool] = True

    def __init__(self, due: int, sent: int, drafts: Drafts, ties: int) -> None:
        super().__init__(due, sent, drafts)
        self.ties: Final = ties  # ties in this auction so far

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Yuan]:
        return Bidding(due, sent, drafts, self.ties)

    def choices(self, s: Yuan, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        return BID.options(s, seat)

    def default(self, s: Yuan, seat: int) -> Action:
        return (verbs.BID, 0)

    def silence(self, s: Yuan, seat: int) -> tuple[Action, ...]:
        return ((verbs.BID, 0),)

    def log_draft(self, s: Yuan, seat: int, sent: bool) -> None:
        if s.log is not None:
            s.log.append((verbs.ANSWERED, ALL, (seat,), "YUAN-S4.03"))

    def not_asked(self, s: Yuan, seat: int, action: Action) -> RuleViolation:
        if self.ties and not self.due >> seat & 1:
            return RuleViolation("YUAN-S4.05", self.params(s, seat), "bidding-tied")
        return super().not_asked(s, seat, action)

    def params(self, s: Yuan, seat: int) -> Params:
        tied: Param = tuple(other for other in range(s.seats) if self.ties and self.due >> other & 1)
        return {"purse": s.purse[seat] if seat >= 0 else 0, "tied": tied, "waits": tuple(self.actors(s))}

    def rules(self, s: Yuan, seat: int) -> tuple[str, ...]:
        return ("YUAN-S4.03", "YUAN-S4.05" if self.ties else "YUAN-S4.04")

    def resolve(self, s: Yuan, chance: Chance) -> None:
        s.committed = True
        bids = {seat: draft[0][1] for seat, draft in enumerate(self.drafts) if self.due >> seat & 1}
        if s.log is not None:
            s.log.extend((verbs.BIDS, ALL, (seat, bid), "YUAN-S4.03") for seat, bid in bids.items())
        s.bids = [bids.get(seat, -1) for seat in range(s.seats)]
        most = max(bids.values())
        best = [seat for seat, bid in bids.items() if bid == most]
        by_lot = 0
        if len(best) > 1:  # YUAN-S4.05
            if self.ties < MAX_TIES and not (self.ties and most == s.numbers.auction_chao):
                if s.log is not None:
                    s.log.append((verbs.TIED, ALL, (most, *best), "YUAN-S4.05"))
                s.stack[-1] = bidding(s, best, self.ties + 1)
                return
            best = [best[chance.below(len(best))]]
            by_lot = 1
        winner = best[0]
        s.purse[winner] -= most
        if s.log is not None:
            s.log.append((verbs.WON, ALL, (winner, most, by_lot), "YUAN-S4.05" if by_lot else "YUAN-S4.03"))
        s.stack[-1] = Choosing(winner)

    def window(self, s: Yuan) -> Window | None:
        return ("YUAN-DEC4", 0, 0.0)


def bidding_of(s: Yuan) -> Bidding | None:
    """Return the current round of bids, or None."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Bidding) else None


class Choosing(Step[Yuan]):
    """Step in which the winner of an auction takes a remaining capital with its clan (YUAN-DEC5)."""

    NAME: ClassVar[str] = "clan-choice"
    RULE: ClassVar[str] = "YUAN-S4.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.TAKE,)

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: Yuan) -> list[int]:
        return [self.seat]

    def actions(self, s: Yuan, seat: int) -> list[Action]:
        return TAKE.options(s, seat) if seat == self.seat else []

    def play(self, s: Yuan, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        take(s, seat, action[1])
        next_auction(s)

    def default(self, s: Yuan, seat: int) -> Action:
        return (verbs.TAKE, remaining(s)[0])

    def window(self, s: Yuan) -> Window | None:
        return ("YUAN-DEC5", 0, 0.0)
