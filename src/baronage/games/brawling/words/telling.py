"""Every event as a line of the log, in the words of whoever reads it."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action, Event
from baronage.engine.setup import Setup
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import DOWNGRADED, GONE
from baronage.games.brawling.data import BASE_NAME, BUILDING, CARD, CODE, IS_AID, NAME, P2A, TYPE, UP
from baronage.games.brawling.state import DECK_EMPTY, LEFT_ALONE
from baronage.games.brawling.town import KING
from baronage.games.brawling.words.labels import SIGNS
from baronage.games.brawling.words.names import (
    LEAST,
    a_card,
    a_half,
    agree,
    card_title,
    does,
    full_name,
    is_or_are,
    listed,
    some,
    the_card,
    thresholds,
    whose,
)

RESOURCE, HAND_CARD = 0, 1  # what a Transfer gives


def tell(setup: Setup, event: Event, eyes: int) -> str:
    """An event as these eyes read it; empty where it is not worth a line."""
    kind, _, facts, rules = event
    line = _LINES[kind](setup, facts, eyes, rules)
    return line[:1].upper() + line[1:]


def _unit(setup: Setup, owner: int, unit: int, eyes: int) -> str:
    """'your Knight', 'B's Squire (Knight)', 'B's Aid of cards'."""
    name = NAME[unit] if unit < UP and IS_AID[unit] else full_name(unit)
    return f"{whose(setup, owner, eyes)} {name}"


# --- the opening and the turn ---------------------------------------------------------------------------------------


def _drafted(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    if not facts[1]:
        return ""
    return "Your bid is in." if rules == "BRAWL-2.06" else "Your sign is chosen."


def _bids(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    cards = listed([card_title(card) for card in facts[1:]]) if len(facts) > 1 else "no card"
    return f"{does(setup, facts[0], eyes, 'reveal')} {cards}."


def _signs(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"{does(setup, facts[0], eyes, 'show')} {SIGNS[facts[1]]}."


def _first(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"{'Drawn by lot: ' if facts[1] else ''}{does(setup, facts[0], eyes, 'take')} the first turn."


def _turn(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"Round {facts[1]}: {whose(setup, facts[0], eyes)} turn."


def _closed(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    # the end of an action is seen from what comes next
    return f"{does(setup, facts[0], eyes, 'end')} the turn." if rules == "BRAWL-3.12" else ""


def _ended(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    cause, seat = facts
    if cause == LEFT_ALONE:
        return "The game is over."
    if cause == DECK_EMPTY:
        return f"{does(setup, seat, eyes, 'take')} the last card of the deck: the game is over."
    return "The turn limit is reached: the game is over."


# --- deck, market, town ---------------------------------------------------------------------------------------------


def _gathered(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"{does(setup, facts[0], eyes, 'gain')} {some(facts[1], 'resource')}."


def _drew(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"{does(setup, facts[0], eyes, 'draw')} {a_card(facts[1])}."


def _took(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"{does(setup, facts[0], eyes, 'take')} {the_card(facts[1])} from market slot {facts[2]}."


def _filled(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"{a_card(facts[1])} fills market slot {facts[0]}."


def _paid(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"{does(setup, facts[0], eyes, 'pay')} {some(facts[1], 'resource')}."


def _recruited(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"{does(setup, facts[0], eyes, 'recruit')} a {full_name(facts[1])}."


def _raised(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    seat, card = facts
    worth = ": 1 point" if TYPE[card + UP] == BUILDING else ""
    return f"{whose(setup, seat, eyes)} {BASE_NAME[card]} becomes {a_half(card + UP)}{worth}."


def _moved(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    seat, unit, where = facts
    who = _unit(setup, seat, unit, eyes)
    if where == KING:
        return f"{who} {agree(unit, 'join')} the King's Army: 2 points."
    return f"{who} {agree(unit, 'move')} to the wall."


def _gave(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    giver, receiver, card, kind = facts
    to = "you" if receiver == eyes else setup.game.label(receiver)
    if kind == RESOURCE:
        what = "a resource"
    else:
        what = a_card(card) if kind == HAND_CARD else f"the {full_name(card)}"
    return f"{does(setup, giver, eyes, 'give')} {to} {what}."


# --- attacks --------------------------------------------------------------------------------------------------------


def _declared(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    attacker, fighter, target, owner = facts
    aim = _unit(setup, owner, target, eyes)
    if CODE[fighter & CARD] == P2A:
        return f"{does(setup, attacker, eyes, 'play')} a +2 Attack against {aim}."
    return f"{_unit(setup, attacker, fighter, eyes)} {agree(fighter, 'attack')} {aim}."


def _threatened(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    unit, owner, damage, _ = facts
    who = _unit(setup, owner, unit, eyes)
    if rules == "BRAWL-9.09":
        return f"A Sheriff comes for {who}: no Shield helps."
    if "BRAWL-12.05" in rules:
        return f"Damage to {who}: {damage}, but a Sheriff comes as well: no Shield helps."
    tower = " after Towers" if "BRAWL-9.10" in rules else ""
    return f"Damage to {who}{tower}: {damage} ({thresholds(unit)})."


def _window(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return "The Shield window opens."


def _asked(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return "You are asked for Shields."


def _guarded(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    seat, guard, unit, left = facts
    means = f"the {NAME[guard]}" if IS_AID[guard] else "a Shield"
    return f"{does(setup, seat, eyes, 'play')} {means} on the {full_name(unit)}: {left} damage left."


def _declined(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return "You are done with Shields."


def _struck(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    unit, owner, damage, result = facts
    who = f"{_unit(setup, owner, unit, eyes)} {is_or_are(unit)}"
    if "BRAWL-12.05" in rules:
        return f"{who} discarded by the Sheriff."
    if result == GONE:
        return f"{who} discarded by {damage} damage."
    if result == DOWNGRADED:
        return f"{who} downgraded to {a_half(unit & CARD)} by {damage} damage."
    return f"{who} unharmed by {damage} damage ({thresholds(unit)})." if damage else f"{who} unharmed."


def _spent(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    seat, unit, fate = facts
    return f"{_lower(_unit(setup, seat, unit, eyes), unit, fate)} after the attack."


def _lowered(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    owner, unit, fate = facts
    judged = ", judged by a Courthouse" if "BRAWL-12.09" in rules else ""
    return f"{_lower(_unit(setup, owner, unit, eyes), unit, fate)}{judged}."


def _lower(who: str, unit: int, fate: int) -> str:
    if fate == GONE:
        return f"{who} is discarded"
    return f"{who} {agree(unit, 'become')} {a_half(unit & CARD)}"


# --- cards and Aids -------------------------------------------------------------------------------------------------


def _bombed(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"The Bomb discards {_unit(setup, facts[0], facts[1], eyes)}."


def _jailed(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    return f"{_unit(setup, facts[0], facts[1], eyes)} {is_or_are(facts[1])} taken to prison and discarded."


def _played(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    seat, card = facts
    if IS_AID[card]:
        return f"{does(setup, seat, eyes, 'use')} the {NAME[card]}."
    return f"{does(setup, seat, eyes, 'play')} {a_card(card)}."


def _discarded(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    seat, card = facts
    if IS_AID[card]:
        return f"The last card is the {NAME[card]}: it is discarded without effect."
    return f"{does(setup, seat, eyes, 'discard')} {a_card(card)}."


def _aid(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    card, seat = facts
    least = LEAST[CODE[card]]
    if setup.options["teams"] == "two":
        if seat < 0:
            return f"The {NAME[card]} turns up: no team alone has {least}, so it is discarded."
        return f"{does(setup, seat, eyes, 'receive')} the {NAME[card]}."
    if seat < 0:
        return f"The {NAME[card]} turns up: nobody alone has {least}, so it is discarded."
    have = "you have" if seat == eyes else f"{setup.game.label(seat)} has"
    return f"The {NAME[card]} turns up: {have} {least} and {'get' if seat == eyes else 'gets'} it."


def _choosing(setup: Setup, facts: Action, eyes: int, rules: str) -> str:
    chooser, card = facts
    team = f"{whose(setup, chooser, eyes)} team has {LEAST[CODE[card]]}"
    return f"The {NAME[card]} turns up: {team}, and {does(setup, chooser, eyes, 'choose')} who gets it."


_LINES: dict[int, Callable[[Setup, Action, int, str], str]] = {
    verbs.DRAFTED: _drafted,
    verbs.BIDS: _bids,
    verbs.SIGNS: _signs,
    verbs.FIRST: _first,
    verbs.TURN: _turn,
    verbs.GATHERED: _gathered,
    verbs.DREW: _drew,
    verbs.TOOK: _took,
    verbs.FILLED: _filled,
    verbs.PAID: _paid,
    verbs.RECRUITED: _recruited,
    verbs.RAISED: _raised,
    verbs.MOVED: _moved,
    verbs.DECLARED: _declared,
    verbs.THREATENED: _threatened,
    verbs.WINDOW: _window,
    verbs.ASKED: _asked,
    verbs.GUARDED: _guarded,
    verbs.DECLINED: _declined,
    verbs.STRUCK: _struck,
    verbs.SPENT: _spent,
    verbs.LOWERED: _lowered,
    verbs.FLIPPED: _raised,
    verbs.BOMBED: _bombed,
    verbs.JAILED: _jailed,
    verbs.PLAYED: _played,
    verbs.DISCARDED: _discarded,
    verbs.AID: _aid,
    verbs.CHOOSING: _choosing,
    verbs.GAVE: _gave,
    verbs.ENDED: _ended,
    verbs.CLOSED: _closed,
}
