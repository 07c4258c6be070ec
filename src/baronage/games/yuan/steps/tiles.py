"""Verbs for placing a tile: choose it, choose its place, turn it (YUAN-S2.02 to S2.04)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Param, Params
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import spots
from baronage.games.yuan.data import LATTICE, TILE_CELLS
from baronage.games.yuan.nodes import rotation_id, spot_id, tile_id
from baronage.games.yuan.state import Yuan

SIDE: Final = 1000  # a side and its contents as one parameter: side * SIDE + a tile or a Province
NOBODYS: Final = 900  # or + NOBODYS + a terrain that can't be owned


def stage(s: Yuan, seat: int) -> int:
    """Return how much of its tile the seat has chosen: 0 nothing, 1 the tile, 2 also its place."""
    return len(s.stack[-1].draft(seat))


class Pick(Verb[Yuan]):
    """Choose a tile from the hand."""

    NUMBER: ClassVar[int] = verbs.TILE
    NAME: ClassVar[str] = "pick"
    ARGS: ClassVar[tuple[str, ...]] = ("tile",)
    RULE: ClassVar[str] = "YUAN-S2.02"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S2.02",)
    LEADS: ClassVar[bool] = True

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if not stage(s, seat) and action[1] in s.hands[seat] else "YUAN-S2.02"

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        tile = action[1] if 0 < action[1] < len(TILE_CELLS) else 0
        holds: Param = tuple(p for _, p in TILE_CELLS[tile] if p)
        wilds: Param = tuple(sorted(kind for kind, p in TILE_CELLS[tile] if not p))
        return {"tile": tile, "holds": holds, "wilds": wilds, "stage": stage(s, seat)}

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [tile_id(action[1])]

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.TILE, tile) for tile in range(len(TILE_CELLS) + 1)]


class Place(Verb[Yuan]):
    """Choose a place for the tile."""

    NUMBER: ClassVar[int] = verbs.SPOT
    NAME: ClassVar[str] = "place"
    ARGS: ClassVar[tuple[str, ...]] = ("a", "b")
    RULE: ClassVar[str] = "YUAN-S2.03"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S2.03",)
    LEADS: ClassVar[bool] = True

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if stage(s, seat) == 1 and (action[1], action[2]) in spots(s.tiles) else "YUAN-S2.03"

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        _, a, b = action
        laid = {(s.tiles[i + 1], s.tiles[i + 2]): s.tiles[i] for i in range(0, len(s.tiles), 4)}
        bordering: Param = tuple(
            side * SIDE + laid[a - da, b - db] for side, (da, db) in enumerate(LATTICE) if (a - da, b - db) in laid
        )
        return {"bordering": bordering, "stage": stage(s, seat)}

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [spot_id(action[1], action[2])]

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        taken = [(verbs.SPOT, s.tiles[i + 1], s.tiles[i + 2]) for i in range(0, len(s.tiles), 4)]
        return [*((verbs.SPOT, a, b) for a, b in spots(s.tiles)), *taken, (verbs.SPOT, 9, 9)]


class Turn(Verb[Yuan]):
    """Turn the chosen tile and place it."""

    NUMBER: ClassVar[int] = verbs.ROTATE
    NAME: ClassVar[str] = "turn-tile"
    ARGS: ClassVar[tuple[str, ...]] = ("turn",)
    RULE: ClassVar[str] = "YUAN-S2.04"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S2.04",)

    def violated_rule(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if stage(s, seat) == 2 and 0 <= action[1] < 6 else "YUAN-S2.04"

    def params(self, s: Yuan, seat: int, action: Action) -> Params:
        """Return parameters for each side of the tile's centre, anticlockwise from the east."""
        draft = s.stack[-1].draft(seat)
        ring = TILE_CELLS[draft[0][1]][1:] if draft else ()
        found = ((place + action[1]) % 6 * SIDE + (p or NOBODYS + kind) for place, (kind, p) in enumerate(ring))
        sides: Param = tuple(sorted(found))
        return {"sides": sides, "stage": len(draft)}

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [rotation_id(action[1])]

    def attempts(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.ROTATE, turn) for turn in range(-1, 7)]


PICK: Final = Pick()
PLACE: Final = Place()
TURN: Final = Turn()
