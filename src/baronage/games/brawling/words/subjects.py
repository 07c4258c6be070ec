"""What the action speaks of that is refused: the card that acts, how this seat calls it, what it lacks."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BASE_NAME,
    CARDS,
    CODE,
    NAME,
    card_name,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.turn import Between, Turn
from baronage.games.brawling.town import unit_at
from baronage.games.brawling.words.names import (
    is_or_are,
    some,
    the_card,
    the_unit,
    whose,
)


def argument(action: Action, place: int) -> int:
    """One of the cards that an action names; 0 where there is none."""
    card = action[place] if -len(action) <= place < len(action) and len(action) > 1 else 0
    return card if 0 < card < CARDS else 0


def subject(action: Action) -> int:
    """The card or unit that acts: behind a Military Action the one that it is played on."""
    if action[0] in (verbs.ARMS_UPGRADE, verbs.ARMS_MOVE, verbs.ARMS_ATTACK):
        return argument(action, 2)
    return argument(action, 1)


def called(s: Barons, seat: int, card: int) -> str:
    """A card wherever it may be, as this seat calls it."""
    owner, zone, unit = unit_at(s, card)
    if owner >= 0:
        where = " in the King's Army" if zone is s.armies[owner] else " on the wall" if zone is s.walls[owner] else ""
        return the_unit(s, owner, unit, seat) + where
    for holder in range(s.seats):
        if card and card in s.aids[holder]:
            return f"{whose(s.setup, holder, seat)} {NAME[card]}"
    return the_card(card) if card else "that"


def it_is(s: Barons, seat: int, card: int) -> str:
    """'your Knight is', 'your Archers are'."""
    return f"{called(s, seat, card)} {is_or_are(unit_at(s, card)[2])}"


def it_has(s: Barons, seat: int, card: int) -> str:
    """'your Knight has', 'your Archers have'."""
    return f"{called(s, seat, card)} {'has' if is_or_are(unit_at(s, card)[2]) == 'is' else 'have'}"


def not_held(s: Barons, seat: int, card: int, words: str) -> str:
    """These words, unless it is another copy of the card that is in the hand or in front of the player."""
    held = (*s.hands[seat], *s.aids[seat])
    other = next((copy for copy in held if CODE[copy] == CODE[card]), 0)
    return f"You hold {card_name(other)}, not {card_name(card)}." if other and card not in held else words


def lacks(s: Barons, seat: int, cost: int, deed: str) -> str:
    """What something costs, and what there is."""
    return f"{deed} costs {cost}; you have {some(len(s.piles[seat]), 'resource')}."


def label_of(s: Barons, seat: int) -> str:
    """A player by his letter."""
    return s.setup.game.label(seat)


def active(s: Barons) -> int:
    """Whose turn it is."""
    return next(step.seat for step in s.stack if isinstance(step, (Turn, Between)))


def no_slot(s: Barons, seat: int, action: Action) -> str:
    """The market has no such slot, or nothing lies there."""
    slot = action[-1]
    return f"market slot {slot} is empty." if slot in (1, 2, 3) else "the market has the slots 1, 2 and 3."


def not_in_hand(s: Barons, seat: int, action: Action) -> str:
    """The card that is meant is not in the hand."""
    card = argument(action, 1)
    return not_held(s, seat, card, f"{the_card(card)} is not in your hand.") if card else ""


def not_your_soldier(s: Barons, seat: int, action: Action) -> str:
    """It is no military unit of this seat."""
    return not_yours(s, seat, subject(action), "military unit of yours")


def not_yours(s: Barons, seat: int, card: int, wanted: str) -> str:
    """It is nothing of the wanted kind of this seat's."""
    if not card:
        return ""
    if card in s.hands[seat] and BASE_NAME[card]:
        return f"{the_card(card)} is in your hand: recruit it first."
    return f"{it_is(s, seat, card)} no {wanted}."
