"""Write the record of a game between bots.

python tools/make_record.py brawling 2 heuristic,random --seed 1 > file.txt"""

from __future__ import annotations

import argparse
import json
import sys

import baronage
from baronage.bots import bot
from baronage.engine.core.chance import Chance


def main() -> None:
    """Play one game with validation and print its record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("bots", help="comma-separated names, repeated around the table")
    parser.add_argument("--options", default="{}", help="JSON")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    players = [bot(name) for name in args.bots.split(",")]
    match = baronage.Match(
        baronage.games()[args.game], seats=args.seats, options=json.loads(args.options), seed=args.seed
    )
    thinking = Chance(args.seed)
    while not match.over:
        seat = match.state.actors()[0]
        view = match.state.redact(seat)
        match.play(seat, players[seat % len(players)].choose(view, seat, view.actions(seat), thinking))
    sys.stdout.write(match.record.text())


if __name__ == "__main__":
    main()
