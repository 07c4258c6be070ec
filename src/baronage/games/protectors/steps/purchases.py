"""The items of a message at Consolidation: purchases, upgrades and abilities (sections J6, N, O2)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ABILITIES,
    FAITH,
    ISLAND,
    REGARDS,
    TOP_LEVEL,
)
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.rules.economy import (
    can_upgrade,
    capitols,
    last_turn,
    may_use,
    reach,
    stated_cost,
    will_be_capitol,
)
from baronage.games.protectors.rules.factions import gainable, refreshable
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.buying import buy_limit, order_params, out_of_order
from baronage.games.protectors.steps.commitment import ability_standing
from baronage.games.protectors.steps.opening import ABILITY_RULES
from baronage.games.protectors.steps.window import (
    OWN,
    Draft,
    all_places,
    draft_of,
    place_params,
    standing_of,
)


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
