"""Laws that every game keeps, and a suite to check them for any game.

    from baronage.engine.game.game import Game
    from baronage.laws import check_game
    from baronage.laws import variants

    game = Game("yourpackage.yourgame")
    for number, (seats, options) in enumerate(variants(game)):
        check_game(game, seats, options, seed=number)

`check_game` plays one random game and raises `LawBroken` at the first broken law. The error contains the law, the
problem, the call that reproduces it and the record so far. `LAWS` lists all laws. `variants` returns the seat counts
and options to try, `shares` a number of games for each. A game defines an invariant as `conserved(state)` in its
`state` module, such as all cards or all money.

The laws of one state are also available separately in `copies`, `leaks`, `presentation` and `match`, for tests that
begin at a given position.
"""

from __future__ import annotations

from baronage.laws.errors import LAWS, LawBroken
from baronage.laws.runner import Checked, check_game
from baronage.laws.sampling import Looks
from baronage.laws.variants import Variant, shares, variants

__all__ = ["LAWS", "Checked", "LawBroken", "Looks", "Variant", "check_game", "shares", "variants"]
