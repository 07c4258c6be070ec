"""What is common to all players: the state of the turn, the deck, the discard pile, the market."""

from __future__ import annotations

from baronage.engine.facts import Facts
from baronage.engine.lettering import text_width, wrap
from baronage.engine.scene import Face, Node, group, icon, rect, text
from baronage.games.brawling.data import EFFECT, UP
from baronage.games.brawling.forecast import place_by_ending, takings
from baronage.games.brawling.scene.faces import other_half
from baronage.games.brawling.scene.sight import TOP, WHOLE, Sight
from baronage.games.brawling.steps.shields import ShieldWindow

MARKET_TOP = TOP + 186
APART = 6.0  # between the cards of the market
ADVICE = 420.0  # how wide the advice above the grounds may be
SECOND = 110.0  # the second column, of the discard pile and of the words beside the market


def stage(sight: Sight) -> str:
    """What is going on. Of a Shield window all learn the same (BRAWL-9.23)."""
    s = sight.s
    if not s.stack:
        standings = s.standings()
        first = tuple(each.seat for each in standings.seats if each.place == 1) if standings else ()
        return sight.say("stage-over", {"members": first, "winner": first[0] if first else -1})
    if sight.turn is None:
        return sight.say(f"stage-{s.stack[-1].NAME}", {})
    window = s.on_top(ShieldWindow)
    if window is not None:
        return sight.say("stage-attack", {"attacker": window.attacker})
    return sight.say("stage-turn", {"active": sight.turn.seat})


def allowance(sight: Sight) -> str:
    """The actions left in this turn."""
    if sight.turn is None or sight.damage is not None:
        return ""
    return sight.voice.say("picture-actions-left", left=1 + sight.turn.extra - sight.turn.done)


def rounds(sight: Sight) -> tuple[int, int]:
    """Which round it is, and which is the last; 0: none."""
    s = sight.s
    return s.turns // s.seats + 1, s.limit // s.seats


def summary(sight: Sight) -> str:
    """Round, stage and actions left in one line."""
    turn, limit = rounds(sight)
    what, left = stage(sight), allowance(sight)
    facts = {"turn": turn, "limit": limit, "some": int(bool(what)), "more": int(bool(left))}
    return sight.voice.say("picture-summary", first=what, last=left, **facts)


def status(sight: Sight) -> Node:
    """The same above the table."""
    turn, limit = rounds(sight)
    number = str(turn)
    found = group(id="status")
    found.add(text(14, 33, sight.voice.say("picture-round"), "heading"), text(70, 33, number, "heading"))
    if limit:
        found.add(
            text(
                78 + text_width(number, 17, True),
                33,
                sight.voice.say("picture-round-limit", limit=limit),
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
    """The main deck with its number of cards, and the discard pile."""
    s = sight.s
    y = TOP + 28
    left, gone = len(s.deck), len(s.discard)
    deck = Node(
        "card",
        "deck",
        12,
        y,
        *WHOLE,
        says=sight.voice.say("picture-deck", count=left),
        face=Face(kind="back", count=left),
    )
    deck.rules = ("BRAWL-13.01",)
    pile = group(id="discard", says=sight.voice.say("picture-discard", count=gone))
    if s.discard:
        pile.add(sight.loose(s.discard[-1], SECOND, y, WHOLE))
    else:
        pile.add(rect(SECOND, y, *WHOLE, "slot", 7))
    discard = sight.voice.say("picture-discard-title")
    return group(
        text(14, TOP + 18, sight.voice.say("picture-deck-title"), "heading"),
        text(SECOND, TOP + 18, discard, "heading"),
        text(SECOND + text_width(discard, 17, True) + 6, TOP + 18, str(gone), "small muted"),
        deck,
        pile,
        id="piles",
    )


def market(sight: Sight) -> Node:
    """Three whole cards, and beside each what it can become or does."""
    y = MARKET_TOP
    voice, title = sight.voice, sight.voice.say("picture-market")
    found = group(text(14, y - 12, title, "heading"), id="market", says=title)
    for slot, card in enumerate(sight.s.market, 1):
        place = group(id=f"market.{slot}", says=voice.say("picture-market-place", slot=slot))
        place.code = f"M{slot}"
        found.add(place)
        if card:
            place.add(sight.loose(card, 12, y, WHOLE))
            name, becomes = voice.term("CARD", card), other_half(voice, card)
            more = text(SECOND, y + 26, name, "small strong", 94)
            named = int(bool(EFFECT[card + UP]))
            more.says = voice.say("picture-market-card", named=named, card=card, things="; ".join(becomes))
            place.add(more)
            for i, line in enumerate(part for item in becomes for part in wrap(item, 94, 12)):
                place.add(text(SECOND, y + 42 + 15 * i, line, "small muted"))
        else:
            place.add(rect(12, y, *WHOLE, "slot", 7))
        y += WHOLE[1] + APART
    return found


def advice(sight: Sight) -> Node:
    """At the right above the grounds: how many cards Gather would take, with a warning where it would end the game."""
    s = sight.s
    assert sight.turn is not None
    seat = s.eyes if s.eyes >= 0 else sight.turn.seat
    gather = takings(s, seat)[0]
    wins = gather.ends and place_by_ending(s, seat) == 1
    facts: Facts = {"taken": gather.k, "deck": gather.left, "ends": int(gather.ends), "wins": int(wins), "seat": seat}
    words = sight.say("gather-advice", facts)
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
