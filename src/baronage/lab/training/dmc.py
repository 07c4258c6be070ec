"""Deep Monte Carlo (Zha and others, DouZero, 2021): the value of a token is the final result of its player.

The network predicts the value of the position and the advantage of each token separately, so that small differences
between tokens remain visible. Tokens are chosen with probabilities that increase with their values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy
import torch

from baronage.bots import Player
from baronage.engine.core.setup import Setup
from baronage.lab.training.network import Network, Vectors
from baronage.lab.training.trajectories import finished

GAMES = 64  # in parallel
KEPT = 15_000  # size of the replay buffer in decisions
BATCH = 512
OFTEN = 192  # new decisions per learning step
HEAT = 0.05  # a difference in value for which a token is chosen e times as often
FAR = 0.95  # weight of the final result, relative to intermediate predictions
RATE = 1e-3
AVERAGE_SHARE, AVERAGE_STEPS = 0.05, 20  # weight and interval of the average of the playing network


def learn(
    network: Network, setup: Setup, seed: int, opponent: Player | None = None, left: Callable[[], float] = lambda: 1.0
) -> Iterator[int]:
    """Train without end and yield the number of games after each one.

    `left`, from 1 to 0, reduces the learning rate.
    """
    random = numpy.random.default_rng(seed)
    optimizer = network.optimizer(RATE)
    kept: list[tuple[Vectors, int, float]] = []
    at, fresh, steps = 0, 0, 0

    def choose(values: Any, mask: Any) -> tuple[Any, Any]:
        tokens = torch.multinomial(torch.softmax(values / HEAT, dim=1), 1)[:, 0].cpu().numpy()
        return tokens, numpy.ones(len(tokens))

    for played, trajectories in enumerate(finished(network, setup, choose, GAMES, seed, opponent), 1):
        for whole in trajectories:
            path = whole.choices()
            rows = zip(path.seen, path.tokens, path.advantages(FAR), path.values, strict=True)
            for seen, token, advantage, value in rows:
                one = (seen, token, advantage + value)
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
            some = [kept[which] for which in random.integers(len(kept), size=BATCH)]
            token_values, value = network([seen for seen, _, _ in some])
            where = token_values.device
            chosen = torch.tensor([token for _, token, _ in some], device=where)
            got = torch.tensor([points for _, _, points in some], dtype=torch.float32, device=where)
            better = (got - value).detach()
            loss = ((value - got) ** 2).mean() + ((token_values.gather(1, chosen[:, None])[:, 0] - better) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            if steps % AVERAGE_STEPS == 0:
                network.average(AVERAGE_SHARE)
        yield played
