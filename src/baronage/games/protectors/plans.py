"""Whole sheets of Protectors of the Realm with how likely a good player is to send each; and the fast policy of samples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baronage.engine.chance import Chance
from baronage.engine.flow import Action
from baronage.engine.mind import Choice, Plan, likely
from baronage.games.protectors import verbs
from baronage.games.protectors.cooperator import PEACE, broken, choose
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import key_of, open_window

SPREAD: Final = 1.0
STANDS: Final = 1.5  # what the cooperator's own sheet is worth more than its variants
POOR: Final = -2.5  # what is seldom good: a beginner does it

Policy = Callable[[Realm, int, list[Action], Chance], Action]


def sheet(s: Realm, seat: int, policy: Policy, chance: Chance) -> Plan:
    """What is still to be written on a sheet by this policy, and the word that sends it; else one action."""
    top = open_window(s)
    if top is None:
        return (policy(s, seat, s.actions(seat), chance),)
    copy = s.clone()
    found: Plan = ()
    while True:
        action = policy(copy, seat, copy.actions(seat), chance)
        found = (*found, action)
        if action[0] == top.SEND or len(found) > LONGEST:
            return found
        copy.play(seat, action, chance)


LONGEST: Final = 60


def quick(s: Realm, seat: int, chance: Chance) -> Plan:
    """The cooperator's sheet."""
    return sheet(s, seat, choose, chance)


def plans(view: Realm, seat: int, k: int, chance: Chance) -> list[Choice]:
    """The cooperator's sheet and, once there is war, other orders; what is seldom good comes last.

    What is given against the Dragon, bid and bought is no matter of taste: who gives less gains if the others do not, and the
    Dragon that beats everybody is part of nobody's chance (`leaf`).
    """
    actions = view.actions(seat)
    if len(actions) == 1 and not view.spans(seat):
        return [(1.0, (actions[0],))]
    found: dict[Plan, float] = {quick(view, seat, chance): STANDS}
    key = key_of(view)
    # in peace a raid wins what is lost when the others strike back
    if key == "orders" and (view.turn > PEACE or broken(view, key)):
        for war in (0, view.turn):
            found.setdefault(sheet(view, seat, _warring(war), chance), 0.0)
        for verb in (verbs.FORTIFY, verbs.HOLD):
            found.setdefault(sheet(view, seat, _everywhere(verb), chance), POOR)
    return likely(list(found), list(found.values()), SPREAD, k)


def _warring(war: int) -> Policy:
    def policy(s: Realm, seat: int, actions: list[Action], chance: Chance) -> Action:
        return choose(s, seat, actions, chance, war=war)

    return policy


def _everywhere(verb: int) -> Policy:
    """The same plain order in every place."""

    def policy(s: Realm, seat: int, actions: list[Action], chance: Chance) -> Action:
        same = [action for action in actions if action[0] == verb and (verb == verbs.HOLD or not action[-1])]
        return same[0] if same else choose(s, seat, actions, chance)

    return policy


def lull(s: Realm) -> int:
    """The evaluation holds when orders are asked for."""
    top = open_window(s)
    return s.turn if top is not None and top.KEY == "orders" and not top.sent else -1


def temper(s: Realm, seat: int, plan: Plan) -> tuple[float, float]:
    """To keep units at home and money in the purse hoards; to march on others attacks."""
    marches = [action for action in plan if action[0] in (verbs.MARCH, verbs.DELAYED)]
    attacks = any(s.owner[action[2]] not in (-1, seat) for action in marches)
    gives = any(action[0] in (verbs.COMMIT, verbs.BUY, verbs.BID) and action[-1] for action in plan)
    return float(not gives and not marches), float(attacks)
