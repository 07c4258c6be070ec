"""The heuristic player: it expands, grows Towns, attacks at good odds and saves its Anti cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, Step
from baronage.games.fyn import verbs
from baronage.games.fyn.ai.heuristics import (
    build_worth,
    card_value,
    event_worth,
    gain_worth,
    land_worth,
    last_worth,
    post_worth,
    put_worth,
)
from baronage.games.fyn.board.geometry import EDGES, chart, reach_of
from baronage.games.fyn.data import CARD_KIND, EARTHQUAKE, IMPROVEMENT, LAND, REVOLT, SABOTAGE, SICKNESS, TYPE
from baronage.games.fyn.rules.combat import fighting, opponents, siege_value, terrain_at, to_hit
from baronage.games.fyn.rules.odds import capture_chance, danger, hit_chance
from baronage.games.fyn.rules.realm import armies_on, lost_by
from baronage.games.fyn.state import HOME, Barons
from baronage.games.fyn.steps.attack import Attack, Continuing, Declaring
from baronage.games.fyn.steps.battle import Line, SiegeAim
from baronage.games.fyn.steps.decision import Call, wanted_digits
from baronage.games.fyn.steps.discards import Accepting, Discarding, Offering
from baronage.games.fyn.steps.events import Counter, Event
from baronage.games.fyn.steps.expansion import Expanding
from baronage.games.fyn.steps.limits import Trim
from baronage.games.fyn.steps.marching import Building, Choosing, Moving
from baronage.games.fyn.steps.response import Placing, Responding
from baronage.games.fyn.steps.windows import Interrupts

GOOD_ODDS: Final = 0.45
KEEP: Final = 1.6  # cards worth less are discarded in Step F
KEEP_FULL: Final = 5.0  # limit for a full hand: below the value of a Town that can be placed
STRIKE: Final = 3.0  # minimum value of an event to be played
STRIKE_LATE: Final = 1.2  # the same once the King may return

Actions = list[Action]


def choose(s: Barons, seat: int, actions: Actions, chance: Chance) -> Action:
    """Return this player's action, from a view."""
    top: Step[Barons] = s.stack[-1]
    moves = actions if s.on_top(Call) else [action for action in actions if action[0] != verbs.CALL]
    if len(moves) == 1:
        return moves[0]
    advice = _ADVICE.get(type(top))
    chosen = advice(s, seat, top, moves) if advice is not None else None
    if chosen is None or chosen not in moves:
        chosen = s.default(seat)
    return chosen if chosen in moves else moves[0]


def late(s: Barons) -> bool:
    """Return whether the King may return at any time."""
    return s.king_in_deck() or not s.deck


# --- numbers --------------------------------------------------------------------------------------------------------


def _call(s: Barons, seat: int, top: Call, actions: Actions) -> Action | None:
    """Return the position at which the unseen cards show the most wanted numbers."""
    counts, _, _ = wanted_digits(s, seat)
    best = max(counts)
    keep = s.calls[seat]
    return (verbs.CALL, keep if counts[keep - 1] == best else counts.index(best) + 1)


# --- Steps B and C --------------------------------------------------------------------------------------------------


def _move(s: Barons, seat: int, top: Moving, actions: Actions) -> Action | None:
    """Move armies from the interior to the frontier card with the highest value."""
    frontier = set(chart(s, seat).frontier)
    inner = [action for action in actions if action[0] == verbs.MOVE and s.armies[seat][action[1]] not in frontier]
    if not inner:
        return (verbs.END,)
    out = [action for action in inner if action[2] in frontier]
    if out:
        return max(out, key=lambda action: post_worth(s, seat, action[2]))
    steps = _distances(s, seat, frontier)
    nearer = [action for action in inner if steps[action[2]] < steps[s.armies[seat][action[1]]]]
    return min(nearer, key=lambda action: steps[action[2]]) if nearer else (verbs.END,)


def _distances(s: Barons, seat: int, goals: set[int]) -> dict[int, int]:
    reach = reach_of(s, seat)
    found = dict.fromkeys(goals, 0)
    ring = list(goals)
    while ring:
        ring = [cell for cell in {to for near in ring for to in reach[near]} if cell not in found]
        step = max(found.values()) + 1
        for cell in ring:
            found[cell] = step
    return {cell: found.get(cell, 99) for cell in s.lands[seat]}


def _step(s: Barons, seat: int, top: Choosing, actions: Actions) -> Action | None:
    """Attack if that is worth more than the armies that could be built."""
    builds = (verbs.STEP, verbs.BUILDING) in actions
    gain = _attack_gain(s, seat) if (verbs.STEP, verbs.ATTACKING) in actions else 0.0
    if gain > max(build_worth(s, seat), 0.4):
        return (verbs.STEP, verbs.ATTACKING)
    return (verbs.STEP, verbs.BUILDING) if builds else (verbs.STEP, verbs.NONE)


def _build(s: Barons, seat: int, top: Building, actions: Actions) -> Action | None:
    frontier = set(chart(s, seat).frontier)

    def worth(action: Action) -> float:
        _, card, cell = action
        place = post_worth(s, seat, cell) if cell in frontier else 0.5
        return 100 * s.numbers.card_cv[card] + min(place, 90)

    return max((action for action in actions if action[0] == verbs.BUILD), key=worth, default=(verbs.END,))


# --- attack ---------------------------------------------------------------------------------------------------------


Target = tuple[int, int, float, list[int]]  # owner, cell, value, armies there


def targets_of(s: Barons, foes: list[int]) -> list[Target]:
    """Return all frontier cards of these players."""
    return [
        (foe, cell, land_worth(s, foe, cell), armies_on(s, foe, cell))
        for foe in foes
        for cell in chart(s, foe).frontier
    ]


def _worth_of(s: Barons, seat: int, aim: Target, group: tuple[int, ...]) -> float:
    """Return the expected value of an attack."""
    foe, target, worth, row = aim
    if len(row) > len(group):
        return 0.0
    odds = capture_chance(s, seat, foe, target, group)
    if odds < GOOD_ODDS and not (target == HOME and odds > 0.3):
        return 0.0
    terrain = terrain_at(s, foe, target)
    cost = 0.0
    for card in row:  # the defender aims where it hurts most
        cost += 0.9 * max(s.numbers.card_cv[army] * hit_chance(s, card, army, terrain, True) for army in group)
    if siege_value(s, foe, target):
        cost += 0.9
    return odds * worth - cost


def ready(s: Barons, seat: int, origin: int) -> tuple[int, ...]:
    return tuple(army for army in armies_on(s, seat, origin) if army not in s.spent)


def _best_target(s: Barons, seat: int, foes: list[int], group: tuple[int, ...]) -> tuple[float, int, int]:
    best = (0.0, -1, -1)
    for aim in targets_of(s, foes):
        gain = _worth_of(s, seat, aim, group)
        if gain > best[0]:
            best = (gain, aim[0], aim[1])
    return best


def foes_of(s: Barons, seat: int) -> list[int]:
    return [foe for foe in range(s.seats) if foe != seat and s.alive >> foe & 1]


def origins(s: Barons, seat: int) -> list[int]:
    return [cell for cell in chart(s, seat).frontier if ready(s, seat, cell)]


def _attack_gain(s: Barons, seat: int) -> float:
    """Return the total value of the best attack from each origin; groups that can continue count more."""
    total = 0.0
    for origin in origins(s, seat):
        group = ready(s, seat, origin)
        gain, foe, target = _best_target(s, seat, foes_of(s, seat), group)
        if foe >= 0:
            total += gain * (1 + 0.4 * (len(group) - 1) * (not armies_on(s, foe, target)))
    return total


def _declare(s: Barons, seat: int, top: Declaring, actions: Actions) -> Action | None:
    if top.origin < 0:
        best, chosen = 0.3, -1
        for origin in origins(s, seat):
            gain = _best_target(s, seat, foes_of(s, seat), ready(s, seat, origin))[0]
            if gain > best:
                best, chosen = gain, origin
        return (verbs.ORIGIN, chosen) if chosen >= 0 else (verbs.END,)
    if top.foe < 0:
        _, foe, target = _best_target(s, seat, foes_of(s, seat), ready(s, seat, top.origin))
        return (verbs.TARGET, foe, target) if foe >= 0 else actions[0]
    joins = [action for action in actions if action[0] == verbs.JOIN]
    return joins[0] if joins else (verbs.SEND,)


def _continue(s: Barons, seat: int, top: Continuing, actions: Actions) -> Action | None:
    """Leave the weakest army behind and continue while it pays."""
    party = sorted(top.party, key=lambda army: s.numbers.card_cv[army])
    group = tuple(party[1:])
    gain, _, target = _best_target(s, seat, [top.defender], group)
    if not top.going:
        return (verbs.CONTINUE,) if gain > 0.3 else (verbs.STOP,)
    if top.target < 0:
        return (verbs.TARGET, top.defender, target) if target >= 0 else actions[0]
    stays = TYPE[party[0]]
    joins = [action for action in actions if action[0] == verbs.JOIN]
    left = [army for army in top.party if army not in top.chosen]
    for action in joins:
        if TYPE[action[1]] != stays or sum(TYPE[army] == stays for army in left) > 1:
            return action
    return (verbs.SEND,) if top.chosen else joins[0]


def _respond(s: Barons, seat: int, top: Responding, actions: Actions) -> Action | None:
    """Return the response with the smallest expected loss; a retreat saves armies that can't hold."""
    attack = s.find(Attack)
    assert attack is not None
    target = attack.target
    worth = land_worth(s, seat, target)
    others = [army for army in s.armies[s.active] if army not in attack.group and army not in s.spent]

    def loss(army: int, to: int) -> float:
        now = s
        if army:
            now = s.clone()
            now.armies[seat][army] = to
        odds = capture_chance(now, s.active, seat, target, attack.group)
        held = sum(s.numbers.card_cv[card] for card in armies_on(now, seat, target))
        left = 0.0
        if army and s.armies[seat][army] != target:  # another group may attack the land that this army leaves
            post = s.armies[seat][army]
            risk = danger(now, s.active, seat, post, others) - danger(s, s.active, seat, post, others)
            left = card_value(s, seat, post) * risk
        return odds * worth + 0.45 * odds * held + 0.5 * left

    best, chosen = loss(0, 0), (verbs.DECLINE,)
    answer: Action = chosen
    for action in actions:
        if action[0] == verbs.RESPOND and target in (action[2], s.armies[seat][action[1]]):
            after = loss(action[1], action[2])
            if after < best - 0.05:
                best, answer = after, action
    return answer


def _line(s: Barons, seat: int, top: Line, actions: Actions) -> Action | None:
    terrain = terrain_at(s, top.defender, top.target)
    against = opponents(top.group, top.row, top.placed, top.extra)

    def worth(action: Action) -> float:
        _, card, other = action
        defends = card in top.row
        odds = hit_chance(s, card, other, terrain, defends)
        if action[0] == verbs.AIM:
            return odds * (0.5 + s.numbers.card_cv[other])
        miss = 1.0
        for mate in against[other]:
            miss *= 1 - hit_chance(s, mate, other, terrain, defends)
        return odds * miss + 0.05 * s.numbers.card_cv[other]

    return max(actions, key=worth)


def _siege_aim(s: Barons, seat: int, top: SiegeAim, actions: Actions) -> Action | None:
    terrain = terrain_at(s, seat, top.target)
    wall = siege_value(s, seat, top.target)
    return max(
        actions, key=lambda a: min(to_hit(wall, fighting(s, a[2], terrain, False)), 9) * (0.5 + s.numbers.card_cv[a[2]])
    )


def _place(s: Barons, seat: int, top: Placing, actions: Actions) -> Action | None:
    """Place captured land to lose nothing, close to the own land and on the frontier."""

    def worth(action: Action) -> float:
        new = top.origin + EDGES[action[1]]
        beside = sum(new + edge in s.lands[seat] for edge in EDGES)
        covers = sum(new == HOME + edge for edge in EDGES)
        free = beside + (new < -EDGES[2]) < 4
        lost = lost_by(s, seat, top.defender, top.target, top.origin, action[1])
        return beside + 2 * covers + free - 3 * lost

    return max((action for action in actions if action[0] == verbs.PLACE), key=worth)


# --- Step E ---------------------------------------------------------------------------------------------------------


def _expand(s: Barons, seat: int, top: Expanding, actions: Actions) -> Action | None:
    puts = [action for action in actions if action[0] == verbs.PUT]
    best = max(puts, key=lambda action: put_worth(s, seat, action[1], action[2]), default=None)
    if best is None or put_worth(s, seat, best[1], best[2]) <= 0:
        return (verbs.END,)
    return best


# --- hands ----------------------------------------------------------------------------------------------------------


def _discard(s: Barons, seat: int, top: Discarding, actions: Actions) -> Action | None:
    """Discard the least valuable card; land and improvements, which arm no one, are offered for trade first."""
    drops = [action for action in actions if action[0] == verbs.DISCARD]
    worst = min(drops, key=lambda action: last_worth(s, seat, action[1]), default=None)
    full = len(s.hands[seat]) >= chart(s, seat).maximum  # no card would be drawn, and land may be needed
    if worst is None or last_worth(s, seat, worst[1]) >= (KEEP_FULL if full else KEEP):
        return (verbs.END,)
    trade = (verbs.TRADE, worst[1])
    return trade if trade in actions and CARD_KIND[worst[1]] in (LAND, IMPROVEMENT) else worst


def _trim(s: Barons, seat: int, top: Trim, actions: Actions) -> Action | None:
    return min(actions, key=lambda action: last_worth(s, seat, action[1]) if action[0] == verbs.TRIM else 99.0)


def _offer(s: Barons, seat: int, top: Offering, actions: Actions) -> Action | None:
    """Offer the least valuable card for a more valuable one."""
    if top.cards:
        return (verbs.SEND,)
    spare = [action for action in actions if action[0] == verbs.OFFER]
    worst = min(spare, key=lambda action: last_worth(s, seat, action[1]), default=None)
    if worst is None or last_worth(s, seat, worst[1]) >= min(KEEP, gain_worth(s, seat, top.card)):
        return (verbs.NO_OFFER,)
    return worst


def _accept(s: Barons, seat: int, top: Accepting, actions: Actions) -> Action | None:
    """Accept the most valuable offer, since the card is lost anyway."""
    made = [offer for offer in top.offers if len(offer) > 2]
    best = max(made, key=lambda offer: sum(gain_worth(s, seat, card) for card in offer[2:]), default=None)
    return (verbs.TAKE, best[0]) if best is not None else (verbs.REFUSE,)


# --- windows --------------------------------------------------------------------------------------------------------


def _interrupt(s: Barons, seat: int, top: Interrupts, actions: Actions) -> Action | None:
    """Play an event against others if it hurts enough; attackers and besieged Cities come first."""
    attack = s.find(Attack)
    best, chosen = STRIKE_LATE if late(s) else STRIKE, None
    for action in actions:
        if action[0] != verbs.PLAY:
            continue
        _, card, owner, cell, what = action
        if owner == seat:
            continue
        worth = event_worth(s, TYPE[card], owner, cell, what)
        if attack is not None and attack.defender == seat and (owner, cell) == (s.active, attack.origin):
            worth += 3.0 if TYPE[card] in (SICKNESS, REVOLT) else 0.0  # events that hit the attackers themselves
        if attack is not None and s.active == seat and (owner, cell) == (attack.defender, attack.target):
            siege = siege_value(s, owner, cell) and TYPE[card] in (EARTHQUAKE, SABOTAGE)
            worth = worth + 3.0 if siege or TYPE[card] == SICKNESS else -1.0
        if worth > best:
            best, chosen = worth, action
    return chosen if chosen is not None else (verbs.PASS,)


def _counter(s: Barons, seat: int, top: Counter, actions: Actions) -> Action | None:
    event = s.find(Event)
    assert event is not None
    worth = event_worth(s, TYPE[event.card], event.owner, event.cell, event.what)
    if event.owner != seat or worth < (1.5 if late(s) else 2.0):
        return (verbs.PASS,)
    return next(action for action in actions if action[0] == verbs.COUNTER)


# by kind of decision; each function takes the step of that kind
_ADVICE: Final[dict[type[Step[Barons]], Callable[[Barons, int, Any, Actions], Action | None]]] = {
    Call: _call,
    Moving: _move,
    Choosing: _step,
    Building: _build,
    Declaring: _declare,
    Continuing: _continue,
    Responding: _respond,
    Line: _line,
    SiegeAim: _siege_aim,
    Placing: _place,
    Expanding: _expand,
    Discarding: _discard,
    Trim: _trim,
    Offering: _offer,
    Accepting: _accept,
    Interrupts: _interrupt,
    Counter: _counter,
}
