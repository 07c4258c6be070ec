"""The scene of Yuan.

The map fills the scene. Its free corners hold the wheel of time and either the tiles in hand or the order sheet.

Node ids: `p.LAI` is a Province, `level.D1` a field of the order sheet, `spot.1.0` an empty tile position, `tile.C:A` a
tile in hand, `turn.3` a rotation, `wheel` the wheel of time, `plan` the order sheet, `draft` the effect of the order,
`trace.LAI` a mark of last turn's event, `march.LAI` the Armies that marched there.
"""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Scene
from baronage.games.yuan.scene.draft import draft
from baronage.games.yuan.scene.event_nodes import about
from baronage.games.yuan.scene.frame import frame
from baronage.games.yuan.scene.hexes import SEATS, key, land
from baronage.games.yuan.scene.panels import panels
from baronage.games.yuan.scene.past import marches, past, traces
from baronage.games.yuan.scene.sheet import sheet
from baronage.games.yuan.scene.tiles import places, tray
from baronage.games.yuan.scene.wheel import wheel
from baronage.games.yuan.state import Yuan

__all__ = ["about", "scene"]


def scene(s: Yuan, tr: Translator) -> Scene:
    """Return the scene for the viewer that this state belongs to."""
    lie = frame(s)
    board = [
        land(s, tr, lie),
        *places(s, tr, lie),
        wheel(s, tr, *lie.wheel),
        tray(s, tr, *lie.sheet),
        sheet(s, tr, *lie.sheet),
    ]
    done = past(s)
    board += [*marches(s, tr, lie, done), *traces(s, tr, lie, done), *draft(s, tr, lie)]
    seat = s.viewer if s.viewer >= 0 else -1
    clans = s.clans if min(s.clans) >= 0 else []
    colours, names = tuple(SEATS[clan] for clan in clans), tuple(tr.msg("clan-name", clan=clan) for clan in clans)
    names = names or tuple(tr.reader.names[: s.seats])
    return Scene(
        s.game.title,
        lie.width,
        lie.height,
        tr.prompt(s, seat),
        key(s, tr),
        board,
        panels(s, tr, done),
        colours,
        names,
    )
