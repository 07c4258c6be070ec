"""Complete order sheets with the probability that a good player sends each, and the rollout policy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Choice, Plan, Style, Traits, shortlist
from baronage.games.protectors import verbs
from baronage.games.protectors.ai.cooperator import STEADY, Mood, broken, choose
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import key_of, open_window

SPREAD: Final = 1.0
STANDS: Final = 1.5  # bonus of the cooperator's own sheet over its variants
POOR: Final = -2.5  # penalty of a move that is seldom good and typical of beginners

Policy = Callable[[Realm, int, list[Action], Chance], Action]


def sheet(s: Realm, seat: int, policy: Policy, chance: Chance) -> Plan:
    """Return the actions that complete a sheet under `policy` and send it, or a single action outside a sheet."""
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


def rollout_policy(s: Realm, seat: int, chance: Chance) -> Plan:
    """Return the cooperator's sheet."""
    return sheet(s, seat, choose, chance)


def plans(view: Realm, seat: int, k: int, chance: Chance) -> list[Choice]:
    """Return the plans of a player with a steady temperament."""
    return _plans(view, seat, k, chance, STEADY)


def styled_plans(view: Realm, seat: int, k: int, chance: Chance, style: Style) -> list[Choice]:
    """Return the plans of a player with this temperament."""
    return _plans(view, seat, k, chance, Mood(**{name: type(getattr(STEADY, name))(style[name]) for name in style}))


def _plans(view: Realm, seat: int, k: int, chance: Chance, mood: Mood) -> list[Choice]:
    """Return the cooperator's sheet and, in war, other orders; moves that are seldom good come last.

    Commitments against the Dragon, bids and purchases don't vary by style. A player who commits less gains only if the
    others commit more. A victory of the Dragon belongs to no seat's win probability (`value_net`).
    """
    actions = view.actions(seat)
    if len(actions) == 1 and not view.spans(seat):
        return [(1.0, (actions[0],))]
    found: dict[Plan, float] = {sheet(view, seat, _warring(mood), chance): STANDS}
    key = key_of(view)
    # in peace, gains from a raid are lost when the others strike back
    if key == "orders" and (view.turn > mood.war or broken(view, key)):
        for war in (0, view.turn):
            found.setdefault(sheet(view, seat, _warring(replace(mood, war=war)), chance), 0.0)
        for verb in (verbs.FORTIFY, verbs.HOLD):
            found.setdefault(sheet(view, seat, _everywhere(verb), chance), POOR)
    return shortlist(list(found), list(found.values()), SPREAD, k)


def _warring(mood: Mood) -> Policy:
    def policy(s: Realm, seat: int, actions: list[Action], chance: Chance) -> Action:
        return choose(s, seat, actions, chance, mood)

    return policy


def _everywhere(verb: int) -> Policy:
    """Return a policy that gives the same plain order in every place."""

    def policy(s: Realm, seat: int, actions: list[Action], chance: Chance) -> Action:
        same = [action for action in actions if action[0] == verb and (verb == verbs.HOLD or not action[-1])]
        return same[0] if same else choose(s, seat, actions, chance)

    return policy


def quiescent_turn(s: Realm) -> int:
    """Return the turn number if no order sheet has been sent yet, when the evaluation is reliable, otherwise -1."""
    top = open_window(s)
    return s.turn if top is not None and top.KEY == "orders" and not top.sent else -1


def traits(s: Realm, seat: int, plan: Plan) -> Traits:
    """Return what a sheet does: units kept at home and unspent cash hoard, marches on others attack."""
    marches = [action for action in plan if action[0] in (verbs.MARCH, verbs.DELAYED)]
    attacks = any(s.owner[action[2]] not in (-1, seat) for action in marches)
    gives = any(action[0] in (verbs.COMMIT, verbs.BUY, verbs.BID) and action[-1] for action in plan)
    return {"hoards": float(not gives and not marches), "attacks": float(attacks)}
