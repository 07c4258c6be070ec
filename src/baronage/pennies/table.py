"""Pennies on the table: zones and cards."""

from __future__ import annotations

from baronage.author import Board, CardFace, Event, Msg, Piece, PlayerRow, Setup, TableEvent, Zone, cards
from baronage.pennies import verbs
from baronage.pennies.state import CARDS, Pennies


def board(setup: Setup) -> Board:
    """Return what stays the same during a game."""
    hands = [Zone(f"hand.{seat}", "row", "hand", seat, "hand") for seat in range(setup.seats)]
    zones = (Zone("deck", "pile", "commons"), Zone("discard", "pile", "commons"), *hands)
    faces = tuple(CardFace(f"card-{card}", ("card-name", {"card": card}), stats=(("coins", card),)) for card in CARDS)
    return Board("zones", zones=zones, faces=faces, counters=("pennies",))


def pieces(s: Pennies) -> list[Piece]:
    """Return the cards that the viewer sees."""
    hands = [piece for seat, hand in enumerate(s.hands) for piece in cards(f"hand.{seat}", hand, seat)]
    return [*cards("deck", s.deck), *cards("discard", s.discard), *hands]


def turn(s: Pennies) -> Msg:
    """Return the round."""
    return "picture-round", {"number": min(s.round + 1, s.setup.options["rounds"])}


def players(s: Pennies) -> list[PlayerRow]:
    """Return the purses, which are the scores."""
    return [PlayerRow(seat, seat, seat, purse, (purse,)) for seat, purse in enumerate(s.purses)]


def events(s: Pennies, event: Event, default: TableEvent) -> TableEvent:
    """Return an event with the cards that move and the pennies that are won."""
    kind, _, numbers, _ = event
    if kind == verbs.DREW:
        return default._replace(source="deck", to=f"hand.{numbers[0]}")
    if kind == verbs.WON:
        return default._replace(gains=((numbers[0], "pennies", numbers[1]),))
    if kind == verbs.PAID:
        return default._replace(gains=((numbers[0], "pennies", -numbers[1]),))
    return default
