"""The picture for a narrow screen held upright: the others, one's own ground, deck and market below each other."""

from __future__ import annotations

from baronage.engine.lettering import wrap
from baronage.engine.scene import Face, Node, Scene, group, icon, rect, text
from baronage.engine.voice import Voice
from baronage.games.brawling.data import NAME
from baronage.games.brawling.scene.attack import arrows
from baronage.games.brawling.scene.crowd import grounds
from baronage.games.brawling.scene.faces import KEY, other_half
from baronage.games.brawling.scene.panels import panels
from baronage.games.brawling.scene.sight import SMALL, UPRIGHT, WHOLE, Sight
from baronage.games.brawling.scene.table import allowance, cards, rounds, stage, summary
from baronage.games.brawling.state import Barons

STEP = WHOLE[0] + 12  # from card to card


def upright(s: Barons, voice: Voice) -> Scene:
    """The same things under the same ids as in the broad picture."""
    sight = Sight(s, voice, upright=True)
    players, lane, y = grounds(sight)
    board = [_status(sight), *players]
    if sight.pairs:
        board.append(arrows(sight, lane))
    piles, low = _piles(sight, y + 14)
    market, lowest = _market(sight, y + 14)
    return Scene(
        "Brawling Barons",
        UPRIGHT,
        max(low, lowest) + 8,
        summary(sight),
        dict(KEY),
        [*board, piles, market],
        panels(sight),
    )


def _status(sight: Sight) -> Node:
    """What is going on, and which round it is."""
    found = group(id="status")
    x = sight.left + 4
    if sight.turn is not None:
        found.add(icon(x, 2, 22, "shield", f"seat-{sight.turn.seat}"))
        x += 30
    found.add(text(x, 20, stage(sight), "heading", sight.right - 110 - x))
    found.add(text(x, 39, allowance(sight), "small muted"))
    found.add(text(sight.right - 4, 20, "Round {} of {}".format(*rounds(sight)), "small muted end"))
    return found


def _piles(sight: Sight, y: float) -> tuple[Node, float]:
    """Deck and discard pile, one below the other."""
    s = sight.s
    left, gone = len(s.deck), len(s.discard)
    deck = Node(
        "card", "deck", sight.left, y + 26, *SMALL, says=f"Deck: {cards(left)}", face=Face(kind="back", count=left)
    )
    deck.rules = ("BRAWL-13.01",)
    pile = group(id="discard", says=f"Discard pile: {cards(gone)}")
    at = (sight.left, y + 26 + SMALL[1] + 24)
    pile.add(sight.loose(s.discard[-1], *at, SMALL) if s.discard else rect(*at, *SMALL, "slot", 6))
    found = group(text(sight.left, y + 18, "Deck", "heading"), deck, id="piles")
    found.add(text(sight.left, at[1] - 7, f"Discard {gone}", "small muted"), pile)
    return found, at[1] + SMALL[1]


def _market(sight: Sight, y: float) -> tuple[Node, float]:
    """Three whole cards side by side, below each what it can become or does."""
    x = sight.left + STEP + 4
    found = group(text(x, y + 18, "Market", "heading"), id="market", says="Market")
    y += 26
    low = y + WHOLE[1]
    for slot, card in enumerate(sight.s.market, 1):
        place = group(id=f"market.{slot}", says=f"M{slot}")
        found.add(place)
        if card:
            place.add(sight.loose(card, x, y, WHOLE), text(x, y + WHOLE[1] + 17, NAME[card], "small strong", STEP - 6))
            lines = [part for item in other_half(card).split("; ") for part in wrap(item, STEP - 6, 12)]
            for i, line in enumerate(lines):
                place.add(text(x, y + WHOLE[1] + 33 + 15 * i, line, "small muted", STEP - 6))
            low = max(low, y + WHOLE[1] + 20 + 15 * len(lines))
        else:
            place.add(rect(x, y, *WHOLE, "slot", 7))
        x += STEP
    return found, low
