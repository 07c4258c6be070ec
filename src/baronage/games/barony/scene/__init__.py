"""The picture of Barony.

The Kingdom is in the middle, turned so that the viewer's home is at the bottom; the roster and the key of marks are at the left.

Ids: `C1.5` is a triangle, `M` the Market, `A3` a Serf wherever it stands, `A` a Baron with the Serfs, `A.name` the text with the
name, `aim.30.1` the end of a bump at 30 degrees over 1 triangle.
"""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, Scene, group, icon, text
from baronage.games.barony.nodes import roster_number, serf_id
from baronage.games.barony.scene.event_nodes import about
from baronage.games.barony.scene.frame import MARGIN, TOP
from baronage.games.barony.scene.ground import ground, holds, markers
from baronage.games.barony.scene.numbers import numbers
from baronage.games.barony.scene.panels import panels
from baronage.games.barony.scene.roster import KEY_HEIGHT, key, roster
from baronage.games.barony.scene.serfs import KEY, Number, body, piece
from baronage.games.barony.scene.sight import Sight
from baronage.games.barony.scene.targets import dots, marks
from baronage.games.barony.state import Barony

__all__ = ["about", "scene"]


def scene(s: Barony, tr: Translator) -> Scene:
    """Return the picture for the viewer of this state."""
    sight = Sight(s, tr)
    frame = sight.frame
    left, down = roster(sight)
    lowest = max([frame.bottom + TOP, *(y + h + 12 for _, y, _, h in frame.heads)])
    height = max(lowest, down + KEY_HEIGHT + 24)
    width = max([frame.right + MARGIN, *(x + w + 12 for x, _, w, _ in frame.heads)])
    board = [left, key(sight, height - KEY_HEIGHT), ground(sight), *markers(sight), *dots(sight)]
    tags = numbers(sight)
    board += [baron(sight, seat, tags) for seat in range(s.seats)]
    board += [*holds(sight), *marks(sight, tags)]
    return Scene(
        s.game.title,
        width,
        height,
        summary(sight),
        {name: sight.msg(f"key-{name}") for name in KEY},
        board,
        panels(sight),
    )


def baron(sight: Sight, seat: int, tags: dict[int, Number]) -> Node:
    """Return a Baron's node: the name beside the home, and the Serfs on the board."""
    s = sight.s
    x, y, _, _ = sight.frame.heads[s.home[seat]]
    label, name = sight.label(seat), sight.name(seat)
    gold = s.gold[seat] if s.gilded and not sight.prepares() else -1
    mate = int(s.viewer >= 0 and s.mates(seat, s.viewer))
    says = sight.msg("picture-baron", given=name, owner=seat, mate=mate, gold=gold)
    found = group(id=label, classes=f"player seat-{seat}", says=says)
    if seat == s.turn and s.stack and not sight.prepares():
        found.mark("active")
    title = Node("text", f"{label}.name", x + 36, y + 16, text=name, classes="heading")
    found.add(icon(x, y + 4, 28, "shield", f"seat-{seat}"), title)
    found.add(text(x + 36, y + 34, _about(sight, seat), "small muted"))
    for serf in range(len(s.place)):
        if s.control[serf] == seat:
            spot = sight.spot(serf)
            if spot is not None:
                found.add(piece(sight, serf, *spot, tags[serf]))
    if seat == s.viewer and sight.prepares():
        found.add(*(_drafted(sight, serf, triangle) for serf, triangle in sight.placed().items()))
    return found


def _about(sight: Sight, seat: int) -> str:
    """Return what a home means to the viewer: their own, their target and so on, or ""."""
    s = sight.s
    if s.fallen[seat]:
        return sight.msg("home-lost")
    if s.viewer < 0:
        return ""
    if seat == s.viewer:
        return sight.msg("home-yours")
    if s.home[seat] == s.enemy(sight.me):
        return sight.msg("home-goal")
    if s.mates(seat, sight.me):
        return sight.msg("home-mate")
    return sight.msg("home-hunter") if s.enemy(seat) == s.home[sight.me] else ""


def _drafted(sight: Sight, serf: int, triangle: int) -> Node:
    """Return the node of a Serf that the viewer has placed only in a draft."""
    caste, vocation, _ = sight.drafted()[serf]
    x, y = sight.frame.at(triangle)
    node = group(*body(vocation, caste, 1, sight.me), x=x, y=y, classes="draft")
    node.same = serf_id(serf)
    return node.add(text(12, -10, roster_number(serf), "small strong halo"))


def summary(sight: Sight) -> str:
    """Return the current prompt."""
    return sight.tr.prompt(sight.s)
