"""Tables for tests of the engine: Pennies with the cards and outcomes one wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import Game
from baronage.engine.game.table import board, table_view
from baronage.engine.match.match import Match
from baronage.pennies import verbs

PENNIES = Game("baronage.pennies")
A, B, C, D = range(4)

SEND: Action = (verbs.SEND,)
PEEK: Action = (verbs.PEEK,)
BOAST: Action = (verbs.BOAST,)
PASS: Action = (verbs.PASS,)


def offer(card: int) -> Action:
    return (verbs.OFFER, card)


def raid(stake: int) -> Action:
    return (verbs.RAID, stake)


def ward(card: int) -> Action:
    return (verbs.WARD, card)


def order(*hands: Sequence[int], top: Sequence[int] = ()) -> list[int]:
    """The shuffle that deals these hands and leaves `top` on the deck, the first of them uppermost."""
    dealt = [card for hand in hands for card in hand]
    rest = [card for card in range(1, 13) if card not in dealt and card not in top]
    return [*rest, *reversed([*dealt, *top])]


def deal(
    *hands: Sequence[int],
    top: Sequence[int] = (),
    fall: Sequence[int | list[int] | None] = (),
    options: dict[str, Any] | None = None,
) -> Match:
    """A match in which these hands are dealt, and after the deal chance brings what `fall` says."""
    chance = Chance.forced([order(*hands, top=top), *fall])
    return Match(PENNIES, len(hands), options, chance=chance)


def raided(*hands: Sequence[int], fall: Sequence[int | list[int] | None] = (0,)) -> Match:
    """A match in which A has won the offers and is about to raid: everybody offered his first card."""
    match = deal(*hands, fall=fall)
    for seat, hand in enumerate(hands):
        match.play(seat, [offer(hand[0]), SEND])
    assert match.state.actors() == [A], "A's first card is to be the highest"
    return match


def dump(match: Match) -> dict[str, Any]:
    """The whole match, for comparison: its state, its record and its numbers."""
    return {"state": match.state.dump(), "record": match.record.document(), "counts": match.counts[:]}


def hand(state: State, seat: int) -> list[int]:
    """A hand of Pennies, as these eyes see it."""
    cards: list[int] = state.fields()["hands"][seat]
    return cards


def on_table(view: State) -> list[str]:
    """The ids of all that can be clicked on the table of a view: pieces, places, zones."""
    shown, layout = table_view(view), board(view.setup)
    ids = [piece.id for piece in shown.pieces]
    ids += [place.id for place in (*layout.places, *shown.places)]
    return list(dict.fromkeys([*ids, *(zone.id for zone in layout.zones)]))
