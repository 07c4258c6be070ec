"""Copies of one code in one hand: one is offered for all of them, and who names another keeps that name (BRAWL-1.15)."""

from __future__ import annotations

from typing import Final

from baronage.engine.flow import ALL, Action, Step
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import hand_copy
from baronage.games.brawling.data import CODE, P2A
from baronage.games.brawling.state import SEEN, Barons

# the actions whose first number may be a card of the hand
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
    """The first of these cards that has one of the codes, alone; none: there is no such card."""
    for card in unseen:
        if CODE[card] in codes:
            return [card]
    return []


def attack_cards(s: Barons, seat: int, committed: list[int]) -> list[int]:
    """BRAWL-9.05, 1.15: a +2 Attack card of the hand that is not committed yet; copies count as one."""
    free = [
        (not who & SEEN, place, card)
        for place, (card, who) in enumerate(zip(s.hands[seat], s.known[seat], strict=True))
        if CODE[card] == P2A and card not in committed
    ]
    return [min(free)[2]] if free else []


def leaving_copy(s: Barons, seat: int, card: int, committed: list[int]) -> int:
    """The copy that leaves the hand when this one is named: itself, unless all know another one and have not seen this one."""
    copies = {
        held: who
        for held, who in zip(s.hands[seat], s.known[seat], strict=True)
        if CODE[held] == CODE[card] and held not in committed
    }
    if card not in copies or copies[card] & SEEN:
        return card
    return next((held for held, who in copies.items() if who == ALL), card)


def nameable(s: Barons, seat: int, card: int, committed: list[int]) -> bool:
    """BRAWL-1.15: may this copy in the hand be named? It is the one that is offered, or nobody can tell it from that."""
    return leaving_copy(s, seat, card, committed) == card


def offered_for(s: Barons, seat: int, action: Action, committed: list[int]) -> Action:
    """The offered action for one that names another copy of a card in the hand; the same, if it does not."""
    if action[0] not in _PLAYED or len(action) < 2 or action[1] not in s.hands[seat] or action[1] in committed:
        return action
    card = action[1]
    if leaving_copy(s, seat, card, committed) != card:
        return action
    if action[0] != verbs.ATTACK:
        return (action[0], hand_copy(s, seat, card), *action[2:])
    return (action[0], *attack_cards(s, seat, committed), *action[2:]) if CODE[card] == P2A else action


class HandStep(Step[Barons]):
    """A question whose answers name cards of the hand: every copy is taken that nobody can tell from the one offered."""

    def allows(self, s: Barons, seat: int, action: Action) -> bool:
        offered = self.actions(s, seat)
        if action in offered:
            return True
        committed = [click[1] for click in self.draft(seat)]
        return offered_for(s, seat, action, committed) in offered
