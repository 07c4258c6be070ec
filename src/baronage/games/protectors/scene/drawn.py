"""Scene of a custom Realm in the board editor: drawn as at the table, with a flag at each start."""

from __future__ import annotations

from typing import Any, Final

from baronage.engine.picture.scene import Node, Scene, group, icon, path, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.protectors.board.realm import Land, province_id
from baronage.games.protectors.data import PROVINCES
from baronage.games.protectors.input_errors import msg
from baronage.games.protectors.meta import META
from baronage.games.protectors.scene.colours import TINCTURES
from baronage.games.protectors.scene.ground import Ground, Place, ground
from baronage.games.protectors.scene.ground import drawn as line_drawn
from baronage.games.protectors.scene.realm import ISLE, blob

SEA: Final = "sea"
SHORE: Final = 0.62  # share of the Sea's width at which its highlight runs


def drawn(document: dict[str, Any], faulty: set[str]) -> Scene:
    """Return the scene, with a symbol on each node that has a problem."""
    borders = [(pair[0], pair[1]) for pair in document["borders"]]
    land = Land("", document["provinces"], borders, tuple(document["starts"]), bool(document.get("island")))
    lie = ground(land)
    board = group(id="board")
    board.add(*(path(shore, "line soft") for shore in reversed(lie.shores)), path(lie.water, "land-water"))
    board.add(_sea(lie, land.island))
    for one, other in lie.causeways:
        (ax, ay), (bx, by) = lie.places[one].at, lie.places[other].at
        board.add(path(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", "open"))
    board.add(*(_province(land, number, place, faulty) for number, place in lie.places.items()))
    board.add(*(path(line_drawn(line), "edge") for line in lie.borders.values()), path(lie.edges, "edge"))
    words = msg("drawn-realm", provinces=land.provinces, players=len(land.starts), island=int(land.island))
    return Scene(META.title, lie.width, lie.height, words, nodes=[board])


def _sea(lie: Ground, island: bool) -> Node:
    x, y = lie.centre
    wide, high = (lie.sea * SHORE * size for size in (lie.wide, lie.high))
    found = group(path(blob(wide, high), "land-water"), id=SEA, x=x, y=y, says=msg("drawn-sea", island=int(island)))
    if not island:
        return found.add(text(0, 6, msg("drawn-sea-name"), "title muted middle"))
    found.add(path(blob(ISLE, ISLE * 0.8), "land-hill line"), icon(-15, -30, 30, "temple"))
    return found.add(text(0, 18, msg("drawn-island-name"), "small strong halo middle"))


def _province(land: Land, number: int, place: Place, faulty: set[str]) -> Node:
    """Return one Province. The highlight line comes first, inside the outline, where no border hides it."""
    found = group(path(place.mark), path(place.area, "land-field"), id=province_id(number))
    name = PROVINCES[number]
    start = land.starts.index(number) + 1 if number in land.starts else 0
    near = [PROVINCES[other] for other in land.adjacent[number]]
    found.says = msg("drawn-province", name=name, start=start, near=near or msg("drawn-none"))
    x, y = place.at
    large = text_width(name, 17, True) < place.wide
    if start:
        colour = f"seat-{TINCTURES[start - 1]}"
        found.add(path(place.area, f"owned {colour}"), path(place.inside, f"band {colour}"))
        found.add(icon(x - 14, y - 38, 28, "shield", colour))
    if found.id in faulty:
        found.add(path(place.mark, "warn"), icon(x - 12, y + 14, 24, "warning", "warn"))
    return found.add(text(x, y + 8, name, f"{'heading' if large else 'small strong'} halo middle"))
