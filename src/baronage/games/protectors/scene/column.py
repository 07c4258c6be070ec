"""Beside the Realm, or below it: the Dragon, the Ranking, the cards."""

from __future__ import annotations

from typing import Final

from baronage.engine.lettering import text_width
from baronage.engine.scene import Node, group, icon, rect, text
from baronage.engine.voice import Voice
from baronage.games.protectors.dragon import terror, threshold
from baronage.games.protectors.scene.decks import decks
from baronage.games.protectors.scene.ranking import COLUMN, ranking
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.commitment import attacked

HIGH: Final = 100.0  # of the Dragon's part
GAP: Final = 12.0
CELLS: Final = 40  # up to this power each point has a cell of its own


def column(s: Realm, voice: Voice) -> tuple[Node, float]:
    """One below the other; gives also how high they are."""
    found = group(dragon(s, voice))
    y = HIGH + GAP
    for node, high in (ranking(s, voice), decks(s, voice)):
        node.y = y
        found.add(node)
        y += high + GAP
    return found, y - GAP


def row(s: Realm, voice: Voice) -> tuple[Node, float, float]:
    """Side by side, the Ranking below the Dragon; gives also how wide and high they are."""
    (ranks, left), (cards, right) = ranking(s, voice), decks(s, voice)
    ranks.y = HIGH + GAP
    cards.x = COLUMN + GAP
    return group(dragon(s, voice), ranks, cards), 2 * COLUMN + GAP, max(ranks.y + left, right)


def dragon(s: Realm, voice: Voice) -> Node:
    """A cell for each point of power, the Threshold as a post, the Worldeater at the end, the gap in words."""
    now, end = threshold(s), 3 * s.land.provinces
    top = max(end, s.dpl, now)
    gap = max(now - s.dpl, 0)
    words = voice.say("picture-dragon-near", attacks=int(attacked(s)), gap=gap)
    found = group(id="dragon")
    found.says = voice.say("picture-dragon", terror=terror(s), power=s.dpl, threshold=now, things=words)
    found.rules = ("REALM-L2.01", "REALM-L1.01", "REALM-Q1.03")
    found.tip = voice.say("picture-dragon-tip", most=end)
    found.add(rect(0, 0, COLUMN, HIGH, "ground", 10))
    name = voice.say("picture-dragon-name")
    found.add(icon(10, 8, 24, "dragon", "lost"), text(40, 26, name, "heading"))
    found.add(
        text(40 + text_width(name, 17, True) + 8, 26, voice.say("picture-terror", terror=terror(s)), "small muted")
    )
    found.add(text(COLUMN - 12, 46, words, "small strong end"))
    bar = COLUMN - 24
    if top <= CELLS:
        step = bar / top
        for i in range(top):
            found.add(rect(12 + i * step + 0.7, 54, step - 1.4, 15, "amount lost" if i < s.dpl else "bar", 3))
    else:
        found.add(rect(12, 54, bar, 15, "bar", 6))
        if s.dpl:
            found.add(rect(12, 54, max(bar * s.dpl / top, 12), 15, "amount lost", 6))
    post = 12 + bar * now / top
    found.add(rect(post - 1.2, 49, 2.4, 25, "tick"))
    name, last = voice.say("picture-threshold", number=now), voice.say("picture-worldeater", number=end)
    power = voice.say("picture-power", number=s.dpl)
    found.add(text(12, 46, power, "small strong lost"))
    left = 12.0
    # with room for letters that a screen draws larger
    right = COLUMN - 16 - 1.25 * (text_width(last, 12) + text_width(name, 12, True))
    found.add(text(max(min(post - text_width(name, 12, True) / 2, right), left), 88, name, "small strong"))
    found.add(text(COLUMN - 12, 88, last, "small muted end"))
    return found
