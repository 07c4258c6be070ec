"""The network of `baronage.arena.trained` in PyTorch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
import torch
from numpy.typing import NDArray
from torch import nn

from baronage.arena.trained import FORMAT, TABLE, Trained
from baronage.engine.core.setup import Setup

WIDTH = 96
NEVER = -1e9  # the value of an illegal token

Vectors = NDArray[numpy.int64]


class Network(nn.Module):
    """A network from embedding indices to a value for every token, and one for the position."""

    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        self.setup = setup
        self.table = nn.EmbeddingBag(TABLE, WIDTH, mode="sum")
        nn.init.normal_(self.table.weight, std=0.05)
        self.table_bias = nn.Parameter(torch.zeros(WIDTH))
        self.layer = nn.Linear(WIDTH, WIDTH)
        self.words = nn.Linear(WIDTH, setup.space.size)
        self.position = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.words.weight, std=0.01)
        nn.init.zeros_(self.words.bias)
        self._mean: dict[str, Any] = {}

    def forward(self, rows: Sequence[Vectors]) -> tuple[Any, Any]:
        """Return, for each observation, the values of all tokens and of the position."""
        where = self.table_bias.device
        starts = numpy.cumsum([0, *(len(row) for row in rows[:-1])])
        flat = torch.from_numpy(numpy.concatenate(rows)).to(where)
        hidden = torch.relu(self.table(flat, torch.from_numpy(starts).to(where)) + self.table_bias)
        hidden = torch.relu(self.layer(hidden))
        return self.words(hidden), self.position(hidden)[:, 0]

    def optimizer(self, rate: float) -> torch.optim.Optimizer:
        """Return the optimizer."""
        return torch.optim.Adam(self.parameters(), lr=rate, eps=1e-5, fused=True)

    def average(self, share: float) -> None:
        """Update the running average of the weights, which plays, by `share` of the current weights."""
        for name, value in self.state_dict().items():
            if name in self._mean:
                self._mean[name].lerp_(value, share)
            else:
                self._mean[name] = value.clone()

    def player(self, how: str) -> Trained:
        """Return a player with the current weights, or with their running average."""
        held = {name: value.detach().cpu().numpy() for name, value in (self._mean or self.state_dict()).items()}
        names = {
            "table": "table.weight",
            "table_bias": "table_bias",
            "layer": "layer.weight",
            "layer_bias": "layer.bias",
            "words": "words.weight",
            "words_bias": "words.bias",
        }
        setup = self.setup
        about = {
            "format": FORMAT,
            "how": how,
            "game": setup.game.name,
            "seats": setup.seats,
            "options": setup.document(),
            "layout": setup.layout.version,
            "space": setup.space.version,
        }
        return Trained(about, {name: held[key].copy() for name, key in names.items()})
