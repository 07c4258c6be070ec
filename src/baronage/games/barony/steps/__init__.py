"""The flow of Barony: its frames by name, and how a game starts."""

from __future__ import annotations

from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup
from baronage.engine.game import step_names
from baronage.engine.setup import Setup
from baronage.games.barony.data import PREGENERATED
from baronage.games.barony.state import Barony, blank
from baronage.games.barony.steps.clash import Aim, Declare, Defend
from baronage.games.barony.steps.opening import Preparation, muster
from baronage.games.barony.steps.turn import Act, Activate

STEPS = step_names(Preparation, Activate, Act, Declare, Defend, Aim)


def start(setup: Setup, chance: Chance) -> Barony:
    """The Simple Game from its first question; the other modes are not complete."""
    if setup.options["mode"] != "simple":
        raise BadSetup("of Barony only the Simple Game can be played so far: mode=simple (BAR-Z1.01)")
    return prepare(setup, chance)


def prepare(setup: Setup, chance: Chance) -> Barony:
    """Deal the homes (BAR-P1.02), muster ready-made Fiefs (BAR-Z1.01), then hire, pick and place."""
    s = blank(setup)
    if setup.options["homes"] == "random":
        chance.shuffle(s.home)
    if setup.options["mode"] in ("simple", "quick"):
        for seat in range(s.seats):
            muster(s, seat, list(PREGENERATED))
    s.stack = [Preparation((1 << s.seats) - 1, 0, ((),) * s.seats)]
    s.begin(chance)
    return s
