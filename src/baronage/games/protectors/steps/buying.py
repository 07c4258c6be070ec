"""Consolidation: one message with purchases and a bid, and the end of the turn (sections J6, J7, N, O2, P3)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Span, Step
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    BANK,
    DECKS,
    FAITH,
    REGARDS,
)
from baronage.games.protectors.rules.economy import (
    can_upgrade,
    capitols,
    consolidate,
    last_turn,
    may_use,
    next_income,
    reach,
    stated_cost,
    supply_limit,
    will_be_capitol,
)
from baronage.games.protectors.rules.factions import gainable, refreshable
from baronage.games.protectors.state import RANKING, Realm
from baronage.games.protectors.steps.bids import Rank
from baronage.games.protectors.steps.window import (
    Draft,
    Drafts,
    Window,
    bid_of,
    bids,
    draft_of,
    draw_choices,
    draw_spans,
    silent,
    span,
)
from baronage.games.protectors.verbs import TIME_UP


def open_buying(s: Realm) -> Buying:
    """Return the Buying window without players who have no choice (REALM-J6.01, C2.04)."""
    due = 0
    for seat in s.rank:
        sanctum = s.newcomer == seat and not last_turn(s)
        if reach(s, seat) or len(capitols(s, seat)) > 1 or sanctum:
            due |= 1 << seat
    return Buying(due, 0, ((),) * s.seats)


# items of a message in the order of execution (J6.02 to J6.09)
ITEM: Final = {
    verbs.CAPITOL: 1,
    verbs.REFRESH: 2,
    verbs.GAIN: 2,
    verbs.KEEPFAITH: 3,
    verbs.UPGRADE: 4,
    verbs.OFFER: 5,
    verbs.BUY: 6,
    verbs.BANKING: 7,
    verbs.BID: 8,
    verbs.DRAW: 9,
}


def item_costs(s: Realm) -> dict[int, int]:
    """Return the costs of the items that are skipped if unaffordable when executed."""
    n = s.numbers
    return {
        verbs.KEEPFAITH: n.faith_cost,
        verbs.UPGRADE: n.upgrade_cost,
        verbs.OFFER: n.offer_cost,
        verbs.BANKING: n.bank_cost,
    }


def buy_limit(s: Realm, draft: Draft) -> int:
    """Return the supply limit for purchases, counting Faith in the same message (REALM-J6.07)."""
    return supply_limit(s) + ((verbs.KEEPFAITH,) in draft)


UNITS: Final = 6  # units and draws may occur several times in one message


def done_in(draft: Draft) -> int:
    """Return how far a message has come in the order of execution."""
    return ITEM[draft[-1][0]] if draft else 0


def out_of_order(draft: Draft, verb: int) -> str:
    """Return the rule against this item as too late or repeated in the message, or an empty string (REALM-J6.01)."""
    item, done = ITEM[verb], done_in(draft)
    return "REALM-J6.01" if done > item or (done == item and item != UNITS) else ""


def order_params(s: Realm, seat: int, verb: int) -> Params:
    """Return the message parameters for a refusal about the order of items."""
    return {"done": done_in(draft_of(s, seat)), "item": ITEM[verb]}


@lru_cache(maxsize=1 << 8)
def purchases(place: int, most: int) -> list[Action]:
    """Return the possible purchases in one Province."""
    return [(verbs.BUY, place, units) for units in range(1, most + 1)]


class Buying(Window):
    """Window for one message with its items in the order of execution (DEC-C1 to DEC-C9)."""

    KEY: ClassVar[str] = "buying"
    NAME: ClassVar[str] = "buying"
    RULE: ClassVar[str] = "REALM-J6.01"
    OFFERS: ClassVar[tuple[int, ...]] = (
        *(verbs.CAPITOL, verbs.REFRESH, verbs.GAIN, verbs.KEEPFAITH, verbs.UPGRADE, verbs.OFFER, verbs.BUY),
        *(verbs.BANKING, verbs.BID, verbs.DRAW, verbs.SEND),
    )

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return Buying(due, sent, drafts)

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        return self.offered(s, seat, draft, reach(s, seat))

    def allows(self, s: Realm, seat: int, action: Action) -> bool:
        """Return whether an action may be sent.

        An item that is certainly unaffordable is not offered but may be sent (REALM-T1.07); its cost is reserved
        (P3.02).
        """
        if super().allows(s, seat, action):
            return True
        if (action[0] != verbs.BUY and action[0] not in item_costs(s)) or not (self.due & ~self.sent) >> seat & 1:
            return False
        draft = self.drafts[seat]
        plenty = stated_cost(s, seat, draft) + max(
            max(item_costs(s).values()), s.numbers.unit_cost * buy_limit(s, draft)
        )
        return action in self.offered(s, seat, draft, plenty)

    def offered(self, s: Realm, seat: int, draft: Draft, funds: int) -> list[Action]:
        """Return the actions that may follow this draft with `funds` to spend."""
        found: list[Action] = []
        done = ITEM[draft[-1][0]] if draft else 0
        last = last_turn(s)
        able = s.faction[seat] or s.gift[seat] or s.newcomer == seat  # the seat may have abilities
        if done < 1:
            owned = capitols(s, seat)
            if len(owned) > 1:
                found += [(verbs.CAPITOL, place) for place in owned]
        if done < 2 and s.newcomer == seat and not last:
            found += [(verbs.REFRESH, ability) for ability in refreshable(s, seat)]
            found += [(verbs.GAIN, ability) for ability in gainable(s, seat)]
        if able and done < 3 and funds >= s.numbers.faith_cost and may_use(s, seat, FAITH, draft):
            found.append((verbs.KEEPFAITH,))
        if done < 4 and funds >= s.numbers.upgrade_cost and 1 in s.ready:
            found += [(verbs.UPGRADE, place) for place in s.provinces(seat) if can_upgrade(s, seat, place)]
        if (
            able
            and not last
            and done < 5
            and funds >= s.numbers.offer_cost
            and may_use(s, seat, REGARDS, draft)
            and will_be_capitol(s, seat, draft)
        ):
            found.append((verbs.OFFER,))
        if done < 7:
            listed = [action[1] for action in draft if action[0] == verbs.BUY]
            limit = buy_limit(s, draft)
            units = s.units
            most = max(funds - stated_cost(s, seat, draft), 0) // s.numbers.unit_cost if s.numbers.unit_cost else limit
            for place in s.provinces(seat) if most else ():
                if units[place] < limit and place not in listed:
                    found += purchases(place, min(limit - units[place], most))
        if not last:
            if able and done < 7 and funds >= s.numbers.bank_cost and may_use(s, seat, BANK, draft):
                found.append((verbs.BANKING,))
            if done < 8:
                found += bids(funds)
        if s.teams > 0:
            found += draw_choices(s, seat, draft)
        found.append((verbs.SEND,))
        return found

    def spans(self, s: Realm, seat: int) -> list[Span]:
        if not (self.due & ~self.sent) >> seat & 1:
            return []
        draft = self.drafts[seat]
        found: list[Span] = []
        if not last_turn(s) and (not draft or ITEM[draft[-1][0]] < 8):
            found = span((verbs.BID,), 0, reach(s, seat))
        return found + draw_spans(s, seat, draft)

    def resolve(self, s: Realm, chance: Chance) -> None:
        quiet = sum(1 << seat for seat, draft in enumerate(self.drafts) if silent(draft))
        bids, coming = consolidate(s, list(self.drafts), quiet, chance)
        if last_turn(s):  # B1.02
            s.end(TIME_UP, "REALM-P4.02" if s.teams > 0 else "REALM-B1.02")
        end_turn(s, coming)
        s.stack[-1] = Rank(tuple(bids))

    # --- validation and text -------------------------------------------------------------------------------------

    def bid_fault(self, s: Realm, seat: int, amount: int) -> str:
        if last_turn(s):
            return "REALM-J6.12"
        if rule := out_of_order(self.drafts[seat], verbs.BID):
            return rule
        return "" if 0 <= amount <= reach(s, seat) else "REALM-D1.01"

    def draw_fault(self, s: Realm, seat: int) -> str:
        return ""

    def bank_fault(self, s: Realm, seat: int) -> str:
        if last_turn(s):
            return "REALM-J6.12"
        draft = self.drafts[seat]
        return "REALM-N5.02" if not may_use(s, seat, BANK, draft) else out_of_order(draft, verbs.BANKING)

    def params(self, s: Realm, seat: int) -> Params:
        draft = self.drafts[seat] if seat >= 0 else ()
        active = seat in s.rank
        return {
            "cash": s.cash[seat] if active else 0,
            "bid": bid_of(draft),
            "begun": int(bool(draft)),
            "done": ITEM.get(draft[-1][0], 0) if draft else 0,
            "final": int(last_turn(s)),
            "production": next_income(s, seat, draft) if active else 0,
            "unit_cost": s.numbers.unit_cost,
            "waiting": self.waiting(),
        }

    def rules(self, s: Realm, seat: int) -> tuple[str, ...]:
        if seat not in self.actors(s):
            return ("REALM-C2.02",)
        if last_turn(s):
            return ("REALM-J6.12", "REALM-J6.07", "REALM-B1.04")
        return ("REALM-J6.01", "REALM-J6.07", "REALM-J6.09")


def end_turn(s: Realm, coming: list[int]) -> None:
    """Discard unlocked cards, end effects of this turn and begin the next turn (REALM-J7.01)."""
    if s.log is not None:
        s.log.append((verbs.TURN_ENDED, ALL, (s.turn,), "REALM-J7.01"))
    for deck in range(DECKS):
        s.discards[deck] += s.inplay[deck]
        s.inplay[deck] = []
    s.act = coming
    s.newcomer = -1
    s.ready = [0] * len(s.ready)
    s.capitol = [0] * s.seats
    s.turn += 1
    s.phase = RANKING
    if s.log is not None:
        s.log.append((verbs.TURN, ALL, (s.turn,), "REALM-C1.01"))
