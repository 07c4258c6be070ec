"""Market business with further decisions: replacing a sold Serf, placing a hired one (BAR-D22)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    FIEFDOM_MAX,
    HIRES,
    ITEM_CLASS,
    MANEUVER_CASTES,
)
from baronage.games.barony.hiring import PEASANT_SIDER, lowest_free
from baronage.games.barony.rules import market
from baronage.games.barony.rules.equipment import COPY
from baronage.games.barony.rules.fiefdom import bless_noble, enlist, roster_slots
from baronage.games.barony.rules.gold import pay
from baronage.games.barony.rules.param_text import known_hire, known_item, known_maneuver, known_ware, serf_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import BaronyStep
from baronage.games.barony.steps.hires import hire_params, put_params

# --- rules --------------------------------------------------------------------------------------------------------------

(NOT_AGREED, HIRED_ONE, NO_ROOM, RECRUITED) = range(4)  # why the active Serf can't hire (BAR-Q4.04)


def shut(s: Barony) -> str:
    """Return the rule that forbids business, or "" if the active Serf is in the Market (BAR-Q1.02)."""
    return "" if s.place[s.active] == s.market >= 0 else "BAR-Q1.02"


def why_no_hire(s: Barony, serf: int) -> int:
    """Return which condition for hiring in the Market fails (BAR-Q4.04), or a negative number if none does."""
    if s.setup.options["market_hire"] == "off":
        return NOT_AGREED
    if s.market_hired:
        return HIRED_ONE
    if s.owner(serf) != s.control[serf]:
        return RECRUITED
    return -1 if market.home_room(s, serf) else NO_ROOM


def market_fault(s: Barony, action: Action) -> str:
    """Return the rule that forbids the active Serf this hire, or ""."""
    serf, row = s.active, action[1]
    seat = s.control[serf]
    if known_hire(row) < 0:
        return "BAR-F1.04"
    if rule := shut(s):
        return rule
    if why_no_hire(s, serf) >= 0:
        return "BAR-Q4.04"
    if len(roster_slots(s, seat)) >= FIEFDOM_MAX:
        return "BAR-F1.07"
    return "BAR-Q1.03" if s.numbers.hire_price[row] > s.gold[seat] else ""


# --- the verbs ----------------------------------------------------------------------------------------------------------


class Deal(Verb[Barony]):
    """A verb of the active Serf's business in the Market."""

    RULE: ClassVar[str] = "BAR-Q1.02"

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        return shut(s) or self.denied(s, s.active, action)

    def denied(self, s: Barony, serf: int, action: Action) -> str:
        """Return the rule that forbids this business to a Serf in the Market, or ""."""
        raise NotImplementedError


class Buy(Deal):
    """Verb: buy a weapon, armour or spell."""

    NUMBER: ClassVar[int] = verbs.BUY
    NAME: ClassVar[str] = "buy"
    ARGS: ClassVar[tuple[str, ...]] = ("ware",)
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-Q1.02", "BAR-Q2.01", "BAR-Q1.03")
    GROUP: ClassVar[int] = 0

    def denied(self, s: Barony, serf: int, action: Action) -> str:
        row = known_ware(action[1])
        return "BAR-Q2.01" if not row else "BAR-Q1.03" if s.numbers.item_price[row] > s.gold[s.control[serf]] else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        row = known_ware(action[1])
        params: Params = {
            "serf": serf_param(s, s.active),
            "ware": row,
            "price": s.numbers.item_price[row],
            "gold": s.gold[seat],
        }
        return params | {"bonus": s.numbers.bonus[row], "class": ITEM_CLASS[row]}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-Q2.01", "BAR-Q2.02")

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.BUY, row) for row in range(len(s.numbers.item_price) + 1)]


class Learn(Deal):
    """Verb: buy a maneuver."""

    NUMBER: ClassVar[int] = verbs.LEARN
    NAME: ClassVar[str] = "learn"
    ARGS: ClassVar[tuple[str, ...]] = ("maneuver",)
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-Q1.02", "BAR-Q2.03", "BAR-Q1.03")
    GROUP: ClassVar[int] = 0

    def denied(self, s: Barony, serf: int, action: Action) -> str:
        row = known_maneuver(action[1])
        price = s.numbers.maneuver_price[row]
        if not price or s.caste[serf] not in MANEUVER_CASTES[row] or s.owns(serf, row):
            return "BAR-Q2.03"
        return "BAR-Q1.03" if price > s.gold[s.control[serf]] else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        row, serf = known_maneuver(action[1]), s.active
        params: Params = {
            "serf": serf_param(s, serf),
            "maneuver": row,
            "price": s.numbers.maneuver_price[row],
            "gold": s.gold[seat],
        }
        return params | {"owned": int(s.owns(serf, row)), "castes": MANEUVER_CASTES[row], "caste": s.caste[serf]}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-Q2.03",)

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.LEARN, row) for row in range(len(s.numbers.maneuver_price) + 1)]


class Sell(Deal):
    """Verb: sell a carried weapon, armour or spell."""

    NUMBER: ClassVar[int] = verbs.SELL
    NAME: ClassVar[str] = "sell"
    ARGS: ClassVar[tuple[str, ...]] = ("item",)
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-Q1.02", "BAR-Q2.04")
    GROUP: ClassVar[int] = 0

    def denied(self, s: Barony, serf: int, action: Action) -> str:
        return "" if action[1] in s.items[serf] else "BAR-Q2.04"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        item = known_item(action[1])
        return {"serf": serf_param(s, s.active), "item": item, "price": market.resale(s.numbers, item) if item else 0}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-Q2.04",)

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        mine = s.items[s.active] if s.active >= 0 else []
        return [(verbs.SELL, item) for item in (*mine, *range(len(s.numbers.item_price) + 1), 12 | COPY)]


class RaiseRank(Deal):
    """Verb: buy a Rank."""

    NUMBER: ClassVar[int] = verbs.RAISE_RANK
    NAME: ClassVar[str] = "raise-rank"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-Q1.02", "BAR-F1.06", "BAR-Q3.01")

    def denied(self, s: Barony, serf: int, action: Action) -> str:
        if s.rank[serf] >= s.numbers.max_rank[s.caste[serf]]:
            return "BAR-F1.06"
        short = s.kills[serf] < market.rank_kills(s, serf) or market.rank_price(s, serf) > s.gold[s.control[serf]]
        return "BAR-Q3.01" if short else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        serf = s.active
        params: Params = {"serf": serf_param(s, serf), "rank": s.rank[serf] + 1, "price": market.rank_price(s, serf)}
        params |= {"caste": s.caste[serf], "most": s.numbers.max_rank[s.caste[serf]], "gold": s.gold[seat]}
        return params | {"kills": s.kills[serf], "needed": market.rank_kills(s, serf)}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-Q3.01",)


class RaiseMove(Deal):
    """Verb: buy a Move."""

    NUMBER: ClassVar[int] = verbs.RAISE_MOVE
    NAME: ClassVar[str] = "raise-move"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-Q1.02", "BAR-Q3.02")

    def denied(self, s: Barony, serf: int, action: Action) -> str:
        return "BAR-Q3.02" if market.move_price(s, serf) > s.gold[s.control[serf]] else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        serf = s.active
        params: Params = {"serf": serf_param(s, serf), "move": s.move[serf] + 1, "price": market.move_price(s, serf)}
        return params | {"gold": s.gold[seat]}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-Q3.02",)


class SellItself(Deal):
    """Verb: sell the Serf itself and hire another in its place."""

    NUMBER: ClassVar[int] = verbs.SELL_SELF
    NAME: ClassVar[str] = "sell-itself"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-Q1.02", "BAR-Q4.01", "BAR-Q4.02")

    def denied(self, s: Barony, serf: int, action: Action) -> str:
        seat = s.control[serf]
        if s.owner(serf) != seat:
            return "BAR-Q4.01"
        return "" if s.gold[seat] + market.sale_value(s, serf) >= min(s.numbers.hire_price) else "BAR-Q4.02"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        serf = s.active
        params: Params = {"serf": serf_param(s, serf), "value": market.sale_value(s, serf), "gold": s.gold[seat]}
        return params | {"least": min(s.numbers.hire_price), "owner": s.owner(serf)}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-Q4.01", "BAR-Q4.02")


BUY: Final = Buy()
LEARN: Final = Learn()
SELL: Final = Sell()
RAISE_RANK: Final = RaiseRank()
RAISE_MOVE: Final = RaiseMove()
SELL_ITSELF: Final = SellItself()


# --- transactions and the decisions they need -------------------------------------------------------------------


def transact(s: Barony, serf: int, action: Action) -> None:
    """Do one of `market.offers`: at once, or with another step on top of the turn's."""
    if action[0] == verbs.SELL_SELF:
        s.stack.append(Replacement(serf))
        if s.log is not None:
            s.log.append((verbs.SOLD, ALL, (serf, market.sale_value(s, serf)), "BAR-Q4.01 BAR-Q4.02"))
    elif action[0] == verbs.HIRE:  # BAR-Q4.04, option market_hire
        seat = s.control[serf]
        s.market_hired = 1
        pay(s, seat, s.numbers.hire_price[action[1]], "BAR-Q4.04")
        slot = lowest_free(roster_slots(s, seat), seat * FIEFDOM_MAX)
        enlist(s, slot, HIRES[action[1]])
        s.stack.append(Lodging(slot))
    else:
        market.transact(s, serf, action)


class Replacement(Step[Barony], BaronyStep):
    """The replacement of a Serf that sells itself (BAR-Q4.02, Q4.03). The turn ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf",)
    NAME: ClassVar[str] = "replacement"
    RULE: ClassVar[str] = "BAR-Q4.02"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.HIRE,)

    def __init__(self, serf: int) -> None:
        self.serf: Final = serf

    def actors(self, s: Barony) -> list[int]:
        return [s.control[self.serf]]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        return market.replacements(s, self.serf) if seat == s.control[self.serf] else []

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        market.replace(s, self.serf, action[1])

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.HIRE, PEASANT_SIDER)

    def after_leave(self, s: Barony, seat: int) -> Step[Barony] | None:
        """Drop this step if its Baron leaves; nothing is sold."""
        return None if seat == s.control[self.serf] else self

    def judge(self, s: Barony, seat: int, action: Action) -> RuleViolation | None:
        """Refuse everything else until a Serf is hired."""
        no = super().judge(s, seat, action)
        return RuleViolation(self.RULE, no.params, no.id) if no is not None and no.id.endswith("-when") else no

    def not_asked(self, s: Barony, seat: int, action: Action) -> RuleViolation:
        return RuleViolation("BAR-T1.04", {"waits": tuple(self.actors(s))}, "not-asked")

    def purse(self, s: Barony, seat: int) -> int:
        """Return the treasury plus the proceeds of the sale."""
        return s.gold[s.control[self.serf]] + market.sale_value(s, self.serf)

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        row = known_hire(action[1])
        return "BAR-F1.04" if row < 0 else "BAR-Q4.02" if s.numbers.hire_price[row] > self.purse(s, seat) else ""

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return hire_params(s.numbers, action[1], self.purse(s, seat))

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-Q4.02", "BAR-F1.02")

    def params(self, s: Barony, seat: int) -> Params:
        return {"serf": serf_param(s, self.serf), "gold": self.purse(s, seat)}

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        return ("BAR-Q4.02", "BAR-Q4.03")

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D22", 0, 0.0)


class Lodging(Step[Barony], BaronyStep):
    """The free triangle of the home for a hired Serf (option market_hire)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf",)
    NAME: ClassVar[str] = "lodging"
    RULE: ClassVar[str] = "BAR-Q4.04"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.PUT,)

    def __init__(self, serf: int) -> None:
        self.serf: Final = serf

    def actors(self, s: Barony) -> list[int]:
        return [s.owner(self.serf)]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.PUT, triangle) for triangle in market.home_room(s, self.serf)] if seat == s.turn else []

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        s.place[self.serf] = action[1]
        if s.log is not None:
            s.log.append((verbs.ENTERED, ALL, (self.serf, action[1]), "BAR-Q4.04"))
        bless_noble(s, self.serf, "BAR-K2.06")

    def default(self, s: Barony, seat: int) -> Action:
        """Return the lowest free index."""
        return (verbs.PUT, market.home_room(s, self.serf)[0])

    def after_leave(self, s: Barony, seat: int) -> Step[Barony] | None:
        """Drop this step if its Baron leaves; the Serf stays in reserve."""
        return None if seat == s.owner(self.serf) else self

    def not_asked(self, s: Barony, seat: int, action: Action) -> RuleViolation:
        return RuleViolation("BAR-T1.04", {"waits": tuple(self.actors(s))}, "not-asked")

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        return "" if action[1] in market.home_room(s, self.serf) else "BAR-Q4.04"

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return put_params(s, seat, self.serf, action[1])

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return (self.RULE,)

    def params(self, s: Barony, seat: int) -> Params:
        return {"serf": serf_param(s, self.serf)}

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D22", 0, 0.0)
