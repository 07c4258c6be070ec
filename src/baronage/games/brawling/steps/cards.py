"""Action cards, the Extra Action and the Courthouse: at what they are aimed, and what they do (BRAWL-11.03 to 11.07, 12.09)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.facts import Facts
from baronage.engine.flow import ALL, Action
from baronage.games.brawling import verbs
from baronage.games.brawling.bank import pay
from baronage.games.brawling.data import (
    BOM,
    BOMB_COST,
    BUILDING,
    CARD,
    CARDS,
    CODE,
    COU,
    COURTHOUSE_COST,
    EXT,
    FIRST,
    FLI,
    MILITARY,
    PRI,
    PRISON_COST,
    TYPE,
    UP,
)
from baronage.games.brawling.pieces import piece
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.copies import nameable
from baronage.games.brawling.steps.question import Deed, code_of, known, top_of
from baronage.games.brawling.things import building_id, node_id
from baronage.games.brawling.town import (
    discard_from_hand,
    discard_unit,
    effects,
    lower_unit,
    raise_unit,
    unit_at,
)


def bombable(s: Barons) -> list[int]:
    """BRAWL-11.05, 1.12: every card in play."""
    found: list[int] = []
    for seat in range(s.seats):
        for zone in (s.towns[seat], s.walls[seat], s.armies[seat], s.aids[seat]):
            for card in zone:
                found.append(card & CARD)
    return found


def arrestable(s: Barons, seat: int) -> list[int]:
    """BRAWL-11.07, 12.09: every opposing military unit in a town or on a wall."""
    found: list[int] = []
    for foe in s.foes[seat]:
        found.extend(unit & CARD for unit in s.towns[foe] if TYPE[unit] == MILITARY)
        found.extend(unit & CARD for unit in s.walls[foe])
    return found


def flips(s: Barons, card: int) -> list[Action]:
    """BRAWL-11.06, 11.12: civilians and military units in any town and on any wall."""
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
    """BRAWL-11.10: the card is discarded before its effect."""
    discard_from_hand(s, seat, card)
    if s.log is not None:
        s.log.append((verbs.PLAYED, ALL, (seat, card), rule))


def downgrade(s: Barons, card: int, rule: str) -> None:
    """BRAWL-7.07, 7.08: turn a unit to its base half; a base unit is discarded."""
    owner, zone, unit = unit_at(s, card)
    fate = lower_unit(s, zone, unit)
    if s.log is not None:
        s.log.append((verbs.LOWERED, ALL, (owner, unit, fate), f"{rule} BRAWL-7.08" if fate == 2 else rule))


def play_action_card(s: Barons, seat: int, action: Action) -> None:
    """BRAWL-11.05 to 11.07."""
    verb, card, target = action
    if verb == verbs.BOMB:
        play_card(s, seat, card, "BRAWL-11.05")
        pay(s, seat, BOMB_COST)
        owner, zone, unit = unit_at(s, target)
        if owner < 0:
            owner = next(holder for holder in range(s.seats) if target in s.aids[holder])
            zone, unit = s.aids[owner], target
        discard_unit(s, zone, unit)
        if s.log is not None:
            s.log.append((verbs.BOMBED, ALL, (owner, unit), "BRAWL-11.05"))
    elif verb == verbs.PRISON:
        play_card(s, seat, card, "BRAWL-11.07")
        pay(s, seat, PRISON_COST)
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


def aimed_facts(s: Barons, card: int, target: int) -> Facts:
    """What there is to say about a card or a building that is aimed at something on the table."""
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
    """The cards of this code in the hand; if there are none, one that is elsewhere."""
    return [card for card in s.hands[seat] if CODE[card] == code] or [FIRST[code]]


def on_table(s: Barons, seat: int) -> list[int]:
    """What somebody might aim at: everything on the table, a card of the hand, and nonsense."""
    return [*bombable(s), *s.hands[seat][:1], 0, CARDS]


class ActionCard(Deed):
    """An action card of the hand is aimed at something on the table."""

    CODE: ClassVar[int] = 0
    PRICE: ClassVar[int] = 0
    ARGS: ClassVar[tuple[str, ...]] = ("card", "target")
    GROUP: ClassVar[int] = 1

    def aim_fault(self, s: Barons, seat: int, target: int) -> str:
        """The rule by which this is no target; "": it is one."""
        raise NotImplementedError

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        _, card, target = action
        if code_of(card) != self.CODE or card not in s.hands[seat]:
            return self.RULE
        if top_of(s).spent():
            return "BRAWL-3.01"
        if len(s.piles[seat]) < self.PRICE:
            return "BRAWL-4.05"
        return self.aim_fault(s, seat, target) or ("" if nameable(s, seat, card, []) else "BRAWL-1.15")

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return self.PRICE

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return aimed_facts(s, action[1], action[2]) | {"cost": self.PRICE}

    def more(self, s: Barons, seat: int, action: Action) -> Facts:
        fits = code_of(action[1]) == self.CODE
        return super().more(s, seat, action) | {"fits": int(fits), "right": int(fits and action[1] in s.hands[seat])}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), node_id(action[2])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        cards = [*held_of(s, seat, self.CODE), 1]
        return [(self.NUMBER, card, target) for card in cards for target in on_table(s, seat)]


class Bomb(ActionCard):
    """The Bomb: anything on the table is discarded."""

    NUMBER: ClassVar[int] = verbs.BOMB
    NAME: ClassVar[str] = "bomb"
    CODE: ClassVar[int] = BOM
    PRICE: ClassVar[int] = BOMB_COST
    RULE: ClassVar[str] = "BRAWL-11.05"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.05", "BRAWL-3.01", "BRAWL-4.05", "BRAWL-1.12", "BRAWL-1.15")

    def aim_fault(self, s: Barons, seat: int, target: int) -> str:
        return "" if target in bombable(s) else "BRAWL-1.12"


def flip_fault(s: Barons, target: int) -> str:
    """BRAWL-11.06, 11.12: the rule by which Flip Unit does not reach this; "": it does."""
    owner, zone, unit = unit_at(s, target)
    if owner < 0:
        return "BRAWL-11.06"
    return "BRAWL-11.12" if TYPE[unit] == BUILDING or zone is s.armies[owner] else ""


class FlipUp(ActionCard):
    """Flip Unit: a unit is upgraded, free of cost."""

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
    """Flip Unit: a unit is downgraded, a Peasant or Squire discarded."""

    NUMBER: ClassVar[int] = verbs.FLIP_DOWN
    NAME: ClassVar[str] = "flip-down"
    CODE: ClassVar[int] = FLI
    RULE: ClassVar[str] = "BRAWL-11.06"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.06", "BRAWL-3.01", "BRAWL-11.12", "BRAWL-1.15")

    def aim_fault(self, s: Barons, seat: int, target: int) -> str:
        return flip_fault(s, target)

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("BRAWL-11.06",) if unit_at(s, action[2])[2] >= UP else ("BRAWL-11.11",)


def arrest_fault(s: Barons, seat: int, card: int, rule: str) -> str:
    """The rule by which a Courthouse or a Prison does not reach this; "": it does."""
    owner, zone, _ = unit_at(s, card)
    if owner >= 0 and owner != seat and owner not in s.foes[seat]:
        return "BRAWL-15.04"
    if owner >= 0 and zone is s.armies[owner]:
        return "BRAWL-8.11"
    return "" if card in arrestable(s, seat) else rule


class Imprison(ActionCard):
    """Prison: a soldier of an opponent is discarded."""

    NUMBER: ClassVar[int] = verbs.PRISON
    NAME: ClassVar[str] = "imprison"
    CODE: ClassVar[int] = PRI
    PRICE: ClassVar[int] = PRISON_COST
    RULE: ClassVar[str] = "BRAWL-11.07"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BRAWL-11.07", "BRAWL-3.01", "BRAWL-4.05", "BRAWL-15.04", "BRAWL-8.11", "BRAWL-1.15"),
    )

    def aim_fault(self, s: Barons, seat: int, target: int) -> str:
        return arrest_fault(s, seat, target, "BRAWL-11.07")


class Court(Deed):
    """The Courthouse: a soldier of an opponent is downgraded, a Squire discarded."""

    NUMBER: ClassVar[int] = verbs.COURT
    NAME: ClassVar[str] = "court"
    ARGS: ClassVar[tuple[str, ...]] = ("target",)
    RULE: ClassVar[str] = "BRAWL-12.09"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-12.09", "BRAWL-3.01", "BRAWL-4.05", "BRAWL-15.04", "BRAWL-8.11")
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        if not effects(s, seat, COU):
            return "BRAWL-12.09"
        if top_of(s).spent():
            return "BRAWL-3.01"
        if len(s.piles[seat]) < COURTHOUSE_COST:
            return "BRAWL-4.05"
        return arrest_fault(s, seat, action[1], "BRAWL-12.09")

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        return COURTHOUSE_COST

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return aimed_facts(s, 0, action[1]) | {"cost": COURTHOUSE_COST}

    def more(self, s: Barons, seat: int, action: Action) -> Facts:
        return super().more(s, seat, action) | {"courts": effects(s, seat, COU)}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [building_id(s, seat, COU), node_id(action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.COURT, target) for target in on_table(s, seat)]


class ExtraAction(Deed):
    """An Extra Action of the hand: a second action in this turn."""

    NUMBER: ClassVar[int] = verbs.EXTRA
    NAME: ClassVar[str] = "extra-action"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "BRAWL-11.03"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.03", "BRAWL-1.15")

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        card = action[1]
        if code_of(card) != EXT or card not in s.hands[seat] or top_of(s).doubled():
            return "BRAWL-11.03"
        return "" if nameable(s, seat, card, []) else "BRAWL-1.15"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        card = known(action[1])
        return {"card": card, "fits": int(CODE[card] == EXT)}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.EXTRA, card) for card in (*held_of(s, seat, EXT), 0, 1, CARDS)]


BOMB: Final = Bomb()
FLIP_UP: Final = FlipUp()
FLIP_DOWN: Final = FlipDown()
PRISON: Final = Imprison()
COURT: Final = Court()
EXTRA: Final = ExtraAction()
