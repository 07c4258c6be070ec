"""Free plays of soldiers: Military Actions, and the free step of Horsemen (BRAWL-11.04, 12.04)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.text.params import Params
from baronage.games.brawling import verbs
from baronage.games.brawling.data import CARD, CARDS, EFFECT, HOR, MIL, MILITARY, P2A, TYPE
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.rules.town import unit_at, upgrade_cost
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.attack import attack_params, attackers, fighter_fault, target_fault
from baronage.games.brawling.steps.cards import held_of
from baronage.games.brawling.steps.copies import nameable
from baronage.games.brawling.steps.question import Deed, code_of, known, top_of, unit_copies
from baronage.games.brawling.steps.stepwise import (
    move_fault,
    move_params,
    own_units,
    upgrade_fault,
    upgrade_params,
)


class Arms(Deed):
    """A verb that plays a Military Action for one soldier."""

    ARGS: ClassVar[tuple[str, ...]] = ("card", "unit")
    RULE: ClassVar[str] = "BRAWL-11.04"
    GROUP: ClassVar[int] = 1

    def card_fault(self, s: Barons, seat: int, card: int) -> str:
        """Return the rule by which this isn't a playable Military Action, or ""."""
        if code_of(card) != MIL or card not in s.hands[seat]:
            return "BRAWL-11.04"
        return "" if nameable(s, seat, card, []) else "BRAWL-1.15"

    def soldier_fault(self, s: Barons, seat: int, card: int) -> str:
        """Return the rule by which this isn't a soldier of the seat, or ""."""
        owner, _, unit = unit_at(s, card)
        return "" if owner == seat and TYPE[unit] == MILITARY else "BRAWL-11.04"

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        fits = code_of(action[1]) == MIL
        card: Params = {"fits": int(fits), "right": int(fits and action[1] in s.hands[seat])}
        return (
            super().more(s, seat, action)
            | card
            | {
                "in_hand": int(action[2] in s.hands[seat]),
                "meant": unit_copies(s, seat, action[2]),
            }
        )

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(card) for card in action[1:]]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        cards = [*held_of(s, seat, MIL), 1]
        return [(self.NUMBER, card, unit) for card in cards for unit in own_units(s, seat)]


class ArmsUpgrade(Arms):
    """Verb: upgrade the soldier."""

    NUMBER: ClassVar[int] = verbs.ARMS_UPGRADE
    NAME: ClassVar[str] = "arms-upgrade"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.04", "BRAWL-1.15", "BRAWL-7.06", "BRAWL-8.10", "BRAWL-4.05")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        _, card, unit = action
        if rule := self.card_fault(s, seat, card) or self.soldier_fault(s, seat, unit):
            return rule
        return upgrade_fault(s, seat, unit)

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return upgrade_cost(s, seat, known(action[2]))

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return upgrade_params(s, seat, action[2])

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("BRAWL-11.04", "BRAWL-7.01")


class ArmsMove(Arms):
    """Verb: move the soldier one step."""

    NUMBER: ClassVar[int] = verbs.ARMS_MOVE
    NAME: ClassVar[str] = "arms-move"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.04", "BRAWL-1.15", "BRAWL-8.03", "BRAWL-8.10")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        _, card, unit = action
        if rule := self.card_fault(s, seat, card) or self.soldier_fault(s, seat, unit):
            return rule
        return move_fault(s, seat, unit)

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return move_params(s, seat, action[2])


class ArmsAttack(Arms):
    """Verb: attack with the soldier alone."""

    NUMBER: ClassVar[int] = verbs.ARMS_ATTACK
    NAME: ClassVar[str] = "arms-attack"
    ARGS: ClassVar[tuple[str, ...]] = ("card", "fighter", "target")
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BRAWL-11.04", "BRAWL-1.15", "BRAWL-11.08", "BRAWL-9.01", "BRAWL-8.11"),
        *("BRAWL-9.02", "BRAWL-1.13", "BRAWL-15.04", "BRAWL-8.07"),
    )

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        _, card, fighter, target = action
        if rule := self.card_fault(s, seat, card):
            return rule
        if code_of(fighter) == P2A:
            return "BRAWL-11.08"
        return fighter_fault(s, seat, fighter) or target_fault(s, seat, target)

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return attack_params(s, seat, (), action[2], action[3])

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("BRAWL-11.04", "BRAWL-11.08", "BRAWL-9.19")

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        card = held_of(s, seat, MIL)[0]
        aims = [unit & CARD for zone in (*s.towns, *s.walls, *s.armies) for unit in zone]
        fighters = attackers(s, seat)
        return [(verbs.ARMS_ATTACK, card, fighter, aim) for fighter in fighters for aim in (*aims, 0, CARDS)]


class Ride(Deed):
    """Verb: make the free step of Horsemen."""

    NUMBER: ClassVar[int] = verbs.RIDE
    NAME: ClassVar[str] = "ride"
    ARGS: ClassVar[tuple[str, ...]] = ("unit",)
    RULE: ClassVar[str] = "BRAWL-12.04"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-12.04", "BRAWL-8.03")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        owner, zone, unit = unit_at(s, action[1])
        if owner != seat or EFFECT[unit] != HOR or top_of(s).rode(action[1]):
            return "BRAWL-12.04"
        return "BRAWL-8.03" if zone is s.armies[seat] else ""

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        owner, _, unit = unit_at(s, action[1])
        mine = owner == seat and EFFECT[unit] == HOR
        return move_params(s, seat, action[1]) | {"horsemen": int(mine)}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.RIDE, card) for card in own_units(s, seat) if EFFECT[unit_at(s, card)[2]] == HOR or card < 2]


ARMS_UPGRADE: Final = ArmsUpgrade()
ARMS_MOVE: Final = ArmsMove()
ARMS_ATTACK: Final = ArmsAttack()
RIDE: Final = Ride()
