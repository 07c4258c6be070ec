"""The battle line: card against card, with the number that each needs."""

from __future__ import annotations

from baronage.engine.scene import Face, Figure, Node, group, path, rect, text
from baronage.games.fyn.combat import chance_of, fighting, hits, opponents, siege_value, terrain_at, to_hit
from baronage.games.fyn.data import CARD_CV, FIRST_CAPITAL, card_name
from baronage.games.fyn.realm import armies_on
from baronage.games.fyn.scene.faces import face
from baronage.games.fyn.scene.sight import Sight
from baronage.games.fyn.steps.battle import Exchange, Line, Storm

CARD = (84.0, 118.0)
STEP = 96.0
PILL = (84.0, 22.0)
_ROW, _GROUP = 44.0, 256.0


def battle(sight: Sight, x: float, y: float) -> tuple[Node | None, float, float]:
    """The battle line with its width and height; None: there is no attack."""
    s = sight.s
    if not sight.aimed():
        return None, 0, 0
    row = tuple(armies_on(s, sight.foe, sight.target))
    group_ = tuple(army for army in sight.group if army in s.armies[s.active])
    wide = max(len(row) or 1, len(group_), 3) * STEP + 24
    high = _GROUP + CARD[1] + 20
    found = group(id="line", x=x, y=y, says=f"Battle line for {sight.label(sight.foe)}'s land")
    found.add(rect(0, 0, wide, high, "ground", 12), text(14, 26, "Battle line", "heading"))
    against, aims, numbers = _set(sight, group_, row)
    terrain = terrain_at(s, sight.foe, sight.target)
    wall = siege_value(s, sight.foe, sight.target)
    if row:
        _links(found, row, group_, against)
        for place, army in enumerate(row):
            found.add(_fighter(army, place, _ROW, fighting(army, terrain, True), sight.foe))
            found.add(_pill(army, place, _ROW + CARD[1] + 6, against, aims, numbers, terrain, True, sight.foe))
    elif wall:
        found.add(_centre(sight, wall))
    else:
        found.add(text(14, _ROW + 60, "Nobody defends this land, and it has no siege value.", "small muted"))
    for place, army in enumerate(group_):
        value = fighting(army, terrain, False)
        found.add(_fighter(army, place, _GROUP, value, s.active))
        if row:
            found.add(_pill(army, place, _GROUP - PILL[1] - 6, against, aims, numbers, terrain, False, s.active))
        elif wall:
            needed = to_hit(value, wall)
            found.add(_label(place, _GROUP - PILL[1] - 6, needed, numbers.get(army), s.active, "the centre"))
    return found, wide, high


def _set(
    sight: Sight, group_: tuple[int, ...], row: tuple[int, ...]
) -> tuple[dict[int, list[int]], dict[int, int], dict[int, int]]:
    """Who stands against whom, at whom each aims, which numbers have fallen."""
    against: dict[int, list[int]] = {army: [] for army in (*group_, *row)}
    aims: dict[int, int] = {}
    numbers: dict[int, int] = {}
    for step in sight.s.stack:
        if isinstance(step, Line):
            against = opponents(step.group, step.row, step.placed, step.extra)
        elif isinstance(step, Exchange):
            for place, (card, other) in enumerate(step.shots):
                aims[card] = other
                against[card] = [other]
                if place < len(step.numbers):
                    numbers[card] = step.numbers[place]
        elif isinstance(step, Storm):
            for place, army in enumerate((0, *step.group)):
                if place < len(step.numbers):
                    numbers[army] = step.numbers[place]
    return against, aims, numbers


def _fighter(army: int, place: int, y: float, value: int, seat: int) -> Node:
    made = face(army)
    if value != CARD_CV[army]:
        made.left = Figure("up", str(value))
    node = Node("card", f"line.{army}", 14 + place * STEP, y, *CARD, face=made)
    node.says = f"{card_name(army)} {army}, fights with {value}"
    node.code = str(army)
    node.classes = f"seat-{seat}"
    return node


def _centre(sight: Sight, wall: int) -> Node:
    s = sight.s
    land = s.lands[sight.foe][sight.target]
    card = land if land >= FIRST_CAPITAL else s.centres[sight.foe][sight.target]
    made = Face(card_name(card), "people", face(card).icon, right=Figure("tower", str(wall)))
    node = Node("card", "line.centre", 14, _ROW, *CARD, face=made, says=f"{card_name(card)}, siege value {wall}")
    node.code = "C"
    node.classes = f"seat-{sight.foe}"
    return node


def _links(found: Node, row: tuple[int, ...], group_: tuple[int, ...], against: dict[int, list[int]]) -> None:
    for place, army in enumerate(group_):
        for other in against.get(army, []):
            if other in row:
                x1, x2 = 14 + place * STEP + CARD[0] / 2, 14 + row.index(other) * STEP + CARD[0] / 2
                found.add(path(f"M{x1} {_GROUP - 30}L{x2} {_ROW + CARD[1] + 30}", "line"))


def _pill(
    army: int,
    place: int,
    y: float,
    against: dict[int, list[int]],
    aims: dict[int, int],
    numbers: dict[int, int],
    terrain: int,
    defends: bool,
    seat: int,
) -> Node:
    """The number that a card needs; where its aim is open, of every opponent."""
    foes = [aims[army]] if army in aims else against.get(army, [])
    needed = [to_hit(fighting(army, terrain, defends), fighting(foe, terrain, not defends)) for foe in foes]
    if len(set(needed)) == 1:
        return _label(place, y, needed[0], numbers.get(army), seat, card_name(foes[0]))
    words = " or ".join(str(chance_of(value)) for value in dict.fromkeys(needed)) or "–"
    node = group(x=14 + place * STEP, y=y, says=f"needs {words}" if needed else "not placed yet")
    return node.add(rect(0, 0, *PILL, "pill", 11), text(PILL[0] / 2, 16, f"≤ {words}", "small strong middle"))


def _label(place: int, y: float, needed: int, number: int | None, seat: int, foe: str) -> Node:
    tenths = chance_of(needed)
    words = f"≤ {tenths}  {tenths}0 %"
    says = f"needs {tenths} or less against {foe}, {tenths}0 %"
    node = group(x=14 + place * STEP, y=y, classes="")
    if number is not None:
        hit = hits(number, needed)
        words, says = f"{number} of {tenths}", f"{says}: {number}, {'a hit' if hit else 'a miss'}"
        node.mark("good" if hit else "soft")
    node.says = says
    return node.add(rect(0, 0, *PILL, "pill", 11), text(PILL[0] / 2, 16, words, "small strong middle"))
