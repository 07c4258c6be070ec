"""What is done to lay a tile, click by click: choose it, choose its place, turn it (YUAN-S2.02 to S2.04)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.facts import Fact, Facts
from baronage.engine.flow import Action
from baronage.engine.verb import Verb
from baronage.games.yuan import verbs
from baronage.games.yuan.data import LATTICE, TILE_CELLS
from baronage.games.yuan.land import spots
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.things import rotation_id, spot_id, tile_id

SIDE: Final = 1000  # a side and what lies there as one fact: side * SIDE + a tile or a Province
NOBODYS: Final = 900  # or + NOBODYS + a terrain that is nobody's


def stage(s: Yuan, seat: int) -> int:
    """How much of its tile the seat has chosen: 0 nothing, 1 the tile, 2 its place as well."""
    return len(s.stack[-1].draft(seat))


class Pick(Verb[Yuan]):
    """A tile of the hand is chosen."""

    NUMBER: ClassVar[int] = verbs.TILE
    NAME: ClassVar[str] = "pick"
    ARGS: ClassVar[tuple[str, ...]] = ("tile",)
    RULE: ClassVar[str] = "YUAN-S2.02"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S2.02",)
    LEADS: ClassVar[bool] = True

    def fault(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if not stage(s, seat) and action[1] in s.hands[seat] else "YUAN-S2.02"

    def facts(self, s: Yuan, seat: int, action: Action) -> Facts:
        tile = action[1] if 0 < action[1] < len(TILE_CELLS) else 0
        holds: Fact = tuple(p for _, p in TILE_CELLS[tile] if p)
        wilds: Fact = tuple(sorted(kind for kind, p in TILE_CELLS[tile] if not p))
        return {"tile": tile, "holds": holds, "wilds": wilds, "stage": stage(s, seat)}

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [tile_id(action[1])]

    def near(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.TILE, tile) for tile in range(len(TILE_CELLS) + 1)]


class Place(Verb[Yuan]):
    """The chosen tile gets its place."""

    NUMBER: ClassVar[int] = verbs.SPOT
    NAME: ClassVar[str] = "place"
    ARGS: ClassVar[tuple[str, ...]] = ("a", "b")
    RULE: ClassVar[str] = "YUAN-S2.03"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S2.03",)
    LEADS: ClassVar[bool] = True

    def fault(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if stage(s, seat) == 1 and (action[1], action[2]) in spots(s.tiles) else "YUAN-S2.03"

    def facts(self, s: Yuan, seat: int, action: Action) -> Facts:
        _, a, b = action
        laid = {(s.tiles[i + 1], s.tiles[i + 2]): s.tiles[i] for i in range(0, len(s.tiles), 4)}
        bordering: Fact = tuple(
            side * SIDE + laid[a - da, b - db] for side, (da, db) in enumerate(LATTICE) if (a - da, b - db) in laid
        )
        return {"bordering": bordering, "stage": stage(s, seat)}

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [spot_id(action[1], action[2])]

    def near(self, s: Yuan, seat: int) -> list[Action]:
        taken = [(verbs.SPOT, s.tiles[i + 1], s.tiles[i + 2]) for i in range(0, len(s.tiles), 4)]
        return [*((verbs.SPOT, a, b) for a, b in spots(s.tiles)), *taken, (verbs.SPOT, 9, 9)]


class Turn(Verb[Yuan]):
    """The chosen tile is turned, and lies."""

    NUMBER: ClassVar[int] = verbs.ROTATE
    NAME: ClassVar[str] = "turn-tile"
    ARGS: ClassVar[tuple[str, ...]] = ("turn",)
    RULE: ClassVar[str] = "YUAN-S2.04"
    REASONS: ClassVar[tuple[str, ...]] = ("YUAN-S2.04",)

    def fault(self, s: Yuan, seat: int, action: Action) -> str:
        return "" if stage(s, seat) == 2 and 0 <= action[1] < 6 else "YUAN-S2.04"

    def facts(self, s: Yuan, seat: int, action: Action) -> Facts:
        """What lies on which side of the tile's middle, against the clock from the east."""
        draft = s.stack[-1].draft(seat)
        ring = TILE_CELLS[draft[0][1]][1:] if draft else ()
        found = ((place + action[1]) % 6 * SIDE + (p or NOBODYS + kind) for place, (kind, p) in enumerate(ring))
        sides: Fact = tuple(sorted(found))
        return {"sides": sides, "stage": len(draft)}

    def clicks(self, s: Yuan, seat: int, action: Action) -> list[str]:
        return [rotation_id(action[1])]

    def near(self, s: Yuan, seat: int) -> list[Action]:
        return [(verbs.ROTATE, turn) for turn in range(-1, 7)]


PICK: Final = Pick()
PLACE: Final = Place()
TURN: Final = Turn()
