"""Scene before the game: the chosen board, or the two boards of the vote."""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, group, path, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.protectors.board.realm import GRAND, NORMAL, Land, land_for
from baronage.games.protectors.nodes import board_id
from baronage.games.protectors.scene.ground import drawn, ground
from baronage.games.protectors.state import Realm

HEAD = 50.0


def boards(s: Realm, tr: Translator) -> tuple[list[Node], float, float]:
    """Return the boards side by side, with their total width and height."""
    versions = [s.version] if s.version else [NORMAL, GRAND]
    found: list[Node] = []
    x = high = 0.0
    for version in versions:
        land = land_for(s.seats, s.setup.options, version, s.team_size() if s.teams > 0 else 0)
        node, wide, deep = _board(s, tr, land, version)
        node.x = x
        found.append(node)
        x, high = x + wide, max(high, deep)
    return found, x, high


def _board(s: Realm, tr: Translator, land: Land, version: int) -> tuple[Node, float, float]:
    """Return one board with borders and Province names; a ring marks each start."""
    lie = ground(land)
    says = tr.msg("picture-board", version=version, provinces=land.provinces, count=s.seats)
    found = group(says=says, id=board_id(version))
    found.add(text(lie.centre[0], 34, says, "heading middle"))
    realm = group(y=HEAD)
    realm.add(*(path(shore, "line soft") for shore in reversed(lie.shores)), path(lie.water, "land-water"))
    for one, other in lie.causeways:
        (ax, ay), (bx, by) = lie.places[one].at, lie.places[other].at
        realm.add(path(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", "open"))
    realm.add(*(path(place.area, "land-field") for place in lie.places.values()))
    realm.add(*(path(drawn(line), "edge") for line in lie.borders.values()), path(lie.edges, "edge"))
    for number, place in lie.places.items():
        x, y = place.at
        name = tr.msg("place-name", number=number)
        look, high = ("heading", 17) if text_width(name, 17, True) < place.wide else ("small strong", 12)
        if number in land.starts:
            half = text_width(name, high, True) / 2 + 8
            realm.add(rect(x - half, y - high - 2, 2 * half, high + 10, "plate", 8))
        realm.add(text(x, y + 1, name, f"{look} middle"))
    realm.add(text(*lie.centre, tr.msg("picture-sea-name"), "title muted middle"))
    if land.island:
        realm.add(text(lie.centre[0], lie.centre[1] + 22, tr.msg("picture-board-sanctum"), "small middle"))
    realm.add(text(lie.centre[0], lie.height - 4, tr.msg("picture-board-starts"), "muted middle"))
    return found.add(realm), lie.width, lie.height + HEAD + 8
