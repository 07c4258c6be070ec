"""The seat counts and options that a game is tried with."""

from __future__ import annotations

import random
from typing import Any

from baronage.engine.errors import BadSetup
from baronage.engine.game import Game
from baronage.engine.setup import Option

Variant = tuple[int, dict[str, Any]]  # seats, options that are not the default

TRIES = 400  # to find a company in which a value is allowed


def values(option: Option) -> list[Any]:
    """What to try an option with: each value, the ends and the middle of a range, each example of a document."""
    found = [*option.values, *option.examples]
    if option.low is not None and option.high is not None:
        found += [option.low, (option.low + option.high) // 2, option.high]
    return [value for value in found if value != option.default]


def variants(game: Game, seed: int = 0, mixtures: int = 3) -> list[Variant]:
    """Each seat count as it comes, with every value of every option that it takes, and in some mixtures of options.

    The plain ones come first. A value that is allowed only in the company of others (open hands in teams, say) is tried in
    such a company.
    """
    rng = random.Random(seed)
    found: dict[str, Variant] = {}  # by how it is written

    def add(seats: int, options: dict[str, Any]) -> bool:
        try:
            taken = (seats, game.setup(seats, options).document())
        except BadSetup:
            return False
        found.setdefault(repr(taken), taken)
        return True

    for seats in game.seats:
        add(seats, {})
    for option in game.options:
        for value in values(option):
            taken = [add(seats, {option.name: value}) for seats in game.seats]
            tries = 0 if any(taken) else TRIES
            while tries and not add(rng.choice(game.seats), {**_mixture(game, rng), option.name: value}):
                tries -= 1
    for seats in game.seats if game.options else ():
        left, tries = mixtures, TRIES
        while left and tries:
            left -= add(seats, _mixture(game, rng))
            tries -= 1
    return list(found.values())


def _mixture(game: Game, rng: random.Random) -> dict[str, Any]:
    """Two options or more, each with one of its values."""
    chosen = [option for option in game.options if values(option)]
    rng.shuffle(chosen)
    chosen = chosen[: rng.randint(min(2, len(chosen)), len(chosen))]
    return {option.name: rng.choice(values(option)) for option in chosen}
