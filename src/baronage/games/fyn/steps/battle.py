"""Combat and siege: the battle line is set, then the numbers fall (FYN-D4.15 to D4.36)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Step
from baronage.games.fyn import verbs
from baronage.games.fyn.combat import (
    Cards,
    Shots,
    fighting,
    hits,
    line_question,
    line_shots,
    siege_value,
    terrain_at,
    to_hit,
)
from baronage.games.fyn.data import TYPE
from baronage.games.fyn.realm import kill
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.decision import Decision, Numbered, need_number

FAILURE: Final = 0  # what a battle tells the attack below it
SUCCESS: Final = 1


def set_line(s: Barons, line: Line) -> None:
    """FYN-Q1.01: place what leaves no choice; then ask, or let the numbers fall."""
    while True:
        side, card, choices = line_question(line.group, line.row, line.placed, line.extra, line.aims)
        if not card:
            shots = line_shots(line.group, line.row, line.placed, line.extra, line.aims)
            s.stack.append(Exchange(line.defender, line.target, shots, len(line.row), ()))
            return
        if len(choices) > 1:
            s.stack.append(line)
            return
        line = line.add(s, s.active if side == 0 else line.defender, card, choices[0])


class Line(Decision):
    """DEC-08, DEC-09, DEC-10: cards are placed against cards, and cards with several opponents aim (FYN-D4.17 to D4.20)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "group", "row", "placed", "extra", "aims")
    DECISION: ClassVar[str] = "DEC-08"
    TITLE: ClassVar[str] = "Battle line"

    def __init__(
        self, defender: int, target: int, group: Cards, row: Cards, placed: Cards, extra: Cards, aims: Cards
    ) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.group: Final = group
        self.row: Final = row
        self.placed: Final = placed  # for each card of the group so far: its opponent
        self.extra: Final = extra  # for each card of the row without an opponent so far: its opponent
        self.aims: Final = aims  # for each card with several opponents so far: the one it attacks

    def question(self) -> tuple[int, int, list[int]]:
        """Side, card, choices."""
        return line_question(self.group, self.row, self.placed, self.extra, self.aims)

    def asked(self, s: Barons) -> int:
        return self.defender if self.question()[0] else s.active

    def placing(self) -> bool:
        """Are cards still being placed, or do they aim already?"""
        return len(self.placed) < len(self.group) or len(self.extra) < len(set(self.row) - set(self.placed))

    def options(self, s: Barons) -> list[Action]:
        _, card, choices = self.question()
        verb = verbs.PAIR if self.placing() else verbs.AIM
        return [(verb, card, other) for other in choices]

    def add(self, s: Barons, seat: int, card: int, other: int) -> Line:
        """The line with one more card set."""
        if s.log is not None:
            kind, rule = (verbs.PAIRED, "FYN-D4.17 FYN-D4.18") if self.placing() else (verbs.AIMED, "FYN-D4.20")
            s.log.append((kind, ALL, (seat, card, other), rule))
        return self.with_card(other)

    def with_card(self, other: int) -> Line:
        """The line in which the card that is asked about has this opponent, or aims at it."""
        placed, extra, aims = self.placed, self.extra, self.aims
        if len(placed) < len(self.group):
            placed = (*placed, other)
        elif self.placing():
            extra = (*extra, other)
        else:
            aims = (*aims, other)
        return Line(self.defender, self.target, self.group, self.row, placed, extra, aims)

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        set_line(s, self.add(s, seat, action[1], action[2]))

    def default(self, s: Barons, seat: int) -> Action:
        _, card, choices = self.question()
        if self.placing():
            return (verbs.PAIR, card, choices[0])
        terrain = terrain_at(s, self.defender, self.target)
        defending = card in self.group  # then its opponents are of the row
        return (verbs.AIM, card, max(choices, key=lambda other: (fighting(other, terrain, defending), -other)))

    def gone(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


class Exchange(Numbered):
    """Every card of the row, then every card of the group, attacks once; hit cards go together (FYN-D4.21 to D4.26)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "shots", "first", "numbers")

    def __init__(self, defender: int, target: int, shots: Shots, first: int, numbers: Cards) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.shots: Final = shots
        self.first: Final = first  # how many of the shots are the defender's
        self.numbers: Final = numbers

    def needed(self, s: Barons, number: int) -> int:
        """FYN-D4.21: the to-hit value of a shot."""
        card, other = self.shots[number]
        terrain = terrain_at(s, self.defender, self.target)
        defends = number < self.first
        return to_hit(fighting(card, terrain, defends), fighting(other, terrain, not defends))

    def run(self, s: Barons, chance: Chance) -> None:
        done = len(self.numbers)
        if done < len(self.shots):  # FYN-B4.09, B4.11, D4.24
            need_number(s, self.defender if done < self.first else s.active, chance)
            return
        s.stack.pop()
        fallen = {self.shots[number][1] for number in range(done) if hits(self.numbers[number], self.needed(s, number))}
        for card in sorted(fallen):  # FYN-D4.25
            kill(s, self.defender if card in s.armies[self.defender] else s.active, card, "FYN-D4.25")

    def rolled(self, s: Barons, number: int) -> None:
        done = len(self.numbers)
        if s.log is not None:
            card, other = self.shots[done]
            needed = self.needed(s, done)
            seat = self.defender if done < self.first else s.active
            s.log.append((verbs.SHOT, ALL, (seat, card, other, number, needed, int(hits(number, needed))), "FYN-D4.22"))
        s.stack[-1] = Exchange(self.defender, self.target, self.shots, self.first, (*self.numbers, number))

    def gone(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


# --- siege ----------------------------------------------------------------------------------------------------------


def by_type(cards: Cards) -> list[int]:
    """FYN-Q1.02: one card of each type, the lowest id."""
    found: dict[int, int] = {}
    for card in cards:
        found.setdefault(TYPE[card], card)
    return list(found.values())


def besiege(s: Barons, defender: int, target: int, group: Cards) -> None:
    """FYN-D4.29, D4.31: the centre takes aim."""
    choices = by_type(group)
    if len(choices) == 1:
        aim_centre(s, defender, target, group, choices[0])
    else:
        s.stack.append(SiegeAim(defender, target, group))


def aim_centre(s: Barons, defender: int, target: int, group: Cards, card: int) -> None:
    """The centre's target is known."""
    if s.log is not None:
        s.log.append((verbs.AIMED, ALL, (defender, 0, card), "FYN-D4.31"))
    s.stack.append(Storm(defender, target, group, card, ()))


class SiegeAim(Decision):
    """DEC-11: the group card that the besieged centre attacks."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "group")
    DECISION: ClassVar[str] = "DEC-11"
    TITLE: ClassVar[str] = "Siege: aim of the centre"

    def __init__(self, defender: int, target: int, group: Cards) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.group: Final = group

    def asked(self, s: Barons) -> int:
        return self.defender

    def options(self, s: Barons) -> list[Action]:
        return [(verbs.AIM, 0, card) for card in by_type(self.group)]

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        aim_centre(s, self.defender, self.target, self.group, action[2])

    def default(self, s: Barons, seat: int) -> Action:
        terrain = terrain_at(s, self.defender, self.target)
        best = max(by_type(self.group), key=lambda card: (fighting(card, terrain, False), -card))
        return (verbs.AIM, 0, best)

    def gone(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


class Storm(Numbered):
    """The centre's one attack, then one of every group card, all at once (FYN-D4.31 to D4.36)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "group", "aim", "numbers")

    def __init__(self, defender: int, target: int, group: Cards, aim: int, numbers: Cards) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.group: Final = group
        self.aim: Final = aim
        self.numbers: Final = numbers

    def needed(self, s: Barons, number: int) -> int:
        """FYN-D4.33, D4.36: to-hit value of the centre (0) or of a group card (1 ...)."""
        terrain = terrain_at(s, self.defender, self.target)
        wall = siege_value(s, self.defender, self.target)
        if number == 0:
            return to_hit(wall, fighting(self.aim, terrain, False))
        return to_hit(fighting(self.group[number - 1], terrain, False), wall)

    def run(self, s: Barons, chance: Chance) -> None:
        done = len(self.numbers)
        if done <= len(self.group):
            need_number(s, s.active if done else self.defender, chance)
            return
        s.stack.pop()
        hit = [hits(self.numbers[number], self.needed(s, number)) for number in range(done)]
        if hit[0]:
            kill(s, s.active, self.aim, "FYN-D4.33")
        left = len(self.group) - hit[0]
        attack = s.stack[-1]
        assert isinstance(attack, Besieger)
        attack.stormed(s, SUCCESS if any(hit[1:]) and left else FAILURE)  # FYN-D4.34, D4.35

    def rolled(self, s: Barons, number: int) -> None:
        done = len(self.numbers)
        if s.log is not None:
            needed = self.needed(s, done)
            shooter, other = (self.group[done - 1], 0) if done else (0, self.aim)
            seat = s.active if done else self.defender
            facts = (seat, shooter, other, number, needed, int(hits(number, needed)))
            s.log.append((verbs.SHOT, ALL, facts, "FYN-D4.33"))
        s.stack[-1] = Storm(self.defender, self.target, self.group, self.aim, (*self.numbers, number))

    def gone(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


class Besieger(Step[Barons]):
    """The frame below a siege: it is told how the siege ended."""

    def stormed(self, s: Barons, result: int) -> None:
        """Replace this frame, which is on top."""
        raise NotImplementedError
