"""Plans of Barony with their prior probabilities, and the fast rollout policy.

A plan of a turn is a Serf and its first movement or maneuver. The heuristic player (`bot.py`) rates plans.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Choice, Plan, Traits, shortlist
from baronage.games.barony import verbs
from baronage.games.barony.ai.heuristics import Outlook
from baronage.games.barony.ai.prefilter import Glance
from baronage.games.barony.ai.shopping import hire_plan, survey
from baronage.games.barony.ai.weights import weights
from baronage.games.barony.bot import IDLE, WEIGHED, act_worth, prepare
from baronage.games.barony.rules.moves import STILL
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.opening import Preparation
from baronage.games.barony.steps.turn import Act, Activate

SPREAD: Final = 0.8  # a plan worth this much less (about a movement) is a third as likely
EACH: Final = 4  # plans kept per Serf
CLOSER: Final = 6  # movements that the fast policy examines more closely

_BUYING: Final = frozenset(verbs.MARKET)
_SELLING: Final = frozenset(
    (verbs.SELL, verbs.SELL_SELF)
)  # selling brings half the price: a bot would buy and sell in circles
_FIGHTING: Final = frozenset((verbs.SHOOT, verbs.TACTICS, verbs.FIGHT, verbs.RIDE, verbs.LOOSE_ARROW))


def plans(view: Barony, seat: int, k: int, chance: Chance) -> list[Choice]:
    """Return at most `k` plans, the likeliest first."""
    actions = [action for action in view.actions(seat) if action[0] not in _SELLING] or view.actions(seat)
    if len(actions) == 1:
        return [(1.0, (actions[0],))]
    if view.on_top(Preparation) is not None:
        return [(1.0, _prepared(view, seat, chance))]
    outlook = survey(view, seat, weights("learnt"))
    top = view.stack[-1]
    if view.on_top(Activate) is not None:
        found = _activations(outlook, actions)
    else:
        weigh = WEIGHED[type(top)]
        found = [(float(weigh(outlook, top, action)), (action,)) for action in actions]
    return shortlist([plan for _, plan in found], [value for value, _ in found], SPREAD, k)


def _activations(outlook: Outlook, actions: list[Action]) -> list[tuple[float, Plan]]:
    """Return passing, and each Serf with its best first actions, with their values."""
    found: list[tuple[float, Plan]] = [(outlook.value() - IDLE, ((verbs.PASS,),))]
    for serf in [action[1] for action in actions if action[0] == verbs.ACTIVATE]:
        act = Act(serf, 0, STILL)
        options = [(act_worth(outlook, act, option), option) for option in act.options(outlook.s)]
        options.sort(key=lambda pair: -pair[0])
        for value, option in options[:EACH]:
            found.append((value, ((verbs.ACTIVATE, serf), option)))
    return found


def _promising(outlook: Outlook, actions: list[Action], chance: Chance) -> list[tuple[float, Plan]]:
    """Return passing, maneuvers on the spot and the most promising movements. Ties are broken at random."""
    found: list[tuple[float, Plan]] = [(outlook.value() - IDLE, ((verbs.PASS,),))]
    prefilter = Glance(outlook)
    seen: list[tuple[float, Act, Action]] = []
    serfs = [action[1] for action in actions if action[0] == verbs.ACTIVATE]
    chance.shuffle(serfs)
    for serf in serfs:
        act, now = Act(serf, 0, STILL), prefilter.stand(serf, outlook.place[serf])
        for option in act.options(outlook.s):
            if option[0] in (verbs.STEP, verbs.FLY):
                seen.append((prefilter.movement(serf, option, now), act, option))
            else:
                found.append((act_worth(outlook, act, option), ((verbs.ACTIVATE, serf), option)))
    seen.sort(key=lambda row: -row[0])
    for _, act, option in seen[:CLOSER]:
        found.append((act_worth(outlook, act, option), ((verbs.ACTIVATE, act.serf), option)))
    return found


def _prepared(s: Barony, seat: int, chance: Chance) -> Plan:
    """Return the remaining actions of the preparation: hiring and placing Serfs."""
    top = s.on_top(Preparation)
    wanted = hire_plan(s.numbers, s.gold[seat], top.drafts[seat] if top is not None else (), chance)
    copy = s.clone()
    found: Plan = ()
    quiet = Chance(0)
    while (now := copy.on_top(Preparation)) is not None and seat in copy.actors():
        actions = copy.actions(seat)
        action = actions[0] if len(actions) == 1 else prepare(copy, seat, now, actions, wanted)
        copy.play(seat, action, quiet)
        found = (*found, action)
    return found


def rollout_policy(s: Barony, seat: int, chance: Chance) -> Plan:
    """Return the heuristic player's plan, but examine only the most promising movements."""
    actions = s.actions(seat)
    if s.on_top(Preparation) is not None:
        return _prepared(s, seat, chance)
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


def quiescent_turn(s: Barony) -> int:
    """Return the number of the turn if it is just beginning, where the evaluation is reliable, or -1."""
    if len(s.stack) != 1 or s.on_top(Activate) is None:
        return -1
    return s.round * s.seats + (s.home[s.turn] - s.home[s.first]) % s.seats


def traits(s: Barony, seat: int, plan: Plan) -> Traits:
    """Return what a plan does.

    Market business and passing hoard, entering an opponent's space attacks. A move of the Serf that stands nearest to a
    point is near.
    """
    first, last = plan[0], plan[-1]
    if last[0] in _BUYING or last[0] == verbs.PASS:
        return {"hoards": 1.0}
    fights = last[0] in _FIGHTING
    if last[0] == verbs.STEP:
        other = s.at(last[1])
        fights = other >= 0 and not s.mates(s.control[other], seat)
    return {"attacks": float(fights), "near": float(first[0] == verbs.ACTIVATE and first[1] == _foremost(s, seat))}


def _foremost(s: Barony, seat: int) -> int:
    """Return the own Serf that stands nearest to one of the points to hold, or -1."""
    points = s.board.points[s.enemy(seat)]
    away = {
        serf: min(s.board.ranges(s.place[serf])[point] for point in points)
        for serf in s.fief(seat)
        if s.place[serf] >= 0 and s.place[serf] != s.market and not s.hold[serf]
    }
    return min(away, key=lambda serf: (away[serf], serf), default=-1)
