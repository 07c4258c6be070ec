"""A small network that was learnt: from the features of each seat to each seat's chance to win.

One hidden layer and a score a seat; the chances are the softmax of the scores, so they sum to one whatever the number of seats.
The weights are `leaf.json` beside the game's `mind`, and where that wins more games `leaf2.json` for two seats
(`tools/train.py` writes them).
"""

from __future__ import annotations

import json
import math
from importlib import resources
from typing import Final

Rows = list[list[float]]


class Leaf:
    """The weights, and what they make of features."""

    def __init__(
        self, middle: list[float], scale: list[float], hidden: Rows, bias: list[float], out: list[float]
    ) -> None:
        self.inputs: Final = len(middle)
        # features are made even beforehand; that is folded into the first layer
        self.hidden: Final = [[w / one for w, one in zip(row, scale, strict=True)] for row in hidden]
        self.bias: Final = [
            b - sum(w * at / one for w, at, one in zip(row, middle, scale, strict=True))
            for b, row in zip(bias, hidden, strict=True)
        ]
        self.out: Final = out

    def score(self, features: list[float]) -> float:
        """One seat's score."""
        total = 0.0
        for row, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            value = bias
            for weight, feature in zip(row, features, strict=True):
                value += weight * feature
            total += out * (value / (1.0 + abs(value)))
        return total

    def chances(self, rows: Rows) -> list[float]:
        """Each seat's chance to win."""
        return softmax([self.score(row) for row in rows])


def softmax(scores: list[float]) -> list[float]:
    """Scores as chances."""
    most = max(scores)
    shares = [math.exp(score - most) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


_loaded: Final[dict[tuple[str, bool], Leaf]] = {}  # by package, and whether for two seats


def read_leaf(text: str) -> Leaf:
    """The weights that a file holds."""
    found = json.loads(text)
    return Leaf(found["middle"], found["scale"], found["hidden"], found["bias"], found["out"])


def load_leaf(package: str, seats: int) -> Leaf:
    """The weights of a game: those for two seats, if it has some, else those for any number."""
    leaf = _loaded.get((package, seats == 2))
    if leaf is None:
        folder = resources.files(package)
        own = folder.joinpath("leaf2.json")
        file = own if seats == 2 and own.is_file() else folder.joinpath("leaf.json")
        leaf = _loaded[package, seats == 2] = read_leaf(file.read_text(encoding="utf-8"))
    return leaf


def put_leaf(package: str, seats: int, leaf: Leaf) -> None:
    """Other weights from now on, in this process: two networks are compared by playing against one another."""
    _loaded[package, seats == 2] = leaf
