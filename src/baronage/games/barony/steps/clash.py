"""A confrontation: declaration, answer, dice, the bump and what it forces (BAR-C1 to C3, B1, B2, X1)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.games.barony import verbs
from baronage.games.barony.bumps import bump, lift
from baronage.games.barony.data import HOLD_TURNS
from baronage.games.barony.geometry import OUT, members
from baronage.games.barony.state import AIR, Barony

ALL_DIRECTIONS: Final = 0b111111


def begin_clash(s: Barony, aggressor: int, defender: int, n: int, bumps: int, forced: int) -> None:
    """BAR-C1.01: the Aggressor, in the air, enters the space of the Defender with that leg. On top of the frame that goes on."""
    s.clashes += 1
    s.conf[aggressor] += 1  # BAR-F3.02
    s.conf[defender] += 1
    if s.log is not None:
        rule = "BAR-X1.01" if forced else "BAR-C1.01 BAR-M1.05"
        s.log.append((verbs.MET, ALL, (aggressor, defender, s.place[defender], forced), rule))
    if s.hold[defender] == HOLD_TURNS:  # BAR-C3.03, H1.05
        defender_wins(s, aggressor, defender)
    else:
        s.committed = s.committed or s.control[aggressor] != s.turn
        s.stack.append(Declare(aggressor, defender, n, bumps, forced))


class Declare(Step[Barony]):
    """BAR-D07: the Aggressor's controller fights or concedes; of two Serfs of his own he may let either lose (BAR-C1.09)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("aggressor", "defender", "n", "bumps", "forced")

    def __init__(self, aggressor: int, defender: int, n: int, bumps: int, forced: int) -> None:
        self.aggressor: Final = aggressor
        self.defender: Final = defender
        self.n: Final = n
        self.bumps: Final = bumps  # bit set of directions
        self.forced: Final = forced

    def actors(self, s: Barony) -> list[int]:
        seat = s.control[self.aggressor]
        return [] if s.fallen[seat] and not s.left >> seat & 1 else [seat]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != s.control[self.aggressor]:
            return []
        if seat == s.control[self.defender]:
            return [(verbs.FIGHT,), (verbs.CONCEDE,), (verbs.YIELD,)]
        return [(verbs.FIGHT,), (verbs.CONCEDE,)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        if s.log is not None:
            rule = "BAR-C1.09" if action[0] == verbs.YIELD else "BAR-C1.03"
            s.log.append((verbs.DECLARED, ALL, (self.aggressor, action[0]), rule))
        if action[0] == verbs.CONCEDE:  # BAR-C3.01
            defender_wins(s, self.aggressor, self.defender)
        elif action[0] == verbs.YIELD:
            aggressor_wins(s, self.aggressor, self.defender, self.n, self.bumps)
        elif s.control[self.defender] == seat:
            roll(s, self.aggressor, self.defender, self.n, self.bumps, chance)
        else:
            ask_defender(s, self)

    def run(self, s: Barony, chance: Chance) -> None:
        """BAR-V2.06: for a Baron who has lost."""
        seat = s.control[self.aggressor]
        self.play(s, seat, self.default(s, seat), chance)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.FIGHT,)

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        return "BAR-C1.09" if action[:1] == (verbs.YIELD,) else "BAR-C1.03"

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D07", "Declare", 0.0)


def ask_defender(s: Barony, clash: Declare) -> None:
    """BAR-C1.05, C1.10: everybody sees that a window is open; who is asked knows only he."""
    asked = s.control[clash.defender]
    s.committed = True
    s.stack.append(Defend(clash.aggressor, clash.defender, clash.n, clash.bumps, asked))
    if s.log is not None:
        s.log.append((verbs.WINDOW, ALL, (clash.aggressor, clash.defender), "BAR-C1.10"))
        s.log.append((verbs.ASKED, 1 << asked, (asked,), "BAR-C1.05"))


class Defend(Step[Barony]):
    """BAR-D15: the Defender's controller fights or concedes. For others `asked` is -1 (BAR-C1.10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("aggressor", "defender", "n", "bumps", "asked")
    SECRET: ClassVar[bool] = True

    def __init__(self, aggressor: int, defender: int, n: int, bumps: int, asked: int) -> None:
        self.aggressor: Final = aggressor
        self.defender: Final = defender
        self.n: Final = n
        self.bumps: Final = bumps
        self.asked: Final = asked

    def actors(self, s: Barony) -> list[int]:
        seat = self.asked
        return [] if seat < 0 or (s.fallen[seat] and not s.left >> seat & 1) else [seat]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.FIGHT,), (verbs.CONCEDE,)] if seat == self.asked else []

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        s.stack.pop()
        if s.log is not None:
            s.log.append((verbs.ANSWERED, ALL, (self.defender, action[0]), "BAR-C1.05"))
        if action[0] == verbs.CONCEDE:  # BAR-C3.01
            aggressor_wins(s, self.aggressor, self.defender, self.n, self.bumps)
        else:
            roll(s, self.aggressor, self.defender, self.n, self.bumps, chance)

    def run(self, s: Barony, chance: Chance) -> None:
        """BAR-V2.06: for a Baron who has lost."""
        self.play(s, self.asked, self.default(s, self.asked), chance)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.FIGHT,)

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        return "BAR-C1.05"

    def redact(self, s: Barony, eyes: int) -> Step[Barony] | None:
        return self if eyes == self.asked else Defend(self.aggressor, self.defender, self.n, self.bumps, -1)

    def fill(self, s: Barony, seat: int, chance: Chance) -> Step[Barony]:
        return Defend(self.aggressor, self.defender, self.n, self.bumps, s.control[self.defender])

    def window(self, s: Barony) -> Window | None:
        return ("BAR-C1.10", "An answer", 0.0)


def roll(s: Barony, aggressor: int, defender: int, n: int, bumps: int, chance: Chance) -> None:
    """BAR-C2.01, C2.02: two dice and Rank for each; the Aggressor must be strictly higher."""
    s.committed = True
    a, b = chance.below(6) + 1, chance.below(6) + 1
    c, d = chance.below(6) + 1, chance.below(6) + 1
    attack, defence = a + b + s.rank[aggressor], c + d + s.rank[defender]
    if s.log is not None:
        s.log.append((verbs.DICE, ALL, (aggressor, a, b, attack, defender, c, d, defence), "BAR-C2.01 BAR-C2.02"))
    if attack > defence:
        aggressor_wins(s, aggressor, defender, n, bumps)
    else:
        defender_wins(s, aggressor, defender)


def aggressor_wins(s: Barony, aggressor: int, defender: int, n: int, bumps: int) -> None:
    """BAR-C1.07, B1.01, B1.02: it occupies the space; the Defender is bumped as far as the Aggressor ran."""
    space = s.place[defender]
    lift(s, defender, AIR)
    s.place[aggressor] = space
    if s.log is not None:
        s.log.append((verbs.WON, ALL, (aggressor, defender), "BAR-C1.07 BAR-B1.01"))
    aim(s, aggressor, defender, space, bumps, n, 0)


def defender_wins(s: Barony, aggressor: int, defender: int) -> None:
    """BAR-C1.07, B2.01, B2.02: it stays; the Aggressor is bumped 1 triangle in any direction."""
    if s.log is not None:
        s.log.append((verbs.WON, ALL, (defender, aggressor), "BAR-C1.07 BAR-B2.01"))
    aim(s, defender, aggressor, s.place[defender], ALL_DIRECTIONS, 1, 1)


def aim(s: Barony, winner: int, loser: int, space: int, bumps: int, distance: int, repelled: int) -> None:
    """BAR-D08, D16: the winner's controller chooses, unless there is one direction only."""
    choices = members(bumps)
    if len(choices) == 1:
        fly(s, winner, loser, space, choices[0], distance)
        return
    asked = s.control[winner]
    s.stack.append(Aim(winner, loser, space, bumps, distance, repelled, asked))
    if asked != s.turn:
        s.committed = True
    if s.log is not None:
        s.log.append((verbs.ASKED, 1 << asked, (asked,), "BAR-B2.01" if repelled else "BAR-B1.01"))


def fly(s: Barony, winner: int, loser: int, space: int, direction: int, distance: int) -> None:
    """Resolve a bump; a Serf in the way is confronted (BAR-X1.01, X1.02)."""
    met = bump(s, loser, space, direction, distance, winner)
    if met is not None:
        begin_clash(s, loser, met[0], met[2], 1 << direction, 1)


class Aim(Step[Barony]):
    """BAR-D08, D16: in which direction the loser is bumped. For others `asked` is -1 (BAR-C1.10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("winner", "loser", "space", "bumps", "distance", "repelled", "asked")
    SECRET: ClassVar[bool] = True

    def __init__(
        self, winner: int, loser: int, space: int, bumps: int, distance: int, repelled: int, asked: int
    ) -> None:
        self.winner: Final = winner
        self.loser: Final = loser
        self.space: Final = space  # from where it is bumped
        self.bumps: Final = bumps
        self.distance: Final = distance
        self.repelled: Final = repelled  # 1: a losing Aggressor
        self.asked: Final = asked

    def actors(self, s: Barony) -> list[int]:
        seat = self.asked
        return [] if seat < 0 or (s.fallen[seat] and not s.left >> seat & 1) else [seat]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != self.asked:
            return []
        return [(verbs.AIM, direction, self.distance) for direction in members(self.bumps)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        fly(s, self.winner, self.loser, self.space, action[1], action[2])

    def run(self, s: Barony, chance: Chance) -> None:
        """BAR-V2.06: for a Baron who has lost."""
        self.play(s, self.asked, self.default(s, self.asked), chance)

    def default(self, s: Barony, seat: int) -> Action:
        """The lowest angle that kills an opponent, else the lowest angle."""
        choices = members(self.bumps)
        if not s.mates(s.control[self.loser], s.control[self.winner]):
            for direction in choices:
                if self.kills(s, direction):
                    return (verbs.AIM, direction, self.distance)
        return (verbs.AIM, choices[0], self.distance)

    def kills(self, s: Barony, direction: int) -> bool:
        """Does this direction lead out of the Kingdom, with nobody in the way?"""
        here = self.space
        for _ in range(self.distance):
            here = s.board.ahead(here, direction)
            if here == OUT:
                return True
            if here in s.place:
                return False
        return False

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        return "BAR-B2.01" if self.repelled else "BAR-B1.01"

    def redact(self, s: Barony, eyes: int) -> Step[Barony] | None:
        if eyes == self.asked:
            return self
        return Aim(self.winner, self.loser, self.space, self.bumps, self.distance, self.repelled, -1)

    def fill(self, s: Barony, seat: int, chance: Chance) -> Step[Barony]:
        asked = s.control[self.winner]
        return Aim(self.winner, self.loser, self.space, self.bumps, self.distance, self.repelled, asked)

    def window(self, s: Barony) -> Window | None:
        return ("BAR-C1.10", "An answer", 0.0)
