"""A small value network: features per seat in, win probabilities out.

It has one hidden layer and one score per seat. The probabilities are the softmax of the scores, so they sum to one for
any number of seats. The weights are in `ai/value_net.json` of the game. A better network for two seats may be in
`value_net2.json`. Both are written by `tools/train.py`.
"""

from __future__ import annotations

import json
import math
from importlib import resources
from typing import Final

Rows = list[list[float]]


class ValueNet:
    """The weights of a value network and their evaluation."""

    def __init__(
        self, middle: list[float], scale: list[float], hidden: Rows, bias: list[float], out: list[float]
    ) -> None:
        self.inputs: Final = len(middle)
        # the normalization of features is folded into the first layer
        self.hidden: Final = [[w / one for w, one in zip(row, scale, strict=True)] for row in hidden]
        self.bias: Final = [
            b - sum(w * at / one for w, at, one in zip(row, middle, scale, strict=True))
            for b, row in zip(bias, hidden, strict=True)
        ]
        self.out: Final = out

    def score(self, features: list[float]) -> float:
        """Return the score of one seat."""
        total = 0.0
        for row, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            value = bias
            for weight, feature in zip(row, features, strict=True):
                value += weight * feature
            total += out * (value / (1.0 + abs(value)))
        return total

    def chances(self, rows: Rows) -> list[float]:
        """Return each seat's probability to win."""
        return softmax([self.score(row) for row in rows])


def softmax(scores: list[float]) -> list[float]:
    """Return scores as probabilities."""
    most = max(scores)
    shares = [math.exp(score - most) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


_loaded: Final[dict[tuple[str, bool], ValueNet]] = {}  # by package, and whether for two seats


def read_value_net(text: str) -> ValueNet:
    """Return the weights in a file."""
    found = json.loads(text)
    return ValueNet(found["middle"], found["scale"], found["hidden"], found["bias"], found["out"])


def load_value_net(package: str, seats: int) -> ValueNet:
    """Return the weights of a game: those for two seats, if it has some, otherwise those for any number."""
    value_net = _loaded.get((package, seats == 2))
    if value_net is None:
        folder = resources.files(package).joinpath("ai")
        own = folder.joinpath("value_net2.json")
        file = own if seats == 2 and own.is_file() else folder.joinpath("value_net.json")
        value_net = _loaded[package, seats == 2] = read_value_net(file.read_text(encoding="utf-8"))
    return value_net


def put_value_net(package: str, seats: int, value_net: ValueNet) -> None:
    """Replace the weights in this process, to compare two networks by playing them against each other."""
    _loaded[package, seats == 2] = value_net
