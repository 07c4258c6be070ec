"""The picture of Protectors of the Realm, and what one clicks in it.

The Ranking stands above, below it the Realm: Provinces around the Sea, the Island in it, a deck in each corner.

Ids: `P7` is a Province, `I` the Island, `player.3` Player#3 on the Ranking, `deck.0` to `deck.3` the Event, Dragon, Sea and
End decks, `sea` the Sea.
"""

from __future__ import annotations

from baronage.engine.scene import Node, Scene, group, text
from baronage.games.protectors.scene.clicks import nodes
from baronage.games.protectors.scene.colours import colours
from baronage.games.protectors.scene.decks import decks
from baronage.games.protectors.scene.ground import ground
from baronage.games.protectors.scene.marks import marks
from baronage.games.protectors.scene.panels import panels, summary
from baronage.games.protectors.scene.ranking import ribbon
from baronage.games.protectors.scene.realm import realm
from baronage.games.protectors.state import SETUP, Realm

__all__ = ["nodes", "scene"]

TITLE = "Protectors of the Realm"
KEY = {
    "pawn": "Army Units",
    "crown": "Capitol, or Grand Protector",
    "star": "golden order",
    "flame": "burnt",
    "dragon": "the Dragon",
    "hammer": "Work, work!",
}


def scene(s: Realm) -> Scene:
    """The picture for the eyes that this state belongs to."""
    words = summary(s)
    if s.phase == SETUP:
        waiting = group(text(30, 48, TITLE, "title"), text(30, 82, words, "heading"), id="status", says=words)
        return Scene(TITLE, 720, 120, words, {}, [waiting], panels(s))
    lie = ground(s.land)
    above, high = ribbon(s, lie.width)
    board: list[Node] = [above, group(realm(s), *decks(s, lie), *marks(s, lie), y=high)]
    return Scene(TITLE, lie.width, lie.height + high, words, dict(KEY), board, panels(s), colours(s))
