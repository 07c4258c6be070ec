"""Copies of one code in one hand: one copy is offered for all, others may be named unless one was seen (BRAWL-1.15)."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import ALL, Action, Step
from baronage.games.brawling import verbs
from baronage.games.brawling.data import CODE, P2A
from baronage.games.brawling.rules.combat import hand_copy
from baronage.games.brawling.state import SEEN, Barons

# actions whose first number may be a card of the hand
_PLAYED: Final = frozenset(
    (
        *(
            verbs.RECRUIT,
            verbs.ATTACK,
            verbs.BOMB,
            verbs.FLIP_UP,
            verbs.FLIP_DOWN,
            verbs.PRISON,
            verbs.SELL,
            verbs.GIVE,
        ),
        *(verbs.EXTRA, verbs.ARMS_UPGRADE, verbs.ARMS_MOVE, verbs.ARMS_ATTACK, verbs.GUARD),
    )
)


def one_of(unseen: list[int], codes: tuple[int, ...]) -> list[int]:
    """Return a list with the first card that has one of the codes, or an empty list."""
    for card in unseen:
        if CODE[card] in codes:
            return [card]
    return []


def attack_cards(s: Barons, seat: int, committed: list[int]) -> list[int]:
    """Return an uncommitted +2 Attack card of the hand; copies count as one (BRAWL-9.05, 1.15)."""
    free = [
        (not who & SEEN, place, card)
        for place, (card, who) in enumerate(zip(s.hands[seat], s.known[seat], strict=True))
        if CODE[card] == P2A and card not in committed
    ]
    return [min(free)[2]] if free else []


def leaving_copy(s: Barons, seat: int, card: int, committed: list[int], mark: int = SEEN) -> int:
    """Return the copy that must leave the hand in place of `card`.

    It is `card` itself, unless another copy was seen and this one wasn't. A card given to a team-mate passes face
    down: then `mark` is ALL, and only a copy that all know to be there comes first.
    """
    copies = {
        held: who
        for held, who in zip(s.hands[seat], s.known[seat], strict=True)
        if CODE[held] == CODE[card] and held not in committed
    }
    if card not in copies or copies[card] & SEEN:
        return card
    return next((held for held, who in copies.items() if who & mark == mark), card)


def nameable(s: Barons, seat: int, card: int, committed: list[int], mark: int = SEEN) -> bool:
    """Return whether this copy may be named: it is the one offered, or indistinguishable from it (BRAWL-1.15)."""
    return leaving_copy(s, seat, card, committed, mark) == card


def offered_for(s: Barons, seat: int, action: Action, committed: list[int]) -> Action:
    """Return the offered action for one that names another copy of a hand card, or the action itself."""
    if action[0] not in _PLAYED or len(action) < 2 or action[1] not in s.hands[seat] or action[1] in committed:
        return action
    card = action[1]
    if not nameable(s, seat, card, committed, ALL if action[0] == verbs.GIVE else SEEN):
        return action
    if action[0] != verbs.ATTACK:
        return (action[0], hand_copy(s, seat, card), *action[2:])
    return (action[0], *attack_cards(s, seat, committed), *action[2:]) if CODE[card] == P2A else action


def allows_copy(step: Step[Barons], s: Barons, seat: int, action: Action) -> bool:
    """Return whether a step offers this action, or the same with an indistinguishable copy."""
    offered = step.actions(s, seat)
    if action in offered:
        return True
    committed = [click[1] for click in step.draft(seat)]
    return offered_for(s, seat, action, committed) in offered


class HandStep(Step[Barons]):
    """A decision about hand cards that accepts every copy indistinguishable from the one offered."""

    def allows(self, s: Barons, seat: int, action: Action) -> bool:
        return allows_copy(self, s, seat, action)
