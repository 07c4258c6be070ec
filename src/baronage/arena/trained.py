"""A trained player (`baronage lab train`): a small network from a seat's observation to a value for every action token.

An observation is a few hundred integers (`engine.learning.encoding`): cards, places, amounts. Each is looked up twice
in one embedding table: by its row, because many rows are unordered hands and piles, and by its exact place. The vectors
are summed and followed by two layers. Rows that belong to seats begin with the observing seat.
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
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, BadSetup
from baronage.engine.core.setup import Setup
from baronage.engine.core.state import Action, State
from baronage.engine.hooks.search import Plan
from baronage.engine.learning.encoding import EMPTY
from baronage.engine.learning.token_env import MAX_TOKENS

FORMAT = 1
TABLE = 1 << 15  # vectors in the table; colliding inputs are distinguished by their context
MIX = numpy.array([0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D], dtype=numpy.uint64)

Numbers = NDArray[numpy.int32]
Floats = NDArray[numpy.float32]


class Reader:
    """The embedding indices of an observation in this setup."""

    def __init__(self, setup: Setup) -> None:
        layout = setup.layout
        self.size = layout.size + MAX_TOKENS
        seats = setup.seats
        row = numpy.zeros(self.size, dtype=numpy.uint64)
        owner = numpy.full(self.size, -1, dtype=numpy.int64)
        self.read = numpy.ones(self.size, dtype=bool)
        number = 0
        for block in layout.blocks:
            if block.name == "check":  # a hash without meaning
                self.read[block.start : block.stop] = False
            rows = block.shape[0] if len(block.shape) > 1 or block.shape == (seats,) else 1
            width = (block.stop - block.start) // rows
            for at in range(rows):
                where = slice(block.start + at * width, block.start + (at + 1) * width)
                row[where] = number + at
                if rows == seats and seats > 1:
                    owner[where] = at
            number += rows
        row[layout.size :] = numpy.arange(number, number + MAX_TOKENS)
        first = row - numpy.where(owner >= 0, owner, 0).astype(numpy.uint64)
        place = numpy.arange(self.size, dtype=numpy.uint64) + numpy.uint64(100_000)
        looking = numpy.arange(seats)[:, None]
        turned = numpy.where(owner >= 0, (owner - looking) % seats, 0).astype(numpy.uint64)
        self._rows = (first + turned) * MIX[0]  # by the observing seat
        self._places = place * MIX[0] + (looking + 1).astype(numpy.uint64) * MIX[2]

    def vectors(self, numbers: Numbers, seats: Sequence[int]) -> list[NDArray[numpy.int64]]:
        """Return the embedding indices of the seats' observations, one row each."""
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
    """A player that takes the best token of its network until the action is complete."""

    NAME = "net"

    def __init__(self, about: dict[str, Any], weights: dict[str, Floats]) -> None:
        self.about, self.weights = about, weights
        self._reader: Reader | None = None

    def values(self, vectors: NDArray[numpy.int64]) -> Floats:
        """Return the values of all tokens."""
        held = self.weights
        hidden = numpy.maximum(held["table"][vectors].sum(axis=0) + held["table_bias"], 0)
        hidden = numpy.maximum(held["layer"] @ hidden + held["layer_bias"], 0)
        found: Floats = held["words"] @ hidden + held["words_bias"]
        return found

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """Return one action."""
        setup = view.setup
        layout, space = setup.layout, setup.space
        if layout.version != self.about["layout"] or space.version != self.about["space"]:
            raise BadSetup(f"this network was trained for {self.about['layout']} and can't play anything else")
        reader = self._reader = self._reader or Reader(setup)
        numbers = numpy.full(reader.size, EMPTY, dtype=numpy.int32)
        numbers[: layout.size] = layout.encode(view, seat)
        partial = space.begin_action(view, seat)
        while partial.action is None:
            tokens = partial.tokens
            numbers[layout.size : layout.size + len(tokens)] = tokens
            legal = partial.legal()
            values = self.values(reader.vectors(numbers[None], [seat])[0])
            partial.take(legal[int(numpy.argmax(values[legal]))])
        return (partial.action,)

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """Return one action."""
        return self.plan(view, seat, chance)[0]


@lru_cache(maxsize=8)
def load(path: Path) -> Trained:
    """Return the player in a file written by `baronage lab train`."""
    try:
        with path.open("rb") as raw, numpy.load(raw, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            weights = {name: file[name].astype(numpy.float32) for name in file.files if name != "about"}
        if about["format"] != FORMAT or len(weights["table"]) != TABLE:
            raise ValueError("it has a different version")
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadDocument(f"{path} has no playable network: {error}") from error
    return Trained(about, weights)


def save(player: Trained, path: Path) -> None:
    """Write a file for `net:FILE` atomically."""
    fresh = path.with_suffix(".new.npz")
    held: dict[str, Any] = {"about": numpy.array(json.dumps(player.about)), **player.weights}
    numpy.savez_compressed(fresh, **held)
    fresh.replace(path)
