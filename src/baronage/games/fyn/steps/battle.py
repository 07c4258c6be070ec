"""Combat and siege: setting the battle line, then generating numbers (FYN-D4.15 to D4.36)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CARDS, TYPE
from baronage.games.fyn.nodes import line_id
from baronage.games.fyn.rules.combat import (
    Cards,
    Shots,
    chance_of,
    fighting,
    hits,
    line_question,
    line_shots,
    opponents,
    siege_value,
    terrain_at,
    to_hit,
)
from baronage.games.fyn.rules.realm import kill, lying_at
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.base import Assault, FynStep
from baronage.games.fyn.steps.decision import SHOT, STORM, WALL, Decision, Numbered, need_number

FAILURE: Final = 0  # results that a battle reports to its attack
SUCCESS: Final = 1


def set_line(s: Barons, line: Line) -> None:
    """Place cards without a choice (FYN-Q1.01), then prompt for the others or generate numbers."""
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


class Pair(Verb[Barons]):
    """Place a card against a card of the other side."""

    NUMBER: ClassVar[int] = verbs.PAIR
    NAME: ClassVar[str] = "pair"
    ARGS: ClassVar[tuple[str, ...]] = ("army", "other")
    RULE: ClassVar[str] = "FYN-D4.17"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.17", "FYN-D4.18", "FYN-Q1.02")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Line)
        _, card, other = action
        _, now, choices = top.question()
        if not top.placing():
            return "FYN-D4.17"
        if card == now and other in choices:
            return ""
        if card == now and other in top.foes(card) and top.like(other) in [top.like(choice) for choice in choices]:
            return "FYN-Q1.02"
        return "FYN-D4.18" if len(top.group) < len(top.row) else "FYN-D4.17"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return duel_params(s, action[1], action[2])

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Line)
        now = top.question()[1]
        return {"placing": int(top.placing()), "now": now, "turn": int(action[1] == now)}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D4.17", "FYN-D4.21")

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return line_clicks(action)

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return duels(s, verbs.PAIR)


class TakeAim(Verb[Barons]):
    """Aim a card with several opponents, or the besieged centre, at one of them."""

    NUMBER: ClassVar[int] = verbs.AIM
    NAME: ClassVar[str] = "take-aim"
    ARGS: ClassVar[tuple[str, ...]] = ("army", "other")
    RULE: ClassVar[str] = "FYN-D4.20"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.20", "FYN-D4.31", "FYN-Q1.02")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top = s.stack[-1]
        _, card, other = action
        if isinstance(top, SiegeAim):
            if card or other not in top.group:
                return "FYN-D4.31"
            return "" if other in by_type(top.group) else "FYN-Q1.02"
        assert isinstance(top, Line)
        _, now, choices = top.question()
        if top.placing() or card != now or other not in top.against()[card]:
            return "FYN-D4.20"
        return "" if other in choices else "FYN-Q1.02"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return duel_params(s, action[1], action[2])

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        return {"placing": int(isinstance(top, Line) and top.placing())}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D4.31",) if isinstance(s.stack[-1], SiegeAim) else ("FYN-D4.20", "FYN-D4.21")

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return line_clicks(action)

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return duels(s, verbs.AIM)


def line_clicks(action: Action) -> list[str]:
    """Return the nodes of both cards in the battle line."""
    return [line_id(action[1]), line_id(action[2])]


def duels(s: Barons, verb: int) -> list[Action]:
    """Return likely illegal tries: every army on the table, and the centre, against every other."""
    armies = [army for grid in s.armies for army in grid][:12]
    return [(verb, card, other) for card in (*armies, 0) for other in (*armies, 0)]


def duel_params(s: Barons, card: int, other: int) -> Params:
    """Return parameters for two cards: what each needs to hit the other, in tenths, and existing opponents."""
    top = s.stack[-1]
    card, other = (it if 0 < it < CARDS else 0 for it in (card, other))
    params: Params = {"army": card, "other": other, "facing": ()}
    mine = theirs = 0
    if isinstance(top, SiegeAim) and other in top.group:
        terrain = terrain_at(s, top.defender, top.target)
        wall, value = siege_value(s, top.defender, top.target), fighting(s, other, terrain, False)
        mine, theirs = chance_of(to_hit(wall, value)), chance_of(to_hit(value, wall))
    elif isinstance(top, Line) and card in top.against() and other in top.foes(card):
        terrain, defends = terrain_at(s, top.defender, top.target), card in top.row
        value, other_value = fighting(s, card, terrain, defends), fighting(s, other, terrain, not defends)
        mine, theirs = chance_of(to_hit(value, other_value)), chance_of(to_hit(other_value, value))
        if top.placing():
            params["facing"] = tuple(top.against()[other])
    return params | {"tenths": mine, "percent": 10 * mine, "back": 10 * theirs}


VERBS: Final = (Pair(), TakeAim())


class Line(Decision):
    """Step to place cards and aim cards with several opponents (DEC-08, DEC-09, DEC-10, FYN-D4.17 to D4.20)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "group", "row", "placed", "extra", "aims")
    DECISION: ClassVar[str] = "DEC-08"
    NAME: ClassVar[str] = "battle-line"
    RULE: ClassVar[str] = "FYN-D4.17"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.PAIR, verbs.AIM, verbs.CALL)

    def __init__(
        self, defender: int, target: int, group: Cards, row: Cards, placed: Cards, extra: Cards, aims: Cards
    ) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.group: Final = group
        self.row: Final = row
        self.placed: Final = placed  # the opponent of each placed card of the group
        self.extra: Final = extra  # the opponent of each placed card of the row that had none
        self.aims: Final = aims  # the target of each card with several opponents

    def question(self) -> tuple[int, int, list[int]]:
        """Return side, card and choices of the next decision."""
        return line_question(self.group, self.row, self.placed, self.extra, self.aims)

    def asked(self, s: Barons) -> int:
        return self.defender if self.question()[0] else s.active

    def against(self) -> dict[int, list[int]]:
        """Return the opponents placed so far, by card."""
        return opponents(self.group, self.row, self.placed, self.extra)

    def foes(self, card: int) -> Cards:
        """Return the other side of a card."""
        return self.group if card in self.row else self.row

    def like(self, card: int) -> tuple[int, ...]:
        """Return the equality key of a card: its type, and the types placed against it (FYN-Q1.02)."""
        return (TYPE[card], *sorted(TYPE[other] for other in self.against()[card]))

    def prompt_id(self, s: Barons, seat: int) -> str:
        id = super().prompt_id(s, seat)
        return "battle-line-aim" if id == self.NAME and not self.placing() else id

    def params(self, s: Barons, seat: int) -> Params:
        card = self.question()[1]
        fewer = int(len(self.group) < len(self.row))
        return {"army": card, "fewer": fewer, "cell": self.target, "owner": self.defender}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        if not self.placing():
            return ("FYN-D4.20",)
        return ("FYN-D4.18",) if len(self.group) < len(self.row) else ("FYN-D4.17",)

    def placing(self) -> bool:
        """Return whether cards are still being placed rather than aimed."""
        return len(self.placed) < len(self.group) or len(self.extra) < len(set(self.row) - set(self.placed))

    def options(self, s: Barons) -> list[Action]:
        _, card, choices = self.question()
        verb = verbs.PAIR if self.placing() else verbs.AIM
        return [(verb, card, other) for other in choices]

    def add(self, s: Barons, seat: int, card: int, other: int) -> Line:
        """Return the line with one more card set."""
        if s.log is not None:
            kind, rule = (verbs.PAIRED, "FYN-D4.17 FYN-D4.18") if self.placing() else (verbs.AIMED, "FYN-D4.20")
            s.log.append((kind, ALL, (seat, card, other), rule))
        return self.with_card(other)

    def with_card(self, other: int) -> Line:
        """Return the line in which the current card has this opponent or target."""
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
        defending = card in self.group  # if so, its opponents are in the row
        return (verbs.AIM, card, max(choices, key=lambda other: (fighting(s, other, terrain, defending), -other)))

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


class Exchange(Numbered):
    """Step in which each card of the row, then of the group, attacks once (FYN-D4.21 to D4.26).

    Cards that are hit are removed together.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "shots", "first", "numbers")
    STRIKES: ClassVar[bool] = True

    def __init__(self, defender: int, target: int, shots: Shots, first: int, numbers: Cards) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.shots: Final = shots
        self.first: Final = first  # number of the defender's shots
        self.numbers: Final = numbers

    def needed(self, s: Barons, number: int) -> int:
        """Return the to-hit value of a shot (FYN-D4.21)."""
        card, other = self.shots[number]
        terrain = terrain_at(s, self.defender, self.target)
        defends = number < self.first
        return to_hit(fighting(s, card, terrain, defends), fighting(s, other, terrain, not defends))

    def wanted(self, s: Barons, number: int) -> bool:
        return hits(number, self.needed(s, len(self.numbers)))

    def facing(self) -> dict[int, list[int]]:
        """Return the opponents of each card."""
        facing: dict[int, list[int]] = {}
        for card, other in self.shots:
            for one, two in ((card, other), (other, card)):
                if two not in facing.setdefault(one, []):
                    facing[one].append(two)
        return facing

    def stakes(self, s: Barons) -> Params:
        done = len(self.numbers)
        card, other = self.shots[done]
        return {"matter": SHOT, "army": card, "other": other, "tenths": chance_of(self.needed(s, done))}

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

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


# --- siege ----------------------------------------------------------------------------------------------------------


def by_type(cards: Cards) -> list[int]:
    """Return the lowest id of each type (FYN-Q1.02)."""
    found: dict[int, int] = {}
    for card in cards:
        found.setdefault(TYPE[card], card)
    return list(found.values())


def besiege(s: Barons, defender: int, target: int, group: Cards) -> None:
    """Begin a siege: the centre aims (FYN-D4.29, D4.31)."""
    choices = by_type(group)
    if len(choices) == 1:
        aim_centre(s, defender, target, group, choices[0])
    else:
        s.stack.append(SiegeAim(defender, target, group))


def aim_centre(s: Barons, defender: int, target: int, group: Cards, card: int) -> None:
    """Continue the siege once the centre's target is chosen."""
    if s.log is not None:
        s.log.append((verbs.AIMED, ALL, (defender, 0, card), "FYN-D4.31"))
    s.stack.append(Storm(defender, target, group, card, ()))


class SiegeAim(Decision):
    """Step to choose the group card that the besieged centre attacks (DEC-11)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "group")
    DECISION: ClassVar[str] = "DEC-11"
    NAME: ClassVar[str] = "siege"
    RULE: ClassVar[str] = "FYN-D4.31"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.AIM, verbs.CALL)

    def __init__(self, defender: int, target: int, group: Cards) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.group: Final = group

    def asked(self, s: Barons) -> int:
        return self.defender

    def options(self, s: Barons) -> list[Action]:
        return [(verbs.AIM, 0, card) for card in by_type(self.group)]

    def params(self, s: Barons, seat: int) -> Params:
        land, on = lying_at(s, self.defender, self.target)
        params: Params = {"owner": self.defender, "cell": self.target, "land": land, "on": on}
        return params | {"wall": siege_value(s, self.defender, self.target)}

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        aim_centre(s, self.defender, self.target, self.group, action[2])

    def default(self, s: Barons, seat: int) -> Action:
        terrain = terrain_at(s, self.defender, self.target)
        best = max(by_type(self.group), key=lambda card: (fighting(s, card, terrain, False), -card))
        return (verbs.AIM, 0, best)

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


class Storm(Numbered):
    """Step with the centre's attack and one attack of every group card, all at once (FYN-D4.31 to D4.36)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "group", "aim", "numbers")
    STRIKES: ClassVar[bool] = True

    def __init__(self, defender: int, target: int, group: Cards, aim: int, numbers: Cards) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.group: Final = group
        self.aim: Final = aim
        self.numbers: Final = numbers

    def needed(self, s: Barons, number: int) -> int:
        """Return the to-hit value of the centre (0) or of a group card (1 ...) (FYN-D4.33, D4.36)."""
        terrain = terrain_at(s, self.defender, self.target)
        wall = siege_value(s, self.defender, self.target)
        if number == 0:
            return to_hit(wall, fighting(s, self.aim, terrain, False))
        return to_hit(fighting(s, self.group[number - 1], terrain, False), wall)

    def wanted(self, s: Barons, number: int) -> bool:
        return hits(number, self.needed(s, len(self.numbers)))

    def stakes(self, s: Barons) -> Params:
        done = len(self.numbers)
        card = self.group[done - 1] if done else 0
        other = 0 if done else self.aim
        tenths = chance_of(self.needed(s, done))
        return {"matter": STORM if done else WALL, "army": card, "other": other, "tenths": tenths}

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
            params = (seat, shooter, other, number, needed, int(hits(number, needed)))
            s.log.append((verbs.SHOT, ALL, params, "FYN-D4.33"))
        s.stack[-1] = Storm(self.defender, self.target, self.group, self.aim, (*self.numbers, number))

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self


class Besieger(FynStep):
    """Interface of an attack for the steps above it, which report their results to it."""

    def assault(self) -> Assault:
        raise NotImplementedError

    def take_land(self, s: Barons, edge: int) -> None:
        """Place the captured land at this edge of the origin; this step must be on top."""
        raise NotImplementedError

    def stormed(self, s: Barons, result: int) -> None:
        """Replace this step, which is on top, after a siege with `result`."""
        raise NotImplementedError
