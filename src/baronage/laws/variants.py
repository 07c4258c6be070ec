"""The seat counts and options with which a game is tested."""

from __future__ import annotations

import random
from typing import Any

from baronage.engine.core.errors import BadSetup
from baronage.engine.core.setup import Option
from baronage.engine.game.game import Game

Variant = tuple[int, dict[str, Any]]  # seats, options that differ from their defaults

TRIES = 400  # attempts to find options that allow a value


def values(option: Option) -> list[Any]:
    """Return test values of an option: each value, the ends and the middle of a range, each example of a document."""
    found = [*option.values, *option.examples]
    if option.low is not None and option.high is not None:
        found += [option.low, (option.low + option.high) // 2, option.high]
    return [value for value in found if value != option.default]


def variants(game: Game, seed: int = 0, mixtures: int = 3) -> list[Variant]:
    """Return variants: each seat count with its defaults, with every value of every option, and with mixed options.

    The simple variants come first. A value allowed only together with others (open hands in teams, for example) is
    combined with them.
    """
    rng = random.Random(seed)
    found: dict[str, Variant] = {}  # by JSON text

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
            taken = [add(seats, {option.name: value}) for seats in (*game.seats, *game.meta.more_seats)]
            tries = 0 if any(taken) else TRIES
            while tries and not add(rng.choice(game.seats), {**_mixture(game, rng), option.name: value}):
                tries -= 1
    for seats in game.seats if game.options else ():
        left, tries = mixtures, TRIES
        while left and tries:
            left -= add(seats, _mixture(game, rng))
            tries -= 1
    return list(found.values())


def shares(game: Game, each: int, seed: int = 0) -> list[Variant]:
    """Return few games that include each seat count and each unusual option value at least `each` times.

    The ends and the middle of a range count together. One game counts for its seat count and for all its values. The
    rarest values come first. In a third of the games only the rarest value is unusual.
    """
    rng = random.Random(seed)
    wanted = [(option, value) for option in game.options for value in values(option)]
    short = {value_name(option, value): each for option, value in wanted}
    seats_short = dict.fromkeys(game.seats, each)
    companies = {value_name(option, value): _companies(game, option, value, rng) for option, value in wanted}
    found: list[Variant] = []

    def shortest(rows: list[tuple[Option, Any]]) -> tuple[Option, Any]:
        return max(rows, key=lambda row: (short[value_name(*row)], rng.random()))

    def fewest(seats: int) -> tuple[int, float]:
        return seats_short.get(seats, 0), rng.random()

    while True:
        seats, options = max(game.seats, key=fewest), dict[str, Any]()
        name = value_name(*shortest(wanted)) if wanted else ""
        if name and short[name] > 0:
            fitting = {seats for seats, _ in companies[name]}
            seats = max(fitting, key=fewest)
            options = rng.choice([company for number, company in companies[name] if number == seats])
        elif seats_short[seats] <= 0:
            return found
        if rng.random() < 2 / 3:
            others = [option for option in game.options if option.name not in options and values(option)]
            rng.shuffle(others)
            for option in others:
                row = shortest([(option, value) for value in values(option)])
                more = {**options, option.name: row[1]}
                if (short[value_name(*row)] > 0 or rng.random() < 0.1) and _takes(game, seats, more):
                    options = more
        options = game.setup(seats, options).document()
        found.append((seats, options))
        seats_short[seats] = seats_short.get(seats, 0) - 1
        for option in game.options:
            if option.name in options:
                name = value_name(option, options[option.name])
                short[name] = short.get(name, 0) - 1


def value_name(option: Option, value: Any) -> str:
    """Return the group of a value: itself, one group for the numbers of a range, and one for document examples."""
    if value in option.values:
        return f"{option.name}={value}"
    if value in option.examples:
        return f"{option.name} example {option.examples.index(value) + 1}"
    if option.low is not None:
        return f"{option.name} {option.low} to {option.high}"
    return f"{option.name}={value}"


def _takes(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.setup(seats, options)
    except BadSetup:
        return False
    return True


def _companies(game: Game, option: Option, value: Any, rng: random.Random) -> list[Variant]:
    """Return variants in which a value is allowed: alone, with one other value, or in a mixture."""
    alone: dict[str, Any] = {option.name: value}
    pairs = [
        {other.name: company, **alone} for other in game.options if other is not option for company in values(other)
    ]
    mixtures = [{**_mixture(game, rng), **alone} for _ in range(TRIES)]
    for tried in ([alone], pairs, mixtures):
        for counts in (game.seats, game.meta.more_seats):
            found = [(seats, options) for seats in counts for options in tried if _takes(game, seats, options)]
            if found:
                return found
    raise BadSetup(f"{value_name(option, value)} is allowed with no seat count")


def _mixture(game: Game, rng: random.Random) -> dict[str, Any]:
    """Return two or more options, each with one of its values."""
    chosen = [option for option in game.options if values(option)]
    rng.shuffle(chosen)
    chosen = chosen[: rng.randint(min(2, len(chosen)), len(chosen))]
    return {option.name: rng.choice(values(option)) for option in chosen}
