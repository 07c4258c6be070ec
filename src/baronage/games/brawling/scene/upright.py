"""The picture for a narrow upright screen: opponents, own ground, deck and market in one column."""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Face, Node, Scene, group, icon, rect, text
from baronage.engine.picture.text_metrics import wrap
from baronage.games.brawling.scene.attack import arrows
from baronage.games.brawling.scene.crowd import grounds
from baronage.games.brawling.scene.faces import KEY, other_half
from baronage.games.brawling.scene.panels import panels
from baronage.games.brawling.scene.sight import SMALL, UPRIGHT, WHOLE, Sight
from baronage.games.brawling.scene.table import allowance, rounds, stage, summary
from baronage.games.brawling.state import Barons

STEP = WHOLE[0] + 12  # from card to card


def upright(s: Barons, tr: Translator) -> Scene:
    """Return the upright picture, with the same nodes and ids as the wide one."""
    sight = Sight(s, tr, upright=True)
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
        {sign: tr.msg(f"key-{sign}") for sign in KEY},
        [*board, piles, market],
        panels(sight),
    )


def _status(sight: Sight) -> Node:
    """Return the stage and the round."""
    found = group(id="status")
    turn, limit = rounds(sight)
    x = sight.left + 4
    if sight.turn is not None:
        found.add(icon(x, 2, 22, "shield", f"seat-{sight.turn.seat}"))
        x += 30
    found.add(text(x, 20, stage(sight), "heading", sight.right - 110 - x))
    found.add(text(x, 39, allowance(sight), "small muted"))
    found.add(text(sight.right - 4, 20, sight.tr.msg("picture-round-of", turn=turn, limit=limit), "small muted end"))
    return found


def _piles(sight: Sight, y: float) -> tuple[Node, float]:
    """Return deck and discard pile, one below the other."""
    s = sight.s
    left, gone = len(s.deck), len(s.discard)
    says = sight.tr.msg("picture-deck", count=left)
    deck = Node("card", "deck", sight.left, y + 26, *SMALL, says=says, face=Face(kind="back", count=left))
    deck.rules = ("BRAWL-13.01",)
    pile = group(id="discard", says=sight.tr.msg("picture-discard", count=gone))
    at = (sight.left, y + 26 + SMALL[1] + 24)
    pile.add(sight.loose(s.discard[-1], *at, SMALL) if s.discard else rect(*at, *SMALL, "slot", 6))
    found = group(text(sight.left, y + 18, sight.tr.msg("picture-deck-title"), "heading"), deck, id="piles")
    found.add(text(sight.left, at[1] - 7, sight.tr.msg("picture-discarded", count=gone), "small muted"), pile)
    return found, at[1] + SMALL[1]


def _market(sight: Sight, y: float) -> tuple[Node, float]:
    """Return three whole cards side by side, with what each can become or does below it."""
    x = sight.left + STEP + 4
    tr, title = sight.tr, sight.tr.msg("picture-market")
    found = group(text(x, y + 18, title, "heading"), id="market", says=title)
    y += 26
    low = y + WHOLE[1]
    for slot, card in enumerate(sight.s.market, 1):
        place = group(id=f"market.{slot}", says=tr.msg("picture-market-place", slot=slot))
        place.code = f"M{slot}"
        found.add(place)
        if card:
            name = text(x, y + WHOLE[1] + 17, tr.term("CARD", card), "small strong", STEP - 6)
            place.add(sight.loose(card, x, y, WHOLE), name)
            lines = [part for item in other_half(tr, card) for part in wrap(item, STEP - 6, 12)]
            for i, line in enumerate(lines):
                place.add(text(x, y + WHOLE[1] + 33 + 15 * i, line, "small muted", STEP - 6))
            low = max(low, y + WHOLE[1] + 20 + 15 * len(lines))
        else:
            place.add(rect(x, y, *WHOLE, "slot", 7))
        x += STEP
    return found, low
