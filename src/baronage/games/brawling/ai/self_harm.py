"""Blunders that every beginner recognises: an own unit hit, a lost game ended, cards hoarded, the best card sold."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Plan
from baronage.games.brawling import verbs
from baronage.games.brawling.ai.heuristics import HELD_EARLY
from baronage.games.brawling.rules.combat import UNHARMED
from baronage.games.brawling.rules.forecast import blows, place_by_ending, takings
from baronage.games.brawling.rules.town import unit_at
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.attack import Declaration

FULL_HAND: Final = 7  # with this many cards and one that can be played, taking more is hoarding
IDLE_HAND: Final = 9  # with this many, drawing is hoarding while resources can be gathered
FULL_PILE: Final = 8  # resources, likewise
DEAR: Final = 6.0  # a card worth this much more than the worst in hand isn't sold
WAYS: Final = {
    verbs.GATHER: 0,
    verbs.DRAW: 1,
    verbs.MARKET: 2,
    verbs.BUY: 3,
    verbs.SELL: 4,
    verbs.AID_DRAW: 5,
    verbs.AID_MARKET: 6,
    verbs.AID_GAIN: 7,
}
CARDS: Final = frozenset((verbs.DRAW, verbs.MARKET, verbs.BUY, verbs.AID_DRAW, verbs.AID_MARKET))
GAINS: Final = frozenset((verbs.GATHER, verbs.SELL, verbs.AID_GAIN))
SPENDS: Final = frozenset((verbs.RECRUIT, verbs.UPGRADE))
HURTS: Final = frozenset((verbs.BOMB, verbs.PRISON, verbs.COURT, verbs.FLIP_DOWN, verbs.ATTACK, verbs.ARMS_ATTACK))


def self_harm(before: Barons, after: Barons, seat: int, plan: Plan) -> str:
    """Return the name of the blunder, or ""."""
    verb = plan[0][0]
    if any(action[0] in HURTS and _is_mine(before, seat, action) for action in plan):
        return "own-unit-hit"
    if any(action[0] == verbs.FLIP_UP and not _is_mine(before, seat, action) for action in plan):
        return "rival-helped"
    if verb in (verbs.ATTACK, verbs.ARMS_ATTACK) and _is_harmless(before, seat, plan):
        return "attack-in-vain"
    if verb not in WAYS:
        return ""
    ending = {WAYS[verb] for taking in takings(before, seat) if taking.ends and taking.way == WAYS[verb]}
    lost = place_by_ending(before, seat) > 1
    others = before.actions(seat)
    if ending and not after.stack and lost and any(action[0] in SPENDS for action in others):
        return "lost-game-ended"
    if verb == verbs.SELL and _sells_best(before, seat, plan[0][1]):
        return "best-card-sold"
    return "hoarding" if lost and _hoards(before, seat, verb, others) else ""


def _is_mine(s: Barons, seat: int, action: Action) -> bool:
    owner = unit_at(s, action[-1])[0]
    return owner >= 0 and owner not in s.foes[seat]


def _is_harmless(s: Barons, seat: int, plan: Plan) -> bool:
    """Return whether a complete declaration harms no target even if no one uses a Shield."""
    declaration = s.on_top(Declaration)
    pairs = declaration.pairs if declaration is not None else ()
    pairs = (*pairs, *((action[-2], action[-1]) for action in plan if action[0] in (verbs.ATTACK, verbs.ARMS_ATTACK)))
    return all(blow.result() == UNHARMED for blow in blows(s, seat, pairs))


def _sells_best(s: Barons, seat: int, card: int) -> bool:
    values = [HELD_EARLY[held] for held in s.hands[seat]]
    return HELD_EARLY[card] >= max(values) > min(values) + DEAR


def _hoards(s: Barons, seat: int, verb: int, others: list[Action]) -> bool:
    """Return whether more is taken while enough is at hand and could be used now."""
    usable = any(action[0] in SPENDS for action in others)
    held = len(s.hands[seat])
    if verb in CARDS:
        return (usable and held >= FULL_HAND) or (held >= IDLE_HAND and (verbs.GATHER,) in others)
    return verb in GAINS and usable and len(s.piles[seat]) >= FULL_PILE
