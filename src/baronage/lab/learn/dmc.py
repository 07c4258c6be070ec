"""Deep Monte Carlo (Zha and others, DouZero, 2021): the worth of a word is what who said it got in the end.

What is foretold is the worth of the position, and beside it what the word adds, so that differences between words are not
hidden under what all of them share. Words are said the more often the more they are worth.
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
KEPT = 15_000  # decisions that are learnt from: the latest
BATCH = 512
OFTEN = 192  # new decisions for each step of learning
HEAT = 0.05  # words whose worth differs by so much are said e times as often as each other
FAR = 0.95  # how much the end of a game counts, beside what was expected on the way
RATE = 1e-3
SETTLE, STEPS = 0.05, 20  # the share of so many steps in what plays


def learn(
    network: Network, setup: Setup, seed: int, opponent: Player | None = None, left: Callable[[], float] = lambda: 1.0
) -> Iterator[int]:
    """Without end; gives how many games were played, after each. Steps become smaller with the time that is left, from 1 to 0."""
    luck = numpy.random.default_rng(seed)
    optimizer = network.optimizer(RATE)
    kept: list[tuple[Vectors, int, float]] = []
    at, fresh, steps = 0, 0, 0

    def choose(worths: Any, mask: Any) -> tuple[Any, Any]:
        words = torch.multinomial(torch.softmax(worths / HEAT, dim=1), 1)[:, 0].cpu().numpy()
        return words, numpy.ones(len(words))

    for played, paths in enumerate(finished(network, setup, choose, GAMES, seed, opponent), 1):
        for whole in paths:
            path = whole.choices()
            for seen, said, gain, worth in zip(path.seen, path.said, path.gains(FAR), path.worth, strict=True):
                one = (seen, said, gain + worth)
                if len(kept) < KEPT:
                    kept.append(one)
                else:
                    kept[at] = one
                    at = (at + 1) % KEPT
                fresh += 1
        while fresh >= OFTEN and len(kept) >= BATCH:
            fresh -= OFTEN
            steps += 1
            for group in optimizer.param_groups:
                group["lr"] = RATE * left()
            some = [kept[which] for which in luck.integers(len(kept), size=BATCH)]
            words, position = network([seen for seen, _, _ in some])
            where = words.device
            chosen = torch.tensor([said for _, said, _ in some], device=where)
            got = torch.tensor([points for _, _, points in some], dtype=torch.float32, device=where)
            better = (got - position).detach()
            loss = ((position - got) ** 2).mean() + ((words.gather(1, chosen[:, None])[:, 0] - better) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            if steps % STEPS == 0:
                network.settle(SETTLE)
        yield played
