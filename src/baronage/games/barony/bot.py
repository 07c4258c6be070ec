"""The heuristic player: rates each action with `heuristics.py` and fights by their odds. It sees only a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.games.barony import verbs
from baronage.games.barony.ai.forecast import Contest, bumped
from baronage.games.barony.ai.heuristics import GOLD, Outlook, far
from baronage.games.barony.ai.shopping import MIXED, RECRUITS, HirePlan, hired, placed, purchase, shopping, survey
from baronage.games.barony.ai.weights import weights
from baronage.games.barony.data import (
    ARM,
    CAT,
    EAR,
    EWE,
    FIR,
    LIG,
    MIS,
    MKW,
    SLE,
    SLO,
    SPL,
    TAC,
    TEL,
)
from baronage.games.barony.rules.equipment import plain
from baronage.games.barony.rules.moves import STILL, landing, leg_after
from baronage.games.barony.rules.odds import success
from baronage.games.barony.state import AIR, Barony
from baronage.games.barony.steps.approach import Approach, Bargain, Consent, Offer
from baronage.games.barony.steps.base import AGAINST
from baronage.games.barony.steps.bump import Aim, Save, Shorten, Trap
from baronage.games.barony.steps.clash import Declare, Defend, Escort
from baronage.games.barony.steps.flight import Archery
from baronage.games.barony.steps.maneuvers import Arrival, copy_price
from baronage.games.barony.steps.market import Lodging, Replacement
from baronage.games.barony.steps.opening import Preparation
from baronage.games.barony.steps.outcomes import Loot, Recruit
from baronage.games.barony.steps.spells import Naming
from baronage.games.barony.steps.turn import Act, Activate

NOISE: Final = 0.05  # differences too small to matter
IDLE: Final = 0.6  # cost of an idle turn
SPRUNG: Final = 3.0  # cost of walking into a trap or snare
MEETING: Final = 0.1  # cost of meeting an own Serf, which often leads back to the start
WEARY: Final = 0.2  # cost of another confrontation among friends, for each one this turn
NEVER: Final = -1e6


def choose(s: Barony, seat: int, actions: list[Action], chance: Chance) -> Action:
    """Return the action that the heuristic player chooses."""
    if len(actions) == 1:
        return actions[0]
    sheet = s.on_top(Preparation)
    if sheet is not None:
        return prepare(s, seat, sheet, actions)
    top = s.stack[-1]
    outlook = survey(s, seat, weights("written"))
    weigh = WEIGHED[type(top)]
    return _best([(weigh(outlook, top, action), action) for action in actions], chance)


def _best(options: list[tuple[float, Action]], chance: Chance) -> Action:
    """Return the best action, drawn at random among those within `NOISE`."""
    most = max(value for value, _ in options)
    near = [action for value, action in options if value >= most - NOISE]
    return near[chance.below(len(near))] if len(near) > 1 else near[0]


def prepare(s: Barony, seat: int, top: Preparation, actions: list[Action], wanted: HirePlan = MIXED) -> Action:
    """Return the next action of the preparation: hire, pick or place."""
    verb = actions[0][0]
    if verb in (verbs.HIRE, verbs.HIRED, verbs.DROP):
        return hired(s, seat, top.drafts[seat], actions, wanted)
    return placed(s, seat, top.drafts[seat], actions)


# --- the turn -----------------------------------------------------------------------------------------------------------


def _activation(outlook: Outlook, top: Activate, action: Action) -> float:
    """Return the value of the best that this Serf can do."""
    if action[0] == verbs.ACTIVATE:
        act = Act(action[1], 0, STILL)
        return max((act_worth(outlook, act, option) for option in act.options(outlook.s)), default=NEVER)
    if action[0] == verbs.PASS:
        return outlook.value() - IDLE
    return NEVER  # Serfs in reserve are of no use in this game


def act_worth(outlook: Outlook, act: Act, action: Action) -> float:
    s, serf, verb = outlook.s, act.serf, action[0]
    if verb in (verbs.STEP, verbs.FLY):
        return _movement(outlook, act, action)
    now = outlook.value() - outlook.danger(serf)
    if verb == verbs.END:
        return now if s.did else now - IDLE
    if verb in verbs.MARKET:
        return now + purchase(s, serf, action)
    return now + _maneuver(outlook, serf, action)


def _movement(outlook: Outlook, act: Act, action: Action) -> float:
    s, serf = outlook.s, act.serf
    here = s.place[serf]
    space = landing(s, here, action[1], action[2]) if action[0] == verbs.FLY else action[1]
    leaves = _busy(s, serf)
    other = s.at(space)
    if other < 0:
        there = outlook.moved(serf, space)
        value = there.value() - there.danger(serf) - leaves
        if space == s.market:
            value += shopping(s, serf)
        return value - SPRUNG if s.markers and s.marker(space) is not None else value
    n, _, bumps = leg_after(s, serf, act.leg, action)
    contest = Contest(outlook.moved(serf, AIR), (serf, other, n, bumps, 0, 0, here, 0, 0))
    if s.control[other] == s.control[serf]:
        return max(contest.lost(), contest.won()) - leaves - MEETING
    choices: list[Action] = [(verbs.FIGHT,), *((verbs.RIDE, rider) for rider in contest.riders())]
    return max(map(contest.declared, choices)) - leaves


def _busy(s: Barony, serf: int) -> float:
    """Return what leaving its triangle costs a Serf at work."""
    if not s.task[serf]:
        return -0.3 if s.ready[serf] else 0.0  # a trap or snare is set by leaving
    return 0.25 * (1 + s.progress[serf])


def _maneuver(outlook: Outlook, serf: int, action: Action) -> float:
    """Return what an action or task adds to the value of the position."""
    s, verb = outlook.s, action[0]
    if verb == verbs.TASK:
        if s.task[serf]:
            return NEVER
        useful = outlook.risk(outlook.seat, serf, s.place[serf]) > 0 or s.hold[serf] > 0
        return (0.5 if useful else 0.1) if action[1] == MKW else 0.35 if useful else 0.05
    if verb in (verbs.SHOOT, verbs.TACTICS):
        return _shot(outlook, serf, action[1], CAT if verb == verbs.SHOOT else TAC, 0)
    if verb == verbs.BLESS:
        return 0.5 + outlook.danger(serf)
    if verb in (verbs.CALL, verbs.RESURRECT):
        return outlook.weights.serf + outlook.weights.rank * s.rank[action[1]] + 1.0
    if verb == verbs.DUPLICATE:
        return 0.6 - GOLD * copy_price(s, serf, action[1])
    if verb == verbs.CAST:
        return _spell(outlook, serf, action)
    return -NOISE  # the catapult stays


def _shot(outlook: Outlook, serf: int, target: int, using: int, spell: int) -> float:
    """Return the gain of a ranged attack that bumps."""
    s = outlook.s
    here, there = s.place[serf], s.place[target]
    n = s.rank[serf] if using == SPL else s.board.ranges(here)[there]
    clash = (serf, target, n, s.board.flights(here, there), 0, using, spell, 0, 0)
    return Contest(outlook, clash).struck() - outlook.value()


def _spell(outlook: Outlook, serf: int, action: Action) -> float:
    s, spell, target = outlook.s, action[1], action[2]
    keep = GOLD * outlook.s.numbers.item_price[spell] * 0.5  # a spell can be kept or sold
    if spell in (FIR, MIS):
        return _shot(outlook, serf, target, SPL, spell) - keep
    if spell == LIG:
        gain, space = 0.0, s.place[serf]
        for k in range(1, s.rank[serf] + 1):
            space = s.board.ahead(space, target)
            if space < 0:
                break
            other = s.at(space)
            if other >= 0 and s.hold[other] < 3:
                clash = (serf, other, max(1, s.rank[serf] - k), 1 << target, 0, SPL, LIG, 0, 0)
                gain += Contest(outlook, clash).struck() - outlook.value()
        return gain - keep
    if spell == TEL:
        there = outlook.moved(serf, target)
        return there.value() - there.danger(serf) - outlook.value() - keep
    mine = s.mates(s.control[target], outlook.seat)
    chance = 1.0 if mine else success(s, serf, target, SPL)
    if spell == SLE:
        near = outlook.risk(outlook.seat, serf, s.place[serf]) > 0 or s.hold[target] > 0
        return NEVER if mine else chance * (1.5 if near else 0.7) - keep
    if spell == SLO:
        return (0.8 if mine == bool(action[3]) else NEVER) - keep
    return {ARM: 0.5, EAR: 0.8, EWE: 1.2}[spell] * (1 if mine else -1) - keep


def _arrival(outlook: Outlook, top: Any, action: Action) -> float:
    """Rate the space of a Serf called, resurrected or hired by its distance to the goals."""
    s = outlook.s
    serf = top.serf
    goals = s.board.points[s.enemy(s.owner(serf))]
    tables = [far(s.board, s.market, s.vocation[serf], goal) for goal in goals]
    return -min(table[action[1]] for table in tables)


def _naming(outlook: Outlook, top: Naming, action: Action) -> float:
    """Rate targets of a spell: Sleep for many opponents, one Fireball for the best target."""
    if action[0] == verbs.LOOSE:
        return 1.0
    if action[0] == verbs.ABANDON:
        return 0.0
    hostile = not outlook.s.mates(outlook.s.control[action[1]], outlook.seat)
    return 2.0 if hostile and top.spell == SLE else -1.0


def _replacement(outlook: Outlook, top: Replacement, action: Action) -> float:
    return -RECRUITS.index(action[1]) if action[1] in RECRUITS else -99.0


# --- confrontations -----------------------------------------------------------------------------------------------------


def _approach(outlook: Outlook, top: Approach, action: Action) -> float:
    """Rate what to do on meeting a Serf: bless and protect own Serfs, give nothing else away."""
    s, other = outlook.s, top.clash[AGAINST]
    mine = s.control[other] == outlook.seat
    if action[0] == verbs.GO_ON:
        return 0.0
    if action[0] in (verbs.BLESS, verbs.CAST):
        return 1.0 if mine else -1.0
    return -1.0


def _bargain(outlook: Outlook, top: Bargain, action: Action) -> float:
    return 1.0 if action[0] == verbs.OFFER else 0.0


def _offer(outlook: Outlook, top: Offer, action: Action) -> float:
    """Rate an offer by what it brings and takes."""
    value = sum(
        (1 if verb == verbs.GIVE else -1) * outlook.s.numbers.item_price[plain(item)] for verb, item in top.deal
    )
    return float(value) if action[0] == verbs.AGREE else 0.0


def _consent(outlook: Outlook, top: Consent, action: Action) -> float:
    return 1.0 if action[0] == verbs.AGREE else 0.0


def _declare(outlook: Outlook, top: Declare, action: Action) -> float:
    return Contest(outlook, top.clash).declared(action)


def _defend(outlook: Outlook, top: Defend, action: Action) -> float:
    return Contest(outlook, top.clash).answered(action)


def _escort(outlook: Outlook, top: Escort, action: Action) -> float:
    """Rate an escort: a much stronger Knight stands in."""
    s = outlook.s
    if action[0] == verbs.DECLINE:
        return 0.5
    return (
        float(outlook.bonus[action[1]] - outlook.bonus.get(top.defender, s.rank[top.defender]))
        - 0.5 * s.hold[action[1]]
    )


def _archery(outlook: Outlook, top: Archery, action: Action) -> float:
    mate = outlook.s.mates(outlook.s.control[top.serf], outlook.seat)
    return 1.0 if (action[0] == verbs.LOOSE_ARROW) != mate else 0.0


def _aim(outlook: Outlook, top: Aim, action: Action) -> float:
    s = outlook.s
    value = bumped(outlook, top.loser, top.space, action[1], action[2], 0, safe=top.who == 2)
    there = s.board.ahead(top.space, action[1])
    if there >= 0 and outlook.on[there] >= 0 and s.mates(s.control[top.loser], outlook.seat):
        value -= WEARY * s.clashes  # friends that push each other back and forth get nowhere
    return value


def _trap(outlook: Outlook, top: Trap, action: Action) -> float:
    return bumped(outlook, top.serf, top.space, action[1], action[2], 0)


def _shorten(outlook: Outlook, top: Shorten, action: Action) -> float:
    return bumped(outlook, top.loser, top.space, top.direction, top.distance - action[1], 0, safe=top.who == 2)


def _save(outlook: Outlook, top: Save, action: Action) -> float:
    return outlook.moved(top.serf, action[1]).value()


def _loot(outlook: Outlook, top: Loot, action: Action) -> float:
    return float(outlook.s.numbers.item_price[plain(action[1])])


def _recruit(outlook: Outlook, top: Recruit, action: Action) -> float:
    return 1.0 if action[0] == verbs.RECRUIT else 0.0


WEIGHED: dict[type[Any], Callable[[Outlook, Any, Action], float]] = {
    Activate: _activation,
    Act: act_worth,
    Arrival: _arrival,
    Lodging: _arrival,
    Naming: _naming,
    Replacement: _replacement,
    Approach: _approach,
    Bargain: _bargain,
    Offer: _offer,
    Consent: _consent,
    Declare: _declare,
    Defend: _defend,
    Escort: _escort,
    Archery: _archery,
    Aim: _aim,
    Trap: _trap,
    Shorten: _shorten,
    Save: _save,
    Loot: _loot,
    Recruit: _recruit,
}
