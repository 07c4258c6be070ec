"""Action cards, the Extra Action and the Courthouse: targets and effects (BRAWL-11.03 to 11.07, 12.09)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import ALL, Action
from baronage.engine.text.params import Params
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BOM,
    BUILDING,
    CARD,
    CARDS,
    CODE,
    COU,
    EXT,
    FIRST,
    FLI,
    MILITARY,
    PRI,
    TYPE,
    UP,
)
from baronage.games.brawling.nodes import building_id, node_id
from baronage.games.brawling.rules.bank import pay
from baronage.games.brawling.rules.pieces import piece
from baronage.games.brawling.rules.town import (
    discard_from_hand,
    discard_unit,
    effects,
    lower_unit,
    raise_unit,
    unit_at,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.copies import nameable
from baronage.games.brawling.steps.question import Deed, code_of, known, top_of


def bombable(s: Barons) -> list[int]:
    """Return every card in play (BRAWL-11.05, 1.12)."""
    found: list[int] = []
    for seat in range(s.seats):
        for zone in (s.towns[seat], s.walls[seat], s.armies[seat], s.aids[seat]):
            for card in zone:
                found.append(card & CARD)
    return found


def arrestable(s: Barons, seat: int) -> list[int]:
    """Return every opposing military unit in a town or on a wall (BRAWL-11.07, 12.09)."""
    found: list[int] = []
    for foe in s.foes[seat]:
        found.extend(unit & CARD for unit in s.towns[foe] if TYPE[unit] == MILITARY)
        found.extend(unit & CARD for unit in s.walls[foe])
    return found


def flips(s: Barons, card: int) -> list[Action]:
    """Return the uses of Flip Unit on civilians and military units in any town and on any wall (BRAWL-11.06, 11.12)."""
    found: list[Action] = []
    for seat in range(s.seats):
        for zone in (s.towns[seat], s.walls[seat]):
            for unit in zone:
                if TYPE[unit] == BUILDING:
                    continue
                found.append((verbs.FLIP_DOWN, card, unit & CARD))
                if unit < UP and TYPE[unit + UP] != BUILDING:
                    found.append((verbs.FLIP_UP, card, unit))
    return found


def play_card(s: Barons, seat: int, card: int, rule: str) -> None:
    """Discard the card before its effect (BRAWL-11.10)."""
    discard_from_hand(s, seat, card)
    if s.log is not None:
        s.log.append((verbs.PLAYED, ALL, (seat, card), rule))


def downgrade(s: Barons, card: int, rule: str) -> None:
    """Turn a unit to its base half; discard a base unit (BRAWL-7.07, 7.08)."""
    owner, zone, unit = unit_at(s, card)
    fate = lower_unit(s, zone, unit)
    if s.log is not None:
        s.log.append((verbs.LOWERED, ALL, (owner, unit, fate), f"{rule} BRAWL-7.08" if fate == 2 else rule))


def play_action_card(s: Barons, seat: int, action: Action) -> None:
    """Play The Bomb, Flip Unit or Prison (BRAWL-11.05 to 11.07)."""
    verb, card, target = action
    if verb == verbs.BOMB:
        play_card(s, seat, card, "BRAWL-11.05")
        pay(s, seat, s.numbers.bomb_cost)
        owner, zone, unit = unit_at(s, target)
        if owner < 0:
            owner = next(holder for holder in range(s.seats) if target in s.aids[holder])
            zone, unit = s.aids[owner], target
        discard_unit(s, zone, unit)
        if s.log is not None:
            s.log.append((verbs.BOMBED, ALL, (owner, unit), "BRAWL-11.05"))
    elif verb == verbs.PRISON:
        play_card(s, seat, card, "BRAWL-11.07")
        pay(s, seat, s.numbers.prison_cost)
        owner, zone, unit = unit_at(s, target)
        discard_unit(s, zone, unit)
        if s.log is not None:
            s.log.append((verbs.JAILED, ALL, (owner, unit), "BRAWL-11.07"))
    else:
        play_card(s, seat, card, "BRAWL-11.06")
        owner, zone, _ = unit_at(s, target)
        if verb == verbs.FLIP_UP:
            raise_unit(s, zone, target)
            if s.log is not None:
                s.log.append((verbs.FLIPPED, ALL, (owner, target), "BRAWL-11.06"))
        else:
            downgrade(s, target, "BRAWL-11.06")


# --- verbs ----------------------------------------------------------------------------------------------------------


def aimed_params(s: Barons, card: int, target: int) -> Params:
    """Return the message parameters of a card or building aimed at a target on the table."""
    unit = unit_at(s, target)[2]
    return {
        "card": known(card),
        "unit": piece(s, known(target)),
        "other": known(target),
        "base": unit & CARD,
        "becomes": (unit & CARD) + UP,
        "raised": int(unit >= UP),
    }


def held_of(s: Barons, seat: int, code: int) -> list[int]:
    """Return the cards of this code in the hand, or one from elsewhere if there are none."""
    return [card for card in s.hands[seat] if CODE[card] == code] or [FIRST[code]]


def on_table(s: Barons, seat: int) -> list[int]:
    """Return targets that a player might try: the whole table, a card of the hand, and invalid numbers."""
    return [*bombable(s), *s.hands[seat][:1], 0, CARDS]


class ActionCard(Deed):
    """A verb that aims an action card of the hand at a target on the table."""

    CODE: ClassVar[int] = 0
    ARGS: ClassVar[tuple[str, ...]] = ("card", "target")
    GROUP: ClassVar[int] = 1

    def aim_fault(self, s: Barons, seat: int, target: int) -> str:
        """Return the rule that forbids this target, or ""."""
        raise NotImplementedError

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        _, card, target = action
        if code_of(card) != self.CODE or card not in s.hands[seat]:
            return self.RULE
        if top_of(s).spent():
            return "BRAWL-3.01"
        if len(s.piles[seat]) < self.cost(s, seat, action):
            return "BRAWL-4.05"
        return self.aim_fault(s, seat, target) or ("" if nameable(s, seat, card, []) else "BRAWL-1.15")

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return s.numbers.cost[FIRST[self.CODE]]

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return aimed_params(s, action[1], action[2]) | {"cost": self.cost(s, seat, action)}

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        fits = code_of(action[1]) == self.CODE
        return super().more(s, seat, action) | {"fits": int(fits), "right": int(fits and action[1] in s.hands[seat])}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), node_id(action[2])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        cards = [*held_of(s, seat, self.CODE), 1]
        return [(self.NUMBER, card, target) for card in cards for target in on_table(s, seat)]


class Bomb(ActionCard):
    """Verb: discard anything on the table with The Bomb."""

    NUMBER: ClassVar[int] = verbs.BOMB
    NAME: ClassVar[str] = "bomb"
    CODE: ClassVar[int] = BOM
    RULE: ClassVar[str] = "BRAWL-11.05"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.05", "BRAWL-3.01", "BRAWL-4.05", "BRAWL-1.12", "BRAWL-1.15")

    def aim_fault(self, s: Barons, seat: int, target: int) -> str:
        return "" if target in bombable(s) else "BRAWL-1.12"


def flip_fault(s: Barons, target: int) -> str:
    """Return the rule that protects this target from Flip Unit, or "" (BRAWL-11.06, 11.12)."""
    owner, zone, unit = unit_at(s, target)
    if owner < 0:
        return "BRAWL-11.06"
    return "BRAWL-11.12" if TYPE[unit] == BUILDING or zone is s.armies[owner] else ""


class FlipUp(ActionCard):
    """Verb: upgrade a unit free of cost with Flip Unit."""

    NUMBER: ClassVar[int] = verbs.FLIP_UP
    NAME: ClassVar[str] = "flip-up"
    CODE: ClassVar[int] = FLI
    RULE: ClassVar[str] = "BRAWL-11.06"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.06", "BRAWL-3.01", "BRAWL-7.06", "BRAWL-11.12", "BRAWL-1.15")

    def aim_fault(self, s: Barons, seat: int, target: int) -> str:
        if rule := flip_fault(s, target):
            return rule
        if unit_at(s, target)[2] >= UP:
            return "BRAWL-7.06"
        return "BRAWL-11.12" if TYPE[target + UP] == BUILDING else ""


class FlipDown(ActionCard):
    """Verb: downgrade a unit, or discard a Peasant or Squire, with Flip Unit."""

    NUMBER: ClassVar[int] = verbs.FLIP_DOWN
    NAME: ClassVar[str] = "flip-down"
    CODE: ClassVar[int] = FLI
    RULE: ClassVar[str] = "BRAWL-11.06"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.06", "BRAWL-3.01", "BRAWL-11.12", "BRAWL-1.15")

    def aim_fault(self, s: Barons, seat: int, target: int) -> str:
        return flip_fault(s, target)

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("BRAWL-11.06",) if unit_at(s, action[2])[2] >= UP else ("BRAWL-11.11",)


def arrest_fault(s: Barons, seat: int, card: int, rule: str) -> str:
    """Return the rule that protects this target from a Courthouse or Prison, or ""."""
    owner, zone, _ = unit_at(s, card)
    if owner >= 0 and owner != seat and owner not in s.foes[seat]:
        return "BRAWL-15.04"
    if owner >= 0 and zone is s.armies[owner]:
        return "BRAWL-8.11"
    return "" if card in arrestable(s, seat) else rule


class Imprison(ActionCard):
    """Verb: discard an opponent's soldier with Prison."""

    NUMBER: ClassVar[int] = verbs.PRISON
    NAME: ClassVar[str] = "imprison"
    CODE: ClassVar[int] = PRI
    RULE: ClassVar[str] = "BRAWL-11.07"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BRAWL-11.07", "BRAWL-3.01", "BRAWL-4.05", "BRAWL-15.04", "BRAWL-8.11", "BRAWL-1.15"),
    )

    def aim_fault(self, s: Barons, seat: int, target: int) -> str:
        return arrest_fault(s, seat, target, "BRAWL-11.07")


class Court(Deed):
    """Verb: downgrade an opponent's soldier, or discard a Squire, with the Courthouse."""

    NUMBER: ClassVar[int] = verbs.COURT
    NAME: ClassVar[str] = "court"
    ARGS: ClassVar[tuple[str, ...]] = ("target",)
    RULE: ClassVar[str] = "BRAWL-12.09"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-12.09", "BRAWL-3.01", "BRAWL-4.05", "BRAWL-15.04", "BRAWL-8.11")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if not effects(s, seat, COU):
            return "BRAWL-12.09"
        if top_of(s).spent():
            return "BRAWL-3.01"
        if len(s.piles[seat]) < s.numbers.courthouse_cost:
            return "BRAWL-4.05"
        return arrest_fault(s, seat, action[1], "BRAWL-12.09")

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return s.numbers.courthouse_cost

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return aimed_params(s, 0, action[1]) | {"cost": s.numbers.courthouse_cost}

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        return super().more(s, seat, action) | {"courts": effects(s, seat, COU)}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [building_id(s, seat, COU), node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.COURT, target) for target in on_table(s, seat)]


class ExtraAction(Deed):
    """Verb: play an Extra Action for a second action this turn."""

    NUMBER: ClassVar[int] = verbs.EXTRA
    NAME: ClassVar[str] = "extra-action"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "BRAWL-11.03"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.03", "BRAWL-1.15")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        card = action[1]
        if code_of(card) != EXT or card not in s.hands[seat] or top_of(s).doubled():
            return "BRAWL-11.03"
        return "" if nameable(s, seat, card, []) else "BRAWL-1.15"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        card = known(action[1])
        return {"card": card, "fits": int(CODE[card] == EXT)}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.EXTRA, card) for card in (*held_of(s, seat, EXT), 0, 1, CARDS)]


BOMB: Final = Bomb()
FLIP_UP: Final = FlipUp()
FLIP_DOWN: Final = FlipDown()
PRISON: Final = Imprison()
COURT: Final = Court()
EXTRA: Final = ExtraAction()
