"""The column beside or below the Realm: the Dragon, the Ranking and the cards."""

from __future__ import annotations

from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, group, icon, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.protectors.rules.dragon import terror, threshold
from baronage.games.protectors.scene.decks import decks
from baronage.games.protectors.scene.ranking import COLUMN, ranking
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.commitment import attacked

HIGH: Final = 100.0  # height of the Dragon's part
GAP: Final = 12.0
CELLS: Final = 40  # up to this power, each point has its own cell


def column(s: Realm, tr: Translator) -> tuple[Node, float]:
    """Return the parts stacked vertically, with their total height."""
    found = group(dragon(s, tr))
    y = HIGH + GAP
    for node, high in (ranking(s, tr), decks(s, tr)):
        node.y = y
        found.add(node)
        y += high + GAP
    return found, y - GAP


def row(s: Realm, tr: Translator) -> tuple[Node, float, float]:
    """Return the parts side by side, with the Ranking below the Dragon, and their width and height."""
    (ranks, left), (cards, right) = ranking(s, tr), decks(s, tr)
    ranks.y = HIGH + GAP
    cards.x = COLUMN + GAP
    return group(dragon(s, tr), ranks, cards), 2 * COLUMN + GAP, max(ranks.y + left, right)


def dragon(s: Realm, tr: Translator) -> Node:
    """Return the Dragon's power bar: a cell per point, the Threshold as a post, the Worldeater at the end."""
    now, end = threshold(s), 3 * s.land.provinces
    top = max(end, s.dpl, now)
    gap = max(now - s.dpl, 0)
    words = tr.msg("picture-dragon-near", attacks=int(attacked(s)), gap=gap)
    found = group(id="dragon")
    found.says = tr.msg("picture-dragon", terror=terror(s), power=s.dpl, threshold=now, things=words)
    found.rules = ("REALM-L2.01", "REALM-L1.01", "REALM-Q1.03")
    found.tip = tr.msg("picture-dragon-tip", most=end)
    found.add(rect(0, 0, COLUMN, HIGH, "ground", 10))
    name = tr.msg("picture-dragon-name")
    found.add(icon(10, 8, 24, "dragon", "lost"), text(40, 26, name, "heading"))
    found.add(text(40 + text_width(name, 17, True) + 8, 26, tr.msg("picture-terror", terror=terror(s)), "small muted"))
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
    name, last = tr.msg("picture-threshold", number=now), tr.msg("picture-worldeater", number=end)
    power = tr.msg("picture-power", number=s.dpl)
    found.add(text(12, 46, power, "small strong lost"))
    left = 12.0
    # leave room for text that a screen draws larger
    right = COLUMN - 16 - 1.25 * (text_width(last, 12) + text_width(name, 12, True))
    found.add(text(max(min(post - text_width(name, 12, True) / 2, right), left), 88, name, "small strong"))
    found.add(text(COLUMN - 12, 88, last, "small muted end"))
    return found
