"""Consolidation: one message with purchases and a bid, and the end of the turn (sections J6, J7, N, O2, P3)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Span, Step
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ABILITIES,
    BANK,
    DECKS,
    FAITH,
    ISLAND,
    REGARDS,
    TOP_LEVEL,
)
from baronage.games.protectors.nodes import place_id
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
from baronage.games.protectors.steps.commitment import ability_standing
from baronage.games.protectors.steps.opening import ABILITY_RULES
from baronage.games.protectors.steps.window import (
    OWN,
    Draft,
    Drafts,
    Window,
    all_places,
    bid_of,
    bids,
    draft_of,
    draw_choices,
    draw_spans,
    place_params,
    silent,
    span,
    standing_of,
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


# --- the verbs --------------------------------------------------------------------------------------------------------


class KeepCapitol(Verb[Realm]):
    """Choose which of several level-3 Provinces to keep."""

    NUMBER: ClassVar[int] = verbs.CAPITOL
    NAME: ClassVar[str] = "keep-capitol"
    ARGS: ClassVar[tuple[str, ...]] = ("place",)
    RULE: ClassVar[str] = "REALM-J6.02"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-J6.02", "REALM-J6.01")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        owned = capitols(s, seat)
        if len(owned) < 2 or action[1] not in owned:
            return "REALM-J6.02"
        return out_of_order(draft_of(s, seat), verbs.CAPITOL)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        owned = capitols(s, seat)
        return {"place": action[1], "others": tuple(place for place in owned if place != action[1])}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        return {"places": tuple(capitols(s, seat))} | order_params(s, seat, verbs.CAPITOL)

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [place_id(action[1])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.CAPITOL, place) for place in all_places(s)]


class Gain(Verb[Realm]):
    """Gain an ability of another faction from the Sanctum."""

    NUMBER: ClassVar[int] = verbs.GAIN
    NAME: ClassVar[str] = "gain"
    ARGS: ClassVar[tuple[str, ...]] = ("ability",)
    RULE: ClassVar[str] = "REALM-O2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-J6.12", "REALM-O2.01", "REALM-O2.04", "REALM-J6.01")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        if last_turn(s):
            return "REALM-J6.12"
        if s.newcomer != seat or not 0 < action[1] < ABILITIES:
            return "REALM-O2.01"
        if action[1] not in self.fit(s, seat):
            return self.unfit(s, seat, action[1])
        return out_of_order(draft_of(s, seat), self.NUMBER)

    def fit(self, s: Realm, seat: int) -> list[int]:
        """Return the abilities that can be chosen."""
        return gainable(s, seat)

    def unfit(self, s: Realm, seat: int, ability: int) -> str:
        """Return the rule against choosing this ability, or an empty string."""
        own = s.faction[seat]
        return "REALM-O2.04" if (ability + 1) >> 1 != own and s.used[seat] >> ability & 1 else "REALM-O2.01"

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"ability": action[1] if 0 < action[1] < ABILITIES else 0}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        return {"newcomer": int(s.newcomer == seat)} | order_params(s, seat, self.NUMBER)

    def rules(self, s: Realm, seat: int, action: Action) -> tuple[str, ...]:
        return ("REALM-O2.01", ABILITY_RULES[action[1]])

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(self.NUMBER, ability) for ability in range(-1, ABILITIES + 1)]


class Refresh(Gain):
    """Refresh a spent ability of the own faction at the Sanctum."""

    NUMBER: ClassVar[int] = verbs.REFRESH
    NAME: ClassVar[str] = "refresh"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-J6.12", "REALM-O2.01", "REALM-J6.01")

    def fit(self, s: Realm, seat: int) -> list[int]:
        return refreshable(s, seat)

    def unfit(self, s: Realm, seat: int, ability: int) -> str:
        return "REALM-O2.01"


class KeepFaith(Verb[Realm]):
    """Use Faith alone sustains us: a Province feeds one more unit."""

    NUMBER: ClassVar[int] = verbs.KEEPFAITH
    NAME: ClassVar[str] = "keep-faith"
    RULE: ClassVar[str] = "REALM-N4.02"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-N4.02", "REALM-J6.01")

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        draft = draft_of(s, seat)
        return out_of_order(draft, verbs.KEEPFAITH) if may_use(s, seat, FAITH, draft) else "REALM-N4.02"

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"price": s.numbers.faith_cost}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        has = ability_standing(s, seat, FAITH, draft_of(s, seat))
        return {"has": has} | order_params(s, seat, verbs.KEEPFAITH)


class Upgrade(Verb[Realm]):
    """Raise a Province by one level."""

    NUMBER: ClassVar[int] = verbs.UPGRADE
    NAME: ClassVar[str] = "upgrade"
    ARGS: ClassVar[tuple[str, ...]] = ("place",)
    RULE: ClassVar[str] = "REALM-J6.05"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-J6.01", "REALM-J6.05")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        place = action[1]
        if standing_of(s, seat, place) != OWN or place == ISLAND or not can_upgrade(s, seat, place):
            return "REALM-J6.05"
        return out_of_order(draft_of(s, seat), verbs.UPGRADE)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        place = action[1]
        level = s.level[place] if 0 < place < len(s.owner) else 0
        then = min(level + 1, TOP_LEVEL)
        params: Params = {
            "level": level,
            "price": s.numbers.upgrade_cost,
            "points": s.numbers.province_vps[then],
            "amount": s.numbers.production[then],
        }
        params |= {
            "more_points": s.numbers.province_vps[then] - s.numbers.province_vps[level],
            "more": s.numbers.production[then] - s.numbers.production[level],
        }
        return place_params(s, seat, place) | params

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        place = action[1]
        params: Params = {"ready": int(0 < place < len(s.owner) and s.ready[place]), "top": TOP_LEVEL}
        params["capitols"] = tuple(capitols(s, seat))
        return params | order_params(s, seat, verbs.UPGRADE)

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [place_id(action[1])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.UPGRADE, place) for place in all_places(s)]


class HireKing(Verb[Realm]):
    """Hire the Mountain King to protect the Capitol next turn."""

    NUMBER: ClassVar[int] = verbs.OFFER
    NAME: ClassVar[str] = "hire-king"
    RULE: ClassVar[str] = "REALM-N3.07"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-J6.12", "REALM-N3.07", "REALM-J6.01")

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        if last_turn(s):
            return "REALM-J6.12"
        draft = draft_of(s, seat)
        if not may_use(s, seat, REGARDS, draft) or not will_be_capitol(s, seat, draft):
            return "REALM-N3.07"
        return out_of_order(draft, verbs.OFFER)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"price": s.numbers.offer_cost}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        has = ability_standing(s, seat, REGARDS, draft_of(s, seat))
        return {"has": has} | order_params(s, seat, verbs.OFFER)


class Buy(Verb[Realm]):
    """Buy units in a Province."""

    NUMBER: ClassVar[int] = verbs.BUY
    NAME: ClassVar[str] = "buy"
    ARGS: ClassVar[tuple[str, ...]] = ("place", "count")
    RULE: ClassVar[str] = "REALM-J6.07"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-J6.01", "REALM-O1.03", "REALM-J6.07")
    GROUP: ClassVar[int] = 1
    AMOUNT: ClassVar[bool] = True

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        _, place, count = action
        draft = draft_of(s, seat)
        if place == ISLAND and s.land.island:
            return "REALM-O1.03"
        if standing_of(s, seat, place) != OWN or self._listed(draft, place):
            return "REALM-J6.07"
        if rule := out_of_order(draft, verbs.BUY):
            return rule
        return "" if 1 <= count <= buy_limit(s, draft) - s.units[place] else "REALM-J6.07"

    def _listed(self, draft: Draft, place: int) -> bool:
        return any(action[0] == verbs.BUY and action[1] == place for action in draft)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        _, place, count = action
        draft = draft_of(s, seat)
        price, funds = s.numbers.unit_cost * count, max(reach(s, seat) - stated_cost(s, seat, draft), 0)
        dear = price > funds and not self._listed(draft, place)  # listed units are already paid for
        params: Params = {"count": count, "price": price, "dear": int(dear)}
        return (
            place_params(s, seat, place)
            | params
            | {"funds": funds, "afford": funds // s.numbers.unit_cost if s.numbers.unit_cost else count}
        )

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        place, draft = action[1], draft_of(s, seat)
        limit = buy_limit(s, draft)
        there = s.units[place] if 0 <= place < len(s.owner) else 0
        params: Params = {"limit": limit, "room": max(limit - there, 0), "listed": int(self._listed(draft, place))}
        return params | order_params(s, seat, verbs.BUY)

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [place_id(action[1])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.BUY, place, count) for place in all_places(s) for count in (1, 0, 2, 4, 5)]


VERBS: Final = (KeepCapitol(), Gain(), Refresh(), KeepFaith(), Upgrade(), HireKing(), Buy())
