"""A player that was trained (`baronage lab train`): a small network from what its seat observes to a worth for every word.

An observation is a few hundred whole numbers (`baronage.engine.encoding`): cards, places, amounts. Each is looked up twice in
one table of vectors: by the row in which it stands, since many rows are hands and heaps without an order, and by its very place.
The vectors are added; two layers follow. Rows that belong to seats begin with the seat that looks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy
from numpy.typing import NDArray

from baronage.bots import Player
from baronage.engine.chance import Chance
from baronage.engine.encoding import EMPTY
from baronage.engine.errors import BadDocument, BadSetup
from baronage.engine.flow import Action, State
from baronage.engine.mind import Plan
from baronage.engine.seats import SAID
from baronage.engine.setup import Setup

FORMAT = 1
TABLE = 1 << 15  # vectors in the table; what falls on the same one is told apart by what stands beside it
MIX = numpy.array([0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D], dtype=numpy.uint64)

Numbers = NDArray[numpy.int32]
Floats = NDArray[numpy.float32]


class Reader:
    """Which vectors of the table an observation of this setup adds up."""

    def __init__(self, setup: Setup) -> None:
        layout = setup.layout
        self.size = layout.size + SAID
        seats = setup.seats
        row = numpy.zeros(self.size, dtype=numpy.uint64)
        owner = numpy.full(self.size, -1, dtype=numpy.int64)
        self.read = numpy.ones(self.size, dtype=bool)
        number = 0
        for block in layout.blocks:
            if block.name == "check":  # of no meaning
                self.read[block.start : block.stop] = False
            rows = block.shape[0] if len(block.shape) > 1 or block.shape == (seats,) else 1
            width = (block.stop - block.start) // rows
            for at in range(rows):
                where = slice(block.start + at * width, block.start + (at + 1) * width)
                row[where] = number + at
                if rows == seats and seats > 1:
                    owner[where] = at
            number += rows
        row[layout.size :] = numpy.arange(number, number + SAID)
        first = row - numpy.where(owner >= 0, owner, 0).astype(numpy.uint64)
        place = numpy.arange(self.size, dtype=numpy.uint64) + numpy.uint64(100_000)
        looking = numpy.arange(seats)[:, None]
        turned = numpy.where(owner >= 0, (owner - looking) % seats, 0).astype(numpy.uint64)
        self._rows = (first + turned) * MIX[0]  # by the seat that looks
        self._places = place * MIX[0] + (looking + 1).astype(numpy.uint64) * MIX[2]

    def vectors(self, numbers: Numbers, seats: Sequence[int]) -> list[NDArray[numpy.int64]]:
        """The numbers of the vectors for what seats observe, each with a line of its own."""
        which, held = numpy.nonzero((numbers != EMPTY) & self.read)
        value = numbers[which, held].astype(numpy.uint64) * MIX[1]
        seat = numpy.array(seats, dtype=numpy.uint64)[which]
        both = numpy.empty((len(held), 2), dtype=numpy.uint64)
        both[:, 0] = self._rows[seat, held] + value
        both[:, 1] = self._places[seat, held] + value
        both ^= both >> numpy.uint64(15)
        found = (both * MIX[2] >> numpy.uint64(17)).astype(numpy.int64) % TABLE
        return numpy.split(found.ravel(), 2 * numpy.searchsorted(which, numpy.arange(1, len(numbers))))


class Trained(Player):
    """Takes the word that its network likes best, until the action is whole."""

    NAME = "net"

    def __init__(self, about: dict[str, Any], weights: dict[str, Floats]) -> None:
        self.about, self.weights = about, weights
        self._reader: Reader | None = None

    def worths(self, vectors: NDArray[numpy.int64]) -> Floats:
        """Of all words."""
        held = self.weights
        hidden = numpy.maximum(held["table"][vectors].sum(axis=0) + held["table_bias"], 0)
        hidden = numpy.maximum(held["layer"] @ hidden + held["layer_bias"], 0)
        found: Floats = held["words"] @ hidden + held["words_bias"]
        return found

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """One action."""
        setup = view.setup
        layout, space = setup.layout, setup.space
        if layout.version != self.about["layout"] or space.version != self.about["space"]:
            raise BadSetup(f"this network was trained for {self.about['layout']} and plays nothing else")
        reader = self._reader = self._reader or Reader(setup)
        numbers = numpy.full(reader.size, EMPTY, dtype=numpy.int32)
        numbers[: layout.size] = layout.encode(view, seat)
        spelling = space.spell(view, seat)
        while spelling.action is None:
            said = spelling.words
            numbers[layout.size : layout.size + len(said)] = said
            legal = spelling.legal()
            worths = self.worths(reader.vectors(numbers[None], [seat])[0])
            spelling.take(legal[int(numpy.argmax(worths[legal]))])
        return (spelling.action,)

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """One action."""
        return self.plan(view, seat, chance)[0]


@lru_cache(maxsize=8)
def load(path: Path) -> Trained:
    """From a file that `baronage lab train` wrote."""
    try:
        with path.open("rb") as raw, numpy.load(raw, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            weights = {name: file[name].astype(numpy.float32) for name in file.files if name != "about"}
        if about["format"] != FORMAT or len(weights["table"]) != TABLE:
            raise ValueError("it is of another version")
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadDocument(f"{path} holds no network that plays: {error}") from error
    return Trained(about, weights)


def save(player: Trained, path: Path) -> None:
    """Into a file that `net:FILE` plays; whole, or not at all."""
    fresh = path.with_suffix(".new.npz")
    held: dict[str, Any] = {"about": numpy.array(json.dumps(player.about)), **player.weights}
    numpy.savez_compressed(fresh, **held)
    fresh.replace(path)
