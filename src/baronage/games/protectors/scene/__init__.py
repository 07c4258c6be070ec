"""The picture of Protectors of the Realm, and what one clicks in it.

The Provinces lie around the Sea, the Island in it; players and decks stand at the right.

Ids: `P7` is a Province, `I` the Island, `player.3` the plaque of Player#3, `deck.0` to `deck.3` the Event, Dragon, Sea and End
decks.
"""

from __future__ import annotations

from baronage.engine.scene import Scene, group, text
from baronage.games.protectors.scene.board import HEIGHT, WIDTH, board
from baronage.games.protectors.scene.clicks import nodes
from baronage.games.protectors.scene.panels import panels, summary
from baronage.games.protectors.scene.side import decks, players, status
from baronage.games.protectors.state import SETUP, Realm

__all__ = ["nodes", "scene"]

KEY = {
    "coins": "$Realm",
    "helmet": "Army Units",
    "crown": "Grand Protector",
    "dragon": "the Dragon's Power Level",
    "flame": "burnt",
    "waves": "sea routes are open",
}


def scene(s: Realm) -> Scene:
    """The picture for the eyes that this state belongs to."""
    title = "Protectors of the Realm"
    if s.phase == SETUP:
        words = summary(s)
        waiting = group(text(40, 60, title, "title"), text(40, 100, words, "heading"), id="status", says=words)
        return Scene(title, WIDTH, 200, words, {}, [waiting], panels(s))
    nodes_ = [status(s), board(s), players(s), decks(s)]
    return Scene(title, WIDTH, HEIGHT, summary(s), dict(KEY), nodes_, panels(s))
