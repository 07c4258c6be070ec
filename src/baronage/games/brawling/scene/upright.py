"""The picture for a narrow screen held upright: the others, one's own ground, deck and market below each other."""

from __future__ import annotations

from baronage.engine.lettering import wrap
from baronage.engine.scene import Face, Node, Scene, group, icon, rect, text
from baronage.engine.voice import Voice
from baronage.games.brawling.scene.attack import arrows
from baronage.games.brawling.scene.crowd import grounds
from baronage.games.brawling.scene.faces import KEY, other_half
from baronage.games.brawling.scene.panels import panels
from baronage.games.brawling.scene.sight import SMALL, UPRIGHT, WHOLE, Sight
from baronage.games.brawling.scene.table import allowance, rounds, stage, summary
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
        s.game.title,
        UPRIGHT,
        max(low, lowest) + 8,
        summary(sight),
        {sign: voice.say(f"key-{sign}") for sign in KEY},
        [*board, piles, market],
        panels(sight),
    )


def _status(sight: Sight) -> Node:
    """What is going on, and which round it is."""
    found = group(id="status")
    turn, limit = rounds(sight)
    x = sight.left + 4
    if sight.turn is not None:
        found.add(icon(x, 2, 22, "shield", f"seat-{sight.turn.seat}"))
        x += 30
    found.add(text(x, 20, stage(sight), "heading", sight.right - 110 - x))
    found.add(text(x, 39, allowance(sight), "small muted"))
    found.add(text(sight.right - 4, 20, sight.voice.say("picture-round-of", turn=turn, limit=limit), "small muted end"))
    return found


def _piles(sight: Sight, y: float) -> tuple[Node, float]:
    """Deck and discard pile, one below the other."""
    s = sight.s
    left, gone = len(s.deck), len(s.discard)
    says = sight.voice.say("picture-deck", count=left)
    deck = Node("card", "deck", sight.left, y + 26, *SMALL, says=says, face=Face(kind="back", count=left))
    deck.rules = ("BRAWL-13.01",)
    pile = group(id="discard", says=sight.voice.say("picture-discard", count=gone))
    at = (sight.left, y + 26 + SMALL[1] + 24)
    pile.add(sight.loose(s.discard[-1], *at, SMALL) if s.discard else rect(*at, *SMALL, "slot", 6))
    found = group(text(sight.left, y + 18, sight.voice.say("picture-deck-title"), "heading"), deck, id="piles")
    found.add(text(sight.left, at[1] - 7, sight.voice.say("picture-discarded", count=gone), "small muted"), pile)
    return found, at[1] + SMALL[1]


def _market(sight: Sight, y: float) -> tuple[Node, float]:
    """Three whole cards side by side, below each what it can become or does."""
    x = sight.left + STEP + 4
    voice, title = sight.voice, sight.voice.say("picture-market")
    found = group(text(x, y + 18, title, "heading"), id="market", says=title)
    y += 26
    low = y + WHOLE[1]
    for slot, card in enumerate(sight.s.market, 1):
        place = group(id=f"market.{slot}", says=voice.say("picture-market-place", slot=slot))
        place.code = f"M{slot}"
        found.add(place)
        if card:
            name = text(x, y + WHOLE[1] + 17, voice.term("CARD", card), "small strong", STEP - 6)
            place.add(sight.loose(card, x, y, WHOLE), name)
            lines = [part for item in other_half(voice, card) for part in wrap(item, STEP - 6, 12)]
            for i, line in enumerate(lines):
                place.add(text(x, y + WHOLE[1] + 33 + 15 * i, line, "small muted", STEP - 6))
            low = max(low, y + WHOLE[1] + 20 + 15 * len(lines))
        else:
            place.add(rect(x, y, *WHOLE, "slot", 7))
        x += STEP
    return found, low
