#!/usr/bin/env python3
"""Check that bots play Protectors of the Realm properly: length and end of games among players of one kind.

python bench/realm.py 4x200 7x100          seats x games, from seed 0; prints rows for docs/bots.md: conditional cooperators
python bench/realm.py 4x40 --who wat       a table of Wats
"""

from __future__ import annotations

import argparse
from statistics import median

from baronage.arena.play import derived_seed
from baronage.arena.players import player
from baronage.bots import Player
from baronage.engine.core.chance import Chance
from baronage.games import games
from baronage.games.protectors import verbs
from baronage.games.protectors.state import Realm
from baronage.games.protectors.verbs import DRAGON_PLAYERS, DRAGON_PROVINCES, TIME_UP

PLAIN = {"version": "normal", "teams": "off", "factions": "off"}


def play(seats: int, seed: int, who: Player) -> tuple[Realm, bool | None]:
    """Play a whole game. Return whether the Dragon's first attack was beaten, or None if there was none."""
    chance, thoughts = Chance(seed), Chance(derived_seed(seed, who.NAME))
    state = games()["protectors"].start(seats, PLAIN, chance)
    assert isinstance(state, Realm)
    state.log = []
    while state.stack:
        seat = state.actors()[0]
        for action in who.plan(state.redact(seat), seat, thoughts):
            if seat not in state.actors() or not state.allows(seat, action):
                break
            state.play(seat, action, chance)
    beaten = [bool(params[2]) for kind, _, params, _ in state.log if kind == verbs.CLASH]
    return state, beaten[0] if beaten else None


def row(seats: int, count: int, who: Player) -> str:
    """Return the statistics of `count` games."""
    played = [play(seats, seed, who) for seed in range(count)]
    attacked = [beaten for _, beaten in played if beaten is not None]
    ends = [state.cause for state, _ in played]
    early = sum(any(0 < turn <= 3 for turn in state.out_turn) for state, _ in played)
    shares = (
        attacked.count(True) / max(1, len(attacked)),
        ends.count(TIME_UP) / count,
        (ends.count(DRAGON_PLAYERS) + ends.count(DRAGON_PROVINCES)) / count,
        early / count,
    )
    cells = [str(seats), str(count), f"{median(state.turn for state, _ in played):g}"]
    return f"| {' | '.join([*cells, *(f'{100 * share:.0f} %' for share in shares)])} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("tables", nargs="*", default=["7x100"])
    parser.add_argument("--who", default="quick", help="quick: the conditional cooperator")
    given = parser.parse_args()
    print(
        "| seats | games | median turns | first attack beaten | decided by points | Dragon wins | somebody out by turn 3 |"
    )
    print("|---|---|---|---|---|---|---|")
    for word in given.tables:
        seats, count = map(int, word.split("x"))
        print(row(seats, count, player(given.who)), flush=True)
