"""A small network that compares things by their features: the seats of a position, or the plans of a seat.

It has one hidden layer and one score per row of features. The softmax of the scores gives probabilities for any number
of rows. A game's weights are in its folder `ai`: `value_net.json` for the seats and, if it has one, `plan_net.json` for the
plans. Better ones for two seats may be in `value_net2.json` and `plan_net2.json`. `tools/learn.py` writes them.
"""

from __future__ import annotations

import json
import math
from importlib import resources
from operator import mul
from typing import Final

Rows = list[list[float]]


class ValueNet:
    """The weights of a network and their evaluation."""

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
        """Return the score of one row."""
        total = 0.0
        for row, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            value: float = bias + sum(map(mul, row, features))
            total += out * (value / (1.0 + abs(value)))
        return total

    def chances(self, rows: Rows) -> list[float]:
        """Return the probability of each row: that the seat wins, or that the plan is best."""
        return softmax([self.score(row) for row in rows])


def softmax(scores: list[float]) -> list[float]:
    """Return scores as probabilities."""
    most = max(scores)
    shares = [math.exp(score - most) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


VALUE: Final = "value_net"
PLAN: Final = "plan_net"

_loaded: Final[dict[tuple[str, str, bool], ValueNet | None]] = {}  # by package, kind, and whether for two seats


def read_value_net(text: str) -> ValueNet:
    """Return the weights in a file."""
    found = json.loads(text)
    return ValueNet(found["middle"], found["scale"], found["hidden"], found["bias"], found["out"])


def net_text(package: str, kind: str, seats: int) -> str:
    """Return a game's file of a kind: for two seats, if it has one, otherwise for any number; empty if it has none."""
    folder = resources.files(package).joinpath("ai")
    for name in (f"{kind}2.json", f"{kind}.json")[seats != 2 :]:
        file = folder.joinpath(name)
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def load_net(package: str, kind: str, seats: int) -> ValueNet | None:
    """Return a game's weights of a kind, loaded once."""
    key = (package, kind, seats == 2)
    if key not in _loaded:
        text = net_text(package, kind, seats)
        _loaded[key] = read_value_net(text) if text else None
    return _loaded[key]


def load_value_net(package: str, seats: int) -> ValueNet:
    """Return the weights of a game's value network."""
    found = load_net(package, VALUE, seats)
    assert found is not None, "a game that searches has a value network"
    return found


def put_net(package: str, kind: str, seats: int, net: ValueNet | None) -> None:
    """Replace weights in this process, to compare two networks by playing them against each other."""
    _loaded[package, kind, seats == 2] = net
