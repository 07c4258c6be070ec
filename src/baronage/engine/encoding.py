"""What a seat knows, as numbers in a fixed order: for programs that learn.

The layout is named and versioned: blocks of whole numbers, some for what every game has, one for each field of the game's
state. A game's module `space` says how much room its lists get: `shapes(setup)`, by the name of the field; a field without a
shape is not laid out. Rows are filled up with EMPTY, and cut where they are longer. The block `check` is made from whatever the
other numbers do not tell: fields and frames that are not laid out, how long lists are, what was cut. So two views that differ, in
whatever, have encodings that differ; and nothing else than the view goes into it.

From one decision to the next little changes: an `Encoder` keeps what it wrote last, and writes anew what is no longer so.
"""

from __future__ import annotations

import hashlib
import marshal
import struct
from array import array
from collections.abc import Callable
from math import prod
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baronage.engine.errors import BadSetup
from baronage.engine.flow import State, copied
from baronage.engine.step import Step

if TYPE_CHECKING:
    from baronage.engine.setup import Setup

VERSION: Final = 2  # of what stands before and behind the fields
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
        self.rest: Final = [name for name in blank.FIELDS if name not in laid]  # what is not laid out
        self.frames: Final[dict[str, int]] = {name: number for number, name in enumerate(sorted(game.frames))}
        self._encoder: Final = Encoder(self)
        told = repr((VERSION, game.name, game.meta.version, [tuple(it) for it in self.blocks], sorted(self.frames)))
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
        return self._encoder.encode(state, seat, out)


class Written:
    """A field of a state as it was written last, or a list in it."""

    __slots__ = ("numbers", "rows", "told", "value")

    def __init__(self, value: Any, numbers: bytes, told: bytes, rows: list[Written]) -> None:
        self.value: Any = value
        self.numbers = numbers
        self.told = told  # what the numbers do not tell: how long it is, what was cut
        self.rows = rows


class Frame:
    """A frame as it was written last: frames are never changed, only replaced."""

    __slots__ = ("dump", "step", "told")

    def __init__(self, step: Step[Any]) -> None:
        self.step = step
        self.dump: list[Any] = step.dump()
        self.told = marshal.dumps(self.dump, 0)


class Seen:
    """What was written last for a seat."""

    __slots__ = ("fields", "frames")

    def __init__(self, count: int) -> None:
        self.fields = [_NOTHING] * count
        self.frames: list[Frame] = []


_NOTHING: Final = Written(None, b"", b"", [])
_EMPTY: Final = struct.pack("i", EMPTY)
_FIRST: Final = 256  # rows that are no longer have what writes them at hand
_LENGTHS: Final = [marshal.dumps(length, 0) for length in range(_FIRST)]
_PACKERS: Final[list[Callable[..., bytes]]] = [struct.Struct(f"{length}i").pack for length in range(_FIRST)]
_halves: Final = struct.Struct(f">{CHECK}H").unpack


class Encoder:
    """Writes a game's states, one after another: quickest where each is what came of the one before."""

    def __init__(self, layout: Layout) -> None:
        self._kinds: Final = layout.frames
        names = [block.name for block in layout.fields]
        # by field; the others, which are not laid out, have no room
        self._shapes: Final[list[Shape]] = [block.shape for block in layout.fields] + [()] * len(layout.rest)
        self._values: Final[Any] = attrgetter("cause", "left", *names, *layout.rest)
        self._seen: Final[dict[int, Seen]] = {}  # by seat

    def encode(self, state: State, seat: int, out: Any = None) -> Any:
        """As `Layout.encode`."""
        own = state.eyes == seat
        view = state if own else state.redact(seat)
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = Seen(len(self._shapes))
        frames = _frames(view.stack, seen.frames)
        seen.frames = frames
        parts = [self._head(view, seat, frames)]
        told = [frame.told for frame in frames]
        values: tuple[Any, ...] = self._values(view)
        fields = seen.fields
        told.append(marshal.dumps((len(told), values[0], values[1]), 0))
        for at in range(len(fields)):
            value = values[at + 2]
            written = fields[at]
            if value != written.value:
                written = _write(copied(value) if own else value, self._shapes[at], written)
                fields[at] = written
            parts.append(written.numbers)
            told.append(written.told)
        digest = hashlib.blake2b(b"".join(told), digest_size=2 * CHECK).digest()
        parts.append(_PACKERS[CHECK](*_halves(digest)))
        numbers = b"".join(parts)
        if out is None:
            return array("i", numbers)
        memoryview(out).cast("B")[:] = numbers
        return out

    def _head(self, view: State, seat: int, frames: list[Frame]) -> bytes:
        """What stands before the fields; of the frames the one on top comes first."""
        found = [seat, int(seat in view.actors()), view.left, view.cause]
        count = len(frames)
        for depth in range(FRAMES):
            found.append(self._kinds[frames[count - 1 - depth].dump[0]] if depth < count else EMPTY)
        if frames:
            _flatten(frames[-1].dump[1:], found)
        return _row(found, 4 + FRAMES + TOP, None).numbers


def _frames(stack: list[Step[Any]], before: list[Frame]) -> list[Frame]:
    found: list[Frame] = []
    for at, step in enumerate(stack):
        known = before[at] if at < len(before) else None
        found.append(known if known is not None and known.step is step else Frame(step))
    return found


def _write(value: Any, shape: Shape, before: Written) -> Written:
    """A field, or a list in it, that is not as it was before."""
    if not shape:
        return Written(value, b"", marshal.dumps(value, 0), [])
    if type(value) is int:
        return _row([value], 1, value)
    if len(shape) == 1:
        return _row(value, shape[0], value)
    inner, old = shape[1:], before.rows
    rows: list[Written] = []
    for at, row in enumerate(value[: shape[0]]):
        known = old[at] if at < len(old) else _NOTHING
        rows.append(known if known.value == row else _write(row, inner, known))
    numbers = b"".join([row.numbers for row in rows])
    told = [marshal.dumps((len(value), value[shape[0] :]), 0)]
    told += [row.told for row in rows]
    return Written(value, numbers + _EMPTY * (prod(shape) - len(numbers) // len(_EMPTY)), b"".join(told), rows)


def _row(row: list[int], room: int, value: Any) -> Written:
    """Numbers side by side."""
    count = len(row)
    laid = row if count <= room else row[:room]
    pack = _PACKERS[len(laid)] if len(laid) < _FIRST else struct.Struct(f"{len(laid)}i").pack
    whole = count <= room
    try:
        numbers = pack(*laid)
    except struct.error:
        numbers = pack(*[max(-LARGEST, min(LARGEST, number)) for number in laid])
        whole = False
    if not whole:
        told = marshal.dumps(row, 0)
    else:
        told = _LENGTHS[count] if count < _FIRST else marshal.dumps(count, 0)
    return Written(value, numbers + _EMPTY * (room - len(laid)), told, [])


def _flatten(values: list[Any], found: list[int]) -> None:
    """Nested lists one after another."""
    for value in values:
        if isinstance(value, list):
            _flatten(value, found)
        else:
            found.append(int(value))
