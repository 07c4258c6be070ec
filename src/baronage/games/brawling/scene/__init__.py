"""The picture of Brawling Barons.

Deck and market are at the left, opponents above, the viewer's ground below, the viewer's hand in a tray. Ids: `c17`
is a physical card wherever its face is visible; `deck`, `discard`, `market.1` to `market.3` are places. `B` is player
B, `B.name` the text with their name, `B.pile` their resources, `B.hand.3` the third unseen card of their hand;
`B.civilians`, `B.military`, `B.buildings`, `B.wall`, `B.king` are their zones.
"""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Scene
from baronage.games.brawling.scene.attack import arrows
from baronage.games.brawling.scene.crowd import grounds
from baronage.games.brawling.scene.event_nodes import about
from baronage.games.brawling.scene.faces import KEY
from baronage.games.brawling.scene.panels import panels
from baronage.games.brawling.scene.sight import WIDTH, Sight
from baronage.games.brawling.scene.table import advice, market, piles, status, summary
from baronage.games.brawling.scene.upright import upright
from baronage.games.brawling.state import Barons

__all__ = ["about", "scene", "upright"]

LEAST = 690.0  # height that the market needs


def scene(s: Barons, tr: Translator) -> Scene:
    """Return the picture for the viewer of this state; the referee sees every hand."""
    sight = Sight(s, tr)
    board = [status(sight), piles(sight), market(sight)]
    players, lane, y = grounds(sight)
    board += players
    if sight.pairs:
        board.append(arrows(sight, lane))
    if sight.turn is not None:
        board.append(advice(sight))
    key = {sign: tr.msg(f"key-{sign}") for sign in KEY}
    return Scene(s.game.title, WIDTH, max(y + 8, LEAST), summary(sight), key, board, panels(sight))
