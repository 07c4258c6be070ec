"""The laws that every game keeps, for any game that names itself.

    from baronage.engine.game import Game
    from baronage.engine.laws import check_game, variants

    game = Game("yourpackage.yourgame")
    for number, (seats, options) in enumerate(variants(game)):
        check_game(game, seats, options, seed=number)

`check_game` plays one random game and raises `LawBroken` at the first law that is broken: which law, what happened, the
call that shows it again and the record so far. `LAWS` lists them. `variants` gives the seat counts and options to try, `shares`
so many games of each.
A game helps with a function `conserved(state)` in its `state` module: whatever it returns (all cards, all money) must be
equal at all times.

The laws of one state stand by themselves in `copies`, `leaks`, `surface` and `table`, for tests that begin at a given position.
"""

from __future__ import annotations

from baronage.engine.laws.broken import LAWS, LawBroken
from baronage.engine.laws.looks import Looks
from baronage.engine.laws.play import Checked, check_game
from baronage.engine.laws.variants import Variant, shares, variants

__all__ = ["LAWS", "Checked", "LawBroken", "Looks", "Variant", "check_game", "shares", "variants"]
