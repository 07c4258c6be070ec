"""The picture of Yuan.

The map fills the picture; in the corners that it leaves free stand the wheel of time and the tiles in hand or the order sheet.

Ids: `p.LAI` is a Province, `level.D1` a field of the order sheet, `spot.1.0` an empty place for a tile, `tile.C:A` a tile in
hand, `turn.3` a rotation, `wheel` the wheel of time, `plan` the order sheet, `draft` what the order would do, `trace.LAI` a
mark of what happened there last turn, `march.LAI` the Armies that marched there.
"""

from __future__ import annotations

from baronage.engine.scene import Scene
from baronage.engine.voice import Voice
from baronage.games.yuan.scene.about import about
from baronage.games.yuan.scene.draft import draft
from baronage.games.yuan.scene.frame import frame
from baronage.games.yuan.scene.hexes import SEATS, key, land
from baronage.games.yuan.scene.panels import panels
from baronage.games.yuan.scene.past import marches, past, traces
from baronage.games.yuan.scene.sheet import sheet
from baronage.games.yuan.scene.tiles import places, tray
from baronage.games.yuan.scene.wheel import wheel
from baronage.games.yuan.state import Yuan

__all__ = ["about", "scene"]


def scene(s: Yuan, voice: Voice) -> Scene:
    """The picture for the eyes that this state belongs to."""
    lie = frame(s)
    board = [
        land(s, voice, lie),
        *places(s, voice, lie),
        wheel(s, voice, *lie.wheel),
        tray(s, voice, *lie.sheet),
        sheet(s, voice, *lie.sheet),
    ]
    done = past(s)
    board += [*marches(s, voice, lie, done), *traces(s, voice, lie, done), *draft(s, voice, lie)]
    seat = s.eyes if s.eyes >= 0 else -1
    clans = s.clans if min(s.clans) >= 0 else []
    colours, names = tuple(SEATS[clan] for clan in clans), tuple(voice.say("clan-name", clan=clan) for clan in clans)
    names = names or tuple(voice.reader.names[: s.seats])
    return Scene(
        s.game.title,
        lie.width,
        lie.height,
        voice.prompt(s, seat),
        key(s, voice),
        board,
        panels(s, voice, done),
        colours,
        names,
    )
