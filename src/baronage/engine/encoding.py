"""What a seat knows, as numbers in a fixed order: for programs that learn.

The layout is named and versioned: blocks of whole numbers, some for what every game has, one for each field of the game's
state. A game's module `space` says how much room its lists get: `shapes(setup)`, by the name of the field; a field without a
shape is not laid out. Rows are filled up with EMPTY, and cut where they are longer. The block `check` is made from all that the
seat knows, so that two views that differ, in whatever, have encodings that differ; and nothing else than the view goes into it.
"""

from __future__ import annotations

import hashlib
import marshal
import struct
from array import array
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baronage.engine.errors import BadSetup
from baronage.engine.flow import State

if TYPE_CHECKING:
    from baronage.engine.setup import Setup

VERSION: Final = 1  # of what stands before the fields
EMPTY: Final = -1  # where a list has nothing
FRAMES: Final = 6  # decisions in progress whose kind is told, from the top down
TOP: Final = 24  # numbers of the one on top
CHECK: Final = 4  # numbers from 0 to 65535
LARGEST: Final = (1 << 31) - 1

Shape = tuple[int, ...]


class Block(NamedTuple):
    """Numbers of one meaning: where they begin, and their shape."""

    name: str
    start: int
    shape: Shape

    @property
    def stop(self) -> int:
        """Where they end."""
        return self.start + prod(self.shape)


class Layout:
    """Where each number stands, for a game with so many seats and such options."""

    def __init__(self, setup: Setup) -> None:
        game = setup.game
        if not game.has_space:
            raise BadSetup(f"{game.title} has no encoding: it has no module `space`")
        shapes: dict[str, Shape] = game.module("space").shapes(setup)
        blank = game.module("state").blank(setup)
        self.setup: Final = setup
        self.blocks: list[Block] = []
        self.size = 0
        for name, length in (("seat", 1), ("asked", 1), ("left", 1), ("cause", 1), ("frames", FRAMES), ("top", TOP)):
            self._add(name, (length,))
        self.fields: list[Block] = []
        for name in blank.FIELDS:
            shape = (1,) if isinstance(getattr(blank, name), int) else shapes.get(name)
            if shape is not None:
                self.fields.append(self._add(name, shape))
        self._add("check", (CHECK,))
        laid = {block.name for block in self.fields}
        self._rest: Final = [name for name in blank.FIELDS if name not in laid]
        self._frames: Final[dict[str, int]] = {name: number for number, name in enumerate(sorted(game.frames))}
        self._empty: Final = [EMPTY] * self.size
        self._pack: Final = struct.Struct(f"{self.size}i").pack
        told = repr((VERSION, game.name, game.meta.version, [tuple(it) for it in self.blocks], sorted(self._frames)))
        self.version: Final = f"{game.name}-{VERSION}-{hashlib.sha256(told.encode()).hexdigest()[:8]}"

    def _add(self, name: str, shape: Shape) -> Block:
        block = Block(name, self.size, shape)
        self.blocks.append(block)
        self.size = block.stop
        return block

    def __repr__(self) -> str:
        return f"<Layout {self.version}: {self.size} numbers>"

    def __getitem__(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)

    def encode(self, state: State, seat: int, out: Any = None) -> Any:
        """What the seat (or PUBLIC) knows, in `out` (32-bit ints that can be written) or in a new array."""
        view = state if state.eyes == seat else state.redact(seat)
        found = self._empty[:]
        dumps = [step.dump() for step in view.stack[::-1]]
        found[0] = seat
        found[1] = int(seat in view.actors())
        found[2] = view.left
        found[3] = view.cause
        for depth, dump in enumerate(dumps[:FRAMES]):
            found[4 + depth] = self._frames[dump[0]]
        if dumps:
            _flat(found, 4 + FRAMES, 4 + FRAMES + TOP, dumps[0][1:])
        values = []
        for name, start, shape in self.fields:
            value = getattr(view, name)
            if type(value) is int:
                found[start] = value
            else:
                _fill(found, start, value, shape)
            values.append(value)
        values += [getattr(view, name) for name in self._rest]
        found[-CHECK:] = _check([values, dumps, view.left, view.cause])
        try:
            numbers = self._pack(*found)
        except struct.error:
            numbers = self._pack(*(max(-LARGEST, min(LARGEST, number)) for number in found))
        if out is None:
            return array("i", numbers)
        memoryview(out).cast("B")[:] = numbers
        return out


def _fill(found: list[int], at: int, value: Any, shape: Shape) -> None:
    if len(shape) == 1:
        room = shape[0]
        if len(value) > room:
            value = value[:room]
        found[at : at + len(value)] = value
        return
    stride = prod(shape[1:])
    for row in value[: shape[0]]:
        _fill(found, at, row, shape[1:])
        at += stride


def _flat(found: list[int], at: int, stop: int, values: Any) -> int:
    """Nested lists one after another, as far as there is room; gives where it stopped."""
    for value in values:
        if at >= stop:
            break
        if isinstance(value, list):
            at = _flat(found, at, stop, value)
        else:
            found[at] = int(value)
            at += 1
    return at


def _check(values: Any) -> list[int]:
    digest = hashlib.blake2b(marshal.dumps(values, 0), digest_size=2 * CHECK).digest()
    return [digest[at] << 8 | digest[at + 1] for at in range(0, 2 * CHECK, 2)]
