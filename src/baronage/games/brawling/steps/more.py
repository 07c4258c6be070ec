"""Actions made in steps: the further steps of Recruit, Upgrade, Move and Transfer (BRAWL-3.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action
from baronage.games.brawling import verbs
from baronage.games.brawling.bank import pay
from baronage.games.brawling.data import (
    BASE_TYPE,
    CARD,
    CIVILIAN,
    CODE,
    COST,
    FAR,
    FIRST,
    MILITARY,
    NONE,
    SHE,
    TYPE,
    UP,
    UPGRADE,
)
from baronage.games.brawling.refusals import refuse_amid, refuse_give, refuse_move, refuse_recruit, refuse_upgrade
from baronage.games.brawling.state import SEEN, Barons
from baronage.games.brawling.steps.copies import HandStep
from baronage.games.brawling.town import (
    civil_space,
    count,
    has_room,
    military_space,
    raise_unit,
    smithies,
    step_unit,
    take_from_hand,
    upgrade_cost,
)


def hand_choices(s: Barons, seat: int) -> list[int]:
    """BRAWL-1.15: one card for each code in the hand: the copy that would leave it."""
    hand = s.hands[seat]
    chosen: dict[int, int] = {}
    for place, who in enumerate(s.known[seat]):
        if who & SEEN:
            chosen.setdefault(CODE[hand[place]], hand[place])
    for card in hand:
        chosen.setdefault(CODE[card], card)
    return list(chosen.values())


class Stepwise(HandStep):
    """BRAWL-3.10: an action that stays open for another step until it is closed, or nothing is left for it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    STEP: ClassVar[int] = 0  # the verb of a step,
    LENGTH: ClassVar[int] = 0  # and how many ints its actions have

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def more(self, s: Barons) -> list[Action]:
        """The steps that are legal."""
        raise NotImplementedError

    def refuse_step(self, s: Barons, action: Action) -> str:
        """The rule that forbids this step."""
        raise NotImplementedError

    def actors(self, s: Barons) -> list[int]:
        return [self.seat]

    def actions(self, s: Barons, seat: int) -> list[Action]:
        return [*self.more(s), (verbs.DONE,)] if seat == self.seat else []

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.DONE,)

    def refuse(self, s: Barons, seat: int, action: Action) -> str:
        if seat != self.seat:
            return "BRAWL-3.09"
        if action[0] != self.STEP or len(action) != self.LENGTH:
            return refuse_amid(action)
        return self.refuse_step(s, action)


def done_with_steps(s: Barons, seat: int) -> None:
    """The player says that the action is closed."""
    s.stack.pop()
    if s.log is not None:
        s.log.append((verbs.CLOSED, ALL, (seat,), "BRAWL-3.10"))


# --- Recruit --------------------------------------------------------------------------------------------------------


def recruits(s: Barons, seat: int) -> list[Action]:
    """BRAWL-6.01, 6.06, 6.10: the legal recruiting steps."""
    money = len(s.piles[seat])
    if money < 2:  # every base half costs 2
        return []
    town = s.towns[seat]
    room = (False, count(town, CIVILIAN) < civil_space(s, seat), count(town, MILITARY) < military_space(s, seat))
    return [
        (verbs.RECRUIT, card)
        for card in hand_choices(s, seat)
        if BASE_TYPE[card] != NONE and room[BASE_TYPE[card]] and COST[card] <= money
    ]


def recruit(s: Barons, seat: int, card: int) -> None:
    """BRAWL-6.01 to 6.03: pay its cost; it enters the town with its base half in force."""
    pay(s, seat, COST[card])
    take_from_hand(s, seat, card)
    s.towns[seat].append(card)
    if s.log is not None:
        s.log.append((verbs.RECRUITED, ALL, (seat, card), "BRAWL-6.01"))


class Recruiting(Stepwise):
    """BRAWL-DEC04: recruit another unit."""

    STEP: ClassVar[int] = verbs.RECRUIT
    LENGTH: ClassVar[int] = 2

    def more(self, s: Barons) -> list[Action]:
        return recruits(s, self.seat)

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.DONE:
            done_with_steps(s, seat)
            return
        recruit(s, seat, action[1])
        if not recruits(s, seat):
            s.stack.pop()

    def promise(self, s: Barons, chance: Chance) -> tuple[int, tuple[int, ...]]:
        """A Recruit that stays open shows another card in the hand that can be recruited (BRAWL-3.10)."""
        if recruits(s, self.seat):
            return -1, ()
        kinds = [kind for kind in (CIVILIAN, MILITARY) if has_room(s, self.seat, kind)]
        return self.seat, tuple(code for code in range(FAR, SHE + 1) if BASE_TYPE[FIRST[code]] in kinds)

    def refuse_step(self, s: Barons, action: Action) -> str:
        return refuse_recruit(s, self.seat, action[1])


# --- Upgrade --------------------------------------------------------------------------------------------------------


def upgrades(s: Barons, seat: int) -> list[Action]:
    """BRAWL-7.01, 7.02, 7.06: the legal upgrading steps."""
    money = len(s.piles[seat])
    found: list[Action] = []
    smiths = -1
    for unit in s.towns[seat]:
        if unit < UP:
            cost = UPGRADE[unit]
            if TYPE[unit] == MILITARY:  # BRAWL-12.11
                if smiths < 0:
                    smiths = smithies(s, seat)
                cost -= smiths
            if cost <= money:
                found.append((verbs.UPGRADE, unit))
    return found


def upgrade(s: Barons, seat: int, card: int) -> None:
    """BRAWL-7.01, 7.03: pay, then turn the unit."""
    pay(s, seat, upgrade_cost(s, seat, card))
    raise_unit(s, s.towns[seat], card)
    if s.log is not None:
        s.log.append((verbs.RAISED, ALL, (seat, card), "BRAWL-7.01"))


class Upgrading(Stepwise):
    """BRAWL-DEC05: upgrade another unit."""

    STEP: ClassVar[int] = verbs.UPGRADE
    LENGTH: ClassVar[int] = 2

    def more(self, s: Barons) -> list[Action]:
        return upgrades(s, self.seat)

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.DONE:
            done_with_steps(s, seat)
            return
        upgrade(s, seat, action[1])
        if not upgrades(s, seat):
            s.stack.pop()

    def refuse_step(self, s: Barons, action: Action) -> str:
        return refuse_upgrade(s, self.seat, action[1])


# --- Move -----------------------------------------------------------------------------------------------------------


def moves(s: Barons, seat: int, moved: tuple[int, ...]) -> list[Action]:
    """BRAWL-8.01 to 8.05: the legal steps of units that have not moved in this action."""
    found: list[Action] = []
    for unit in s.towns[seat]:
        if TYPE[unit] == MILITARY and unit & CARD not in moved:
            found.append((verbs.MOVE, unit & CARD))
    for unit in s.walls[seat]:
        if unit >= UP and unit - UP not in moved:
            found.append((verbs.MOVE, unit - UP))
    return found


class Moving(Stepwise):
    """BRAWL-DEC06: move another unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moved")
    STEP: ClassVar[int] = verbs.MOVE
    LENGTH: ClassVar[int] = 2

    def __init__(self, seat: int, moved: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.moved: Final = moved

    def more(self, s: Barons) -> list[Action]:
        return moves(s, self.seat, self.moved)

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.DONE:
            done_with_steps(s, seat)
            return
        step_unit(s, seat, action[1])
        moved = (*self.moved, action[1])
        if moves(s, seat, moved):
            s.stack[-1] = Moving(seat, moved)
        else:
            s.stack.pop()

    def refuse_step(self, s: Barons, action: Action) -> str:
        return "BRAWL-8.04" if action[1] in self.moved else refuse_move(s, self.seat, action[1])


# --- Transfer -------------------------------------------------------------------------------------------------------


def gifts(s: Barons, seat: int) -> list[Action]:
    """BRAWL-15.07 to 15.10: the legal steps of a Transfer."""
    money = len(s.piles[seat])
    if not s.teams or not money:
        return []
    found: list[Action] = []
    for mate in range(seat & 1, s.seats, 2):
        if mate == seat:
            continue
        if money >= 2:
            found.append((verbs.GIVE, 0, mate))
        found.extend((verbs.GIVE, card, mate) for card in hand_choices(s, seat))
        found.extend((verbs.GIVE, unit & CARD, mate) for unit in s.towns[seat] if has_room(s, mate, TYPE[unit]))
        found.extend((verbs.GIVE, unit & CARD, mate) for unit in s.walls[seat])
    return found


def give(s: Barons, seat: int, card: int, mate: int) -> None:
    """BRAWL-15.08, 15.09, 15.11: pay 1, then one card passes."""
    pay(s, seat, 1)
    if not card:
        s.piles[mate].append(s.piles[seat].pop())
        if s.log is not None:
            s.log.append((verbs.GAVE, ALL, (seat, mate, 0, 0), "BRAWL-15.08"))
        return
    if card in s.hands[seat]:
        insiders = s.insiders(seat) | s.insiders(mate)
        take_from_hand(s, seat, card)
        # what the others knew of this hand they know no longer: any of its cards may be the one that passed
        s.known[seat] = [who & (insiders | SEEN) for who in s.known[seat]]
        s.hands[mate].append(card)
        s.known[mate].append(insiders)
        s.committed = True
        if s.log is not None:
            s.log.append((verbs.GAVE, insiders, (seat, mate, card, 1), "BRAWL-15.11"))
            s.log.append((verbs.GAVE, ALL ^ insiders, (seat, mate, 0, 1), "BRAWL-15.11"))
        return
    for mine, theirs in ((s.towns[seat], s.towns[mate]), (s.walls[seat], s.walls[mate])):
        for unit in (card, card + UP):
            if unit in mine:
                mine.remove(unit)
                theirs.append(unit)
                if s.log is not None:
                    s.log.append((verbs.GAVE, ALL, (seat, mate, unit, 2), "BRAWL-15.09"))
                return


class Giving(Stepwise):
    """BRAWL-DEC09: transfer another card."""

    STEP: ClassVar[int] = verbs.GIVE
    LENGTH: ClassVar[int] = 3

    def more(self, s: Barons) -> list[Action]:
        return gifts(s, self.seat)

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.DONE:
            done_with_steps(s, seat)
            return
        give(s, seat, action[1], action[2])
        if not gifts(s, seat):
            s.stack.pop()

    def refuse_step(self, s: Barons, action: Action) -> str:
        return refuse_give(s, self.seat, action)
