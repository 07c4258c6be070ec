"""The flow of Barony: its frames by name, and how a game starts."""

from __future__ import annotations

from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup
from baronage.engine.game import step_names
from baronage.engine.setup import Setup
from baronage.games.barony.data import FIEFDOM_MAX, PREGENERATED, QUICK_TREASURY
from baronage.games.barony.fiefdom import enlist, enroll
from baronage.games.barony.state import Barony, blank
from baronage.games.barony.steps.clash import Aim, Declare, Defend
from baronage.games.barony.steps.market import Lodging, Replacement
from baronage.games.barony.steps.opening import Preparation
from baronage.games.barony.steps.turn import Act, Activate

STEPS = step_names(Preparation, Activate, Act, Declare, Defend, Aim, Replacement, Lodging)


def start(setup: Setup, chance: Chance) -> Barony:
    """The Simple Game from its first question; the other modes are not complete."""
    if setup.options["mode"] != "simple":
        raise BadSetup("of Barony only the Simple Game can be played so far: mode=simple (BAR-Z1.01)")
    return prepare(setup, chance)


def prepare(setup: Setup, chance: Chance) -> Barony:
    """Deal the homes (BAR-P1.02), muster ready-made Fiefs (BAR-Z1.01) and rosters from before, then hire, pick and place."""
    s = blank(setup)
    if setup.options["homes"] == "random":
        chance.shuffle(s.home)
    mode = setup.options["mode"]
    for seat in range(s.seats):
        if mode == "campaign":  # BAR-F4.06
            enroll(s, seat, setup.options["rosters"][seat])
        elif mode == "full":
            s.gold[seat] = setup.options["starting_gold"]  # BAR-F1.01
        else:
            s.gold[seat] = QUICK_TREASURY if mode == "quick" else 0  # BAR-Z1.02
            for number, line in enumerate(PREGENERATED):
                enlist(s, seat * FIEFDOM_MAX + number, line)
    s.stack = [Preparation((1 << s.seats) - 1, 0, ((),) * s.seats)]
    s.begin(chance)
    return s
