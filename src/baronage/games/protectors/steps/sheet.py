"""Order verbs: one order for each place with own units, and a name for the Pirates (sections F1, G, E5)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    FLOOD,
    FORT,
    ISLAND,
    MARCHING,
    PIRATE,
    SNOW,
    SPRING,
    STORM,
    SUPPORTING,
    TOP_LEVEL,
    WORKING,
)
from baronage.games.protectors.nodes import place_id, player_id
from baronage.games.protectors.rules.adjudicate import contribution, own_strength
from baronage.games.protectors.rules.economy import capitols
from baronage.games.protectors.rules.orders import (
    borders,
    fort_bonus,
    march_targets,
    most_delayed,
    needs_ferry,
    orderable,
    rain,
    support_gold,
    used_gold,
)
from baronage.games.protectors.rules.ranking import allowance, bracket
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import (
    OWN,
    UNKNOWN,
    Draft,
    all_places,
    draft_of,
    number_of,
    place_params,
    standing_of,
)

NO_UNIT: Final = 5  # status of an own place for an order, in addition to `standing_of`
ORDERED: Final = 6
NOT_YET: Final = 7


def next_place(s: Realm, seat: int, draft: Draft) -> int:
    """Return the next place that needs an order, or -1 if all have one."""
    places = orderable(s, seat)
    return places[len(draft)] if len(draft) < len(places) else -1


def order_standing(s: Realm, seat: int, place: int) -> int:
    """Return the status of a place for an order now; OWN means that it can get one (REALM-F1.02)."""
    standing = standing_of(s, seat, place)
    if standing != OWN:
        return standing
    if not s.units[place]:
        return NO_UNIT
    draft = draft_of(s, seat)
    if any(order[1] == place and order[0] != verbs.SNITCH for order in draft):
        return ORDERED
    return OWN if next_place(s, seat, draft) == place else NOT_YET


def place_fault(s: Realm, seat: int, place: int) -> str:
    """Return the rule against an order for this place now, or an empty string."""
    standing = order_standing(s, seat, place)
    return "" if standing == OWN else "REALM-T1.08" if standing == NOT_YET else "REALM-F1.02"


def order_params(s: Realm, seat: int, place: int) -> Params:
    """Return the message parameters for an order in this place."""
    params = place_params(s, seat, place)
    return params | {"standing": order_standing(s, seat, place), "next": next_place(s, seat, draft_of(s, seat))}


def gold_fault(s: Realm, seat: int, kind: int, gold: int) -> str:
    """Return the rule against a golden order of this kind, or an empty string (REALM-G6.01).

    One golden order too many may be written (G6.03).
    """
    if gold in (0, verbs.TOO_GOLDEN):
        return ""
    return "" if gold == 1 and used_gold(draft_of(s, seat))[kind] < allowance(s, seat)[kind] else "REALM-G6.01"


def gold_params(s: Realm, seat: int, kind: int) -> Params:
    """Return the message parameters for golden orders of this kind."""
    allowed = allowance(s, seat)[kind] if seat in s.rank else 0
    return {
        "kind": kind,
        "allowed": allowed,
        "bracket": bracket(s, seat) if seat in s.rank else 0,
        "served": s.numbers.gold_bracket[kind],
    }


class Order(Verb[Realm]):
    """Base class of all orders. The place is the first argument."""

    RULE: ClassVar[str] = "REALM-F1.02"

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        return order_params(s, seat, action[1])

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [place_id(action[1])]


class Hold(Order):
    """Give no order."""

    NUMBER: ClassVar[int] = verbs.HOLD
    NAME: ClassVar[str] = "hold"
    ARGS: ClassVar[tuple[str, ...]] = ("place",)
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-T1.08", "REALM-F1.02")

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return place_fault(s, seat, action[1])

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return place_params(s, seat, action[1])

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.HOLD, place) for place in all_places(s)]


class Fortify(Order):
    """Fortify a Province, which defends with more strength."""

    NUMBER: ClassVar[int] = verbs.FORTIFY
    NAME: ClassVar[str] = "fortify"
    ARGS: ClassVar[tuple[str, ...]] = ("place", "gold")
    RULE: ClassVar[str] = "REALM-G1.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-T1.08", "REALM-F1.02", "REALM-O1.05", "REALM-E2.05", "REALM-G6.01")
    GROUP: ClassVar[int] = 1

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        _, place, gold = action
        if rule := place_fault(s, seat, place):
            return rule
        if place == ISLAND:
            return "REALM-O1.05"
        return "REALM-E2.05" if s.has_card(SPRING) else gold_fault(s, seat, FORT, gold)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        _, place, gold = action
        params = place_params(s, seat, place)
        there = params["units"]
        assert isinstance(there, int)
        bonus = fort_bonus(s, seat, int(gold > 0))
        return params | {"gold": int(gold > 0), "bonus": bonus, "holds": there + bonus}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        return order_params(s, seat, action[1]) | gold_params(s, seat, FORT)

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.FORTIFY, place, gold) for place in all_places(s) for gold in range(4)]


def _raised(s: Realm, seat: int, place: int) -> int:
    """Return 1 if golden Work may raise this place, 0 at the highest level, 2 if a Capitol exists (REALM-J6.05)."""
    level = s.level[place] if 0 < place < len(s.owner) else 0
    if level >= TOP_LEVEL:
        return 0
    return 2 if level == TOP_LEVEL - 1 and capitols(s, seat) else 1


class Work(Order):
    """Work: units earn money and fight with less strength."""

    NUMBER: ClassVar[int] = verbs.WORK
    NAME: ClassVar[str] = "work"
    ARGS: ClassVar[tuple[str, ...]] = ("place", "gold")
    RULE: ClassVar[str] = "REALM-G5.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-T1.08", "REALM-F1.02", "REALM-O1.05", "REALM-G6.01")
    GROUP: ClassVar[int] = 1

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        _, place, gold = action
        if rule := place_fault(s, seat, place):
            return rule
        return "REALM-O1.05" if place == ISLAND else gold_fault(s, seat, WORKING, gold)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        _, place, gold = action
        params = place_params(s, seat, place)
        there = params["units"]
        assert isinstance(there, int)
        params |= {"gold": int(gold > 0), "holds": max(there - 1, 0)}
        return params | {
            "storm": int(s.has_card(STORM)),
            "price": s.numbers.upgrade_cost,
            "raised": _raised(s, seat, place),
        }

    def rules(self, s: Realm, seat: int, action: Action) -> tuple[str, ...]:
        return ("REALM-G5.04",) if action[2] else (self.RULE,)

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        return order_params(s, seat, action[1]) | gold_params(s, seat, WORKING)

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.WORK, place, gold) for place in all_places(s) for gold in range(4)]


def _own_supports(s: Realm, seat: int, to: int) -> int:
    """Return what the seat's own Support! orders add to its units in a place (REALM-G4.02)."""
    given = [one for one in draft_of(s, seat) if one[0] == verbs.SUPPORT and one[2] == seat and one[3] == to]
    return sum(contribution(s.units[one[1]], support_gold(s, one), rain(s)) for one in given)


class March(Order):
    """March units to another place."""

    NUMBER: ClassVar[int] = verbs.MARCH
    NAME: ClassVar[str] = "march"
    ARGS: ClassVar[tuple[str, ...]] = ("place", "to", "gold", "count")
    RULE: ClassVar[str] = "REALM-G2.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        "REALM-T1.08",
        "REALM-F1.02",
        "REALM-G6.01",
        "REALM-E2.09",
        "REALM-G2.04",
        "REALM-G2.01",
    )
    GROUP: ClassVar[int] = 2
    AMOUNT: ClassVar[bool] = True
    LATE: ClassVar[bool] = False
    TOO_MANY: ClassVar[str] = "REALM-G2.01"

    def most(self, s: Realm, seat: int, place: int) -> int:
        """Return the largest number of units that can be ordered out of an own place."""
        return most_delayed(s, seat, place) if self.LATE else s.units[place]

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        _, place, to, gold, count = action
        if rule := place_fault(s, seat, place):
            return rule
        if rule := gold_fault(s, seat, MARCHING, gold):
            return rule
        if to not in march_targets(s, place):
            return "REALM-E2.09" if s.has_card(FLOOD) else "REALM-G2.04"
        return "" if 1 <= count <= self.most(s, seat, place) else self.TOO_MANY

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        _, place, to, gold, count = action
        params: Params = {"place": place, "to": to, "gold": int(gold > 0), "count": count}
        foe = s.owner[to] if 0 <= to < len(s.owner) else -1
        fight = 0 <= to < len(s.owner) and foe != seat and s.units[to] > 0
        params["against"] = s.units[to] if fight else 0
        helps = _own_supports(s, seat, to) if fight else 0
        params["helps"] = helps
        params["brings"] = own_strength(count, int(gold > 0), 0, 0, int(s.has_card(SNOW))) + helps
        joins = 0 <= to < len(s.owner) and foe == seat and to != place and not self.LATE
        leaves = sum(one[4] for one in draft_of(s, seat) if one[0] == verbs.MARCH and one[1] == to) if joins else 0
        params["joins"] = s.units[to] - leaves + count + int(gold > 0) if joins else 0
        walls = fight and to != ISLAND and not s.has_card(SPRING)
        params["fortified"] = s.units[to] + fort_bonus(s, foe, 0) if walls and foe >= 0 else 0
        known = 0 <= place < len(s.owner) and 0 <= to < len(s.owner)
        params["arriving"] = (
            max(count - s.units[place], 0) if known else 0
        )  # units of a Delayed March! that must arrive first
        params["fare"] = s.numbers.ferry_cost if known and needs_ferry(s, place, to) else 0
        return params

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        _, place, to, _, _ = action
        params = order_params(s, seat, place) | gold_params(s, seat, MARCHING)
        own = standing_of(s, seat, place) == OWN
        params["targets"] = tuple(march_targets(s, place)) if own else ()
        params["most"] = self.most(s, seat, place) if own else 0
        params["goal"] = UNKNOWN if standing_of(s, seat, to) == UNKNOWN else OWN if to != place else NOT_YET
        return params

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [place_id(action[1]), place_id(action[2])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        found: list[Action] = []
        for place in [-1, *orderable(s, seat)]:
            own = place >= 0
            now = s.units[place] if own else 1
            found += [(self.NUMBER, place, to, 0, 1) for to in all_places(s)]
            for to in march_targets(s, place)[:2] if own else ():
                found += [(self.NUMBER, place, to, gold, count) for gold in range(4) for count in (0, 1, now, now + 1)]
        return [*found, *((self.NUMBER, place, ISLAND, 0, 1) for place in all_places(s))]


class MarchLate(March):
    """March units after all other marches and their battles."""

    NUMBER: ClassVar[int] = verbs.DELAYED
    NAME: ClassVar[str] = "march-late"
    RULE: ClassVar[str] = "REALM-G3.02"
    REASONS: ClassVar[tuple[str, ...]] = (
        "REALM-T1.08",
        "REALM-F1.02",
        "REALM-G6.01",
        "REALM-E2.09",
        "REALM-G2.04",
        "REALM-G3.02",
    )
    LATE: ClassVar[bool] = True
    TOO_MANY: ClassVar[str] = "REALM-G3.02"


class Support(Order):
    """Support a player in a neighbouring Province."""

    NUMBER: ClassVar[int] = verbs.SUPPORT
    NAME: ClassVar[str] = "support"
    ARGS: ClassVar[tuple[str, ...]] = ("place", "helped", "to", "gold")
    RULE: ClassVar[str] = "REALM-G4.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        "REALM-T1.08",
        "REALM-F1.02",
        "REALM-O1.05",
        "REALM-G6.01",
        "REALM-G4.01",
        "REALM-E2.09",
        "REALM-G4.06",
    )
    GROUP: ClassVar[int] = 1

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        _, place, helped, to, gold = action
        if rule := place_fault(s, seat, place):
            return rule
        if place == ISLAND:
            return "REALM-O1.05"
        if rule := gold_fault(s, seat, SUPPORTING, gold):
            return rule
        near = borders(s, place)
        if not near:
            return "REALM-E2.09"
        if to not in near:
            if not gold:
                return "REALM-G4.01"
            if to not in s.land.extended[place]:
                return "REALM-G4.06"
            if not allowance(s, seat)[SUPPORTING]:  # a golden order beyond the allowance
                return "REALM-G6.01"
        return "" if helped in s.rank else "REALM-G4.01"

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        _, place, helped, to, gold = action
        here = 0 < place < len(s.owner)
        near = here and to in s.land.adjacent[place]
        order = (verbs.SUPPORT, place, helped, to, int(gold > 0))
        return {
            "place": place,
            "to": to,
            "gold": int(gold > 0),
            "player": number_of(s, helped),
            "own": int(helped == seat),
            "far": int(gold > 0 and not near),
            "adds": contribution(s.units[place], support_gold(s, order), rain(s)) if here else 0,
            "rain": rain(s),
        }

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        _, place, helped, to, _ = action
        params = order_params(s, seat, place) | gold_params(s, seat, SUPPORTING)
        here = 0 < place < len(s.owner)
        params["near"] = borders(s, place) if here else ()
        params["beyond"] = s.land.extended[place] if here else ()
        params["reaches"] = int(here and to in borders(s, place))
        params["playing"] = int(helped in s.rank)
        return params

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [place_id(action[1]), place_id(action[3]), player_id(s, action[2])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        found: list[Action] = []
        for place in [-1, *orderable(s, seat)]:
            found += [(verbs.SUPPORT, place, seat, to, 0) for to in all_places(s)]
            if place > ISLAND:
                reach = (*s.land.adjacent[place][:2], *s.land.extended[place][:2])
                found += [(verbs.SUPPORT, place, seat, to, gold) for to in reach for gold in (1, 2, 3)]
                found += [
                    (verbs.SUPPORT, place, helped, to, 0) for to in reach[:1] for helped in range(-1, s.seats + 1)
                ]
        return found


class Snitch(Verb[Realm]):
    """Name a player to the Pirates."""

    NUMBER: ClassVar[int] = verbs.SNITCH
    NAME: ClassVar[str] = "snitch"
    ARGS: ClassVar[tuple[str, ...]] = ("other",)
    RULE: ClassVar[str] = "REALM-E5.01"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-E5.01",)
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        draft = draft_of(s, seat)
        if not s.has_card(PIRATE) or next_place(s, seat, draft) >= 0 or self._named(draft):
            return "REALM-E5.01"
        return "" if action[1] != seat and action[1] in s.rank else "REALM-E5.01"

    def _named(self, draft: Draft) -> bool:
        return bool(draft) and draft[-1][0] == verbs.SNITCH

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"player": number_of(s, action[1])}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        draft = draft_of(s, seat)
        named = int(self._named(draft))
        return {"pirates": int(s.has_card(PIRATE)), "next": next_place(s, seat, draft), "named": named}

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [player_id(s, action[1])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.SNITCH, other) for other in range(-1, s.seats + 1)]


VERBS: Final = (Hold(), Fortify(), Work(), March(), MarchLate(), Support(), Snitch())
