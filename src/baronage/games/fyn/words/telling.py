"""Log lines: every event in words."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action, Event
from baronage.engine.setup import Setup
from baronage.games.fyn import verbs
from baronage.games.fyn.data import NUMBERS, card_name
from baronage.games.fyn.steps.attack import ALL_KILLED, HELD, STRUCK_DOWN, UNTAKEN
from baronage.games.fyn.words.names import PLACES, at, counted, does, is_plural, some, who, whose
from baronage.games.fyn.words.prompts import CAUSES

Teller = Callable[[Setup, Action, int], str]


def tell(setup: Setup, event: Event, eyes: int) -> str:
    """One event as a sentence; empty: nothing that needs telling, such as one's own pass, or a round before its first turn."""
    teller = _TELLERS.get(event[0])
    return teller(setup, event[2], eyes) if teller is not None else ""


def _cap(text: str) -> str:
    return text[0].upper() + text[1:]


def _shown(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'draw')} a {card_name(facts[1])}, which must be played."


def _struck(setup: Setup, facts: Action, eyes: int) -> str:
    seat, card, cell = facts
    if cell < 0:
        return f"The {card_name(card)} finds no victim."
    return f"The {card_name(card)} threatens {whose(setup, seat, eyes)} land at {at(cell)}."


def _renewed(setup: Setup, facts: Action, eyes: int) -> str:
    king = ", King Timothy among them" if facts[1] else ""
    return f"The draw deck is renewed: {facts[0]} cards{king}."


def _called(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'call')} the {PLACES[facts[1] - 1]} position."


def _number(setup: Setup, facts: Action, eyes: int) -> str:
    seat, number, card, position = facts
    if not card:
        return f"{does(setup, seat, eyes, 'roll')} {number}."
    return f"Card {card} ({NUMBERS[card]}) is turned up: the {PLACES[position - 1]} digit gives {number}."


def _king(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'turn')} up King Timothy Returns!"


def _responded(setup: Setup, facts: Action, eyes: int) -> str:
    seat, army, start, end = facts
    if not army:
        return f"{does(setup, seat, eyes, 'decline')} to respond."
    verb = "go" if is_plural(army) else "goes"
    return f"{does(setup, seat, eyes, 'respond')}: the {card_name(army)} {verb} from {at(start)} to {at(end)}."


def _attacked(setup: Setup, facts: Action, eyes: int) -> str:
    attacker, origin, defender, target, *group = facts
    aim = f"{whose(setup, defender, eyes)} land at {at(target)}"
    return f"{does(setup, attacker, eyes, 'attack')} {aim} from {at(origin)} with {counted(group)}."


def _paired(setup: Setup, facts: Action, eyes: int) -> str:
    verb = "stand" if is_plural(facts[1]) else "stands"
    return f"{card_name(facts[1])} {facts[1]} {verb} against {card_name(facts[2])} {facts[2]}."


def _aimed(setup: Setup, facts: Action, eyes: int) -> str:
    name = f"{card_name(facts[1])} {facts[1]}" if facts[1] else "The besieged centre"
    verb = "aim" if facts[1] and is_plural(facts[1]) else "aims"
    return f"{name} {verb} at {card_name(facts[2])} {facts[2]}."


def _shot(setup: Setup, facts: Action, eyes: int) -> str:
    _, card, other, number, needed, hit = facts
    one = f"{card_name(card)} {card}" if card else "The centre"
    two = f"{card_name(other)} {other}" if other else "the centre"
    verb = "need" if card and is_plural(card) else "needs"
    return f"{one} {verb} {min(max(needed, 1), 9)} or less against {two}: {number}, {'a hit' if hit else 'a miss'}."


def _fell(setup: Setup, facts: Action, eyes: int) -> str:
    verb = "are" if is_plural(facts[1]) else "is"
    return f"{_cap(whose(setup, facts[0], eyes))} {card_name(facts[1])} at {at(facts[2])} {verb} discarded."


_WHY_FAILED = {
    STRUCK_DOWN: "nobody of the group is left",
    HELD: "a defender is left",
    ALL_KILLED: "nobody of the group is left",
    UNTAKEN: "the siege was not won",
}


def _failed(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{_cap(whose(setup, facts[0], eyes))} attack on {at(facts[2])} has failed: {_WHY_FAILED[facts[3]]}."


def _tested(setup: Setup, facts: Action, eyes: int) -> str:
    _, army, number = facts
    return f"{card_name(army)} {army}: {number} is {'odd, struck' if number % 2 else 'even, no harm'}."


def _void(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{_cap(whose(setup, facts[0], eyes))} attack is void: {at(facts[1])} is gone."


def _captured(setup: Setup, facts: Action, eyes: int) -> str:
    attacker, defender, old, new, card = facts
    what = f"{whose(setup, defender, eyes)} {card_name(card)} at {at(old)}"
    return f"{does(setup, attacker, eyes, 'capture')} {what}; it comes to {at(new)}."


def _followed(setup: Setup, facts: Action, eyes: int) -> str:
    _, defender, old, new, card = facts
    return f"{_cap(whose(setup, defender, eyes))} {card_name(card)} at {at(old)} is cut off and comes to {at(new)}."


def _lost(setup: Setup, facts: Action, eyes: int) -> str:
    seat, card, cell = facts
    return f"{_cap(whose(setup, seat, eyes))} {card_name(card)} at {at(cell)} is lost."


def _eliminated(setup: Setup, facts: Action, eyes: int) -> str:
    seat, by = facts
    verb = "are" if seat == eyes else "is"
    text = f"{_cap(who(setup, seat, eyes))} {verb} out of the game"
    return f"{text}: {who(setup, by, eyes)} took the home Capital." if by >= 0 else f"{text}."


def _stopped(setup: Setup, facts: Action, eyes: int) -> str:
    return f"{does(setup, facts[0], eyes, 'stop')} here."


def _survived(setup: Setup, facts: Action, eyes: int) -> str:
    return f"An even number: the {card_name(facts[0])} does no harm."


def _stepped(setup: Setup, facts: Action, eyes: int) -> str:
    seat, cell, old, new = facts
    text = f"{_cap(whose(setup, seat, eyes))} {card_name(old)} at {at(cell)}"
    return f"{text} drops to a {card_name(new)}." if new else f"{text} is lost."


def _holds(setup: Setup, facts: Action, eyes: int) -> str:
    if not facts[1]:
        return f"{does(setup, facts[0], eyes, 'touch')} the City no longer."
    verb = "have" if facts[0] == eyes else "has"
    return f"{_cap(who(setup, facts[0], eyes))} {verb} held the City for {some(facts[1], 'turn')}."


def _ended(setup: Setup, facts: Action, eyes: int) -> str:
    return f"The game is over. {CAUSES[facts[0]][0]}"


_TELLERS: dict[int, Teller] = {
    verbs.SHOWN: _shown,
    verbs.STRUCK: _struck,
    verbs.RENEWED: _renewed,
    verbs.CALLED: _called,
    verbs.NUMBER: _number,
    verbs.KING_CAME: _king,
    verbs.ATTACKED: _attacked,
    verbs.RESPONDED: _responded,
    verbs.PAIRED: _paired,
    verbs.AIMED: _aimed,
    verbs.SHOT: _shot,
    verbs.FELL: _fell,
    verbs.FAILED: _failed,
    verbs.TESTED: _tested,
    verbs.VOID: _void,
    verbs.CAPTURED: _captured,
    verbs.FOLLOWED: _followed,
    verbs.LOST: _lost,
    verbs.ELIMINATED: _eliminated,
    verbs.STOPPED: _stopped,
    verbs.SURVIVED: _survived,
    verbs.STEPPED: _stepped,
    verbs.HOLDS: _holds,
    verbs.TIME_OUT: lambda setup, facts, eyes: (
        f"Time is up: the King is shuffled into the draw deck ({facts[0]} cards)."
    ),
    verbs.ENDED: _ended,
    verbs.EMPIRE: lambda setup, facts, eyes: (
        f"{_cap(who(setup, facts[0], eyes))} rule{'' if facts[0] == eyes else 's'} the Empire."
    ),
}
