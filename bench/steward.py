"""Follow the steward's hints through whole games against each character, and read the reasons.

    uv run python bench/steward.py [GAME ...] [--games 20] [--seed 1] [--against wat,hob] [--json FILE]

One seat does what the steward says, all others are of one character. See README.md in this folder for the columns.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from baronage.arena.play import derived_seed, play_setup
from baronage.arena.players import player
from baronage.arena.simulate import percent, seating, wilson
from baronage.bots import Player
from baronage.bots.characters import characters_of
from baronage.coach.hint import Hint, hint
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import game_of
from baronage.engine.hooks.search import Plan, follow
from baronage.games import games

SEATS = {"protectors": 4}  # two in the other games
STAKES = 0.01  # of the chance to win: options that differ by less are alike
OFTEN = 3  # times in a row that the same advice is too often


@dataclass
class Reading:
    """The hints of one game: their number, the number with a reason, and the faults of these."""

    won: bool = False
    hints: int = 0
    advised: int = 0  # with a reason
    matters: int = 0  # in which the worst plan costs at least `STAKES`
    told: int = 0  # of these, with a reason
    first: bool = False  # whether the first one has a reason
    repeated: list[str] = field(default_factory=list)  # the same advice again and again
    untrue: list[str] = field(default_factory=list)  # a figure that did not come true
    harms: list[str] = field(default_factory=list)  # self-harm by doing what was advised


class Follower(Player):
    """A player that does what the steward says, and reads it."""

    NAME = "follower"

    def __init__(self) -> None:
        self.reading = Reading()
        self.last = ("", 0)

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        return self.plan(view, seat, chance)[0]

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        actions = view.actions(seat)
        if len(actions) == 1 and not view.spans(seat):
            return (actions[0],)
        found = hint(view, seat, seed=chance.below(1 << 30))
        self.read(view, found)
        return found.plan

    def read(self, view: State, found: Hint) -> None:
        """Count a hint and look for faults."""
        reading, seat = self.reading, found.seat
        reading.hints += 1
        matters = found.stakes >= STAKES
        reading.matters += matters
        if reading.hints == 1:
            reading.first = bool(found.words)
        if not found.words:
            return
        reading.advised += 1
        reading.told += matters
        line = f"{found.steps[0].words}: {found.words}"
        self.last = (line, self.last[1] + 1 if line == self.last[0] else 1)
        named = len(found.plan[0]) > 1  # the advice names a card, a piece or a place
        if self.last[1] == (2 if named else OFTEN):
            reading.repeated.append(line)
        sample = view.sample(seat, Chance(0))
        after = sample.clone()
        follow(after, seat, found.plan, Chance(0))
        if harm := game_of(view).self_harm(sample, after, seat, found.plan):
            reading.harms.append(f"{harm}: {line}")
        if not _comes_true(view, found, after):
            reading.untrue.append(line)


def _comes_true(view: State, found: Hint, after: State) -> bool:
    """Return whether the figure of a reason is what the board shows after the plan, in another sample."""
    reason = found.reason
    if reason is None or reason.params is not None or reason.is_complete or not after.stack:
        return True
    hooks = game_of(view).search
    part = next((part for name, part in hooks.PARTS.items() if reason.id.startswith(f"coach-{name}-")), None)
    return part is None or round(hooks.features(after, found.seat)[part[0]]) == reason.figure


def play(name: str, against: str, number: int, seed: int) -> Reading:
    """Play one game and return the reading of its hints."""
    seats = SEATS.get(name, 2)
    who = seating(("follower", *[against] * (seats - 1)), number)
    follower = Follower()
    players = [follower if one == "follower" else player(one) for one in who]
    game = games()[name]
    ended = play_setup(game.setup(seats, dict(game.meta.first)), players, derived_seed(seed, name, number))
    follower.reading.won = ended.standings.seats[players.index(follower)].place == 1
    return follower.reading


def cells(name: str, against: str, found: Sequence[Reading]) -> list[str]:
    """Return the table row of some games."""
    wins = sum(one.won for one in found)
    low, high = wilson(wins, len(found))
    hints = sum(one.hints for one in found)
    return [
        *(name, against, f"{wins} of {len(found)} ({100 * low:.0f} to {100 * high:.0f} %)"),
        *(str(hints), percent(sum(one.advised for one in found) / max(hints, 1))),
        percent(sum(one.told for one in found) / max(sum(one.matters for one in found), 1)),
        f"{sum(one.first for one in found)} of {len(found)}",
        *(
            str(sum(len(texts) for texts in kind))
            for kind in zip(*((r.repeated, r.untrue, r.harms) for r in found), strict=True)
        ),
    ]


def main() -> None:
    """Play, and print a table and the faults."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", choices=[*games(), []])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="", help="characters; default: all of the game")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--json", type=Path, help="write the readings to this file")
    given = parser.parse_args()
    rows = [
        (name, who)
        for name in given.game or list(games())
        for who in (given.against.split(",") if given.against else characters_of(name))
    ]
    found: list[tuple[str, str, list[Reading]]] = []
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        jobs = [
            (name, who, [pool.apply_async(play, (name, who, at, given.seed)) for at in range(given.games)])
            for name, who in rows
        ]
        for name, who, all_of in jobs:
            found.append((name, who, [job.get() for job in all_of]))
            print(" | ".join(cells(*found[-1])), flush=True)
    for kind in ("repeated", "untrue", "harms"):
        texts = Counter((name, text) for name, _, readings in found for one in readings for text in getattr(one, kind))
        for (name, text), count in texts.most_common(20):
            print(f"{kind} {count} times, {name}: {text}")
    if given.json:
        data = [{"game": n, "against": w, "games": [vars(one) for one in r]} for n, w, r in found]
        given.json.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
