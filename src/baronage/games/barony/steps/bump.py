"""A bump: in which direction, how far, how much armour saves, and what it runs into (BAR-B1 to B3, W2, K2, A13, A14, A18)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts
from baronage.engine.flow import Action
from baronage.engine.verb import Verb
from baronage.games.barony import bumps, verbs
from baronage.games.barony.data import SNA, TRP
from baronage.games.barony.equipment import most_shortening
from baronage.games.barony.geometry import DIRECTIONS, OUT, members
from baronage.games.barony.mentions import bump_fact, bump_facts, place_fact, serf_fact
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.ask import Ask, ask
from baronage.games.barony.steps.base import AT_HOME, CLOSE_BY, NO_HOVER, ON_SPACE, Hover, Shared, Throw
from baronage.games.barony.things import aim_id, space_id

ALL_DIRECTIONS: Final = 0b111111
AGGRESSOR: Final = 0  # who is bumped: a losing Aggressor,
DEFENDER: Final = 1  # a losing Defender,
RETREATS: Final = 2  # one that retreats (BAR-A13)
AIM_RULES: Final = ("BAR-B2.01", "BAR-B1.01", "BAR-A13.03")  # by who is bumped


def aim(s: Barony, winner: int, loser: int, space: int, ways: int, low: int, high: int, who: int) -> None:
    """BAR-D08, D16, D19: the winner's controller chooses direction and distance, unless there is one choice only.

    The loser is in the air and is bumped from `space`.
    """
    if who == RETREATS:  # BAR-A13.03
        inside = [d for d in DIRECTIONS if s.board.ahead(space, d) != OUT]
        kept = sum(1 << d for d in inside if ways >> d & 1)
        if not kept:
            low = high = 1
        ways = kept or sum(1 << d for d in inside)
    choices = members(ways)
    if len(choices) == 1 and low == high:
        armour(s, winner, loser, space, choices[0], low, who)
    else:
        ask(s, Aim(winner, loser, space, ways, low, high, who, s.control[winner]))


class Aim(Ask):
    """BAR-D08, D16, D19: in which direction, and by Throw or after an assassination how far, the loser is bumped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("winner", "loser", "space", "ways", "low", "high", "who", "asked")
    NAME: ClassVar[str] = "aiming"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.AIM,)

    def __init__(
        self, winner: int, loser: int, space: int, ways: int, low: int, high: int, who: int, asked: int
    ) -> None:
        super().__init__(asked)
        self.winner: Final = winner
        self.loser: Final = loser
        self.space: Final = space  # from where it is bumped
        self.ways: Final = ways  # bit set of directions
        self.low: Final = low
        self.high: Final = high
        self.who: Final = who

    def whom(self, s: Barony) -> int:
        return s.control[self.winner]

    def about(self) -> tuple[int, int]:
        return (self.winner, self.loser)

    def choices(self, s: Barony) -> list[Action]:
        distances = range(self.low, self.high + 1)
        return [(verbs.AIM, direction, far) for direction in members(self.ways) for far in distances]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        armour(s, self.winner, self.loser, self.space, action[1], action[2], self.who)

    def default(self, s: Barony, seat: int) -> Action:
        """The lowest angle that kills an opponent, else the lowest angle; the shortest distance."""
        choices = members(self.ways)
        if not s.mates(s.control[self.loser], s.control[self.winner]):
            for direction in choices:
                if self.kills(s, direction):
                    return (verbs.AIM, direction, self.low)
        return (verbs.AIM, choices[0], self.low)

    def throw(self) -> Throw:
        return (self.loser, self.space, self.ways)

    def after_confrontation(self) -> bool:
        return True

    def hover(self, s: Barony, serf: int) -> Hover:
        return (CLOSE_BY, self.space, 0) if serf == self.loser else NO_HOVER

    def arena(self, s: Barony) -> int:
        return self.space

    def shortest(self) -> int:
        return self.low

    def commanded(self) -> int:
        return self.winner

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        """'throw longest', where there is a choice."""
        if what != "throw" or self.high == self.low:
            return None
        return (verbs.AIM, self.default(s, seat)[1], self.high)

    def kills(self, s: Barony, direction: int, far: int = 0) -> bool:
        """Does this direction lead out of the Kingdom, with nothing in the way, and no blessing that saves (BAR-K2.02)?"""
        here, left, safe = self.space, far or self.low, self.who == RETREATS
        if s.blessings[self.loser] and bumps.free_home(s, self.loser):
            return False
        while left:
            here, left = s.board.ahead(here, direction), left - 1
            if here == OUT:
                return not safe
            marker = s.marker(here)
            if marker is not None and marker[1] == TRP:  # BAR-A14.02, A13.04: from there it goes on, safe no longer
                left, safe = marker[4], False
            elif marker is not None or here in s.place:
                return False
        return False

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        _, direction, far = action
        fits = 0 <= direction < 6 and self.ways >> direction & 1 and self.low <= far <= self.high
        return "" if fits else AIM_RULES[self.who]

    def told(self, s: Barony, seat: int, action: Action) -> Facts:
        facts = aim_facts(s, seat, self.loser, self.space, action, self.who == RETREATS)
        return facts | {"kills": int(facts["bump"] != "" and self.kills(s, action[1], action[2]))}

    def told_besides(self, s: Barony, seat: int, action: Action) -> Facts:
        bumps = bump_facts(s, seat, self.space, self.ways, self.low)
        return {"bumps": bumps, "high": self.high, "longer": int(self.high > self.low)}

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A13.02", "BAR-A13.03") if self.who == RETREATS else (AIM_RULES[self.who],)

    def facts(self, s: Barony, seat: int) -> Facts:
        facts = super().facts(s, seat)
        facts |= {"loser": serf_fact(s, self.loser), "winner": serf_fact(s, self.winner)}
        return facts | {"low": self.low, "high": self.high, "retreats": int(self.who == RETREATS)}

    def grounds(self, s: Barony) -> tuple[str, ...]:
        rule = AIM_RULES[self.who]
        return (rule, "BAR-A18.01") if self.high > self.low else (rule,)


def armour(s: Barony, winner: int, loser: int, space: int, direction: int, distance: int, who: int) -> None:
    """BAR-B1.03, W2.01, L1.01: the loser's controller may shorten the bump; an Armor spell ends with it."""
    most = most_shortening(s, loser, distance, who != AGGRESSOR) if s.gilded else 0
    if s.armor[loser]:
        s.armor[loser] = 0
        if s.log is not None:
            s.log.append((verbs.FADED, -1, (loser, verbs.ARMOR), "BAR-L1.01"))
    if most > 0:
        ask(s, Shorten(winner, loser, space, direction, distance, most, who, s.control[loser]))
    else:
        fly(s, loser, space, direction, distance, winner, s.control[winner], int(who == RETREATS))


class Shorten(Ask):
    """BAR-D17: how many triangles armour saves."""

    FIELDS: ClassVar[tuple[str, ...]] = ("winner", "loser", "space", "direction", "distance", "most", "who", "asked")
    RULE: ClassVar[str] = "BAR-W2.01"
    NAME: ClassVar[str] = "armour"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.SHORTEN,)

    def __init__(
        self, winner: int, loser: int, space: int, direction: int, distance: int, most: int, who: int, asked: int
    ) -> None:
        super().__init__(asked)
        self.winner: Final = winner
        self.loser: Final = loser
        self.space: Final = space
        self.direction: Final = direction
        self.distance: Final = distance
        self.most: Final = most
        self.who: Final = who

    def whom(self, s: Barony) -> int:
        return s.control[self.loser]

    def about(self) -> tuple[int, int]:
        return (self.winner, self.loser)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.SHORTEN, saved) for saved in range(self.most + 1)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        if s.log is not None and action[1]:  # a pass is not announced
            s.log.append((verbs.SHORTENED, -1, (self.loser, action[1]), "BAR-W2.01"))
        self.go(s, self.distance - action[1])

    def go(self, s: Barony, distance: int) -> None:
        """It is bumped that far."""
        by = self.winner
        fly(s, self.loser, self.space, self.direction, distance, by, s.control[by], int(self.who == RETREATS))

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.SHORTEN, self.most)

    def after_confrontation(self) -> bool:
        return True

    def hover(self, s: Barony, serf: int) -> Hover:
        return (CLOSE_BY, self.space, 0) if serf == self.loser else NO_HOVER

    def shortest(self) -> int:
        return self.distance

    def commanded(self) -> int:
        return self.loser

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        if what != "armour":
            return None
        return (verbs.SHORTEN, self.most if how == "full" else 0)

    def facts(self, s: Barony, seat: int) -> Facts:
        facts = super().facts(s, seat)
        return facts | {"loser": serf_fact(s, self.loser), "triangles": self.distance, "most": self.most}

    def grounds(self, s: Barony) -> tuple[str, ...]:
        return ("BAR-W2.01", "BAR-W2.02")

    def secret_pass(self, s: Barony, seat: int) -> tuple[Action, int] | None:
        return (verbs.SHORTEN, 0), 1 << seat

    def pass_over(self, s: Barony, chance: Chance) -> None:
        s.stack.pop()
        self.go(s, self.distance)


def fly(s: Barony, serf: int, space: int, direction: int, distance: int, by: int, seat: int, safe: int) -> None:
    """Resolve a bump; a Serf in the way is confronted (BAR-X1.01, X1.02), a blessed Serf put down (BAR-K2.02)."""
    follow(s, serf, bumps.bump(s, serf, space, direction, distance, by, seat, safe))


def follow(s: Barony, serf: int, ending: bumps.Ending) -> None:
    """What a bump needs after its end."""
    if ending is bumps.RESTS:
        return
    if ending[0] == bumps.SAVED:
        put_down(s, serf, ending[1])
        return
    from baronage.games.barony.steps.clash import begin_clash  # chains go in a circle

    _, other, there, travelled, direction = ending
    marker = s.marker(there) if s.markers else None
    snare = int(marker is not None and marker[1] == SNA)
    begin_clash(s, (serf, other, travelled, 1 << direction, 1, 0, 0, 0, snare))


def put_down(s: Barony, serf: int, seat: int) -> None:
    """BAR-K2.02: the killer's controller chooses, unless there is one free triangle only."""
    free = bumps.free_home(s, serf)
    if len(free) == 1:
        bumps.save(s, serf, free[0])
    else:
        ask(s, Save(serf, seat, seat))


class Save(Ask):
    """BAR-D18: where a blessed Serf is put."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf", "killer", "asked")
    RULE: ClassVar[str] = "BAR-K2.02"
    NAME: ClassVar[str] = "rescue"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.SAVE,)

    def __init__(self, serf: int, killer: int, asked: int) -> None:
        super().__init__(asked)
        self.serf: Final = serf
        self.killer: Final = killer  # the seat

    def whom(self, s: Barony) -> int:
        return self.killer

    def about(self) -> tuple[int, int]:
        return (self.serf, self.serf)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.SAVE, triangle) for triangle in bumps.free_home(s, self.serf)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        bumps.save(s, self.serf, action[1])

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.SAVE, bumps.free_home(s, self.serf)[0])

    def after_confrontation(self) -> bool:
        return True

    def hover(self, s: Barony, serf: int) -> Hover:
        return (AT_HOME, -1, 0) if serf == self.serf else NO_HOVER

    def facts(self, s: Barony, seat: int) -> Facts:
        return super().facts(s, seat) | {"serf": serf_fact(s, self.serf)}


def spring(s: Barony, serf: int, row: list[int], ways: int) -> None:
    """BAR-A14.02: a Serf in the air has walked into a trap; the setter's controller chooses between two directions."""
    bumps.unmark(s, row, serf)
    choices = members(ways)
    if len(choices) == 1:
        fly(s, serf, row[0], choices[0], row[4], row[2], row[3], 0)
    else:
        ask(s, Trap(serf, row[0], ways, row[4], row[2], row[3], row[3]))


class Trap(Ask):
    """BAR-D20: in which direction a trap throws."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf", "space", "ways", "distance", "setter", "baron", "asked")
    RULE: ClassVar[str] = "BAR-A14.02"
    NAME: ClassVar[str] = "trap"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.AIM,)

    def __init__(self, serf: int, space: int, ways: int, distance: int, setter: int, baron: int, asked: int) -> None:
        super().__init__(asked)
        self.serf: Final = serf
        self.space: Final = space
        self.ways: Final = ways
        self.distance: Final = distance
        self.setter: Final = setter
        self.baron: Final = baron

    def whom(self, s: Barony) -> int:
        return self.baron

    def about(self) -> tuple[int, int]:
        return (self.serf if self.setter < 0 else self.setter, self.serf)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.AIM, direction, self.distance) for direction in members(self.ways)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        fly(s, self.serf, self.space, action[1], self.distance, self.setter, self.baron, 0)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.AIM, members(self.ways)[0], self.distance)

    def throw(self) -> Throw:
        return (self.serf, self.space, self.ways)

    def after_confrontation(self) -> bool:
        return True

    def hover(self, s: Barony, serf: int) -> Hover:
        return (ON_SPACE, self.space, 0) if serf == self.serf else NO_HOVER

    def shortest(self) -> int:
        return self.distance

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        _, direction, far = action
        return "" if 0 <= direction < 6 and self.ways >> direction & 1 and far == self.distance else "BAR-A14.02"

    def told(self, s: Barony, seat: int, action: Action) -> Facts:
        return aim_facts(s, seat, self.serf, self.space, action, False)

    def told_besides(self, s: Barony, seat: int, action: Action) -> Facts:
        bumps = bump_facts(s, seat, self.space, self.ways, self.distance)
        return {"bumps": bumps, "high": self.distance, "longer": 0}

    def facts(self, s: Barony, seat: int) -> Facts:
        return super().facts(s, seat) | {"serf": serf_fact(s, self.serf), "triangles": self.distance}


# --- the verbs --------------------------------------------------------------------------------------------------------


def aim_facts(s: Barony, seat: int, loser: int, space: int, action: Action, safe: bool) -> Facts:
    """Who is bumped, and where that leads."""
    _, direction, far = action
    known = 0 <= direction < 6 and 0 < far <= s.board.size
    bump = bump_fact(s, seat, space, direction, far, safe) if known else ""
    return {"loser": serf_fact(s, loser), "bump": bump, "kills": 0}


class AimBump(Shared):
    """In which direction a Serf is bumped, and how far."""

    NUMBER: ClassVar[int] = verbs.AIM
    NAME: ClassVar[str] = "aim"
    ARGS: ClassVar[tuple[str, ...]] = ("direction", "triangles")
    RULE: ClassVar[str] = "BAR-B1.01"
    REASONS: ClassVar[tuple[str, ...]] = (*AIM_RULES, "BAR-A14.02")
    GROUP: ClassVar[int] = 0

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [aim_id(action)]

    def late(self, s: Barony, seat: int, action: Action) -> int:
        top = s.stack[-1]
        if not isinstance(top, Aim) or not s.mates(s.control[top.loser], seat):
            return 0
        return int(top.kills(s, action[1], action[2]))

    def near(self, s: Barony, seat: int) -> list[Action]:
        top = s.stack[-1]
        most = top.high if isinstance(top, Aim) else top.distance if isinstance(top, Trap) else 1
        return [(verbs.AIM, direction, far) for direction in range(-1, 7) for far in range(min(most, 9) + 2)]


class ShortenBump(Verb[Barony]):
    """So many triangles are saved by armour."""

    NUMBER: ClassVar[int] = verbs.SHORTEN
    NAME: ClassVar[str] = "shorten"
    ARGS: ClassVar[tuple[str, ...]] = ("saved",)
    RULE: ClassVar[str] = "BAR-W2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-W2.01",)
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barony, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Shorten)
        return "" if 0 <= action[1] <= top.most else "BAR-W2.01"

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        top = s.stack[-1]
        assert isinstance(top, Shorten)
        far = top.distance - action[1] if 0 <= action[1] <= top.most else top.distance
        bump = bump_fact(s, seat, top.space, top.direction, far, top.who == RETREATS)
        return {"saved": action[1], "most": top.most, "loser": serf_fact(s, top.loser), "bump": bump}

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        top = s.stack[-1]
        if not isinstance(top, Shorten):
            return []
        return [aim_id((verbs.AIM, top.direction, top.distance - action[1]))]

    def near(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.SHORTEN, saved) for saved in range(-1, 9)]


class PutSaved(Verb[Barony]):
    """A blessed Serf is put on a triangle of its home."""

    NUMBER: ClassVar[int] = verbs.SAVE
    NAME: ClassVar[str] = "put-saved"
    ARGS: ClassVar[tuple[str, ...]] = ("space",)
    RULE: ClassVar[str] = "BAR-K2.02"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-K2.02",)
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barony, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Save)
        return "" if action[1] in bumps.free_home(s, top.serf) else "BAR-K2.02"

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        top = s.stack[-1]
        assert isinstance(top, Save)
        taken = s.at(action[1]) if action[1] >= 0 else -1
        return {"serf": serf_fact(s, top.serf), "space": place_fact(s, seat, action[1]), "taken": serf_fact(s, taken)}

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [space_id(s, action[1])]

    def near(self, s: Barony, seat: int) -> list[Action]:
        top = s.stack[-1]
        if not isinstance(top, Save):
            return []
        first = s.home_of(top.serf)
        return [(verbs.SAVE, space) for space in (*range(first, first + 25), *range(0, s.board.size, 11))]


AIM: Final = AimBump()
SHORTEN: Final = ShortenBump()
PUT_SAVED: Final = PutSaved()
