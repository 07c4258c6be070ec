"""Whole decisions of Barony with how likely a good player is to take each; and the fast policy of samples.

A plan of a turn is a Serf and its first movement or maneuver. What they are worth is the heuristic player's judgement (`bot.py`).
"""

from __future__ import annotations

from typing import Final

from baronage.engine.chance import Chance
from baronage.engine.flow import Action
from baronage.engine.mind import Choice, Plan, likely
from baronage.games.barony import verbs
from baronage.games.barony.bot import IDLE, WEIGHED, act_worth, prepare
from baronage.games.barony.glance import Glance
from baronage.games.barony.moves import STILL
from baronage.games.barony.shopping import survey, wish
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.opening import Preparation
from baronage.games.barony.steps.turn import Act, Activate
from baronage.games.barony.weights import weights
from baronage.games.barony.worth import Outlook

SPREAD: Final = 0.8  # a plan that is worth so much less, in movements or so, is a third as likely
EACH: Final = 4  # plans of one Serf that are kept
CLOSER: Final = 6  # movements at which the fast policy looks closer

_BUYING: Final = frozenset(verbs.MARKET)
_SELLING: Final = frozenset(
    (verbs.SELL, verbs.SELL_SELF)
)  # for half of what it cost: it would be bought and sold in circles
_FIGHTING: Final = frozenset((verbs.SHOOT, verbs.TACTICS, verbs.FIGHT, verbs.RIDE, verbs.LOOSE_ARROW))


def plans(view: Barony, seat: int, k: int, chance: Chance) -> list[Choice]:
    """At most k plans, the likeliest first."""
    actions = [action for action in view.actions(seat) if action[0] not in _SELLING] or view.actions(seat)
    if len(actions) == 1:
        return [(1.0, (actions[0],))]
    if view.on_top(Preparation) is not None:
        return [(1.0, _prepared(view, seat))]
    outlook = survey(view, seat, weights("learnt"))
    top = view.stack[-1]
    if view.on_top(Activate) is not None:
        found = _activations(outlook, actions)
    else:
        weigh = WEIGHED[type(top)]
        found = [(float(weigh(outlook, top, action)), (action,)) for action in actions]
    return likely([plan for _, plan in found], [value for value, _ in found], SPREAD, k)


def _activations(outlook: Outlook, actions: list[Action]) -> list[tuple[float, Plan]]:
    """To pass, and each Serf with its best beginnings."""
    found: list[tuple[float, Plan]] = [(outlook.worth() - IDLE, ((verbs.PASS,),))]
    for serf in [action[1] for action in actions if action[0] == verbs.ACTIVATE]:
        act = Act(serf, 0, STILL)
        ways = [(act_worth(outlook, act, option), option) for option in act.options(outlook.s)]
        ways.sort(key=lambda pair: -pair[0])
        for value, option in ways[:EACH]:
            found.append((value, ((verbs.ACTIVATE, serf), option)))
    return found


def _promising(outlook: Outlook, actions: list[Action], chance: Chance) -> list[tuple[float, Plan]]:
    """To pass, what Serfs can do where they stand, and the movements that promise most; what is alike comes by lot."""
    found: list[tuple[float, Plan]] = [(outlook.worth() - IDLE, ((verbs.PASS,),))]
    glance = Glance(outlook)
    seen: list[tuple[float, Act, Action]] = []
    serfs = [action[1] for action in actions if action[0] == verbs.ACTIVATE]
    chance.shuffle(serfs)
    for serf in serfs:
        act, now = Act(serf, 0, STILL), glance.stand(serf, outlook.place[serf])
        for option in act.options(outlook.s):
            if option[0] in (verbs.STEP, verbs.FLY):
                seen.append((glance.movement(serf, option, now), act, option))
            else:
                found.append((act_worth(outlook, act, option), ((verbs.ACTIVATE, serf), option)))
    seen.sort(key=lambda row: -row[0])
    for _, act, option in seen[:CLOSER]:
        found.append((act_worth(outlook, act, option), ((verbs.ACTIVATE, act.serf), option)))
    return found


def _prepared(s: Barony, seat: int) -> Plan:
    """The rest of the sheet on which Serfs are hired and placed."""
    wanted = wish(s.gold[seat])
    copy = s.clone()
    found: Plan = ()
    quiet = Chance(0)
    while (now := copy.on_top(Preparation)) is not None and seat in copy.actors():
        actions = copy.actions(seat)
        action = actions[0] if len(actions) == 1 else prepare(copy, seat, now, actions, wanted)
        copy.play(seat, action, quiet)
        found = (*found, action)
    return found


def quick(s: Barony, seat: int, chance: Chance) -> Plan:
    """What the heuristic player does, but of the movements of all Serfs only those that promise most are weighed."""
    actions = s.actions(seat)
    if s.on_top(Preparation) is not None:
        return _prepared(s, seat)
    if len(actions) == 1:
        return (actions[0],)
    outlook = survey(s, seat, weights("learnt"))
    top = s.stack[-1]
    if s.on_top(Activate) is not None:
        found = _promising(outlook, actions, chance)
    else:
        weigh = WEIGHED[type(top)]
        found = [(float(weigh(outlook, top, action)), (action,)) for action in actions]
    best = found[0]
    for pair in found:
        if pair[0] > best[0]:
            best = pair
    return best[1]


def lull(s: Barony) -> int:
    """The evaluation holds when a turn begins."""
    if len(s.stack) != 1 or s.on_top(Activate) is None:
        return -1
    return s.round * s.seats + (s.home[s.turn] - s.home[s.first]) % s.seats


def temper(s: Barony, seat: int, plan: Plan) -> tuple[float, float]:
    """Business in the Market, and to stay, hoard; to enter where an opponent stands attacks."""
    last = plan[-1]
    if last[0] == verbs.STEP:
        other = s.at(last[1])
        return 0.0, 1.0 if other >= 0 and not s.mates(s.control[other], seat) else 0.0
    return float(last[0] in _BUYING or last[0] == verbs.PASS), float(last[0] in _FIGHTING)
