"""A confrontation: declaration, escort, answer and dice (BAR-C1 to C3, A00, A08, A13). What follows is in `outcomes.py`.

A `Clash` is one tuple that its frames hand on; `base.py` names its parts.
"""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.compiled import trait
from baronage.engine.facts import Facts
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.games.barony import verbs
from baronage.games.barony.bumps import leave, stand
from baronage.games.barony.data import (
    ARC,
    ARMED,
    ARMED_AGAINST,
    ASN,
    CAT,
    ESC,
    FIR,
    HOLD_TURNS,
    LIG,
    MIS,
    PPK,
    RET,
    SPL,
    STL,
    TAC,
    TAX,
)
from baronage.games.barony.equipment import expend, weapon_bonus
from baronage.games.barony.mentions import bump_facts, serf_fact
from baronage.games.barony.odds import bonus, share, success
from baronage.games.barony.state import AIR, Barony
from baronage.games.barony.steps.ask import Ask, Casting, ask
from baronage.games.barony.steps.base import (
    AGAINST,
    BY,
    FORCED,
    NO_HOVER,
    OUTSIDE,
    RAN,
    USING,
    WHAT,
    BaronyStep,
    Clash,
    Hover,
    with_maneuver,
)
from baronage.games.barony.steps.outcomes import CERTAIN, aggressor_wins, conclude, defender_wins, murder, rebuff

RIDERS: Final = (PPK, STL, TAX, ASN)
STRIKES: Final = (FIR, LIG, MIS)  # spells that bump
ROLLS: Final = 3  # that an assassination takes


def begin_clash(s: Barony, clash: Clash) -> None:
    """BAR-C1.01: the Aggressor enters, shoots or casts. On top of the frame that goes on afterwards."""
    aggressor, defender, forced, using = clash[BY], clash[AGAINST], clash[FORCED], clash[USING]
    s.clashes += 1
    s.conf[aggressor] += s.tally  # BAR-F3.02
    s.conf[defender] += s.tally
    if s.log is not None:
        rule = "BAR-X1.01" if forced else "BAR-C1.01 BAR-M1.05"
        if using:
            rule = "BAR-A01.01" if using == ARC else "BAR-A00.06"
        space = s.place[aggressor] if using == ARC else s.place[defender]
        s.log.append((verbs.MET, ALL, (aggressor, defender, space, forced), rule))
    if s.hold[defender] == HOLD_TURNS:  # BAR-C3.03, H1.05
        defender_wins(s, clash, 0)
    elif using:
        challenge(s, clash)
    elif forced or not s.gilded:
        begin_declaring(s, clash)
    else:
        from baronage.games.barony.steps.approach import Approach  # it has confrontations of its own

        s.stack.append(Approach(clash, (), 0))


def begin_declaring(s: Barony, clash: Clash) -> None:
    """BAR-C1.03: step 2."""
    s.committed = s.committed or s.control[clash[BY]] != s.turn
    s.stack.append(Declare(clash))


@trait
class Confronting(BaronyStep):
    """A frame about a confrontation, by the names of its parts."""

    clash: Clash

    def confrontation(self) -> Clash:
        return self.clash

    def hover(self, s: Barony, serf: int) -> Hover:
        """The Aggressor enters; who is shot at flies over the Archer."""
        one, other, _, ways, _, using = self.clash[:6]
        if serf == one and s.place[other] >= 0:
            return (OUTSIDE, s.place[other], ways)
        return (OUTSIDE, s.place[one], 0) if serf == other and using == ARC else NO_HOVER

    def arena(self, s: Barony) -> int:
        return s.place[self.clash[AGAINST]]

    @property
    def defender(self) -> int:
        """The Serf that is there."""
        return self.clash[AGAINST]


def clash_facts(s: Barony, seat: int, clash: Clash, bumped: bool = False) -> Facts:
    """Who attacks whom, with what, the chance that it does what it is for; `bumped`: and where the Defender would go."""
    one, other, n, ways, forced, using, what = clash[:7]
    chance = success(s, one, other, using)
    return {
        "serf": serf_fact(s, one),
        "foe": serf_fact(s, other),
        "own": int(s.control[one] == s.control[other]),
        "forced": forced,
        "using": using,
        "maneuver": using,
        "ware": what if using == SPL else 0,
        "strikes": int(using == SPL and what in STRIKES),
        "percent": share(chance),
        "holds": share(1 - chance),
        "sleeping": int(s.sleep[other] > 0),
        "bumps": bump_facts(s, seat, s.place[other], ways, n) if bumped and s.place[other] >= 0 else "",
    }


class Declare(Step[Barony], Confronting):
    """BAR-D07: the Aggressor's controller fights, with a rider or without, or concedes; of two of their own either may lose."""

    FIELDS: ClassVar[tuple[str, ...]] = ("clash",)
    NAME: ClassVar[str] = "confrontation"
    RULE: ClassVar[str] = "BAR-C1.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.FIGHT, verbs.CONCEDE, verbs.YIELD, verbs.RIDE)

    def __init__(self, clash: Clash) -> None:
        self.clash = clash

    def actors(self, s: Barony) -> list[int]:
        seat = s.control[self.clash[BY]]
        return [] if s.fallen[seat] else [seat]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        aggressor, defender, forced = self.clash[BY], self.clash[AGAINST], self.clash[FORCED]
        if seat != s.control[aggressor]:
            return []
        found: list[Action] = [(verbs.FIGHT,), (verbs.CONCEDE,)]
        if seat == s.control[defender]:
            if not s.sleep[defender]:  # a sleeper loses anyway (BAR-C3.02)
                found.append((verbs.YIELD,))
        elif not forced and s.gilded:
            found.extend((verbs.RIDE, rider) for rider in RIDERS if can_ride(s, aggressor, defender, rider))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        clash = self.clash
        aggressor, defender = clash[BY], clash[AGAINST]
        s.stack.pop()
        rider = action[1] if action[0] == verbs.RIDE else 0
        if s.log is not None:
            rule = "BAR-C1.09" if action[0] == verbs.YIELD else "BAR-C1.03"
            s.log.append((verbs.DECLARED, ALL, (aggressor, action[0], rider), rule))
        if action[0] == verbs.CONCEDE:  # BAR-C3.01
            defender_wins(s, clash, 1)
        elif action[0] == verbs.YIELD:
            aggressor_wins(s, clash, 0)
        else:
            clash = with_maneuver(clash, rider)
            if s.control[defender] == seat and not s.sleep[defender]:
                roll(s, clash, chance)
            else:
                challenge(s, clash, chance)

    def run(self, s: Barony, chance: Chance) -> None:
        """BAR-V2.06: for a Baron who has lost."""
        seat = s.control[self.clash[BY]]
        self.play(s, seat, self.default(s, seat), chance)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.FIGHT,)

    def escorts(self, s: Barony) -> list[int]:
        return escorts(s, self.clash)

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        if action[0] != verbs.YIELD:
            return ""
        if seat != s.control[self.clash[AGAINST]]:
            return "BAR-C1.09"
        return "BAR-C3.02" if s.sleep[self.clash[AGAINST]] else ""

    def told(self, s: Barony, seat: int, action: Action) -> Facts:
        return clash_facts(s, seat, self.clash, action[0] == verbs.YIELD)

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        if s.control[self.clash[AGAINST]] == seat:
            return ("BAR-C1.09",)
        if action[0] == verbs.CONCEDE:
            return ("BAR-C1.03", "BAR-C3.01")
        return ("BAR-C3.02",) if s.sleep[self.clash[AGAINST]] else ("BAR-C1.03", "BAR-C2.02")

    def facts(self, s: Barony, seat: int) -> Facts:
        riders = any(action[0] == verbs.RIDE for action in self.actions(s, s.control[self.clash[BY]]))
        return clash_facts(s, seat, self.clash) | {"riders": int(riders)}

    def cites(self, s: Barony, seat: int) -> tuple[str, ...]:
        if s.control[self.clash[BY]] == s.control[self.clash[AGAINST]]:
            return ("BAR-C1.09",)
        return ("BAR-C1.03", "BAR-C2.02")

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D07", 0, 0.0)


def can_ride(s: Barony, aggressor: int, defender: int, rider: int) -> bool:
    """BAR-A02.01, A10.01, A15.01, A19.01, V3.04: against an opponent's Serf; Taxation against one of lower Rank."""
    if not s.can_use(aggressor, rider) or s.mates(s.control[aggressor], s.control[defender]):
        return False
    return rider != TAX or s.rank[defender] < s.rank[aggressor]


# --- the Defender's side ----------------------------------------------------------------------------------------------


class AskDefender(Ask, Confronting):
    """A question to the Defender's controller."""

    FIELDS: ClassVar[tuple[str, ...]] = ("clash", "asked")

    def __init__(self, clash: Clash, asked: int) -> None:
        super().__init__(asked)
        self.clash = clash

    def whom(self, s: Barony) -> int:
        return s.control[self.clash[AGAINST]]

    def about(self) -> tuple[int, int]:
        return (self.clash[BY], self.clash[AGAINST])

    def commanded(self) -> int:
        return self.clash[AGAINST]


def challenge(s: Barony, clash: Clash, chance: Chance | None = None) -> None:
    """BAR-C1.04, C1.11: a sleeper loses at once; otherwise the Defender's controller may send a Knight."""
    defender, using = clash[AGAINST], clash[USING]
    if s.sleep[defender]:
        if using == ASN:
            murder(s, clash)
        else:
            conclude(s, clash, CERTAIN)
    elif escorts(s, clash):
        ask(s, Escort(clash, s.control[defender]))
    else:
        demand(s, clash, chance)


def escorts(s: Barony, clash: Clash) -> list[int]:
    """BAR-A08.01, A08.03: the Knights that may change places with the Defender."""
    aggressor, defender, using = clash[BY], clash[AGAINST], clash[USING]
    seat = s.control[defender]
    if not s.gilded or seat == s.control[aggressor] or using in (ASN, ARC):
        return []
    here = s.place[defender]
    if here == s.market or s.snare[defender] or (using == SPL and s.place[aggressor] == AIR):
        return []
    ranges = s.board.ranges(here)
    return [
        knight
        for knight, place in enumerate(s.place)
        if place >= 0
        and place != s.market
        and ranges[place] == 1
        and s.control[knight] == seat
        and s.can_use(knight, ESC)
        and not s.snare[knight]
    ]


class Escort(AskDefender):
    """BAR-D14: a Knight of the Defender's controller may take its place."""

    RULE: ClassVar[str] = "BAR-A08.01"
    NAME: ClassVar[str] = "escort"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.ESCORT, verbs.DECLINE)

    def choices(self, s: Barony) -> list[Action]:
        found: list[Action] = [(verbs.DECLINE,)]
        found.extend((verbs.ESCORT, knight) for knight in escorts(s, self.clash))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        clash = self.clash
        if action[0] == verbs.ESCORT:
            clash = swap(s, clash, action[1])
        elif s.log is not None:
            s.log.append((verbs.DECLINED, 1 << self.asked, (clash[AGAINST],), "BAR-A08.01"))
        demand(s, clash, chance)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.DECLINE,)

    def escorts(self, s: Barony) -> list[int]:
        return escorts(s, self.clash)

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        """'escort never'; 'escort for Rank 3': for Serfs of that Rank or more, the strongest Knight."""
        if what != "escort":
            return None
        if number < 0 or s.rank[self.clash[AGAINST]] < number:
            return (verbs.DECLINE,)
        knights = escorts(s, self.clash)
        return (verbs.ESCORT, max(knights, key=lambda knight: bonus(s, knight, True))) if knights else None

    def secret_pass(self, s: Barony, seat: int) -> tuple[Action, int] | None:
        return (verbs.DECLINE,), 1 << seat

    def pass_over(self, s: Barony, chance: Chance) -> None:
        s.stack.pop()
        demand(s, self.clash, chance)

    def told(self, s: Barony, seat: int, action: Action) -> Facts:
        return clash_facts(s, seat, self.clash)

    def facts(self, s: Barony, seat: int) -> Facts:
        return super().facts(s, seat) | clash_facts(s, seat, self.clash)

    def grounds(self, s: Barony) -> tuple[str, ...]:
        return ("BAR-A08.01", "BAR-A08.02")


def swap(s: Barony, clash: Clash, knight: int) -> Clash:
    """BAR-A08.01, A08.02, A08.04: the Knight is the Defender now; direction and distance stay."""
    aggressor, defender, using = clash[BY], clash[AGAINST], clash[USING]
    here, there = s.place[defender], s.place[knight]
    leave(s, defender)
    leave(s, knight)
    stand(s, defender, there)
    stand(s, knight, here)
    for serf in (defender, knight):
        if serf == s.active and not s.halted:  # BAR-T1.11
            s.halted = 1
    if s.log is not None:
        s.log.append((verbs.SWAPPED, ALL, (knight, defender), "BAR-A08.01"))
    below = s.stack[-1]
    if isinstance(below, Casting):
        s.stack[-1] = below.swapped(defender, knight)
    swapped = (aggressor, knight, *clash[RAN:])
    return with_maneuver(swapped, 0) if using == TAX and s.rank[knight] >= s.rank[aggressor] else swapped


def demand(s: Barony, clash: Clash, chance: Chance | None) -> None:
    """BAR-C1.05: the Defender's controller answers; against Assassinate there is nothing to choose (BAR-A02.04)."""
    if clash[USING] == ASN and chance is not None:
        assassinate(s, clash, chance)
    else:
        ask(s, Defend(clash, s.control[clash[AGAINST]]))


def can_retreat(s: Barony, clash: Clash) -> bool:
    """BAR-A13.01, A13.05, A00.05: where losing to another Fief means a bump; a snared Serf can't move."""
    aggressor, defender, using = clash[BY], clash[AGAINST], clash[USING]
    seat = s.control[defender]
    if not s.can_use(defender, RET) or s.snare[defender] or seat == s.control[aggressor]:
        return False
    if using == TAX:
        return s.gold[seat] == 0
    return using in (0, TAC, CAT, ARC) or (using == SPL and clash[WHAT] in STRIKES)


class Defend(AskDefender):
    """BAR-D15: the Defender's controller fights, concedes or retreats."""

    RULE: ClassVar[str] = "BAR-C1.05"
    NAME: ClassVar[str] = "defence"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.FIGHT, verbs.CONCEDE, verbs.RETREAT, verbs.YIELD)

    def choices(self, s: Barony) -> list[Action]:
        found: list[Action] = [(verbs.FIGHT,), (verbs.CONCEDE,)]
        if s.control[self.clash[BY]] == s.control[self.clash[AGAINST]]:  # BAR-C1.09: the Aggressor may concede as well
            found.append((verbs.YIELD,))
        elif can_retreat(s, self.clash):
            found.append((verbs.RETREAT,))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        if s.log is not None:
            rule = {verbs.RETREAT: "BAR-A13.01", verbs.YIELD: "BAR-C1.09"}.get(action[0], "BAR-C1.05")
            s.log.append((verbs.ANSWERED, ALL, (self.clash[AGAINST], action[0]), rule))
        if action[0] == verbs.FIGHT:
            roll(s, self.clash, chance)
        elif action[0] == verbs.YIELD:
            conclude(s, self.clash, -CERTAIN)
        else:  # BAR-C3.01, C3.05, A13.01
            conclude(s, self.clash, CERTAIN, action[0] == verbs.RETREAT)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.FIGHT,)

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        """'concede never', 'retreat never'; 'retreat always', 'retreat if behind by 2'."""
        if what == "concede":
            return (verbs.FIGHT,)
        if what != "retreat":
            return None
        if how == "never":
            return (verbs.FIGHT,) if (verbs.RETREAT,) in self.choices(s) else None
        behind = bonus(s, self.clash[BY], True) - bonus(s, self.clash[AGAINST], True)
        return (verbs.RETREAT,) if number < 0 or behind >= number else None

    def unwritten(self) -> tuple[int, ...]:
        return (verbs.DECLINE, verbs.FIGHT)

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        own = s.control[self.clash[BY]] == s.control[self.clash[AGAINST]]
        return "BAR-C1.09" if action[0] == verbs.YIELD and not own else ""

    def told(self, s: Barony, seat: int, action: Action) -> Facts:
        return clash_facts(s, seat, self.clash, action[0] == verbs.CONCEDE)

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        using = self.clash[USING]
        if action[0] == verbs.YIELD:
            return ("BAR-C1.09",)
        if action[0] == verbs.FIGHT:
            return ("BAR-C1.05", "BAR-C2.02")
        if using in (PPK, STL, TAX):
            return ("BAR-C1.05", "BAR-C3.05")
        if using == SPL and self.clash[WHAT] not in STRIKES:
            return ("BAR-L0.01",)
        return ("BAR-A01.06", "BAR-A01.05") if using == ARC else ("BAR-C1.05", "BAR-C3.01")

    def facts(self, s: Barony, seat: int) -> Facts:
        return super().facts(s, seat) | clash_facts(s, seat, self.clash)

    def grounds(self, s: Barony) -> tuple[str, ...]:
        return ("BAR-C1.05", "BAR-C2.02")


# --- dice -------------------------------------------------------------------------------------------------------------


def throw_dice(s: Barony, aggressor: int, defender: int, using: int, against: bool, chance: Chance) -> int:
    """BAR-C2.01, C2.03, C2.04: two dice, Rank and a weapon for each, if it is allowed (BAR-A00.04); the margin."""
    s.committed = True
    a, b = chance.below(6) + 1, chance.below(6) + 1
    c, d = chance.below(6) + 1, chance.below(6) + 1
    mine = weapon_bonus(s, aggressor) if ARMED[using] else 0
    yours = weapon_bonus(s, defender) if against else 0
    attack, defence = a + b + s.rank[aggressor] + mine, c + d + s.rank[defender] + yours
    if s.log is not None:
        facts = (aggressor, a, b, mine, attack, defender, c, d, yours, defence, using, int(against))
        s.log.append((verbs.DICE, ALL, facts, "BAR-C2.01 BAR-C2.02" if against else "BAR-C2.01 BAR-C2.02 BAR-A00.04"))
    return attack - defence


def roll(s: Barony, clash: Clash, chance: Chance) -> None:
    """BAR-C1.06, A00.04, A09.04: roll, with weapons where they are allowed; a made weapon that could be used is gone."""
    aggressor, defender, using = clash[BY], clash[AGAINST], clash[USING]
    margin = throw_dice(s, aggressor, defender, using, ARMED_AGAINST[using], chance)
    if ARMED[using]:
        expend(s, aggressor)
    if ARMED_AGAINST[using]:
        expend(s, defender)
    conclude(s, clash, margin)


def assassinate(s: Barony, clash: Clash, chance: Chance) -> None:
    """BAR-A02.02, A02.03: three rolls in a row must be won; on the first the Defender has no weapon."""
    aggressor, defender = clash[BY], clash[AGAINST]
    won = 0
    while won < ROLLS:
        margin = throw_dice(s, aggressor, defender, ASN, won > 0, chance)
        if margin <= 0:
            break
        won += 1
    expend(s, aggressor)
    if won:  # there was a second roll
        expend(s, defender)
    if won == ROLLS:
        murder(s, clash)
    else:
        rebuff(s, clash)
