"""Proximal policy optimization (Schulman and others, 2017), on whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy
import torch

from baronage.bots import Player
from baronage.engine.core.setup import Setup
from baronage.lab.training.network import NEVER, Network
from baronage.lab.training.trajectories import Trajectory, finished

GAMES = 64  # in parallel
ROUND = 64  # games between two learning rounds
EPOCHS, BATCH = 3, 512
CLIP, ENTROPY, FAR = 0.2, 0.01, 0.95
RATE = 1e-3


def learn(
    network: Network, setup: Setup, seed: int, opponent: Player | None = None, left: Callable[[], float] = lambda: 1.0
) -> Iterator[int]:
    """Train without end and yield the number of games after each one.

    `left`, from 1 to 0, reduces the learning rate.
    """
    random = numpy.random.default_rng(seed)
    optimizer = network.optimizer(RATE)

    def choose(values: Any, mask: Any) -> tuple[Any, Any]:
        shares = torch.log_softmax(values, dim=1)
        tokens = torch.multinomial(shares.exp(), 1)
        return tokens[:, 0].cpu().numpy(), shares.gather(1, tokens)[:, 0].cpu().numpy()

    held: list[Trajectory] = []
    for played, trajectories in enumerate(finished(network, setup, choose, GAMES, seed, opponent), 1):
        held += trajectories
        if played % ROUND == 0:
            for group in optimizer.param_groups:
                group["lr"] = RATE * left()
            _round(network, optimizer, held, random)
            held = []
        yield played


def _round(network: Network, optimizer: Any, held: list[Trajectory], random: numpy.random.Generator) -> None:
    rows, tokens, log_probs, advantages, wanted, legal = [], [], [], [], [], []
    for path in held:
        better = path.advantages(FAR)
        rows += path.seen
        tokens += path.tokens
        log_probs += path.log_probs
        advantages += better
        wanted += [advantage + value for advantage, value in zip(better, path.values, strict=True)]
        legal += path.legal
    better_than = numpy.array(advantages, dtype=numpy.float32)
    better_than = (better_than - better_than.mean()) / (better_than.std() + 1e-6)
    for _ in range(EPOCHS):
        order = random.permutation(len(rows))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            token_values, value = network([rows[at] for at in some])
            where = token_values.device
            mask = numpy.zeros(tuple(token_values.shape), dtype=bool)
            for number, at in enumerate(some):
                mask[number, legal[at]] = True
            shares = torch.log_softmax(token_values.masked_fill(~torch.from_numpy(mask).to(where), NEVER), dim=1)
            chosen = torch.tensor([tokens[at] for at in some], device=where)
            before = torch.tensor([log_probs[at] for at in some], device=where)
            gain = torch.from_numpy(better_than[some]).to(where)
            ratio = (shares.gather(1, chosen[:, None])[:, 0] - before).exp()
            policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            target = torch.tensor([wanted[at] for at in some], dtype=torch.float32, device=where)
            entropy = -(shares.exp() * shares.clamp(min=-50)).sum(dim=1).mean()
            loss = policy + 0.5 * ((value - target) ** 2).mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
