"""The steps of The Barons of Fyn by name, and the start of a game."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.verb import verb_table
from baronage.engine.game.game import step_names
from baronage.games.fyn.rules.realm import on_leave
from baronage.games.fyn.state import Barons, blank, lay_capitals, seat_named
from baronage.games.fyn.steps import battle, discards, mustering, response
from baronage.games.fyn.steps.attack import Attack, Continuing, Declaring
from baronage.games.fyn.steps.battle import Exchange, Line, SiegeAim, Storm
from baronage.games.fyn.steps.decision import CALL, END, SEND, Call, Discharge
from baronage.games.fyn.steps.discards import Accepting, Discarding, Offering, Trading
from baronage.games.fyn.steps.events import COUNTER, Counter, Event
from baronage.games.fyn.steps.expansion import PUT, Expanding
from baronage.games.fyn.steps.limits import CULL, TRIM, Cull, Limits, Trim
from baronage.games.fyn.steps.marching import BUILD, MOVE, STEP, Building, Choosing, Moving
from baronage.games.fyn.steps.opening import FIRST, First, deal
from baronage.games.fyn.steps.response import Placing, Responding
from baronage.games.fyn.steps.turn import MustPlay, Ready, Turn
from baronage.games.fyn.steps.windows import PASS, PLAY, Interrupts

__all__ = ["STEPS", "VERBS", "on_leave", "start"]

STEPS = step_names(
    *(First, Turn, Ready, MustPlay, Call, Discharge, Moving, Choosing, Building, Expanding, Discarding),
    *(Declaring, Attack, Responding, Line, Exchange, SiegeAim, Storm, Placing, Continuing),
    *(Limits, Cull, Trim, Interrupts, Event, Counter, Trading, Offering, Accepting),
)
VERBS = verb_table(
    *(CALL, MOVE, END, STEP, BUILD, PUT, PLAY, PASS, COUNTER, CULL, TRIM, FIRST, SEND),
    *(*discards.VERBS, *mustering.VERBS, *response.VERBS, *battle.VERBS),
)


def start(setup: Setup, chance: Chance) -> Barons:
    """Return a new game (FYN-C1.01 to C1.08): Capitals, then the deal unless the host names the first seat."""
    s = blank(setup)
    lay_capitals(s)
    first = setup.options["first_seat"]
    s.stack = [First()]
    if first == "random":
        deal(s, chance.below(s.seats), chance)
    elif first != "host":
        deal(s, seat_named(first), chance)
    return s
