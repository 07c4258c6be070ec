"""Why an action is refused, in a sentence that says what would be right; else the rule's own text serves."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CARD_CV, CARDS, NEEDS, TYPE, TYPE_NAMES, card_name
from baronage.games.fyn.geometry import chart, xy
from baronage.games.fyn.state import Barons
from baronage.games.fyn.words.names import at


def refusal(s: Barons, seat: int, action: Action, rule: str) -> str:
    """A sentence about this very refusal, from the seat's view; empty: the rule's text."""
    if rule == "FYN-Q1.03":
        return "That is no move that can be asked for here."
    if rule == "FYN-Q1.02":
        return "Equal cards are interchangeable: the one that came first, or has the lowest id, is used."
    if rule == "FYN-D3.03" and action[0] == verbs.BUILD:
        limit, total = chart(s, seat).population, s.combat(seat)
        name = card_name(action[1])
        return f"{name} has combat value {CARD_CV[action[1]]}: {total} of {limit} are in use, so it does not fit."
    if action[0] == verbs.PUT and len(action) == 3 and 0 < action[1] < CARDS:
        return _put(s, seat, action, rule)
    return ""


def _put(s: Barons, seat: int, action: Action, rule: str) -> str:
    _, card, cell = action
    name = card_name(card)
    if rule == "FYN-D5.01":
        return f"There is no {name} in your hand, or it is no land, improvement or population centre."
    if not -100_000 < cell < 100_000:
        return ""
    where = at(cell)
    if rule == "FYN-D5.05":
        return f"{where} is taken, or has no improved card of yours beside it: land goes beside a card with an improvement."
    if rule == "FYN-B1.08":
        return f"{where} lies behind the back line: nothing is ever placed below y = 0 (y is {xy(cell)[1]})."
    if rule == "FYN-D5.13":
        needs = TYPE_NAMES[NEEDS[TYPE[s.lands[seat][cell]]]]
        article = "an" if needs[0] in "AEIOU" else "a"
        return f"A population centre on {card_name(s.lands[seat][cell])} needs {article} {needs} there first."
    if rule == "FYN-D5.14":
        before = {"Town": "a Village", "City": "a Town"}.get(name, "no centre")
        return f"A {name} goes where there is {before}; at {where} there is none."
    return ""
