"""The flow of Barony: its steps by name, and the start of a game."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.verb import verb_table
from baronage.engine.game.game import step_names
from baronage.games.barony.data import FIEFDOM_MAX, PREGENERATED
from baronage.games.barony.rules.elimination import on_leave
from baronage.games.barony.rules.fiefdom import enlist, enroll
from baronage.games.barony.state import Barony, blank
from baronage.games.barony.steps import (
    approach,
    bump,
    fighting,
    flight,
    hires,
    market,
    moving,
    opening,
    outcomes,
    spells,
    turn,
    uses,
)
from baronage.games.barony.steps.approach import Approach, Bargain, Consent, Offer
from baronage.games.barony.steps.bump import Aim, Save, Shorten, Trap
from baronage.games.barony.steps.clash import Declare, Defend, Escort, ForcedClash
from baronage.games.barony.steps.flight import Archery, Flight
from baronage.games.barony.steps.maneuvers import Arrival
from baronage.games.barony.steps.market import Lodging, Replacement
from baronage.games.barony.steps.opening import Preparation
from baronage.games.barony.steps.outcomes import Loot, Recruit
from baronage.games.barony.steps.spells import Bolt, Naming, Volley
from baronage.games.barony.steps.turn import Act, Activate

__all__ = ["STEPS", "VERBS", "on_leave", "start"]

STEPS = step_names(
    *(Preparation, Activate, Act, Flight, Archery),
    *(Approach, Bargain, Offer, Consent, ForcedClash, Declare, Escort, Defend),
    *(Aim, Shorten, Save, Trap, Recruit, Loot),
    *(Arrival, Naming, Volley, Bolt, Replacement, Lodging),
)

VERBS = verb_table(
    *(hires.HIRE, hires.STRIKE, hires.PUT),
    *(opening.PLACE, opening.READY, opening.STOP_HIRING, opening.PICK, opening.TRAIN),
    *(turn.CHOOSE, turn.PASS, turn.END, moving.GO, moving.FLY),
    *(uses.BEGIN_TASK, uses.SHOOT, uses.USE_TACTICS, uses.DESTROY, uses.CALL_UP, uses.RESURRECT, uses.COPY_SPELL),
    *(spells.CAST, spells.NAME_TARGET, spells.CAST_NOW, spells.CAST_NOTHING),
    *(market.BUY, market.LEARN, market.SELL, market.RAISE_RANK, market.RAISE_MOVE, market.SELL_ITSELF),
    *(approach.BLESS, approach.GIVE, approach.ASK_FOR, approach.SEND_OFFER, approach.GO_ON),
    *(fighting.FIGHT, fighting.CONCEDE, fighting.YIELD, fighting.RIDE, fighting.RETREAT, fighting.SEND_KNIGHT),
    *(fighting.AGREE, fighting.DECLINE, flight.SHOOT_ARROW),
    *(bump.AIM, bump.SHORTEN, bump.PUT_SAVED, outcomes.STEAL, outcomes.TRY_RECRUITING),
)


def start(setup: Setup, chance: Chance) -> Barony:
    """Return a game at its first decision."""
    return prepare(setup, chance)


def prepare(setup: Setup, chance: Chance) -> Barony:
    """Deal the homes (BAR-P1.02), set up ready-made Fiefs (BAR-Z1.01) and rosters, then hire, pick and place."""
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
            s.gold[seat] = setup.numbers.quick_treasury if mode == "quick" else 0  # BAR-Z1.02
            for number, line in enumerate(PREGENERATED):
                enlist(s, seat * FIEFDOM_MAX + number, line)
    s.stack = [Preparation((1 << s.seats) - 1, 0, ((),) * s.seats)]
    return s
