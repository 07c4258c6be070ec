"""The scene of Protectors of the Realm.

The Realm is at the left: Provinces around the Sea, with the Island in it. The Dragon, the Ranking, the decks and the
cards are beside it, or below it on a narrow screen.

Node ids: `P7` is a Province, `I` the Island, `player.3` Player#3 on the Ranking, `deck.0` to `deck.3` the Event,
Dragon, Sea and End decks, `play.2.0` a card in play, `sea` the Sea, `dragon` the Dragon's power, `order.P7` the arrow
of a revealed order, `fight.P7` the symbol of a battle.
"""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, Scene, group
from baronage.games.protectors.scene.before import boards
from baronage.games.protectors.scene.colours import colours, names
from baronage.games.protectors.scene.column import column, row
from baronage.games.protectors.scene.event_nodes import about
from baronage.games.protectors.scene.ground import ground
from baronage.games.protectors.scene.marks import marks
from baronage.games.protectors.scene.panels import panels, summary
from baronage.games.protectors.scene.ranking import COLUMN, ordered
from baronage.games.protectors.scene.realm import realm
from baronage.games.protectors.state import SETUP, Realm

__all__ = ["about", "scene", "upright"]

MARGIN = 16.0
KEY = ("pawn", "crown", "star", "flame", "dragon", "hammer")  # icons in the legend


def scene(s: Realm, tr: Translator) -> Scene:
    """Return the scene for the viewer that this state belongs to."""
    if s.phase == SETUP:
        return _before(s, tr)
    lie = ground(s.land)
    beside, high = column(s, tr)
    beside.x, beside.y = lie.width + 4, MARGIN
    high = max(lie.height, high + 2 * MARGIN)
    board: list[Node] = [group(realm(s, tr), *marks(s, tr, lie), y=(high - lie.height) / 2), beside]
    wide = lie.width + COLUMN + 4 + MARGIN
    return _scene(s, tr, wide, high, board)


def upright(s: Realm, tr: Translator) -> Scene:
    """Return the scene for a narrow screen, with the side column placed below the Realm."""
    if s.phase == SETUP:
        return _before(s, tr)
    lie = ground(s.land)
    below, wide, high = row(s, tr)
    all_wide = max(lie.width, wide + 2 * MARGIN)
    below.x, below.y = (all_wide - wide) / 2, lie.height
    board: list[Node] = [group(realm(s, tr), *marks(s, tr, lie), x=(all_wide - lie.width) / 2), below]
    return _scene(s, tr, all_wide, lie.height + high + MARGIN, board)


def _before(s: Realm, tr: Translator) -> Scene:
    shown, wide, high = boards(s, tr)
    return Scene(s.game.title, wide, high, summary(s, tr), {}, shown, panels(s, tr))


def _scene(s: Realm, tr: Translator, wide: float, high: float, board: list[Node]) -> Scene:
    found = Scene(
        s.game.title,
        wide,
        high,
        summary(s, tr),
        {sign: tr.msg(f"key-{sign}") for sign in KEY},
        board,
        panels(s, tr),
        colours(s),
        names(s, tr),
    )
    found.order, found.ordered = ordered(s, tr)
    return found
