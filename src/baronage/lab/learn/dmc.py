"""Deep Monte Carlo (Zha and others, DouZero, 2021): the worth of a word is what who said it got in the end.

What is foretold is the worth of the position and what the word adds to it (dueling networks; Wang and others, 2016), so that
differences between words are not hidden under what all of them share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy
import torch

from baronage.bots import Player
from baronage.engine.setup import Setup
from baronage.lab.learn.network import Network, Vectors
from baronage.lab.learn.paths import finished

GAMES = 64  # side by side
KEPT = 60_000  # decisions that are learnt from: the latest
BATCH = 512
OFTEN = 192  # new decisions for each step of learning
STRAY = 0.05  # how often it says any word
RATE = 1e-3


def learn(
    network: Network, setup: Setup, seed: int, opponent: Player | None = None, left: Callable[[], float] = lambda: 1.0
) -> Iterator[int]:
    """Without end; gives how many games were played, after each. Steps become smaller with the time that is left, from 1 to 0."""
    luck = numpy.random.default_rng(seed)
    optimizer = network.optimizer(RATE)
    kept: list[tuple[Vectors, int, float]] = []
    at, fresh, played = 0, 0, 0

    def choose(worths: Any, mask: Any) -> tuple[Any, Any]:
        words = worths.argmax(dim=1).cpu().numpy()
        allowed = mask.cpu().numpy()
        for game in numpy.flatnonzero(luck.random(len(words)) < STRAY):
            words[game] = luck.choice(numpy.flatnonzero(allowed[game]))
        return words, numpy.ones(len(words))

    for paths in finished(network, setup, choose, GAMES, seed, opponent):
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
            for group in optimizer.param_groups:
                group["lr"] = RATE * left()
            words, position = network([seen for seen, _, _ in some])
            where = words.device
            chosen = torch.tensor([said for _, said, _ in some], device=where)
            got = torch.tensor([points for _, _, points in some], device=where)
            loss = ((position + words.gather(1, chosen[:, None])[:, 0] - got) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        yield played
