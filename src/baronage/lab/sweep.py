"""Parameter sweeps: an experiment with different values, one folder each, on equal seeds.

    baronage lab sweep exp.toml --over options.decks=1,2 --over seats=2..4 --out results
    baronage lab sweep exp.toml --over figures.cards.KNI.upgrade=3..6 --out results

Every combination is played. An invalid value is refused before the first game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from baronage.arena.simulate import Progress, mean_and_error, wilson
from baronage.engine.core.errors import BadDocument
from baronage.engine.game.patched import MARK
from baronage.lab.experiment import Experiment, read_experiment
from baronage.lab.run import Line, read_folder, run

MAX = 200  # experiments in one sweep


@dataclass(frozen=True)
class Trial:
    """One combination of values."""

    name: str  # of its folder: "decks=2,seats=3"
    values: dict[str, Any]
    experiment: Experiment


def ranges_of(words: Sequence[str]) -> dict[str, list[Any]]:
    """Parse ranges from the command line: `options.decks=1,2` or `seats=2..6`."""
    found: dict[str, list[Any]] = {}
    for word in words:
        name, equals, values = word.partition("=")
        if not equals or not name or not values:
            raise BadDocument(f"write a range as options.decks=1,2 or seats=2..6, not {word!r:.100}")
        low, dots, high = values.partition("..")
        if dots and low.lstrip("-").isdecimal() and high.lstrip("-").isdecimal():
            found[name] = list(range(int(low), int(high) + 1))
        else:
            found[name] = [_value(text) for text in values.split(",")]
    return found


def _value(text: str) -> Any:
    """Parse a TOML value. A bare word is a string."""
    try:
        return tomllib.loads(f"it = {text}")["it"]
    except tomllib.TOMLDecodeError:
        return text


def trials(data: dict[str, Any], ranges: Mapping[str, Sequence[Any]]) -> list[Trial]:
    """Return all combinations, each checked."""
    if not ranges or not all(ranges.values()):
        raise BadDocument("a sweep needs a name with values, such as options.decks=1,2")
    names = list(ranges)
    count = 1
    for name in names:
        count *= len(ranges[name])
    if count > MAX:
        raise BadDocument(f"{count:,} experiments are too many; the limit is {MAX}")
    found = []
    for values in product(*(ranges[name] for name in names)):
        document = {**data, "options": dict(data.get("options", {}))}
        for name, value in zip(names, values, strict=True):
            head, dot, option = name.partition(".")
            if dot and head == "options":
                document["options"][option] = value
            elif dot and head == "figures":
                document["game"] = f"{document['game']}{MARK}{option}={value}"
            elif dot or name == "options":
                raise BadDocument(
                    f"{name!r:.100} can't be varied; use seats, games, seed, bots, options.NAME or figures.NAME"
                )
            else:
                document[name] = [value] if name == "bots" else value
        chosen = dict(zip(names, values, strict=True))
        label = ",".join(
            f"{name.removeprefix('options.').removeprefix('figures.')}={value}" for name, value in chosen.items()
        )
        if not all(letter.isalnum() or letter in "=,._-" for letter in label):
            raise BadDocument(f"{label!r:.100} is not a valid folder name")
        found.append(Trial(label, chosen, read_experiment(document)))
    return found


@dataclass(frozen=True)
class Outcome:
    """The main results of a trial, each with half its interval of 95 %."""

    name: str
    games: int
    decisions: float
    decisions_error: float
    first_seat: float  # its share of wins
    first_low: float
    first_high: float
    end: str  # the most common
    end_share: float


def outcome(name: str, lines: Sequence[Line]) -> Outcome:
    """Return the results of a trial's games."""
    mean, error = mean_and_error([line["decisions"] for line in lines])
    wins = sum(line["places"][0] == 1 for line in lines)
    causes = [line["cause"] for line in lines]
    most = max(sorted(set(causes)), key=causes.count)
    share = causes.count(most) / len(lines)
    return Outcome(name, len(lines), mean, error, wins / len(lines), *wilson(wins, len(lines)), most, share)


def sweep(
    found: Sequence[Trial],
    out: Path,
    resume: bool = False,
    processes: int | None = None,
    progress: Progress | None = None,
    on: str = "",
) -> list[Outcome]:
    """Play all trials, each into its folder. `on` is the address of a cluster."""
    document = []
    for at, trial in enumerate(found):
        folder = out / trial.name
        run(trial.experiment, folder, resume, processes=processes, on=on)
        lines = read_folder(folder)[1]
        document.append(outcome(trial.name, [lines[number] for number in sorted(lines)]))
        if progress is not None:
            progress(at + 1, len(found))
    return document
