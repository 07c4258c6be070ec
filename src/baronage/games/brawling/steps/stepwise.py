"""Recruit, Upgrade and Move: actions made in steps (BRAWL-3.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BASE_TYPE,
    BUILDING,
    CARD,
    CARDS,
    CIVILIAN,
    CODE,
    FAR,
    FIRST,
    MILITARY,
    NONE,
    SHE,
    SHI,
    TYPE,
    UP,
)
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.rules.bank import pay
from baronage.games.brawling.rules.pieces import piece, without_place
from baronage.games.brawling.rules.town import (
    KING,
    WALL,
    civil_space,
    count,
    draw_production,
    gather_production,
    has_room,
    military_space,
    raise_unit,
    smithies,
    step_unit,
    take_from_hand,
    unit_at,
    upgrade_cost,
)
from baronage.games.brawling.state import SEEN, Barons
from baronage.games.brawling.steps.copies import nameable, one_of
from baronage.games.brawling.steps.question import Amid, Deed, known, not_your_turn, top_of


def hand_choices(s: Barons, seat: int) -> list[int]:
    """Return one card for each code in the hand: the copy that would leave it (BRAWL-1.15)."""
    hand = s.hands[seat]
    chosen: dict[int, int] = {}
    for place, who in enumerate(s.known[seat]):
        if not 0 <= who < SEEN and who & SEEN and CODE[hand[place]] not in chosen:
            chosen[CODE[hand[place]]] = hand[place]
    for card in hand:
        code = CODE[card]
        if code not in chosen:
            chosen[code] = card
    return list(chosen.values())


class Stepwise(Amid):
    """An action that stays open for another step until it is closed or has no step left (BRAWL-3.10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def steps(self, s: Barons) -> list[Action]:
        """Return the legal steps."""
        raise NotImplementedError

    def actors(self, s: Barons) -> list[int]:
        return [self.seat]

    def actions(self, s: Barons, seat: int) -> list[Action]:
        return [*self.steps(s), (verbs.DONE,)] if seat == self.seat else []

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.DONE,)

    def not_asked(self, s: Barons, seat: int, action: Action) -> RuleViolation:
        return not_your_turn(self.seat)

    def params(self, s: Barons, seat: int) -> Params:
        return {"active": self.seat, "money": len(s.piles[self.seat])}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return (self.RULE, "BRAWL-3.10") if seat == self.seat else (self.RULE,)


def done_with_steps(s: Barons, seat: int) -> None:
    """Close the action at the player's request."""
    s.stack.pop()
    if s.log is not None:
        s.log.append((verbs.CLOSED, ALL, (seat,), "BRAWL-3.10"))


# --- Recruit --------------------------------------------------------------------------------------------------------


def recruits(s: Barons, seat: int) -> list[Action]:
    """Return the legal recruiting steps (BRAWL-6.01, 6.06, 6.10)."""
    money, cost = len(s.piles[seat]), s.numbers.cost
    if money < s.numbers.cheapest:
        return []
    town = s.towns[seat]
    room = (False, count(town, CIVILIAN) < civil_space(s, seat), count(town, MILITARY) < military_space(s, seat))
    return [
        (verbs.RECRUIT, card)
        for card in hand_choices(s, seat)
        if BASE_TYPE[card] != NONE and room[BASE_TYPE[card]] and cost[card] <= money
    ]


def recruit(s: Barons, seat: int, card: int) -> None:
    """Pay the cost; the unit enters the town with its base half in force (BRAWL-6.01 to 6.03)."""
    pay(s, seat, s.numbers.cost[card])
    take_from_hand(s, seat, card)
    s.towns[seat].append(card)
    if s.log is not None:
        s.log.append((verbs.RECRUITED, ALL, (seat, card), "BRAWL-6.01"))


def yields(s: Barons, seat: int, before: int, after: int) -> Params:
    """Return the productions that change when one half replaces another, now and then; 0 for those that stay."""
    n = s.numbers
    found: Params = {}
    for name, now, of in (("gathers", gather_production, n.gathers), ("draws", draw_production, n.draws)):
        more = of[after] - of[before]
        made = now(s, seat) if more else 0
        found |= {name: made, f"more_{name}": more, f"{name}_then": made + more}
    return found


class Recruit(Deed):
    """Verb: recruit a Peasant or Squire of the hand into the town."""

    NUMBER: ClassVar[int] = verbs.RECRUIT
    NAME: ClassVar[str] = "recruit"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "BRAWL-6.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BRAWL-6.10", "BRAWL-6.01", "BRAWL-3.01", "BRAWL-6.06", "BRAWL-4.05", "BRAWL-1.15"),
    )
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        card = action[1]
        if 0 < card < CARDS and BASE_TYPE[card] == NONE:
            return "BRAWL-6.10"
        if card not in s.hands[seat]:
            return "BRAWL-6.01"
        if top_of(s).spent():
            return "BRAWL-3.01"
        if not has_room(s, seat, BASE_TYPE[card]):
            return "BRAWL-6.06"
        if s.numbers.cost[card] > len(s.piles[seat]):
            return "BRAWL-4.05"
        return "" if nameable(s, seat, card, []) else "BRAWL-1.15"

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return s.numbers.cost[known(action[1])]

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        card = known(action[1])
        return {"card": card, "body": card, "cost": s.numbers.cost[card]} | yields(s, seat, 0, card)

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        civil = BASE_TYPE[known(action[1])] == CIVILIAN
        room = civil_space(s, seat) if civil else military_space(s, seat)
        there = count(s.towns[seat], CIVILIAN if civil else MILITARY)
        return super().more(s, seat, action) | {"civil": int(civil), "room": room, "there": there}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        units = [card for card in s.hands[seat] if BASE_TYPE[card] != NONE]
        return [(verbs.RECRUIT, card) for card in (*units, 0, 1, FIRST[SHI], CARDS)]


RECRUIT: Final = Recruit()


class Recruiting(Stepwise):
    """The choice to recruit another unit (BRAWL-DEC04)."""

    NAME: ClassVar[str] = "recruiting"
    RULE: ClassVar[str] = "BRAWL-6.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.RECRUIT, verbs.DONE)

    def steps(self, s: Barons) -> list[Action]:
        return recruits(s, self.seat)

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.DONE:
            done_with_steps(s, seat)
            return
        recruit(s, seat, action[1])
        if not recruits(s, seat):
            s.stack.pop()

    def implied(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Return a card implied by an open Recruit: the hand holds another one that can be recruited (BRAWL-3.10)."""
        if recruits(s, self.seat):
            return -1, []
        kinds = [kind for kind in (CIVILIAN, MILITARY) if has_room(s, self.seat, kind)]
        return self.seat, one_of(unseen, tuple(code for code in range(FAR, SHE + 1) if BASE_TYPE[FIRST[code]] in kinds))


# --- Upgrade --------------------------------------------------------------------------------------------------------


def upgrades(s: Barons, seat: int) -> list[Action]:
    """Return the legal upgrading steps (BRAWL-7.01, 7.02, 7.06)."""
    money = len(s.piles[seat])
    found: list[Action] = []
    smiths = -1
    for unit in s.towns[seat]:
        if unit < UP:
            cost = s.numbers.upgrade[unit]
            if TYPE[unit] == MILITARY:  # BRAWL-12.11
                if smiths < 0:
                    smiths = smithies(s, seat)
                cost -= smiths
            if cost <= money:
                found.append((verbs.UPGRADE, unit))
    return found


def upgrade(s: Barons, seat: int, card: int) -> None:
    """Pay, then turn the unit (BRAWL-7.01, 7.03)."""
    pay(s, seat, upgrade_cost(s, seat, card))
    raise_unit(s, s.towns[seat], card)
    if s.log is not None:
        s.log.append((verbs.RAISED, ALL, (seat, card), "BRAWL-7.01"))


def upgrade_fault(s: Barons, seat: int, card: int) -> str:
    """Return the rule that forbids its owner to upgrade a unit, or "", regardless of actions left."""
    owner, zone, unit = unit_at(s, card)
    if owner != seat:
        return "BRAWL-7.01"
    if unit >= UP:
        return "BRAWL-7.06"
    if zone is not s.towns[seat]:
        return "BRAWL-8.10"
    return "BRAWL-4.05" if upgrade_cost(s, seat, unit) > len(s.piles[seat]) else ""


def upgrade_params(s: Barons, seat: int, card: int) -> Params:
    """Return the message parameters of an upgrade."""
    card = known(card)
    full, cost = s.numbers.upgrade[card], upgrade_cost(s, seat, card)
    params: Params = {"unit": piece(s, card), "card": card, "becomes": card + UP, "cost": cost}
    params["full"] = full if cost < full else 0
    params["saved"] = full - cost
    params["smithies"] = smithies(s, seat)
    params["points"] = int(TYPE[card + UP] == BUILDING)
    return params | yields(s, seat, card, card + UP)


def own_units(s: Barons, seat: int) -> list[int]:
    """Return a seat's units as cards, and invalid numbers, for likely illegal tries."""
    zones = (s.towns[seat], s.walls[seat], s.armies[seat])
    return [*(unit & CARD for zone in zones for unit in zone), 0, CARDS]


class Upgrade(Deed):
    """Verb: turn a unit in the town to its upgraded half."""

    NUMBER: ClassVar[int] = verbs.UPGRADE
    NAME: ClassVar[str] = "upgrade"
    ARGS: ClassVar[tuple[str, ...]] = ("unit",)
    RULE: ClassVar[str] = "BRAWL-7.01"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-7.01", "BRAWL-7.06", "BRAWL-8.10", "BRAWL-3.01", "BRAWL-4.05")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        rule = upgrade_fault(s, seat, action[1])
        return "BRAWL-3.01" if rule in ("", "BRAWL-4.05") and top_of(s).spent() else rule

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return upgrade_cost(s, seat, known(action[1]))

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return upgrade_params(s, seat, action[1])

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        cheaper = upgrade_cost(s, seat, action[1]) != s.numbers.upgrade[action[1]]
        return ("BRAWL-7.01", "BRAWL-12.11") if cheaper else ("BRAWL-7.01",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.UPGRADE, card) for card in own_units(s, seat)]


UPGRADE_UNIT: Final = Upgrade()


class Upgrading(Stepwise):
    """The choice to upgrade another unit (BRAWL-DEC05)."""

    NAME: ClassVar[str] = "upgrading"
    RULE: ClassVar[str] = "BRAWL-7.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.UPGRADE, verbs.DONE)

    def steps(self, s: Barons) -> list[Action]:
        return upgrades(s, self.seat)

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.DONE:
            done_with_steps(s, seat)
            return
        upgrade(s, seat, action[1])
        if not upgrades(s, seat):
            s.stack.pop()


# --- Move -----------------------------------------------------------------------------------------------------------


def moves(s: Barons, seat: int, moved: tuple[int, ...]) -> list[Action]:
    """Return the legal steps of units that haven't moved in this action (BRAWL-8.01 to 8.05)."""
    found: list[Action] = []
    for unit in s.towns[seat]:
        if TYPE[unit] == MILITARY and unit & CARD not in moved:
            found.append((verbs.MOVE, unit & CARD))
    for unit in s.walls[seat]:
        if unit >= UP and unit - UP not in moved:
            found.append((verbs.MOVE, unit - UP))
    return found


def move_fault(s: Barons, seat: int, card: int) -> str:
    """Return the rule that forbids a unit a step, or "", regardless of actions left."""
    owner, zone, unit = unit_at(s, card)
    if owner != seat:
        return "BRAWL-8.01"
    if TYPE[unit] != MILITARY:
        return "BRAWL-8.05"
    if zone is s.armies[seat]:
        return "BRAWL-8.03"
    return "BRAWL-8.10" if zone is s.walls[seat] and unit < UP else ""


def move_params(s: Barons, seat: int, card: int) -> Params:
    """Return the message parameters of a step."""
    owner, zone, unit = unit_at(s, card)
    on_wall = owner >= 0 and zone is s.walls[owner]
    found = piece(s, card)
    params: Params = {"unit": found, "mover": without_place(found), "card": known(card)}
    return params | {"to": KING if on_wall else WALL, "stays": int(unit < UP)}


class Move(Deed):
    """Verb: move a soldier one step, to the wall or on to the King's Army."""

    NUMBER: ClassVar[int] = verbs.MOVE
    NAME: ClassVar[str] = "move"
    ARGS: ClassVar[tuple[str, ...]] = ("unit",)
    RULE: ClassVar[str] = "BRAWL-8.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BRAWL-8.01", "BRAWL-8.05", "BRAWL-8.04", "BRAWL-8.03", "BRAWL-8.10", "BRAWL-3.01"),
    )
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top = top_of(s)
        if top.went(action[1]):
            return "BRAWL-8.04"
        return move_fault(s, seat, action[1]) or ("BRAWL-3.01" if top.spent() else "")

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return move_params(s, seat, action[1])

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        squire = action[1] in s.towns[seat]
        return ("BRAWL-8.01", "BRAWL-8.02", "BRAWL-8.10") if squire else ("BRAWL-8.01", "BRAWL-8.02")

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.MOVE, card) for card in own_units(s, seat)]


MOVE: Final = Move()


class Moving(Stepwise):
    """The choice to move another unit (BRAWL-DEC06)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moved")
    NAME: ClassVar[str] = "moving"
    RULE: ClassVar[str] = "BRAWL-8.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.MOVE, verbs.DONE)

    def __init__(self, seat: int, moved: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.moved: Final = moved

    def went(self, card: int) -> bool:
        return card in self.moved

    def steps(self, s: Barons) -> list[Action]:
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
