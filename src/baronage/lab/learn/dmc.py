"""Deep Monte Carlo (Zha and others, DouZero, 2021): the worth of a word is what who said it got in the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy
import torch

from baronage.engine.setup import Setup
from baronage.lab.learn.network import Network, Vectors
from baronage.lab.learn.selfplay import finished

GAMES = 64  # side by side
KEPT = 60_000  # decisions that are learnt from: the latest
BATCH = 512
OFTEN = 192  # new decisions for each step of learning
STRAY = 0.1  # how often it says any word, at first; it becomes a fifth of that
RATE = 1e-3


def learn(network: Network, setup: Setup, seed: int) -> Iterator[int]:
    """Without end; gives how many games were played, after each."""
    luck = numpy.random.default_rng(seed)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
    kept: list[tuple[Vectors, int, float]] = []
    at, fresh, played = 0, 0, 0

    def choose(worths: Any, mask: Any) -> tuple[Any, Any]:
        words = worths.argmax(dim=1).cpu().numpy()
        allowed = mask.cpu().numpy()
        stray = max(STRAY / 5, STRAY * (1 - played / 5000))
        for game in numpy.flatnonzero(luck.random(len(words)) < stray):
            words[game] = luck.choice(numpy.flatnonzero(allowed[game]))
        return words, numpy.ones(len(words))

    for paths in finished(network, setup, choose, GAMES, seed):
        for path in paths:
            for seen, said, legal in zip(path.seen, path.said, path.legal, strict=True):
                if len(legal) < 2:
                    continue  # there was nothing to choose
                one = (seen, said, path.points)
                if len(kept) < KEPT:
                    kept.append(one)
                else:
                    kept[at] = one
                    at = (at + 1) % KEPT
                fresh += 1
        played += 1
        while fresh >= OFTEN and len(kept) >= BATCH:
            fresh -= OFTEN
            some = [kept[which] for which in luck.integers(len(kept), size=BATCH)]
            words, _ = network([seen for seen, _, _ in some])
            where = words.device
            chosen = torch.tensor([said for _, said, _ in some], device=where)
            got = torch.tensor([points for _, _, points in some], device=where)
            loss = ((words.gather(1, chosen[:, None])[:, 0] - got) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        yield played
