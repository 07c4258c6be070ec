"""The knowledge of a seat as numbers in a fixed order, for learning programs.

The layout is named and versioned: blocks of integers, some common to all games, and one for each field of the game's
state. A game's module `action_space` defines the size of its lists: `shapes(setup)`, by the name of the field. A field
without a shape has no block. Rows are padded with EMPTY and cut at their maximum length. Of rows with a size of 0, such
as a face-down deck, only the lengths are encoded, in blocks after the others. The block `check` is a hash of everything
that the other numbers omit: fields and steps without a block, lengths of lists, cut values. Different views therefore
have different encodings, and the encoding depends on nothing else.

Little changes between decisions, so an `Encoder` keeps its last output and updates only the differences.
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

from baronage.engine.core.errors import BadSetup
from baronage.engine.core.state import State, copied
from baronage.engine.core.step import Step

if TYPE_CHECKING:
    from baronage.engine.core.setup import Setup

VERSION: Final = 3  # of the blocks before and after the fields
EMPTY: Final = -1  # padding of lists
FRAMES: Final = 6  # encoded kinds of steps in progress, from the top down
TOP: Final = 24  # encoded numbers of the top step
CHECK: Final = 4  # numbers from 0 to 65535
LARGEST: Final = (1 << 31) - 1

Shape = tuple[int, ...]


class Block(NamedTuple):
    """Numbers of one kind: their start and their shape."""

    name: str
    start: int
    shape: Shape

    @property
    def stop(self) -> int:
        """The end of the block."""
        return self.start + prod(self.shape)


class Layout:
    """The layout of the numbers for a game with these seats and options."""

    def __init__(self, setup: Setup) -> None:
        game = setup.game
        if not game.has_space:
            raise BadSetup(f"{game.title} has no encoding: it has no module `action_space`")
        shapes: dict[str, Shape] = game.module("action_space").shapes(setup)
        blank = game.module("state").blank(setup)
        self.setup: Final = setup
        self.blocks: list[Block] = []
        self.size = 0
        for name, length in (("seat", 1), ("asked", 1), ("left", 1), ("cause", 1), ("frames", FRAMES), ("top", TOP)):
            self._add(name, (length,))
        self.fields: list[Block] = []
        counted: list[str] = []
        for name in blank.FIELDS:
            shape = (1,) if isinstance(getattr(blank, name), int) else shapes.get(name)
            if shape is not None and not shape[-1]:
                counted.append(name)
            elif shape is not None:
                self.fields.append(self._add(name, shape))
        self.counts: Final = [self._add(name, shapes[name][:-1] or (1,)) for name in counted]  # lengths alone
        self._add("check", (CHECK,))
        laid = {block.name for block in self.fields}
        self.rest: Final = [name for name in blank.FIELDS if name not in laid]  # fields whose values have no block
        self.frames: Final[dict[str, int]] = {name: number for number, name in enumerate(sorted(game.step_types))}
        self._encoders: Final[list[Encoder]] = []  # idle encoders; each thread takes one
        dumped = repr((VERSION, game.name, game.meta.version, [tuple(it) for it in self.blocks], sorted(self.frames)))
        self.version: Final = f"{game.name}-{VERSION}-{hashlib.sha256(dumped.encode()).hexdigest()[:8]}"

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
        """Encode the knowledge of a seat (or PUBLIC) into `out` (writable 32-bit ints) or into a new array."""
        try:
            encoder = self._encoders.pop()
        except IndexError:
            encoder = Encoder(self)
        found = encoder.encode(state, seat, out)
        self._encoders.append(encoder)
        return found


class Frame:
    """The last encoding of a step. Steps are immutable and only replaced."""

    __slots__ = ("dumped", "kind", "numbers", "step")

    def __init__(self, step: Step[Any], kinds: dict[str, int], checks: bool) -> None:
        self.step = step
        self.dumped = marshal.dumps(step.dump(), 0) if checks else b""
        self.kind = kinds[type(step).__name__]
        self.numbers: list[int] = []  # its values, flattened
        for name in step.FIELDS:
            _flatten(getattr(step, name), self.numbers)


class Room:
    """The space of a field, or of a list in it. Without a shape its size is 0."""

    __slots__ = ("inner", "size", "units", "width")

    def __init__(self, shape: Shape) -> None:
        self.size = shape[0] if shape else 0
        self.inner: Room | None = Room(shape[1:]) if len(shape) > 1 else None
        self.width: int = prod(shape) * _WIDTH  # bytes
        # number of parts for the information that its numbers omit
        self.units: int = 1 if self.inner is None else 1 + self.size * self.inner.units


class Seen:
    """The last encoding for a seat."""

    __slots__ = ("dumped", "frames", "joined", "numbers", "values")

    def __init__(self, fields: int, size: int, units: int) -> None:
        self.frames: list[Frame] = []
        self.values: list[Any] = [None] * fields
        self.numbers = bytearray(_EMPTY * size)
        # information that the numbers omit: the length of each list, and the cut values; empty without `check`
        self.dumped = [b""] * units
        self.joined: bytes | None = None  # all of it, joined


_EMPTY: Final = struct.pack("i", EMPTY)
_WIDTH: Final = len(_EMPTY)
_FIRST: Final = 256  # rows up to this length have a prepared packer
_LENGTHS: Final = [marshal.dumps(length, 0) for length in range(_FIRST)]
_ROWS: Final = [marshal.dumps((length, []), 0) for length in range(_FIRST)]
_PACKERS: Final[list[Callable[..., None]]] = [struct.Struct(f"{length}i").pack_into for length in range(_FIRST)]
_HEAD: Final = 4 + FRAMES + TOP  # numbers before the fields
_NO_NUMBERS: Final = [EMPTY] * _HEAD
_halves: Final = struct.Struct(f">{CHECK}H").unpack


class Encoder:
    """An encoder for a game's states, fastest for successive states of one game.

    It is not thread-safe. Without `check` that block stays empty, which is faster.
    """

    def __init__(self, layout: Layout, check: bool = True) -> None:
        self._checks: Final = check
        self._kinds: Final = layout.frames
        self._size: Final = layout.size
        names = [block.name for block in layout.fields]
        rest = layout.rest if check else []  # only the block `check` depends on them
        # by field; the others have no block and therefore no space
        shapes: list[Shape] = [block.shape for block in layout.fields] + [()] * len(rest)
        self._rooms: Final = [Room(shape) for shape in shapes]
        self._starts: Final = [block.start * _WIDTH for block in layout.fields] + [0] * len(rest)
        self._units: Final[list[int]] = [0]
        for room in self._rooms:
            self._units.append(self._units[-1] + room.units)
        counted = [block.name for block in layout.counts]
        self._deep: Final = [block.shape != (1,) for block in layout.counts]
        self._counts: Final = layout.counts[0].start * _WIDTH if counted else 0
        self._values: Final[Any] = attrgetter("cause", "left", *names, *rest, *counted)
        self._seen: Final[dict[int, Seen]] = {}  # by seat

    def encode(self, state: State, seat: int, out: Any = None) -> Any:
        """Encode as described in `Layout.encode`."""
        numbers = self.written(state, seat)
        if out is None:
            return array("i", numbers)
        memoryview(out).cast("B")[:] = numbers
        return out

    def written(self, state: State, seat: int) -> bytearray:
        """Return the encoding as bytes, which the next call for this seat changes."""
        own = state.viewer == seat
        view = state if own else state.redact(seat)
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = Seen(len(self._rooms), self._size, self._units[-1] if self._checks else 0)
        values: tuple[Any, ...] = self._values(view)
        known = seen.values
        for at in range(len(known)):
            value = values[at + 2]
            before = known[at]
            if value != before:
                known[at] = None  # until all of it is written
                _write(seen, value, before, self._rooms[at], self._starts[at], self._units[at])
                known[at] = copied(value) if own else value
        if self._deep:
            _pack(seen.numbers, self._counts, self._lengths(values[len(known) + 2 :]))
        self._write_head(seen, view, seat)
        if not self._checks:
            return seen.numbers
        dumped = [frame.dumped for frame in seen.frames]
        dumped.append(marshal.dumps((len(dumped), values[0], values[1]), 0))
        joined = seen.joined
        if joined is None:
            joined = seen.joined = b"".join(seen.dumped)
        dumped.append(joined)
        digest = hashlib.blake2b(b"".join(dumped), digest_size=2 * CHECK).digest()
        _PACKERS[CHECK](seen.numbers, (self._size - CHECK) * _WIDTH, *_halves(digest))
        return seen.numbers

    def _lengths(self, values: tuple[Any, ...]) -> list[int]:
        """Return the lengths of the lists of which nothing else is encoded."""
        found: list[int] = []
        for value, deep in zip(values, self._deep, strict=True):
            if deep:
                found += [len(row) for row in value]
            else:
                found.append(len(value))
        return found

    def _write_head(self, seen: Seen, view: State, seat: int) -> None:
        """Write the numbers before the fields, with the top step first."""
        before = seen.frames
        frames: list[Frame] = []
        for at, step in enumerate(view.stack):
            known = before[at] if at < len(before) else None
            frames.append(known if known is not None and known.step is step else Frame(step, self._kinds, self._checks))
        seen.frames = frames
        found = [seat, int(seat in view.actors()), view.left, view.cause]
        count = len(frames)
        for depth in range(FRAMES):
            found.append(frames[count - 1 - depth].kind if depth < count else EMPTY)
        if frames:
            found += frames[-1].numbers
        found += _NO_NUMBERS
        _pack(seen.numbers, 0, found[:_HEAD])


def _write(seen: Seen, value: Any, before: Any, room: Room, start: int, unit: int) -> None:
    """Write a field, or a list in it, that has changed."""
    if not room.size:
        _tell(seen, unit, marshal.dumps(value, 0))
    elif type(value) is int:
        _write_row(seen, [value], 0, 1, start, unit)
    elif room.inner is None:
        _write_row(seen, value, room.size if before is None else len(before), room.size, start, unit)
    else:
        _write_rows(seen, value, before, room, room.inner, start, unit)


def _write_rows(seen: Seen, rows: list[Any], before: Any, room: Room, inner: Room, start: int, unit: int) -> None:
    """Write nested lists."""
    old: list[Any] = [] if before is None else before
    count = len(rows)
    if not seen.dumped:
        count = min(count, room.size)
    elif count <= room.size and count < _FIRST:
        _tell(seen, unit, _ROWS[count])
    else:
        _tell(seen, unit, marshal.dumps((count, rows[room.size :]), 0))
        count = min(count, room.size)
    width, units = inner.width, inner.units
    unit += 1
    for at in range(count):
        row = rows[at]
        known = old[at] if at < len(old) else None
        if row != known:
            _write(seen, row, known, inner, start + at * width, unit + at * units)
    if count < room.size and (before is None or count < len(old)):
        empty = room.width - count * width
        seen.numbers[start + count * width : start + room.width] = _EMPTY * (empty // _WIDTH)
        for at in range(unit + count * units, unit + room.size * units) if seen.dumped else ():
            _tell(seen, at, b"")


def _write_row(seen: Seen, row: list[int], before: int, room: int, start: int, unit: int) -> None:
    """Write a row of numbers over a row of length `before`."""
    count = len(row)
    whole = count <= room and _pack(seen.numbers, start, row)
    if not whole:
        _pack(seen.numbers, start, row[:room])
    if count < before and count < room:
        seen.numbers[start + count * _WIDTH : start + room * _WIDTH] = _EMPTY * (room - count)
    if not seen.dumped:
        return
    if not whole:
        dumped = marshal.dumps(row, 0)
    else:
        dumped = _LENGTHS[count] if count < _FIRST else marshal.dumps(count, 0)
    _tell(seen, unit, dumped)


def _pack(numbers: bytearray, start: int, row: list[int]) -> bool:
    """Write the numbers unchanged. Return False if some are too large."""
    pack = _PACKERS[len(row)] if len(row) < _FIRST else struct.Struct(f"{len(row)}i").pack_into
    try:
        pack(numbers, start, *row)
    except struct.error:
        pack(numbers, start, *[max(-LARGEST, min(LARGEST, number)) for number in row])
        return False
    return True


def _tell(seen: Seen, unit: int, dumped: bytes) -> None:
    if seen.dumped[unit] != dumped:
        seen.dumped[unit] = dumped
        seen.joined = None


def _flatten(value: Any, found: list[int]) -> None:
    """Append a number, or the numbers of nested lists, to `found`."""
    if isinstance(value, (list, tuple)):
        for item in value:
            _flatten(item, found)
    else:
        found.append(int(value))
