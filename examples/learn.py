#!/usr/bin/env python3
"""Train a network to play Brawling Barons for two, with MaskablePPO from stable-baselines3-contrib.

    pip install 'baronage[rl]' torch sb3-contrib
    python3 learn.py --out brawling.zip

The network first imitates the bot `heuristic`: from nothing it loses every game against it, and a reward that never comes
teaches nothing. Then it plays against `heuristic` and learns from its own results. The last lines are its results in
games with new seeds.
"""

import argparse
import multiprocessing
import time

import numpy
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

from baronage.envs import Examples, Solo, demonstrate


def make():
    """Return the environment: seats are drawn, observations are scaled, copies of a card are one action."""
    return Solo("brawling", opponents="heuristic", seat=-1, merged=True)


def watch(seeds):
    """Return the decisions of games of `heuristic` against itself, with the points that followed."""
    return demonstrate("brawling", "heuristic", seeds, merged=True)


def collect(games, processes):
    """Return the decisions of many games, played by several processes."""
    shares = [range(first, games, processes) for first in range(processes)]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        parts = pool.map(watch, shares)
    return Examples(*(numpy.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def imitate(model, examples, rounds, batch=256):
    """Train actions and expected points on examples."""
    seen = {"observation": examples.observations, "action_mask": examples.masks}
    acted, gained = torch.as_tensor(examples.actions), torch.as_tensor(examples.points)
    optimizer = torch.optim.Adam(model.policy.parameters(), lr=1e-3)
    for number in range(rounds):
        agreed = []
        for some in torch.randperm(len(acted)).split(batch):
            told = {name: torch.as_tensor(values[some.numpy()]) for name, values in seen.items()}
            values, likely, _ = model.policy.evaluate_actions(
                told, acted[some], action_masks=told["action_mask"].bool()
            )
            loss = ((values[:, 0] - gained[some]) ** 2).mean() - likely.mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            agreed.append(likely.mean().item())
        optimizer.param_groups[0]["lr"] *= 0.6
        print(
            f"imitation, round {number + 1}: {numpy.exp(numpy.mean(agreed)):.3f}, the mean chance of its actions",
            flush=True,
        )


def share_of_wins(model, opponent, games, first_seed=1_000_000):
    """Return the share of games won, with seeds that training never uses."""
    env, won = Solo("brawling", opponents=opponent, seat=-1, merged=True), 0.0
    for seed in range(first_seed, first_seed + games):
        observation, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            mask = observation["action_mask"].astype(bool)
            action, _ = model.predict(observation, action_masks=mask, deterministic=True)
            observation, reward, ended, _, _ = env.step(int(action))
        won += reward
    return won / games


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", default="brawling.zip", help="the file for the network")
    parser.add_argument("--imitate", type=int, default=2000, metavar="GAMES", help="games to imitate; 0: none")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of imitation")
    parser.add_argument("--steps", type=int, default=400_000, help="actions to learn from by playing; 0: none")
    parser.add_argument("--games", type=int, default=400, help="games of each evaluation")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    began = time.perf_counter()
    torch.set_num_threads(1)
    games = SubprocVecEnv([make] * 16) if asked.processes > 2 else DummyVecEnv([make] * 16)
    games.seed(10_000_000 + asked.seed)
    model = MaskablePPO(
        "MultiInputPolicy",
        games,
        n_steps=256,
        batch_size=512,
        n_epochs=3,
        learning_rate=lambda left: 3e-4 * left,
        gamma=1.0,  # the only reward is the result
        ent_coef=0.005,
        target_kl=0.02,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=asked.seed,
        device="cpu",
    )
    if asked.imitate:
        imitate(model, collect(asked.imitate, asked.processes), asked.rounds)
        print(f"after imitation: {share_of_wins(model, 'heuristic', 100, 2_000_000):.2f} against heuristic", flush=True)
    if asked.steps:
        model.learn(asked.steps)
    model.save(asked.out)
    print(f"trained for {time.perf_counter() - began:.0f} s")
    for opponent in ("random", "heuristic"):
        share = share_of_wins(model, opponent, asked.games)
        error = 1.96 * (share * (1 - share) / asked.games) ** 0.5
        print(f"{opponent}: {100 * share:.1f} % of {asked.games} games won (± {100 * error:.1f})", flush=True)


if __name__ == "__main__":
    main()
