"""What is done to write an order, click by click: its target, its three levels; to send it, to take it back (YUAN-DEC6)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.facts import Fact, Facts
from baronage.engine.flow import Action
from baronage.engine.once import once_a_menu
from baronage.engine.verb import Verb
from baronage.games.yuan import verbs
from baronage.games.yuan.board import production
from baronage.games.yuan.data import DEVELOPMENT_GAIN, KERAIT, PROVINCES
from baronage.games.yuan.development import claimed
from baronage.games.yuan.forecast import order_so_far, price
from baronage.games.yuan.fortification import REINFORCEMENT
from baronage.games.yuan.orders import ALLOWED, FAR, IS_ABROAD, IS_ARMED, IS_HAUNTED, IS_NEAR, Costs, budget, costs
from baronage.games.yuan.outlook import (
    OWN,
    deeds,
    doubles,
    force_in_reach,
    pass_gain,
    prospect_facts,
    recruits,
    site_facts,
    standing,
    whose,
)
from baronage.games.yuan.state import VILLAGE, Yuan
from baronage.games.yuan.steps.planning import LEVEL_SETS, Planning, fitting
from baronage.games.yuan.things import level_id, province_id

COMMITTED: Final = 4  # clicks: a target and three levels


def sheet_of(s: Yuan, seat: int) -> tuple[Action, ...]:
    """What the seat has clicked; nothing where no order is asked for."""
    top = s.stack[-1]
    return top.drafts[seat] if isinstance(top, Planning) else ()


def confined(kind: int, fits: int) -> bool:
    """YUAN-X1.02: is it the island alone that forbids these sheets?"""
    return not ALLOWED[kind] & fits and bool(ALLOWED[kind & ~IS_ABROAD] & fits)


def unreached(s: Yuan, seat: int, p: int) -> str:
    """The rule by which a Province of the map can't be the seat's target; "": it can."""
    top = s.stack[-1]
    assert isinstance(top, Planning)
    table = top.table(s, seat)
    kind = table.kinds[p]
    if not ALLOWED[kind]:
        return "YUAN-X2.05" if kind & IS_HAUNTED else "YUAN-X1.02" if confined(kind, -1) else "YUAN-P1.06"
    # only a far Colonization has no sheet that costs nothing
    return "" if ALLOWED[kind] & ~FAR or ALLOWED[kind] & table.can else "YUAN-P1.04"


def unfit(s: Yuan, seat: int, level: Action) -> str:
    """The rule by which a level can't follow what the seat has clicked; "": it leaves a legal order to be completed."""
    top = s.stack[-1]
    assert isinstance(top, Planning)
    draft = top.drafts[seat]
    meant = (*(click[1] for click in draft[1:]), level[1])
    if meant == (0, 0, 0):
        return "YUAN-P1.02"
    fits = -1
    for row, chosen in enumerate(meant):
        fits &= LEVEL_SETS[row][chosen]
    table, p = top.table(s, seat), draft[0][1]
    if table.rules(s, p) & fits:
        return "" if table.sheets(s, p) & fits else "YUAN-P1.04"
    return "YUAN-X1.02" if confined(table.kinds[p], fits) else "YUAN-P1.06"


def misfit(s: Yuan, seat: int, row: int, level: int) -> str:
    """The rule by which a level does not go with the target and the other levels, in whatever order; "": it does."""
    top, order = s.stack[-1], order_so_far(sheet_of(s, seat))
    if order is None or not isinstance(top, Planning):
        return ""
    p, fits = order[0], fitting(order[1:], row, level)
    table = top.table(s, seat)
    if table.rules(s, p) & fits:
        return "" if table.sheets(s, p) & fits else "YUAN-P1.04"
    return "YUAN-X1.02" if confined(table.kinds[p], fits) else "YUAN-P1.06"


class Target(Verb[Yuan]):
    """The Province that an order is about."""

    NUMBER: ClassVar[int] = verbs.TARGET
    NAME: ClassVar[str] = "target"
    ARGS: ClassVar[tuple[str, ...]] = ("province",)
    RULE: ClassVar[str] = "YUAN-P1.03"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("YUAN-G1.01", "YUAN-K3.02"),
        *("YUAN-X2.05", "YUAN-X1.02", "YUAN-P1.06", "YUAN-P1.04", "YUAN-P1.03"),
    )
    GROUP: ClassVar[int] = 0

    def fault(self, s: Yuan, seat: int, action: Action) -> str:
        if action[1] not in s.land.provinces:
            return "YUAN-G1.01"
        if s.forced[s.clans[seat]]:
            return "YUAN-K3.02"
        return unreached(s, seat, action[1]) or ("YUAN-P1.03" if sheet_of(s, seat) else "")

    def facts(self, s: Yuan, seat: int, action: Action) -> Facts:
        p, clan = action[1] if 0 < action[1] <= PROVINCES else 0, s.clans[seat]
        top = s.stack[-1]
        kind = top.table(s, seat).kinds[p] if isinstance(top, Planning) else IS_NEAR
        facts = site_facts(s, clan, p)
        facts.update(prospect_facts(s, clan, p))
        facts["far"] = int(not s.owner[p] and not kind & (IS_NEAR | IS_ARMED))
        return facts

    def more(self, s: Yuan, seat: int, action: Action) -> Facts:
        clan, order = s.clans[seat], order_so_far(sheet_of(s, seat))
        return {
            "chosen": order[0] if order is not None else 0,
            "loan": s.loan[clan],
            "budget": budget(s, clan),
            "price": costs(s, clan, production(s))[0][3],
        }

    def cites(self, s: Yuan, seat: int, action: Action) -> tuple[str, ...]:
        return ("YUAN-P1.03", "YUAN-P1.06")

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [province_id(action[1])]

    def near(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.TARGET, p) for p in (*s.land.provinces, 0, PROVINCES + 1)]


@once_a_menu
def _costs(s: Yuan, clan: int) -> Costs:
    """What each level of each action costs a clan."""
    return costs(s, clan, production(s))


class Level(Verb[Yuan]):
    """One of the three levels of an order: none, I, II or III."""

    ARGS: ClassVar[tuple[str, ...]] = ("level",)
    RULE: ClassVar[str] = "YUAN-P1.02"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("YUAN-P1.02", "YUAN-K3.02", "YUAN-DEC6"),
        *("YUAN-X1.02", "YUAN-P1.06", "YUAN-P1.04"),
    )
    ROW: ClassVar[int] = 0

    def fault(self, s: Yuan, seat: int, action: Action) -> str:
        if not 0 <= action[1] <= 3:
            return "YUAN-P1.02"
        if s.forced[s.clans[seat]]:
            return "YUAN-K3.02"
        if len(sheet_of(s, seat)) != self.ROW + 1:
            return misfit(s, seat, self.ROW, action[1]) or "YUAN-DEC6"
        return unfit(s, seat, action)

    def facts(self, s: Yuan, seat: int, action: Action) -> Facts:
        """The level, its price, and what it is chosen for."""
        level, clan = action[1], s.clans[seat]
        order = order_so_far(sheet_of(s, seat))
        p = order[0] if order is not None else 0
        cost = _costs(s, clan)[self.ROW][level] if 0 <= level <= 3 else 0
        facts: Facts = {"row": self.ROW, "level": level, "price": cost}
        return facts | site_facts(s, clan, p) | self.effect(s, clan, p, level)

    def effect(self, s: Yuan, clan: int, p: int, level: int) -> Facts:
        """What this level would do to the target."""
        return {}

    def more(self, s: Yuan, seat: int, action: Action) -> Facts:
        clan, draft = s.clans[seat], sheet_of(s, seat)
        prices = costs(s, clan, production(s))
        before = sum(prices[row][click[1]] for row, click in enumerate(draft[1:4]) if row != self.ROW)
        return {"stage": len(draft), "loan": s.loan[clan], "budget": budget(s, clan), "before": before}

    def rule(self, s: Yuan, clan: int, p: int, level: int) -> str:
        """By which this level would do what it does."""
        return self.RULE

    def cites(self, s: Yuan, seat: int, action: Action) -> tuple[str, ...]:
        order = order_so_far(sheet_of(s, seat))
        if not action[1] or order is None:
            return (self.RULE,)
        return (self.rule(s, s.clans[seat], order[0], action[1]), "YUAN-C1.01")

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [level_id(self.ROW, action[1])]

    def near(self, s: Yuan, seat: int) -> list[Action]:
        return [(self.NUMBER, level) for level in range(-1, 5)]


class Develop(Level):
    """A level of Development."""

    NUMBER: ClassVar[int] = verbs.DEVELOP
    NAME: ClassVar[str] = "develop"
    ROW: ClassVar[int] = 0

    def effect(self, s: Yuan, clan: int, p: int, level: int) -> Facts:
        """YUAN-D1.01, D2.01, D5.02, I1.01: what is settled, what is earned, who is robbed."""
        lands: Fact = tuple(sorted(claimed(s, p), key=lambda q: (q != p, q))) if p in s.land.provinces else ()
        victims: Fact = tuple(sorted({s.owner[q] - 1 for q in s.land.adjacent[p]} - {-1, clan}))
        gain = DEVELOPMENT_GAIN - 1 if s.powers and clan == KERAIT else DEVELOPMENT_GAIN
        return {"lands": lands, "victims": victims, "gain": gain}

    def rule(self, s: Yuan, clan: int, p: int, level: int) -> str:
        return "YUAN-D1.01" if not s.owner[p] else "YUAN-D5.01" if level == 3 else "YUAN-D2.01"


class Fortify(Level):
    """A level of Fortification."""

    NUMBER: ClassVar[int] = verbs.FORTIFY
    NAME: ClassVar[str] = "fortify"
    ROW: ClassVar[int] = 1

    def effect(self, s: Yuan, clan: int, p: int, level: int) -> Facts:
        return {"doubles": doubles(s, clan), "stands": standing(s, p)}

    def rule(self, s: Yuan, clan: int, p: int, level: int) -> str:
        if whose(s, clan, p) != OWN:
            return "YUAN-F1.01"
        return "YUAN-F1.02" if s.build[p] == VILLAGE else REINFORCEMENT[level]


class Militarize(Level):
    """A level of Militarization."""

    NUMBER: ClassVar[int] = verbs.MILITARIZE
    NAME: ClassVar[str] = "militarize"
    ROW: ClassVar[int] = 2

    def effect(self, s: Yuan, clan: int, p: int, level: int) -> Facts:
        """YUAN-M1.02, A1.03, A1.05: who is recruited; who marches, with one from the reserve."""
        force = force_in_reach(s, clan, p)
        return {"recruits": recruits(s, clan, level), "force": force, "reserve": int(level >= 2 and s.arms[clan] > 0)}

    def rule(self, s: Yuan, clan: int, p: int, level: int) -> str:
        return ("YUAN-P1.06", "YUAN-M1.02", "YUAN-A1.03")[whose(s, clan, p)]


class Send(Verb[Yuan]):
    """The order on the sheet is sent, or a pass."""

    NUMBER: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "send"
    ARGS: ClassVar[tuple[str, ...]] = ("whole",)
    RULE: ClassVar[str] = "YUAN-P1.01"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-P1.01", "YUAN-K3.02", "YUAN-P1.02")

    def fault(self, s: Yuan, seat: int, action: Action) -> str:
        if action not in (verbs.PASS, verbs.COMMIT):
            return "YUAN-P1.01"
        clicks = len(sheet_of(s, seat))
        if action == verbs.PASS:
            return "YUAN-P1.02" if clicks else ""
        if s.forced[s.clans[seat]]:
            return "YUAN-K3.02"
        return "" if clicks == COMMITTED else "YUAN-P1.02"

    def facts(self, s: Yuan, seat: int, action: Action) -> Facts:
        clan, order = s.clans[seat], order_so_far(sheet_of(s, seat))
        cost = sum(price(s, clan, order)) if order is not None else 0
        return {"whole": action[1], "gain": pass_gain(s, clan), "deeds": deeds(s, clan, order), "cost": cost}

    def more(self, s: Yuan, seat: int, action: Action) -> Facts:
        return {"loan": s.loan[s.clans[seat]], "stage": len(sheet_of(s, seat))}

    def cites(self, s: Yuan, seat: int, action: Action) -> tuple[str, ...]:
        return ("YUAN-P1.01", "YUAN-P1.09") if action[1] else ("YUAN-P1.08",)

    def near(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.SEND, whole) for whole in range(-1, 3)]


class Recall(Verb[Yuan]):
    """What was sent is taken back."""

    NUMBER: ClassVar[int] = verbs.RECALL
    NAME: ClassVar[str] = "recall"
    RULE: ClassVar[str] = "YUAN-P1.09"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-P1.09",)

    def fault(self, s: Yuan, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Planning)
        return "" if top.sent >> seat & 1 and not top.late >> seat & 1 else "YUAN-P1.09"

    def facts(self, s: Yuan, seat: int, action: Action) -> Facts:
        top = s.stack[-1]
        return {"late": int(isinstance(top, Planning) and bool(top.late >> seat & 1))}


TARGET: Final = Target()
DEVELOP: Final = Develop()
FORTIFY: Final = Fortify()
MILITARIZE: Final = Militarize()
SEND: Final = Send()
RECALL: Final = Recall()
