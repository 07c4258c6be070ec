"""What an option would lead to, as far as the seat's own view tells."""

from __future__ import annotations

from functools import lru_cache

from baronage.games.brawling.combat import DOWNGRADED, GONE, UNHARMED, Pairs, condemned, damages, own_unit, result_of
from baronage.games.brawling.data import BUILDING, CARD, CODE, HALF_NAME, IS_AID, P2A, SHIELD, TOW, TYPE, UP, deck_cards
from baronage.games.brawling.forecast import place_by_ending
from baronage.games.brawling.state import Barons, decks_used
from baronage.games.brawling.town import effects, unit_at
from baronage.games.brawling.words.names import a_half, agree, some, thresholds

_PLACES = ("win", "come 2nd", "come 3rd", *(f"come {place}th" for place in range(4, 17)))


def outcome(s: Barons, seat: int) -> str:
    """If this seat ended the game with the points as they are: 'you would win' (BRAWL-13.06, 13.07, 15.12)."""
    place = place_by_ending(s, seat)
    who = "your team" if s.teams else "you"
    if s.teams or s.seats == 2:
        return f"{who} would {'win' if place == 1 else 'lose'}"
    return f"{who} would {_PLACES[place - 1]}"


@lru_cache
def _aids_of(decks: int) -> int:
    """How many Royal Aids so many decks have."""
    return sum(IS_AID[card] for card in deck_cards(decks))


def hidden_aids(s: Barons) -> int:
    """How many Royal Aids may still lie in the deck."""
    seen = sum(len(aids) for aids in s.aids) + sum(IS_AID[card] for card in s.discard)
    return _aids_of(decks_used(s.setup)) - seen


def ending(s: Barons, seat: int, taken: int, deck: int, aids: bool) -> str:
    """Behind an option that takes cards from a deck of this size: whether it ends the game, and how for this seat."""
    if taken >= deck:
        return f" (ends the game: {outcome(s, seat)})"
    if aids and taken + _aids_of(decks_used(s.setup)) >= deck and taken + hidden_aids(s) >= deck:
        return f" (ends the game if Royal Aids turn up: {outcome(s, seat)})"
    return ""


def amount(k: int, deck: int, thing: str) -> str:
    """What is taken from a deck of this size (BRAWL-4.08): '3 cards', 'the last 2 cards', 'the last card'."""
    if k < deck:
        return some(k, thing)
    return f"the last {thing}" if deck == 1 else f"the last {deck} {thing}s"


# --- attacks --------------------------------------------------------------------------------------------------------


def damage_to(s: Barons, attacker: int, pairs: Pairs, target: int) -> str:
    """The damage that this attack deals to a target and what it does: '8 damage, not enough (falls at 10)'."""
    owner, _, unit = unit_at(s, target)
    if target in condemned(s, attacker, pairs):
        return "discarded for certain by the Sheriff"
    dealt = next(damage for card, _, damage in damages(s, attacker, pairs) if card == target)
    words = f"{dealt} damage"
    if sum(card == target for _, card in pairs) > 1:
        words += " in all"
    towers = effects(s, owner, TOW) if TYPE[unit] == BUILDING else 0
    if towers:
        words += " after the Tower" if towers == 1 else f" after {towers} Towers"
    return f"{words}, {verdict(unit, dealt)}"


def verdict(unit: int, damage: int) -> str:
    """'enough (falls at 10)', 'not enough (falls at 10)', 'downgraded (falls at 12)'."""
    result = result_of(unit, damage)
    if result == DOWNGRADED:
        return f"downgraded ({thresholds(unit).partition(', ')[2]})"
    if result == GONE:
        return f"enough ({thresholds(unit).rpartition(', ')[2]})"
    return f"not enough ({thresholds(unit)})"


def price(s: Barons, attacker: int, participant: int) -> str:
    """BRAWL-9.19: what becomes of an attacker."""
    unit = own_unit(s, attacker, participant)
    if CODE[participant] == P2A:
        return ""
    if unit < UP:
        return f"; the {HALF_NAME[unit]} is discarded"
    return f"; the {HALF_NAME[unit]} {agree(unit, 'become')} {a_half(unit & CARD)}"


def shields_needed(unit: int, damage: int) -> int:
    """How many Shields it takes to change what this damage does to a unit; 0 if it does nothing."""
    was = result_of(unit, damage)
    needed = 0
    while was != UNHARMED and result_of(unit, damage - SHIELD * needed) == was:
        needed += 1
    return needed


def fate(unit: int, result: int) -> str:
    """What a result does, said of the unit: 'stands', 'becomes a Squire', 'falls'."""
    if result == GONE:
        return agree(unit, "fall")
    if result == DOWNGRADED:
        return f"{agree(unit, 'become')} {a_half(unit & CARD)}"
    return agree(unit, "stand")


def lowered(unit: int) -> str:
    """BRAWL-7.07, 7.08: what downgrading a unit does, as a verb before its name and the words behind it."""
    return "discard {}" if unit < UP else f"downgrade {{}} to {a_half(unit & CARD)}"
