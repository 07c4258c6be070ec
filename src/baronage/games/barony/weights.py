"""What things are worth to a Baron: figures that were written down, and figures that were learnt (`weights.json`).

The heuristic player goes by the first, the plans and the fast policy of those who search by the second.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Final

from baronage.games.barony.data import HOLD_TURNS

GUARDED: Final = 14.0  # movements; from so far away a guard does not matter yet


class Weights:
    """Counted in movements, of which one is worth `step`."""

    def __init__(self, found: Mapping[str, float]) -> None:
        self.step: Final = found["step"]  # one movement nearer to a point
        self.near: Final = found["near"]  # a Serf that is about to enter a point
        thirds = [found["entered"], found["third"], found["thirds"], found["barricade"]]
        # on a point, by hold: at first, and when a third, two thirds, all of its turns are over
        self.holds: Final = [thirds[3 * hold // HOLD_TURNS] for hold in range(HOLD_TURNS + 1)]
        self.gone: Final = self.near - 4 * self.step  # a Serf that was driven off a point
        self.last: Final = found["last"]  # so much more where the two other points are barricaded
        self.crowded: Final = found["crowded"]  # movements more to a point that somebody else holds
        self.reserve: Final = found["reserve"]  # a movement of a Serf that is not among the three nearest
        self.serf: Final = found["serf"]  # a Serf, and each Rank of it
        self.rank: Final = found["rank"]
        self.weapon: Final = found["weapon"]  # each point of a weapon
        self.few: Final = found["few"]  # each Serf below LOSS_SERFS + 1
        self.hunter: Final = found["hunter"]  # what the progress of one's hunter counts against one's own
        self.others: Final = found["others"]  # that of others
        self.exposed: Final = found["exposed"]  # how sure an opponent is to strike where they can
        self.pressed: Final = found["pressed"]  # the same of oneself, one turn later
        self.sparing: Final = found["sparing"]  # how much one's own Serfs are spared
        self.bargain: Final = found["bargain"]  # what a visit to the Market counts


_loaded: Final[dict[str, Weights]] = {}


def weights(name: str) -> Weights:
    """`written` or `learnt`."""
    known = _loaded.get(name)
    if known is None:
        text = resources.files("baronage.games.barony").joinpath("weights.json").read_text(encoding="utf-8")
        known = _loaded[name] = Weights(json.loads(text)[name])
    return known


def put_weights(name: str, found: Weights) -> None:
    """Others from now on, in this process: two are compared by playing against one another."""
    _loaded[name] = found
