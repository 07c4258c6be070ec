"""Weights of the evaluation, a handwritten and a trained set, and the Fiefs that are hired (`weights.json`).

The heuristic player uses the handwritten set; plans and the rollout policy of the search use the trained set, and draw
one of the Fiefs by its share.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Final

GUARDED: Final = 14.0  # in movements; beyond this distance a guard doesn't matter yet


class Weights:
    """Weights in movements, each worth `step`."""

    def __init__(self, found: Mapping[str, float]) -> None:
        self.step: Final = found["step"]  # one movement nearer to a point
        self.near: Final = found["near"]  # a Serf that is about to enter a point
        thirds = [found["entered"], found["third"], found["thirds"], found["barricade"]]
        self.thirds: Final = thirds
        self._holds: Final[dict[int, list[float]]] = {}
        self.gone: Final = self.near - 4 * self.step  # a Serf driven off a point
        self.last: Final = found["last"]  # added where the two other points are barricaded
        self.crowded: Final = found["crowded"]  # extra movements to a point held by another Serf
        self.reserve: Final = found["reserve"]  # a movement of a Serf that isn't among the three nearest
        self.serf: Final = found["serf"]  # a Serf, and each of its Ranks
        self.rank: Final = found["rank"]
        self.weapon: Final = found["weapon"]  # each point of a weapon
        self.few: Final = found["few"]  # each Serf below LOSS_SERFS + 1
        self.hunter: Final = found["hunter"]  # weight of the hunter's progress against the own progress
        self.others: Final = found["others"]  # weight of the other opponents' progress
        self.exposed: Final = found["exposed"]  # how sure an opponent is to strike where possible
        self.pressed: Final = found["pressed"]  # how sure an opponent is to strike a turn later
        self.sparing: Final = found["sparing"]  # how much own Serfs are spared
        self.bargain: Final = found["bargain"]  # weight of a visit to the Market

    def holds(self, turns: int) -> list[float]:
        """Return the weights on a point by hold: at first, and after a third, two thirds and all of `turns`."""
        known = self._holds.get(turns)
        if known is None:
            known = self._holds[turns] = [self.thirds[3 * hold // turns] for hold in range(turns + 1)]
        return known


_loaded: Final[dict[str, Weights]] = {}


def weights(name: str) -> Weights:
    """Return the weights called `written` or `learnt`, loaded once."""
    known = _loaded.get(name)
    if known is None:
        text = resources.files("baronage.games.barony.ai").joinpath("weights.json").read_text(encoding="utf-8")
        known = _loaded[name] = Weights(json.loads(text)[name])
    return known


def put_weights(name: str, found: Weights) -> None:
    """Replace the weights called `name` in this process, for comparing two sets in play."""
    _loaded[name] = found


Fiefs = dict[str, float]  # share of each Fief; a Fief is written as hires in order of preference, "2 ThJ 9 PeP"

_fiefs: Final[list[Fiefs]] = []


def fiefs() -> Fiefs:
    """Return the Fiefs that the search hires, loaded once."""
    if not _fiefs:
        text = resources.files("baronage.games.barony.ai").joinpath("weights.json").read_text(encoding="utf-8")
        _fiefs.append(json.loads(text)["fiefs"])
    return _fiefs[0]


def put_fiefs(found: Fiefs) -> None:
    """Replace the Fiefs in this process, for comparing them in play."""
    _fiefs[:] = [found]
