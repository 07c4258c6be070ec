"""The heuristic player: orders moves, looks one turn ahead and compares positions by `heuristics.py`.

It sees only a view. It samples the hidden cards (`fill`), plays its plans out on the samples and takes the first
action of the best plan. Searches use `evaluate` and `ordered` too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, Step
from baronage.engine.hooks.search import Plan
from baronage.games.brawling import verbs
from baronage.games.brawling.ai.heuristics import (
    HELD,
    HELD_EARLY,
    POINT,
    WON,
    aid_worth,
    between,
    evaluate,
    loss,
    time_left,
    town_values,
    unit_worth,
)
from baronage.games.brawling.data import (
    BASE_TYPE,
    BUILDING,
    CARD,
    CODE,
    EFFECT,
    MILITARY,
    P2A,
    RAM,
    SHE,
    SHI,
    TOW,
    TOWER,
    TYPE,
    UP,
)
from baronage.games.brawling.rules.combat import (
    DOWNGRADED,
    GONE,
    UNHARMED,
    Pairs,
    condemned,
    guards,
    own_unit,
    result_of,
    strength_against,
    targets,
)
from baronage.games.brawling.rules.town import effects, unit_at
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.aids import Recipient, others_aids
from baronage.games.brawling.steps.attack import Declaration, participants
from baronage.games.brawling.steps.copies import attack_cards
from baronage.games.brawling.steps.opening import Bid, Signs
from baronage.games.brawling.steps.shields import ShieldWindow
from baronage.games.brawling.steps.stepwise import Stepwise
from baronage.games.brawling.steps.turn import Turn

__all__ = ["choose", "evaluate", "ordered"]

# --- ordering -------------------------------------------------------------------------------------------------------

# how promising a verb is in general
_PROMISE: Final = [0.0] * (verbs.DONE + 1)
for _verb, _promise in (
    (verbs.AID_BUILD, 9.0),
    (verbs.UPGRADE, 8.0),
    (verbs.RIDE, 7.5),
    (verbs.MOVE, 7.0),
    (verbs.ARMS_UPGRADE, 5.0),
    (verbs.ARMS_MOVE, 5.0),
    (verbs.RECRUIT, 6.5),
    (verbs.GATHER, 6.0),
    (verbs.EXTRA, 5.5),
    (verbs.MARKET, 4.5),
    (verbs.DRAW, 4.4),
    (verbs.GUARD, 4.0),
    (verbs.DONE, 3.9),
    (verbs.AID_GAIN, 4.0),
    (verbs.AID_DRAW, 4.0),
    (verbs.AID_MARKET, 4.0),
    (verbs.BUY, 3.0),
    (verbs.COURT, 3.0),
    (verbs.PRISON, 3.0),
    (verbs.BOMB, 3.0),
    (verbs.FLIP_UP, 3.0),
    (verbs.FLIP_DOWN, 3.0),
    (verbs.ATTACK, 2.0),
    (verbs.ARMS_ATTACK, 2.0),
    (verbs.SELL, 1.5),
    (verbs.GIVE, 1.0),
):
    _PROMISE[_verb] = _promise


def promise(s: Barons, seat: int, action: Action) -> float:
    """Return how promising an action looks before it is tried."""
    verb = action[0]
    value = _PROMISE[verb]
    if verb == verbs.RECRUIT:
        return value + town_values(s.numbers)[0][action[1]] / 10
    if verb == verbs.UPGRADE:
        early, _ = town_values(s.numbers)
        return value + (early[action[1] + UP] - early[action[1]]) / 10
    if verb == verbs.MARKET:
        return value + HELD_EARLY[s.market[action[1] - 1]] / 10
    if verb == verbs.SELL:
        return value - HELD_EARLY[action[1]] / 10
    if verb == verbs.GIVE:
        return value + _gift(s, seat, action[1], action[2])
    if verb in _AIMED:
        owner, zone, unit = unit_at(s, action[-1])
        if owner < 0:
            return value - 1.0  # an Aid
        theirs = owner in s.foes[seat]
        if theirs != (verb != verbs.FLIP_UP):
            return -1.0
        worth = (
            unit_worth(s.numbers, unit, 1.0, zone is s.walls[owner]) if zone is not s.armies[owner] else 2 * POINT[0]
        )
        return value + worth / 10
    return value


def _gift(s: Barons, seat: int, card: int, mate: int) -> float:
    """Return the value of a gift: resources and cards of which the mate has fewer."""
    if not card:
        return (len(s.piles[seat]) - len(s.piles[mate])) / 10
    if card in s.hands[seat]:
        return (len(s.hands[seat]) - len(s.hands[mate])) / 10 + HELD_EARLY[card] / 100
    return -0.5


_AIMED: Final = frozenset(
    (verbs.BOMB, verbs.PRISON, verbs.COURT, verbs.FLIP_UP, verbs.FLIP_DOWN, verbs.ATTACK, verbs.ARMS_ATTACK)
)


def ordered(s: Barons, seat: int, actions: list[Action]) -> list[Action]:
    """Return the actions, most promising first; ties keep their order."""
    return sorted(actions, key=lambda action: -promise(s, seat, action))


# --- choosing -------------------------------------------------------------------------------------------------------

NEAR: Final = 0.15  # plans that differ by less count as equal and are drawn at random
WORLDS: Final = 4  # samples of the hidden cards
TRIED: Final = 40  # plans tried, the most promising ones
TRIED_DEEPER: Final = 8  # after a free play, or for a further step
EACH: Final = 8  # at most, of one verb
GIFTS: Final = 3  # at most, of Transfer
ATTACKS: Final = 6  # declarations tried
VOLUNTEERS: Final = 6  # participants whose subsets are all considered
# verbs whose result depends on hidden information: cards drawn, Shields held
UNCERTAIN: Final = frozenset(
    (
        *(verbs.DRAW, verbs.MARKET, verbs.BUY, verbs.AID_DRAW, verbs.AID_MARKET, verbs.EXTRA),
        *(verbs.ATTACK, verbs.ARMS_ATTACK),
    )
)


def choose(view: Barons, seat: int, actions: list[Action], chance: Chance) -> Action:
    """Return the first action of the plan with the best evaluation."""
    if len(actions) == 1:
        return actions[0]
    top = view.stack[-1]
    at_once = AT_ONCE.get(type(top))
    if at_once is not None:
        return at_once(view, seat, top, chance)[0]
    seen = view.redact(seat)
    worlds = [seen.fill(seat, chance) for _ in range(WORLDS)]
    plans = plans_of(view, seat, actions, TRIED)
    values = [plan_worth(plan, worlds, seat, chance) for plan in plans]
    enough = max(values) - NEAR
    best = [plan for plan, value in zip(plans, values, strict=True) if value >= enough]
    return best[chance.below(len(best))][0]


def plan_worth(plan: Plan, worlds: list[Barons], seat: int, chance: Chance) -> float:
    """Return the value of a plan, averaged over samples where hidden information matters."""
    tried = worlds if plan[0][0] in UNCERTAIN else worlds[:1]
    value = 0.0
    for world in tried:
        s = world.clone()
        for action in plan:
            s.play(seat, action, chance)
        value += value_of(s, seat, chance, True)
    return value / len(tried)


def plans_of(s: Barons, seat: int, actions: list[Action], most: int) -> list[Plan]:
    """Return the plans to try: single actions, and attacks as whole declarations that harm a target."""
    declaration = s.on_top(Declaration)
    pairs: Pairs = declaration.pairs if declaration is not None else ()
    plans: list[Plan] = []
    tried = [0] * (verbs.DONE + 1)
    for action in ordered(s, seat, actions):
        verb = action[0]
        tried[verb] += 1
        if verb != verbs.ATTACK and tried[verb] <= (GIFTS if verb == verbs.GIVE else EACH) and len(plans) < most:
            plans.append((action,))
    if tried[verbs.ATTACK]:
        plans += _attacks(s, seat, pairs)
    return plans or [(action,) for action in actions]


def light_value(s: Barons, seat: int, chance: Chance) -> float:
    """Let the others answer what is in progress; then evaluate, ignoring further steps."""
    _answered(s, chance)
    return evaluate(s, seat)


def _answered(s: Barons, chance: Chance) -> None:
    """Play on while decisions with an immediate answer are pending."""
    while s.stack:
        top = s.stack[-1]
        answer = _ANSWERS.get(type(top))
        if answer is None:
            return
        seat, action = answer(s, top)
        s.play(seat, action, chance)


def value_of(s: Barons, seat: int, chance: Chance, deeper: bool) -> float:
    """Play what is in progress to its end, with the best further steps; then evaluate.

    After a free play the turn's action is still to come, so the value is that of the best action.
    """
    while True:
        _answered(s, chance)
        step = s.on_top(Stepwise)
        if step is None or step.seat != seat:
            break
        s = _best_step(s, seat, chance)
    turn = s.on_top(Turn) if deeper else None
    if turn is not None and turn.seat == seat and turn.done <= turn.extra:
        return _best_action(s, seat, chance)
    return evaluate(s, seat)


def _best_step(s: Barons, seat: int, chance: Chance) -> Barons:
    """Return the state after the best further step of an action."""
    best, most = s, -WON * 10
    actions = s.actions(seat)
    for action in (
        actions if len(actions) <= TRIED_DEEPER else (*ordered(s, seat, actions)[:TRIED_DEEPER], (verbs.DONE,))
    ):
        after = s.clone()
        after.play(seat, action, chance)
        value = evaluate(after, seat)
        if value > most:
            best, most = after, value
    return best


def _best_action(s: Barons, seat: int, chance: Chance) -> float:
    """Return the best value that an action of this turn leads to."""
    actions = [action for action in s.actions(seat) if action[0] < verbs.EXTRA]
    most = -WON * 10
    for plan in plans_of(s, seat, actions, TRIED_DEEPER):
        after = s.clone()
        for action in plan:
            after.play(seat, action, chance)
        most = max(most, value_of(after, seat, chance, False))
    return most


# --- attacks --------------------------------------------------------------------------------------------------------


def _attacks(s: Barons, seat: int, pairs: Pairs) -> list[Plan]:
    """Return declarations that add to these pairs.

    For each target they use the cheapest participants that harm it; the best bargains come first.
    """
    early = time_left(s)
    free = [(card, own_unit(s, seat, card)) for card in _volunteers(s, seat, pairs)]
    prices = [_price(s, seat, unit, early) for _, unit in free]
    doomed = condemned(s, seat, pairs)
    bargains: list[tuple[float, int, Plan]] = []
    for aim in targets(s, seat):
        if aim in doomed:
            continue
        owner, zone, unit = unit_at(s, aim)
        on_wall = zone is s.walls[owner]
        already = -TOWER * effects(s, owner, TOW) if TYPE[unit] == BUILDING else 0
        for card, target in pairs:
            if target == aim:
                already += strength_against(s, own_unit(s, seat, card), unit)
        blows = [strength_against(s, fighter, unit) for _, fighter in free]
        sheriffs = [EFFECT[fighter] == SHE and TYPE[unit] == MILITARY for _, fighter in free]
        found: dict[int, tuple[float, tuple[int, ...]]] = {}  # by result: the lowest price, and the participants
        for chosen in range(1, 1 << min(len(free), VOLUNTEERS)):
            who = tuple(at for at in range(len(free)) if chosen >> at & 1)
            result = result_of(s.numbers.health[unit], unit, already + sum(blows[at] for at in who))
            if any(sheriffs[at] for at in who):
                result = GONE
            price = sum(prices[at] for at in who)
            if result != UNHARMED and (result not in found or price < found[result][0]):
                found[result] = price, who
        for result, (price, who) in found.items():
            plan = tuple((verbs.ATTACK, free[at][0], aim) for at in who)
            bargains.append((loss(s.numbers, unit, result, early, on_wall) - price, -aim, plan))
    bargains.sort(reverse=True)
    return [_closed(s, seat, pairs, plan) for _, _, plan in bargains[:ATTACKS]]


def _volunteers(s: Barons, seat: int, pairs: Pairs) -> list[int]:
    """Return who can still join. Unlike a menu, this lists every +2 Attack, in the order they must be used."""
    found = participants(s, seat, pairs)
    committed = [card for card, _ in pairs] + found
    while more := attack_cards(s, seat, committed):
        found += more
        committed += more
    return found


def _closed(s: Barons, seat: int, pairs: Pairs, plan: Plan) -> Plan:
    """Return the plan with the action that closes the declaration, unless it closes automatically."""
    whole = (*pairs, *((action[1], action[2]) for action in plan))
    return (*plan, (verbs.DONE,)) if participants(s, seat, whole) else plan


def _price(s: Barons, seat: int, unit: int, early: float) -> float:
    """Return what it costs to send a participant into an attack (BRAWL-9.19, 9.20)."""
    if CODE[unit & CARD] == P2A:
        return between(HELD[P2A], early)
    on_wall = unit in s.walls[seat]
    return loss(s.numbers, unit, DOWNGRADED if unit >= UP else GONE, early, on_wall)


# --- Shields --------------------------------------------------------------------------------------------------------


def guard(s: Barons, seat: int, window: ShieldWindow) -> Action:
    """Return the guard that saves the most valuable unit, or declining."""
    early = time_left(s)
    shields = guards(s, seat)
    count = sum(CODE[card] == SHI for card in s.hands[seat]) + sum(CODE[card] == RAM for card in s.aids[seat])
    doomed = condemned(s, window.attacker, window.pairs)
    best, most = 0, 0.0
    for target, owner, damage in window.damage:
        if owner != seat or damage <= 0 or target in doomed:
            continue
        _, zone, unit = unit_at(s, target)
        on_wall = zone is s.walls[seat]
        health, shield = s.numbers.health[unit], s.numbers.shield
        threatened = loss(s.numbers, unit, result_of(health, unit, damage), early, on_wall)
        for used in range(1, count + 1):
            left = loss(s.numbers, unit, result_of(health, unit, max(damage - shield * used, 0)), early, on_wall)
            saved = threatened - left - used * between(HELD[SHI], early)
            if saved > most:
                best, most = target, saved
    if not best:
        return _help(s, seat, window) or (verbs.DONE,)
    aids = [card for card in shields if CODE[card] == RAM]
    return (verbs.GUARD, (aids or shields)[0], best)  # a RAM is public; the hidden Shield is kept longer


def _hurt(s: Barons, unit: int, damage: int) -> bool:
    return result_of(s.numbers.health[unit], unit, damage) != UNHARMED


def _help(s: Barons, seat: int, window: ShieldWindow) -> Action | None:
    """Return an Aid that turns a falling Peasant into a building, or draws for Shields, or None (BRAWL-10.18)."""
    falling = [
        target for target, owner, damage in window.damage if owner == seat and _hurt(s, unit_at(s, target)[2], damage)
    ]
    aids = others_aids(s, seat) if falling else []
    dealt = {target: damage for target, _, damage in window.damage}
    for aid in aids:
        if aid[0] == verbs.AID_BUILD and aid[2] in falling and not _hurt(s, aid[2] + UP, dealt[aid[2]]):
            return aid
    spare = len(s.deck) > 2 * s.numbers.aid_draw
    return next((aid for aid in aids if aid[0] == verbs.AID_DRAW and spare), None)


# --- immediate decisions
# ------------------------------------------------------------------------------------------------


def bid(s: Barons, seat: int, top: Bid, chance: Chance) -> Plan:
    """Return the rest of a bid: show the Squires, keep the action cards hidden, then send."""
    draft: Plan = top.drafts[seat]
    begun = len(draft)
    while len(draft) == begun or draft[-1][0] != verbs.SEND:
        squires = (action for action in top.choices(s, seat, draft) if _is_squire(action))
        draft = (*draft, next(squires, (verbs.SEND,)))
    return draft[begun:]


def _is_squire(action: Action) -> bool:
    return action[0] == verbs.BID and BASE_TYPE[action[1]] == MILITARY


def _sign(s: Barons, seat: int, top: Signs, chance: Chance) -> Plan:
    """Return any sign of rock, paper, scissors."""
    actions = s.actions(seat)
    return (actions[chance.below(len(actions))],)


def _guarded(s: Barons, seat: int, top: ShieldWindow, chance: Chance) -> Plan:
    return (guard(s, seat, top),)


def recipient(s: Barons, seat: int, top: Recipient, chance: Chance) -> Plan:
    """Return the team member to whom an Aid is worth most."""
    return (_received(s, top)[1],)


def _received(s: Barons, top: Recipient) -> tuple[int, Action]:
    mates = range(top.seat % 2, s.seats, 2)
    best = max(mates, key=lambda mate: aid_worth(s, mate, top.aid, time_left(s)) - len(s.aids[mate]))
    return top.seat, (verbs.RECEIVE, best)


def _defended(s: Barons, top: ShieldWindow) -> tuple[int, Action]:
    return top.asked, guard(s, top.asked, top)


def _declared(s: Barons, top: Declaration) -> tuple[int, Action]:
    return top.seat, (verbs.DONE,)


AtOnce = dict[type[Step[Any]], Callable[[Barons, int, Any, Chance], Plan]]
# decisions for which the player doesn't look ahead,
AT_ONCE: Final[AtOnce] = {
    Bid: bid,
    Signs: _sign,
    ShieldWindow: _guarded,
}
# and answers while a plan is played out, with the seat that gives them
_ANSWERS: Final[dict[type[Step[Any]], Callable[[Barons, Any], tuple[int, Action]]]] = {
    ShieldWindow: _defended,
    Recipient: _received,
    Declaration: _declared,
}
