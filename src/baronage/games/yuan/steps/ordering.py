"""Verbs for writing an order: its target, its three levels, sending and recalling it (YUAN-DEC6)."""

from __future__ import annotations

from operator import getitem
from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.game.menu_cache import cached_per_menu
from baronage.engine.text.params import Param, Params
from baronage.games.yuan import verbs
from baronage.games.yuan.data import KERAIT, PROVINCES
from baronage.games.yuan.nodes import level_id, province_id
from baronage.games.yuan.rules.development import claimed
from baronage.games.yuan.rules.forecast import order_so_far, price
from baronage.games.yuan.rules.fortification import REINFORCEMENT
from baronage.games.yuan.rules.orders import (
    ALLOWED,
    FAR,
    IS_ABROAD,
    IS_ARMED,
    IS_HAUNTED,
    IS_NEAR,
    SHEETS,
    Costs,
    budget,
    costs,
)
from baronage.games.yuan.rules.province_params import (
    OWN,
    deeds,
    doubles,
    force_in_reach,
    pass_gain,
    prospect_params,
    recruits,
    site_params,
    standing,
    whose,
)
from baronage.games.yuan.rules.provinces import production
from baronage.games.yuan.state import VILLAGE, Yuan
from baronage.games.yuan.steps.planning import LEVEL_SETS, Planning, fitting

COMMITTED: Final = 4  # clicks: a target and three levels


def sheet_of(s: Yuan, seat: int) -> tuple[Action, ...]:
    """Return the seat's clicks, or an empty tuple if no order is due."""
    top = s.stack[-1]
    return top.drafts[seat] if isinstance(top, Planning) else ()


def confined(kind: int, fits: int) -> bool:
    """Return whether only the island rule forbids these sheets (YUAN-X1.02)."""
    return not ALLOWED[kind] & fits and bool(ALLOWED[kind & ~IS_ABROAD] & fits)


def unreached(s: Yuan, seat: int, p: int) -> str:
    """Return the rule against a Province as the seat's target, or an empty string."""
    top = s.stack[-1]
    assert isinstance(top, Planning)
    table = top.table(s, seat)
    kind = table.kinds[p]
    if not ALLOWED[kind]:
        return "YUAN-X2.05" if kind & IS_HAUNTED else "YUAN-X1.02" if confined(kind, -1) else "YUAN-P1.06"
    # only a far Colonization has no sheet that costs nothing
    return "" if ALLOWED[kind] & ~FAR or ALLOWED[kind] & table.can else "YUAN-P1.04"


def sheets_with(s: Yuan, seat: int, row: int, level: int) -> int:
    """Return the sheets on which a row has this level, beside what the seat has chosen.

    If it is the turn of another row, the rows that have no level yet are open, and so are those with none.
    """
    levels = [click[1] for click in sheet_of(s, seat)[1:]]
    if len(levels) != row:
        return fitting(levels, row, level)
    found = LEVEL_SETS[row][level]
    for other, kept in enumerate(levels):
        found &= LEVEL_SETS[other][kept]
    return found


def unfit(s: Yuan, seat: int, row: int, level: int) -> str:
    """Return the rule that forbids a level beside the target and the other levels, or "" if a legal order can have it."""
    top, draft = s.stack[-1], sheet_of(s, seat)
    if not draft or not isinstance(top, Planning):
        return ""
    if len(draft) == COMMITTED - 1 == row + 1 and not level and not any(click[1] for click in draft[1:]):
        return "YUAN-P1.02"
    table, p, fits = top.table(s, seat), draft[0][1], sheets_with(s, seat, row, level)
    if table.rules(s, p) & fits:
        return "" if table.sheets(s, p) & fits else "YUAN-P1.04"
    return "YUAN-X1.02" if confined(table.kinds[p], fits) else "YUAN-P1.06"


def cheapest(s: Yuan, seat: int, row: int, level: int) -> tuple[int, tuple[int, ...]]:
    """Return the least that an order with this level costs, and the levels of that order; 0 and () if no order has it."""
    top, draft = s.stack[-1], sheet_of(s, seat)
    if not draft or not isinstance(top, Planning) or not 0 <= level <= 3:
        return 0, ()
    sheets = top.table(s, seat).rules(s, draft[0][1]) & sheets_with(s, seat, row, level)
    prices = _costs(s, s.clans[seat])
    orders = [(sheet >> 4, sheet >> 2 & 3, sheet & 3) for sheet in range(1, SHEETS) if sheets >> sheet & 1]
    return min(((sum(map(getitem, prices, levels)), levels) for levels in orders), default=(0, ()))


class Target(Verb[Yuan]):
    """Choose the Province that an order is about."""

    NUMBER: ClassVar[int] = verbs.TARGET
    NAME: ClassVar[str] = "target"
    ARGS: ClassVar[tuple[str, ...]] = ("province",)
    RULE: ClassVar[str] = "YUAN-P1.03"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("YUAN-G1.01", "YUAN-K3.02"),
        *("YUAN-X2.05", "YUAN-X1.02", "YUAN-P1.06", "YUAN-P1.04", "YUAN-P1.03"),
    )
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        if action[1] not in s.land.provinces:
            return "YUAN-G1.01"
        if s.forced[s.clans[seat]]:
            return "YUAN-K3.02"
        return unreached(s, seat, action[1]) or ("YUAN-P1.03" if sheet_of(s, seat) else "")

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        p, clan = action[1] if 0 < action[1] <= PROVINCES else 0, s.clans[seat]
        top = s.stack[-1]
        kind = top.table(s, seat).kinds[p] if isinstance(top, Planning) else IS_NEAR
        params = site_params(s, clan, p)
        params.update(prospect_params(s, clan, p))
        params["far"] = int(not s.owner[p] and not kind & (IS_NEAR | IS_ARMED))
        return params

    def more(self, s: Yuan, seat: int, action: Action) -> Params:
        clan, order = s.clans[seat], order_so_far(sheet_of(s, seat))
        return {
            "chosen": order[0] if order is not None else 0,
            "loan": s.loan[clan],
            "budget": budget(s, clan),
            "price": costs(s, clan, production(s))[0][3],
        }

    def rules(self, s: Yuan, seat: int, action: Action) -> tuple[str, ...]:
        return ("YUAN-P1.03", "YUAN-P1.06")

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [province_id(action[1])]

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.TARGET, p) for p in (*s.land.provinces, 0, PROVINCES + 1)]


@cached_per_menu
def _costs(s: Yuan, clan: int) -> Costs:
    """Return the cost of each level of each action for a clan."""
    return costs(s, clan, production(s))


class Level(Verb[Yuan]):
    """Base class for choosing one of the three levels of an order: none, I, II or III."""

    ARGS: ClassVar[tuple[str, ...]] = ("level",)
    RULE: ClassVar[str] = "YUAN-P1.02"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("YUAN-P1.02", "YUAN-K3.02", "YUAN-DEC6"),
        *("YUAN-X1.02", "YUAN-P1.06", "YUAN-P1.04"),
    )
    ROW: ClassVar[int] = 0

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        if not 0 <= action[1] <= 3:
            return "YUAN-P1.02"
        if s.forced[s.clans[seat]]:
            return "YUAN-K3.02"
        if len(sheet_of(s, seat)) != self.ROW + 1:
            return unfit(s, seat, self.ROW, action[1]) or "YUAN-DEC6"
        return unfit(s, seat, self.ROW, action[1])

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        """Return message parameters: the level, its price and its effect."""
        level, clan = action[1], s.clans[seat]
        order = order_so_far(sheet_of(s, seat))
        p = order[0] if order is not None else 0
        cost = _costs(s, clan)[self.ROW][level] if 0 <= level <= 3 else 0
        params: Params = {"row": self.ROW, "level": level, "price": cost}
        return params | site_params(s, clan, p) | self.effect(s, clan, p, level)

    def effect(self, s: Yuan, clan: int, p: int, level: int) -> Params:
        """Return message parameters about this level's effect on the target."""
        return {}

    def more(self, s: Yuan, seat: int, action: Action) -> Params:
        clan, draft, level = s.clans[seat], sheet_of(s, seat), action[1]
        prices = _costs(s, clan)
        before = sum(prices[row][click[1]] for row, click in enumerate(draft[1:4]) if row != self.ROW)
        least, levels = cheapest(s, seat, self.ROW, level)
        own = prices[self.ROW][level] if 0 <= level <= 3 else 0
        chosen = [click[1] for click in draft[1:]]
        others = [level for row, level in enumerate(levels) if row != self.ROW and level not in chosen[row : row + 1]]
        return {
            "stage": len(draft),
            "loan": s.loan[clan],
            "budget": budget(s, clan),
            "before": before,
            "least": least,
            "with_level": max(others) if least > own + before else 0,  # Development III, or Fortification II
        }

    def rule(self, s: Yuan, clan: int, p: int, level: int) -> str:
        """Return the rule behind this level's effect."""
        return self.RULE

    def rules(self, s: Yuan, seat: int, action: Action) -> tuple[str, ...]:
        order = order_so_far(sheet_of(s, seat))
        if not action[1] or order is None:
            return (self.RULE,)
        return (self.rule(s, s.clans[seat], order[0], action[1]), "YUAN-C1.01")

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [level_id(self.ROW, action[1])]

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        return [(self.NUMBER, level) for level in range(-1, 5)]


class Develop(Level):
    """Choose a level of Development."""

    NUMBER: ClassVar[int] = verbs.DEVELOP
    NAME: ClassVar[str] = "develop"
    ROW: ClassVar[int] = 0

    def effect(self, s: Yuan, clan: int, p: int, level: int) -> Params:
        """Return parameters for settled land, income and robbery (YUAN-D1.01, D2.01, D5.02, I1.01)."""
        lands: Param = tuple(sorted(claimed(s, p), key=lambda q: (q != p, q))) if p in s.land.provinces else ()
        victims: Param = tuple(sorted({s.owner[q] - 1 for q in s.land.adjacent[p]} - {-1, clan}))
        gain = s.numbers.development_gain - 1 if s.powers and clan == KERAIT else s.numbers.development_gain
        return {"lands": lands, "victims": victims, "gain": gain}

    def rule(self, s: Yuan, clan: int, p: int, level: int) -> str:
        return "YUAN-D1.01" if not s.owner[p] else "YUAN-D5.01" if level == 3 else "YUAN-D2.01"


class Fortify(Level):
    """Choose a level of Fortification."""

    NUMBER: ClassVar[int] = verbs.FORTIFY
    NAME: ClassVar[str] = "fortify"
    ROW: ClassVar[int] = 1

    def effect(self, s: Yuan, clan: int, p: int, level: int) -> Params:
        return {"doubles": doubles(s, clan), "stands": standing(s, p)}

    def rule(self, s: Yuan, clan: int, p: int, level: int) -> str:
        if whose(s, clan, p) != OWN:
            return "YUAN-F1.01"
        return "YUAN-F1.02" if s.build[p] == VILLAGE else REINFORCEMENT[level]


class Militarize(Level):
    """Choose a level of Militarization."""

    NUMBER: ClassVar[int] = verbs.MILITARIZE
    NAME: ClassVar[str] = "militarize"
    ROW: ClassVar[int] = 2

    def effect(self, s: Yuan, clan: int, p: int, level: int) -> Params:
        """Return parameters for recruited and marching Armies, with one from the reserve (YUAN-M1.02, A1.03, A1.05)."""
        force = force_in_reach(s, clan, p)
        return {"recruits": recruits(s, clan, level), "force": force, "reserve": int(level >= 2 and s.arms[clan] > 0)}

    def rule(self, s: Yuan, clan: int, p: int, level: int) -> str:
        return ("YUAN-P1.06", "YUAN-M1.02", "YUAN-A1.03")[whose(s, clan, p)]


class Send(Verb[Yuan]):
    """Send the order on the sheet, or a pass."""

    NUMBER: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "send"
    ARGS: ClassVar[tuple[str, ...]] = ("whole",)
    RULE: ClassVar[str] = "YUAN-P1.01"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-P1.01", "YUAN-K3.02", "YUAN-P1.02")

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        if action not in (verbs.PASS, verbs.COMMIT):
            return "YUAN-P1.01"
        clicks = len(sheet_of(s, seat))
        if action == verbs.PASS:
            return "YUAN-P1.02" if clicks else ""
        if s.forced[s.clans[seat]]:
            return "YUAN-K3.02"
        return "" if clicks == COMMITTED else "YUAN-P1.02"

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        clan, order = s.clans[seat], order_so_far(sheet_of(s, seat))
        cost = sum(price(s, clan, order)) if order is not None else 0
        return {"whole": action[1], "gain": pass_gain(s, clan), "deeds": deeds(s, clan, order), "cost": cost}

    def more(self, s: Yuan, seat: int, action: Action) -> Params:
        return {"loan": s.loan[s.clans[seat]], "stage": len(sheet_of(s, seat))}

    def rules(self, s: Yuan, seat: int, action: Action) -> tuple[str, ...]:
        return ("YUAN-P1.01", "YUAN-P1.09") if action[1] else ("YUAN-P1.08",)

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.SEND, whole) for whole in range(-1, 3)]


class Recall(Verb[Yuan]):
    """Recall a sent order."""

    NUMBER: ClassVar[int] = verbs.RECALL
    NAME: ClassVar[str] = "recall"
    RULE: ClassVar[str] = "YUAN-P1.09"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-P1.09",)

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Planning)
        return "" if top.sent >> seat & 1 and not top.late >> seat & 1 else "YUAN-P1.09"

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        return {"late": int(isinstance(top, Planning) and bool(top.late >> seat & 1))}


TARGET: Final = Target()
DEVELOP: Final = Develop()
FORTIFY: Final = Fortify()
MILITARIZE: Final = Militarize()
SEND: Final = Send()
RECALL: Final = Recall()
