"""The common area: state of the turn, deck, discard pile, market."""

from __future__ import annotations

from baronage.engine.picture.scene import Face, Node, group, icon, rect, text
from baronage.engine.picture.text_metrics import text_width, wrap
from baronage.engine.text.params import Params
from baronage.games.brawling.data import EFFECT, UP
from baronage.games.brawling.rules.forecast import place_by_ending, takings
from baronage.games.brawling.scene.faces import other_half
from baronage.games.brawling.scene.sight import TOP, WHOLE, Sight
from baronage.games.brawling.steps.shields import ShieldWindow

MARKET_TOP = TOP + 186
APART = 6.0  # between the cards of the market
ADVICE = 420.0  # greatest width of the advice above the grounds
SECOND = 110.0  # x of the second column: discard pile, and texts beside the market


def stage(sight: Sight) -> str:
    """Return what is going on. In a Shield window all players see the same (BRAWL-9.23)."""
    s = sight.s
    if not s.stack:
        standings = s.standings()
        first = tuple(each.seat for each in standings.seats if each.place == 1) if standings else ()
        return sight.msg("stage-over", {"members": first, "winner": first[0] if first else -1})
    if sight.turn is None:
        return sight.msg(f"stage-{s.stack[-1].NAME}", {})
    window = s.on_top(ShieldWindow)
    if window is not None:
        return sight.msg("stage-attack", {"attacker": window.attacker})
    return sight.msg("stage-turn", {"active": sight.turn.seat})


def allowance(sight: Sight) -> str:
    """Return the actions left in this turn."""
    if sight.turn is None or sight.damage is not None:
        return ""
    return sight.tr.msg("picture-actions-left", left=1 + sight.turn.extra - sight.turn.done)


def rounds(sight: Sight) -> tuple[int, int]:
    """Return the current round and the last round, or 0 if there is no limit."""
    s = sight.s
    return s.turns // s.seats + 1, s.limit // s.seats


def summary(sight: Sight) -> str:
    """Return round, stage and actions left in one line."""
    turn, limit = rounds(sight)
    what, left = stage(sight), allowance(sight)
    params = {"turn": turn, "limit": limit, "some": int(bool(what)), "more": int(bool(left))}
    return sight.tr.msg("picture-summary", first=what, last=left, **params)


def status(sight: Sight) -> Node:
    """Return the status line above the table."""
    turn, limit = rounds(sight)
    number = str(turn)
    found = group(id="status")
    found.add(text(14, 33, sight.tr.msg("picture-round"), "heading"), text(70, 33, number, "heading"))
    if limit:
        found.add(
            text(
                78 + text_width(number, 17, True),
                33,
                sight.tr.msg("picture-round-limit", limit=limit),
                "small muted",
            )
        )
    x = sight.left + 4
    if sight.turn is not None:
        found.add(icon(x, 14, 24, "shield", f"seat-{sight.turn.seat}"))
        x += 34
    found.add(text(x, 33, stage(sight), "heading"))
    found.add(text(x + text_width(stage(sight), 17, True) + 12, 33, allowance(sight), "small muted"))
    return found


def piles(sight: Sight) -> Node:
    """Return the main deck with its number of cards, and the discard pile."""
    s = sight.s
    y = TOP + 28
    left, gone = len(s.deck), len(s.discard)
    deck = Node(
        "card",
        "deck",
        12,
        y,
        *WHOLE,
        says=sight.tr.msg("picture-deck", count=left),
        face=Face(kind="back", count=left),
    )
    deck.rules = ("BRAWL-13.01",)
    pile = group(id="discard", says=sight.tr.msg("picture-discard", count=gone))
    if s.discard:
        pile.add(sight.loose(s.discard[-1], SECOND, y, WHOLE))
    else:
        pile.add(rect(SECOND, y, *WHOLE, "slot", 7))
    discard = sight.tr.msg("picture-discard-title")
    return group(
        text(14, TOP + 18, sight.tr.msg("picture-deck-title"), "heading"),
        text(SECOND, TOP + 18, discard, "heading"),
        text(SECOND + text_width(discard, 17, True) + 6, TOP + 18, str(gone), "small muted"),
        deck,
        pile,
        id="piles",
    )


def market(sight: Sight) -> Node:
    """Return three whole cards, and beside each what it can become or does."""
    y = MARKET_TOP
    tr, title = sight.tr, sight.tr.msg("picture-market")
    found = group(text(14, y - 12, title, "heading"), id="market", says=title)
    for slot, card in enumerate(sight.s.market, 1):
        place = group(id=f"market.{slot}", says=tr.msg("picture-market-place", slot=slot))
        place.code = f"M{slot}"
        found.add(place)
        if card:
            place.add(sight.loose(card, 12, y, WHOLE))
            name, becomes = tr.term("CARD", card), other_half(tr, card)
            more = text(SECOND, y + 26, name, "small strong", 94)
            named = int(bool(EFFECT[card + UP]))
            more.says = tr.msg("picture-market-card", named=named, card=card, things=tr.separated(becomes))
            place.add(more)
            for i, line in enumerate(part for item in becomes for part in wrap(item, 94, 12)):
                place.add(text(SECOND, y + 42 + 15 * i, line, "small muted"))
        else:
            place.add(rect(12, y, *WHOLE, "slot", 7))
        y += WHOLE[1] + APART
    return found


def advice(sight: Sight) -> Node:
    """Return the advice above the grounds: how many cards Gather would take, and a warning if that ends the game."""
    s = sight.s
    assert sight.turn is not None
    seat = s.viewer if s.viewer >= 0 else sight.turn.seat
    gather = takings(s, seat)[0]
    wins = gather.ends and place_by_ending(s, seat) == 1
    params: Params = {"taken": gather.k, "deck": gather.left, "ends": int(gather.ends), "wins": int(wins), "seat": seat}
    words = sight.msg("gather-advice", params)
    found = group(id="advice")
    lines = wrap(words, ADVICE, 12)
    for i, line in enumerate(lines):
        found.add(
            text(
                sight.right,
                33 - 15 * (len(lines) - 1 - i),
                line,
                "small end warn" if gather.ends else "small end muted",
            )
        )
    return found
