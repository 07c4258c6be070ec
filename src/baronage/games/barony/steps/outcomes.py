"""Results of a confrontation: bumps, and the effects of riders, shots and spells (BAR-C1.07, A02 to A19, L)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ARC,
    ARM,
    CAT,
    EAR,
    EWE,
    PPK,
    REC,
    SLE,
    SLO,
    SPL,
    STL,
    TAC,
    TAX,
    THR,
)
from baronage.games.barony.rules.bumps import ensnare, kill, lift, snare_at, stand
from baronage.games.barony.rules.effects import bestow
from baronage.games.barony.rules.elimination import check_alive
from baronage.games.barony.rules.equipment import bare, dearness, give, take
from baronage.games.barony.rules.gold import gain
from baronage.games.barony.rules.odds import share
from baronage.games.barony.rules.param_text import item_params, serf_param
from baronage.games.barony.state import AIR, STRUCK, Barony
from baronage.games.barony.steps.ask import Ask, ask
from baronage.games.barony.steps.base import AGAINST, BY, RAN, SNARE, USING, WHAT, BaronyStep, Clash
from baronage.games.barony.steps.bump import AGGRESSOR, ALL_DIRECTIONS, DEFENDER, RETREATS, aim

CERTAIN: Final = 12  # the margin of a result without a roll (BAR-C3.02, C3.05)
MISSES: Final = {ARC: "BAR-A01.04", CAT: "BAR-A04.06", TAC: "BAR-A17.02", SPL: "BAR-L0.03"}  # rules cited
HITS: Final = {ARC: "BAR-A01.05", CAT: "BAR-A04.06", TAC: "BAR-A17.02", SPL: "BAR-L0.01"}


def conclude(s: Barony, clash: Clash, margin: int, retreats: bool = False) -> None:
    """Apply the result; `margin` is the Aggressor's lead, which must be positive to win (BAR-C2.02)."""
    using = clash[USING]
    if using in (PPK, STL):
        pilfer(s, clash, margin)
    elif using == TAX:
        tax(s, clash, margin, retreats)
    elif using in (TAC, CAT, SPL, ARC):
        if margin > 0:
            strike(s, clash, retreats)
        elif s.log is not None:
            s.log.append((verbs.WON, ALL, (clash[AGAINST], clash[BY]), MISSES[using]))
    elif margin > 0:
        aggressor_wins(s, clash, 1, retreats)
    else:
        defender_wins(s, clash, 1)


def aggressor_wins(s: Barony, clash: Clash, won: int, retreats: bool = False) -> None:
    """Let the Aggressor occupy the space and bump the Defender as far as it ran (BAR-C1.07, B1.01, B1.02).

    If `won`, it counts as a Win, after which a Noble may recruit (BAR-A11.01, F3.06).
    """
    aggressor, defender, n, directions, forced, _, _, _, snare = clash
    space = s.place[defender]
    rule = "BAR-C3.02 BAR-B1.01" if s.sleep[defender] else "BAR-C1.07 BAR-B1.01"
    lift(s, defender, AIR)
    stand(s, aggressor, space)
    if s.log is not None:
        s.log.append((verbs.WON, ALL, (aggressor, defender), rule))
    if snare:  # BAR-A06.05
        row = snare_at(s, space)
        if row is not None:
            ensnare(s, aggressor, row)
    if won and not forced and s.can_use(aggressor, REC) and recruitable(s, aggressor, defender):
        s.stack.append(Recruit(aggressor, defender))
    aim(s, aggressor, defender, space, directions, n, n, RETREATS if retreats else DEFENDER)


def defender_wins(s: Barony, clash: Clash, won: int) -> None:
    """Let the Defender stay; bump the Aggressor 1 triangle, or throw it farther, in any direction.

    Rules: BAR-C1.07, B2.01, A18.01.
    """
    aggressor, defender, n, using = clash[BY], clash[AGAINST], clash[RAN], clash[USING]
    if s.log is not None and using not in (PPK, STL):  # BAR-F3.06
        rule = "BAR-C3.03 BAR-H1.05" if s.hold[defender] == s.numbers.hold_turns else "BAR-C1.07 BAR-B2.01"
        s.log.append((verbs.WON, ALL, (defender, aggressor), rule))
    far = 1
    if won and not using and s.control[aggressor] != s.control[defender] and s.can_use(defender, THR):
        far = max(1, n // 2)
    aim(s, defender, aggressor, s.place[defender], ALL_DIRECTIONS, 1, far, AGGRESSOR)


# --- riders -----------------------------------------------------------------------------------------------------------


def go_back(s: Barony, clash: Clash, rule: str) -> None:
    """Return the Aggressor to its previous space; no trap or snare is sprung there (BAR-A10.03, A10.05)."""
    stand(s, clash[BY], clash[WHAT])
    if s.log is not None:
        s.log.append((verbs.RETURNED, ALL, (clash[BY], clash[WHAT]), rule))


def rob(s: Barony, aggressor: int, defender: int, most: int, rule: str) -> None:
    """Move gold from the Defender's controller to the Aggressor's (BAR-O1.03)."""
    victim = s.control[defender]
    gold = min(most, s.gold[victim])
    s.gold[victim] -= gold
    s.earned[aggressor] += gold * s.tally  # BAR-F3.05
    if s.log is not None:
        s.log.append((verbs.ROBBED, ALL, (aggressor, defender, gold), rule))
    gain(s, s.control[aggressor], gold, verbs.FOR_THEFT)


def pilfer(s: Barony, clash: Clash, margin: int) -> None:
    """Resolve Pick Pocket and Steal (BAR-A10.02 to A10.04, A15.01, A15.02)."""
    aggressor, defender, using = clash[BY], clash[AGAINST], clash[USING]
    rank = s.rank[aggressor]
    if -margin > rank:
        defender_wins(s, clash, 0)
        return
    go_back(s, clash, "BAR-A10.03")
    if using == PPK:
        if -margin < rank:
            rob(s, aggressor, defender, s.numbers.pick_gold * rank, "BAR-A10.02")
    elif margin >= s.rank[defender] and s.items[defender]:
        if len(set(s.items[defender])) == 1:
            steal(s, aggressor, defender, s.items[defender][0])
        else:
            ask(s, Loot(aggressor, defender, s.control[aggressor]))


def steal(s: Barony, aggressor: int, defender: int, item: int) -> None:
    """Steal an item; it loses any enchantment (BAR-A15.02, A15.03)."""
    take(s, defender, item, "BAR-A15.02")
    give(s, aggressor, bare(item), "BAR-A15.02 BAR-A15.03")


class Loot(Ask):
    """The choice of the item to steal (BAR-D21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("thief", "victim", "asked")
    RULE: ClassVar[str] = "BAR-A15.02"
    NAME: ClassVar[str] = "loot"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.TAKE,)

    def __init__(self, thief: int, victim: int, asked: int) -> None:
        super().__init__(asked)
        self.thief: Final = thief
        self.victim: Final = victim

    def whom(self, s: Barony) -> int:
        return s.control[self.thief]

    def about(self) -> tuple[int, int]:
        return (self.thief, self.victim)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.TAKE, item) for item in sorted(set(s.items[self.victim]))]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        steal(s, self.thief, self.victim, action[1])

    def besides(self) -> tuple[int, ...]:
        return (self.victim,)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.TAKE, min(s.items[self.victim], key=lambda item: dearness(s.numbers, item)))

    def params(self, s: Barony, seat: int) -> Params:
        params = super().params(s, seat)
        return params | {"serf": serf_param(s, self.thief), "foe": serf_param(s, self.victim)}


class Steal(Verb[Barony]):
    """Verb: take an item as a Thief."""

    NUMBER: ClassVar[int] = verbs.TAKE
    NAME: ClassVar[str] = "steal"
    ARGS: ClassVar[tuple[str, ...]] = ("item",)
    RULE: ClassVar[str] = "BAR-A15.02"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-A15.02",)
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Loot)
        return "" if action[1] in s.items[top.victim] else "BAR-A15.02"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Loot)
        return item_params(s.numbers, action[1]) | {"foe": serf_param(s, top.victim)}

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        top = s.stack[-1]
        carried = s.items[top.victim] if isinstance(top, Loot) else []
        return [(verbs.TAKE, item) for item in (*carried, *range(18))]


STEAL: Final = Steal()


def tax(s: Barony, clash: Clash, margin: int, retreats: bool) -> None:
    """Resolve Taxation: gold, if there is any; otherwise an ordinary bump (BAR-A19.02 to A19.04)."""
    aggressor, defender = clash[BY], clash[AGAINST]
    if margin <= 0:
        defender_wins(s, clash, 0)
    elif s.gold[s.control[defender]]:
        go_back(s, clash, "BAR-A19.02")
        rob(s, aggressor, defender, s.numbers.tax_gold * s.rank[aggressor], "BAR-A19.02")
    else:
        aggressor_wins(s, clash, 0, retreats)


def murder(s: Barony, clash: Clash) -> None:
    """Assassinate the Defender, or kill it if it is blessed; the assassin occupies the space (BAR-A02.05, A02.08)."""
    aggressor, defender, snare = clash[BY], clash[AGAINST], clash[SNARE]
    space = s.place[defender]
    blessed = s.blessings[defender] > 0
    lift(s, defender, AIR)
    stand(s, aggressor, space)
    if s.log is not None:
        s.log.append((verbs.WON, ALL, (aggressor, defender), "BAR-A02.05"))
    if not blessed:
        for item in s.items[defender]:
            take(s, defender, item, "BAR-A02.05")
            give(s, aggressor, item, "BAR-A02.05")
    row = snare_at(s, space) if snare else None
    if row is not None:
        ensnare(s, aggressor, row)
    if blessed:
        kill(s, defender, aggressor, s.control[aggressor])
    else:
        kill(s, defender, aggressor, s.control[aggressor], STRUCK)


def rebuff(s: Barony, clash: Clash) -> None:
    """Bump a failed assassin by 1 triangle up to the Defender's Rank (BAR-A02.06)."""
    aggressor, defender = clash[BY], clash[AGAINST]
    if s.log is not None:
        s.log.append((verbs.WON, ALL, (defender, aggressor), "BAR-A02.06"))
    aim(s, defender, aggressor, s.place[defender], ALL_DIRECTIONS, 1, s.rank[defender], AGGRESSOR)


# --- shots and spells -------------------------------------------------------------------------------------------------


def strike(s: Barony, clash: Clash, retreats: bool) -> None:
    """Apply a hit: the user stays; the target is bumped, or a spell affects it.

    Rules: BAR-A01.05, A04.06, A17.02, L1.01 to L8.01.
    """
    aggressor, defender, n, directions, _, using, what, arg, _ = clash
    if s.log is not None:
        rule = f"BAR-C3.02 {HITS[using]}" if s.sleep[defender] else HITS[using]
        s.log.append((verbs.WON, ALL, (aggressor, defender), rule))
    if using == SPL and what in (ARM, EAR, EWE, SLE, SLO):
        bestow(s, aggressor, defender, what, arg)
        return
    who = RETREATS if retreats else DEFENDER
    if using == ARC:
        aim(s, aggressor, defender, s.place[aggressor], ALL_DIRECTIONS, 1, 1, who)
        return
    space = s.place[defender]
    lift(s, defender, AIR)
    aim(s, aggressor, defender, space, directions, n, n, who)


# --- Recruitment ------------------------------------------------------------------------------------------------------


def recruitable(s: Barony, noble: int, serf: int) -> bool:
    """Return whether a Noble may recruit a Serf: another Baron's, of no higher Rank (BAR-A11.01)."""
    return s.control[serf] != s.control[noble] and s.rank[serf] <= s.rank[noble]


class Recruit(Step[Barony], BaronyStep):
    """A Noble's choice to recruit the Serf it bumped, after all that the bump forced (BAR-D10, C1.08)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("noble", "serf")
    NAME: ClassVar[str] = "recruitment"
    RULE: ClassVar[str] = "BAR-A11.02"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.RECRUIT, verbs.DECLINE)

    def __init__(self, noble: int, serf: int) -> None:
        self.noble: Final = noble
        self.serf: Final = serf

    def actors(self, s: Barony) -> list[int]:
        noble, serf = self.noble, self.serf
        seat = s.control[noble]
        if s.place[noble] < 0 or s.place[serf] < 0 or s.hold[serf] == s.numbers.hold_turns or s.fallen[seat]:
            return []
        return [seat] if recruitable(s, noble, serf) else []

    def actions(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.RECRUIT,), (verbs.DECLINE,)] if seat in self.actors(s) else []

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        if action[0] == verbs.DECLINE:
            if s.log is not None:
                s.log.append((verbs.DECLINED, ALL, (self.noble,), "BAR-A11.02"))
            return
        noble, serf = self.noble, self.serf
        a, b = chance.below(6) + 1, chance.below(6) + 1
        s.use(noble, REC)  # BAR-A11.04: each roll is a use
        won = int(a + b >= s.rank[serf])
        if s.log is not None:
            s.log.append((verbs.RECRUITED, ALL, (noble, serf, a, b, won), "BAR-A11.02"))
        if won:
            before = s.control[serf]
            s.control[serf] = seat
            check_alive(s, before)

    def besides(self) -> tuple[int, ...]:
        return (self.serf,)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.RECRUIT,)

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return self.params(s, seat)

    def params(self, s: Barony, seat: int) -> Params:
        noble, rank = self.noble, s.rank[self.serf]
        rolls = sum(6 - abs(total - 7) for total in range(max(2, rank), 13))
        params: Params = {"serf": serf_param(s, noble), "foe": serf_param(s, self.serf), "rank": rank}
        left = max(0, s.rank[noble] - s.used(noble, REC))
        return params | {"percent": share(rolls / 36), "left": left, "most": s.rank[noble]}

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        return ("BAR-A11.01", "BAR-A11.02")

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D10", 0, 0.0)


class TryRecruiting(Verb[Barony]):
    """Verb: roll two dice to recruit the Serf."""

    NUMBER: ClassVar[int] = verbs.RECRUIT
    NAME: ClassVar[str] = "try-recruiting"
    RULE: ClassVar[str] = "BAR-A11.02"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Recruit)
        return top.params(s, seat)

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A11.02", "BAR-A11.04")


TRY_RECRUITING: Final = TryRecruiting()
