"""The turn from its start to the end of a round; drawing and Must Play cards (FYN-D0, D1, E5, L1, GB, GC)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart
from baronage.games.fyn.data import FIRST_CAPITAL, PLAGUE, TYPE
from baronage.games.fyn.rules.realm import armies_on, kill, lying_at, touches_city
from baronage.games.fyn.state import (
    ATTACKING,
    BUILDING,
    BUILT,
    CHOOSING,
    DISCARDING,
    DRAWING,
    DRAWN,
    EXPANDED,
    EXPANDING,
    GROWING,
    MARCHED,
    MOVING,
    START,
    Barons,
    round_limit,
)
from baronage.games.fyn.steps.attack import Declaring
from baronage.games.fyn.steps.base import FynStep
from baronage.games.fyn.steps.decision import (
    ERUPTION,
    SICK,
    Discharge,
    Numbered,
    draw_card,
    need_number,
    put_away,
    renew,
)
from baronage.games.fyn.steps.discards import MAX_DISCARDS, Discarding
from baronage.games.fyn.steps.expansion import Expanding, expansion_left
from baronage.games.fyn.steps.limits import check_limits
from baronage.games.fyn.steps.marching import Building, Choosing, Moving, OwnStep, can_move, could_build, eligible
from baronage.games.fyn.steps.windows import open_window
from baronage.games.fyn.verbs import CITY_HELD, EMPIRE_STOOD, ROUND_LIMIT, STALLED

HOLDS_TO_WIN: Final = 3  # FYN-GB.05

_MOVING: Final = Moving()
_CHOOSING: Final = Choosing()
_BUILDING: Final = Building()
_EXPANDING: Final = Expanding()
_DISCARDING: Final = Discarding()


class Turn(FynStep):
    """The active player's turn, at the bottom of the stack, which runs stage by stage (FYN-D0.02)."""

    def run(self, s: Barons, chance: Chance) -> None:
        stage = s.stage
        if stage == MOVING:
            if can_move(s, s.active, s.moved):
                s.stack.append(_MOVING)
            else:
                s.stage = MARCHED
        elif stage == EXPANDING:
            if s.hands[s.active] and expansion_left(s) > 0:  # FYN-Q1.05
                s.stack.append(_EXPANDING)
            else:
                s.stage = EXPANDED
        elif stage == DISCARDING:
            if s.hands[s.active] and s.discards < MAX_DISCARDS:
                s.stack.append(_DISCARDING)
            else:
                end_turn(s, chance)
        elif stage == START:
            s.stage = DRAWING
            count_hold(s)
            open_window(s, 1)
        elif stage == DRAWING:
            draw_to_maximum(s, chance)
        elif stage == DRAWN:
            s.stage = MOVING
            if s.drawn:
                open_window(s, 2)
        elif stage == MARCHED:
            s.stage = CHOOSING
            if s.moved and not s.every:
                open_window(s, 3)
        elif stage == CHOOSING:
            if could_build(s, s.active) or eligible(s, s.active):  # FYN-Q1.05
                s.stack.append(_CHOOSING)
            else:
                s.stage = GROWING
        elif stage == BUILDING:
            if could_build(s, s.active):
                s.stack.append(_BUILDING)
            else:
                s.stage = BUILT
        elif stage == BUILT:
            s.stage = GROWING
            if s.built and not s.every:
                open_window(s, 4)
        elif stage == ATTACKING:
            if eligible(s, s.active):
                s.stack.append(Declaring(s.active, -1, -1, -1, ()))
            else:
                s.stage = GROWING
        elif stage == GROWING:
            s.allowance[0] = chart(s, s.active).growth  # FYN-D5.02
            s.stage = EXPANDING
        elif stage == EXPANDED:
            s.stage = DISCARDING
            if sum(s.allowance[1:]) and not s.every:
                open_window(s, 9)
        else:
            end_turn(s, chance)


class Ready(OwnStep):
    """Prompt to continue from a position at the start of a step without an immediate decision."""

    DECISION: ClassVar[str] = "Ready"
    NAME: ClassVar[str] = "beginning"
    RULE: ClassVar[str] = "FYN-D0.02"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.END, verbs.CALL)
    ENDS: ClassVar[str] = "FYN-D0.02"

    def options(self, s: Barons) -> list[Action]:
        return [(verbs.END,)]

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        s.committed = True
        if s.log is not None:
            s.log.append((verbs.ENDED_STEP, ALL, (seat,), "FYN-D0.02"))


def count_hold(s: Barons) -> None:
    """Update the hold counter at the start of a turn, before W1 (FYN-GB.04, GB.05)."""
    seat = s.active
    if not touches_city(s, seat):
        return
    s.holds[seat] += 1
    if s.log is not None:
        s.log.append((verbs.HOLDS, ALL, (seat, s.holds[seat]), "FYN-GB.04"))
    if s.holds[seat] >= HOLDS_TO_WIN:
        s.end(CITY_HELD, "FYN-GB.05", seat)


# --- Step A ---------------------------------------------------------------------------------------------------------


def draw_to_maximum(s: Barons, chance: Chance) -> None:
    """Draw until the hand reaches its maximum; a Must Play card interrupts (FYN-D1.02, D1.03, D1.06)."""
    seat = s.active
    while len(s.hands[seat]) < chart(s, seat).maximum:
        card = draw_card(s, seat, chance)
        if card < 0:
            break  # FYN-GA.08
        if card:
            must_play(s, seat, card, chance)
            return
    s.stage = DRAWN


def must_play(s: Barons, seat: int, card: int, chance: Chance) -> None:
    """Resolve a Must Play card on a random land, if any is possible (FYN-E5.01 to E5.06)."""
    cells = victims(s, seat, card)
    cell = -1
    if cells:
        cell = cells[chance.below(len(cells)) if len(cells) > 1 else 0]
    if s.log is not None:
        s.log.append((verbs.STRUCK, ALL, (seat, card, cell), "FYN-E5.06" if cells else "FYN-E5.05"))
    s.stack.append(MustPlay(seat, card, cell, ()) if cells else Discharge(card))


def victims(s: Barons, seat: int, card: int) -> list[int]:
    """Return the lands that can be chosen, in ascending y, then x (FYN-E5.02 to E5.04, E5.06)."""
    if TYPE[card] == PLAGUE:
        lands = s.lands[seat]
        return sorted({cell for cell in s.armies[seat].values() if lands[cell] < FIRST_CAPITAL})
    return sorted(s.centres[seat])


class MustPlay(Numbered):
    """Step that resolves a Plague or a Volcano (FYN-E5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "cell", "numbers")

    def __init__(self, seat: int, card: int, cell: int, numbers: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.cell: Final = cell
        self.numbers: Final = numbers

    def run(self, s: Barons, chance: Chance) -> None:
        plague = TYPE[self.card] == PLAGUE
        sick = armies_on(s, self.seat, self.cell) if plague else []
        if len(self.numbers) < (len(sick) or 1):
            need_number(s, self.seat, chance)
            return
        s.stack.pop()
        if plague:  # FYN-E5.03
            for army, number in zip(sick, self.numbers, strict=True):
                if number % 2:
                    kill(s, self.seat, army, "FYN-E5.03")
        elif self.numbers[0] % 2:  # FYN-E5.04
            centre = s.centres[self.seat].pop(self.cell)
            s.realm_changed(self.seat)
            s.discard.append(centre)
            if s.log is not None:
                s.log.append((verbs.LOST, ALL, (self.seat, centre, self.cell), "FYN-E5.04"))
        elif s.log is not None:
            s.log.append((verbs.SURVIVED, ALL, (self.card, self.seat, self.cell), "FYN-E5.04"))
        put_away(s, self.card)
        check_limits(s, self.seat)  # FYN-E5.07

    def stakes(self, s: Barons) -> Params:
        land, on = lying_at(s, self.seat, self.cell)
        params: Params = {"matter": ERUPTION, "card": self.card, "owner": self.seat, "cell": self.cell}
        params |= {"land": land, "on": on, "centre": s.centres[self.seat].get(self.cell, 0)}
        if TYPE[self.card] == PLAGUE:
            params["matter"] = SICK
            params["army"] = armies_on(s, self.seat, self.cell)[len(self.numbers)]
        return params

    def rolled(self, s: Barons, number: int) -> None:
        if s.log is not None and TYPE[self.card] == PLAGUE:
            army = armies_on(s, self.seat, self.cell)[len(self.numbers)]
            s.log.append((verbs.TESTED, ALL, (self.seat, army, number), "FYN-E5.03"))
        s.stack[-1] = MustPlay(self.seat, self.card, self.cell, (*self.numbers, number))

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return Discharge(self.card) if seat == self.seat else self


# --- from turn to turn ----------------------------------------------------------------------------------------------


def begin_turn(s: Barons, seat: int) -> None:
    """Begin a turn; the turn step is already at the bottom of the stack (FYN-D0.01)."""
    s.active = seat
    s.stage = START
    if s.log is not None:
        s.log.append((verbs.TURN, ALL, (seat, s.round), "FYN-D0.01"))


def end_turn(s: Barons, chance: Chance) -> None:
    """Clear the flags of the turn; the round may end (FYN-D6.03, D0.04, D0.05, L1, GC)."""
    s.moved, s.spent, s.grown, s.built, s.shown = [], [], [], [], []
    s.allowance = [0, 0, 0, 0]
    s.drawn = s.discards = 0
    options = s.setup.options
    if options["timeout_minutes"] and s.aside and chance.time_up(options["timeout_minutes"]):
        time_out(s, chance, "FYN-GC.04")
    n = s.seats
    place = (s.active - s.first) % n
    following = next((at for at in range(place + 1, n) if s.alive >> (s.first + at) % n & 1), -1)
    if following < 0:
        end_round(s, chance)
        following = next(at for at in range(n) if s.alive >> (s.first + at) % n & 1)
    begin_turn(s, (s.first + following) % n)


def end_round(s: Barons, chance: Chance) -> None:
    """Apply the time-out, then the limits, in every variant (FYN-L1.01 to L1.03, GB.08, GC.01)."""
    options = s.setup.options
    if options["timeout_rounds"] and s.round == options["timeout_rounds"] and s.aside:
        time_out(s, chance, "FYN-GC.01")
    s.stall = 0 if s.turned else s.stall + 1
    s.turned = 0
    if 0 < options["stall_rounds"] <= s.stall:
        end_by_limit(s, STALLED, "FYN-L1.02")
    if 0 < round_limit(s.setup) <= s.round:
        end_by_limit(s, ROUND_LIMIT, "FYN-L1.01")
    s.round += 1
    if s.log is not None:
        s.log.append((verbs.ROUND, ALL, (s.round,), "FYN-D0.04"))


def end_by_limit(s: Barons, cause: int, rule: str) -> None:
    """End the game by a limit (FYN-L1.01, L1.02, GA.09)."""
    if s.barbarians:
        s.end(EMPIRE_STOOD, "FYN-GA.09", s.empire)
    s.end(cause, rule)


def time_out(s: Barons, chance: Chance, rule: str) -> None:
    """Shuffle the King into the draw deck, or renew an empty deck (FYN-GC.01 to GC.03)."""
    s.committed = True
    if s.deck:
        s.deck += s.aside
        s.aside = []
        chance.shuffle(s.deck)
    else:
        renew(s, chance)
    if s.log is not None:
        s.log.append((verbs.TIME_OUT, ALL, (len(s.deck),), rule))
