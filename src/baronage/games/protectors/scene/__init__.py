"""The picture of Protectors of the Realm.

The Realm at the left: Provinces around the Sea, the Island in it. Beside it the Dragon, the Ranking, the decks and cards; on a
narrow screen below it.

Ids: `P7` is a Province, `I` the Island, `player.3` Player#3 on the Ranking, `deck.0` to `deck.3` the Event, Dragon, Sea and
End decks, `play.2.0` a card in play, `sea` the Sea, `dragon` the Dragon's power, `order.P7` the arrow of a revealed order,
`fight.P7` the sign of a battle.
"""

from __future__ import annotations

from baronage.engine.scene import Node, Scene, group
from baronage.engine.voice import Voice
from baronage.games.protectors.scene.about import about
from baronage.games.protectors.scene.before import boards
from baronage.games.protectors.scene.colours import colours, names
from baronage.games.protectors.scene.column import column, row
from baronage.games.protectors.scene.ground import ground
from baronage.games.protectors.scene.marks import marks
from baronage.games.protectors.scene.panels import panels, summary
from baronage.games.protectors.scene.ranking import COLUMN, ordered
from baronage.games.protectors.scene.realm import realm
from baronage.games.protectors.state import SETUP, Realm

__all__ = ["about", "scene", "upright"]

MARGIN = 16.0
KEY = ("pawn", "crown", "star", "flame", "dragon", "hammer")  # the icons of the key


def scene(s: Realm, voice: Voice) -> Scene:
    """The picture for the eyes that this state belongs to."""
    if s.phase == SETUP:
        return _before(s, voice)
    lie = ground(s.land)
    beside, high = column(s, voice)
    beside.x, beside.y = lie.width + 4, MARGIN
    high = max(lie.height, high + 2 * MARGIN)
    board: list[Node] = [group(realm(s, voice), *marks(s, voice, lie), y=(high - lie.height) / 2), beside]
    wide = lie.width + COLUMN + 4 + MARGIN
    return _scene(s, voice, wide, high, board)


def upright(s: Realm, voice: Voice) -> Scene:
    """The same for a narrow screen: what stands beside the Realm stands below it, so that no strip of it is seen there."""
    if s.phase == SETUP:
        return _before(s, voice)
    lie = ground(s.land)
    below, wide, high = row(s, voice)
    all_wide = max(lie.width, wide + 2 * MARGIN)
    below.x, below.y = (all_wide - wide) / 2, lie.height
    board: list[Node] = [group(realm(s, voice), *marks(s, voice, lie), x=(all_wide - lie.width) / 2), below]
    return _scene(s, voice, all_wide, lie.height + high + MARGIN, board)


def _before(s: Realm, voice: Voice) -> Scene:
    shown, wide, high = boards(s, voice)
    return Scene(s.game.title, wide, high, summary(s, voice), {}, shown, panels(s, voice))


def _scene(s: Realm, voice: Voice, wide: float, high: float, board: list[Node]) -> Scene:
    found = Scene(
        s.game.title,
        wide,
        high,
        summary(s, voice),
        {sign: voice.say(f"key-{sign}") for sign in KEY},
        board,
        panels(s, voice),
        colours(s),
        names(s, voice),
    )
    found.order, found.ordered = ordered(s, voice)
    return found
