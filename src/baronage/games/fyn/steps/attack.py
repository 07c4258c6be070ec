"""Step D: attacks from declaration to continuation (FYN-D4)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, TIMEOUT, Action, Step
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import EDGES, chart, open_edges
from baronage.games.fyn.rules.combat import Cards, siege_value
from baronage.games.fyn.rules.realm import armies_on, capture
from baronage.games.fyn.state import GROWING, Barons
from baronage.games.fyn.steps.base import Assault
from baronage.games.fyn.steps.battle import SUCCESS, Besieger, Line, besiege, set_line
from baronage.games.fyn.steps.limits import check_limits
from baronage.games.fyn.steps.marching import can_move, end_step, stall_params, stall_rules
from baronage.games.fyn.steps.mustering import (
    GROUP_NEXT,
    ORIGIN_NEXT,
    TARGET_NEXT,
    WHETHER,
    Mustering,
    frontier_targets,
    join_choices,
    noted,
)
from baronage.games.fyn.steps.response import Placing, Responding
from baronage.games.fyn.steps.windows import open_window


class Declaring(Mustering):
    """Step to choose origin, target and group, secret until it is sent (DEC-06).

    Armies that moved may attack (FYN-D2.11). After a chain any other group may attack (FYN-D4.58), against any player
    (FYN-GA.07).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin", "foe", "target", "group")
    DECISION: ClassVar[str] = "DEC-06"
    NAME: ClassVar[str] = "attack"
    RULE: ClassVar[str] = "FYN-D4.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.ORIGIN, verbs.TARGET, verbs.JOIN, verbs.SEND, verbs.END, verbs.CALL)
    ENDS: ClassVar[str] = "FYN-D4.59"

    def __init__(self, seat: int, origin: int, foe: int, target: int, group: Cards) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.foe: Final = foe
        self.target: Final = target
        self.group: Final = group

    def options(self, s: Barons) -> list[Action]:
        seat = s.active
        if self.origin < 0:  # 6a
            frontier = chart(s, seat).frontier
            ready = {cell for army, cell in s.armies[seat].items() if army not in s.spent}
            found: list[Action] = [(verbs.ORIGIN, cell) for cell in frontier if cell in ready]
            found.append((verbs.END,))
            return found
        if self.foe < 0:  # 6b
            found = []
            for other in range(seat + 1, seat + s.seats):
                if s.alive >> other % s.seats & 1:
                    found.extend(frontier_targets(s, other % s.seats))
            return found
        found = join_choices(self.candidates(s), self.group)  # 6c
        if self.group:
            found.append((verbs.SEND,))
        return found

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        verb = action[0]
        if verb == verbs.END:
            end_step(s, GROWING, "FYN-D4.59")
        elif verb == verbs.SEND:
            s.stack.pop()
            launch(s, self.foe, self.target, self.origin, tuple(sorted(self.group)))
        else:
            if verb == verbs.ORIGIN:
                s.stack[-1] = Declaring(seat, action[1], -1, -1, ())
            elif verb == verbs.TARGET:
                s.stack[-1] = Declaring(self.seat, self.origin, action[1], action[2], ())
            else:
                s.stack[-1] = Declaring(self.seat, self.origin, self.foe, self.target, (*self.group, action[1]))
            noted(s, "FYN-D4.03")

    def stage(self) -> int:
        return ORIGIN_NEXT if self.origin < 0 else TARGET_NEXT if self.foe < 0 else GROUP_NEXT

    def start(self) -> int:
        return self.origin

    def aim(self) -> tuple[int, int]:
        return self.foe, self.target

    def chosen_armies(self) -> Cards:
        return self.group

    def candidates(self, s: Barons) -> Cards:
        return tuple([army for army in armies_on(s, s.active, self.origin) if army not in s.spent])

    def assault(self) -> Assault | None:
        return Assault(self.foe, self.target, self.origin, self.group, False) if self.origin >= 0 else None

    def foe_fault(self, s: Barons, foe: int) -> str:
        return ""

    def join_fault(self, s: Barons, army: int) -> str:
        if army in s.spent:
            return "FYN-D4.06"
        return "FYN-D4.03" if army in self.group or s.armies[s.active].get(army, -1) != self.origin else ""

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        if self.origin < 0:
            return ("FYN-D4.01", "FYN-D4.02", *stall_rules(s, seat))
        return ("FYN-D4.03", "FYN-D4.04") if self.foe < 0 else ("FYN-D4.03",)

    def params(self, s: Barons, seat: int) -> Params:
        return super().params(s, seat) | stall_params(s, seat)

    def draft(self, seat: int) -> tuple[Action, ...]:
        if self.origin < 0 or seat != self.seat:
            return ()
        made: list[Action] = [(verbs.ORIGIN, self.origin)]
        if self.foe >= 0:
            made.append((verbs.TARGET, self.foe, self.target))
        made.extend((verbs.JOIN, army) for army in self.group)
        return tuple(made)

    def completes_draft(self, s: Barons, seat: int, action: Action) -> bool:
        return action[0] not in (verbs.ORIGIN, verbs.TARGET, verbs.JOIN)

    def undo_click(self, s: Barons, seat: int) -> None:
        if self.group:
            s.stack[-1] = Declaring(self.seat, self.origin, self.foe, self.target, self.group[:-1])
        else:
            s.stack[-1] = Declaring(self.seat, self.origin if self.foe >= 0 else -1, -1, -1, ())
        noted(s, "FYN-D4.03")

    def time_out(self, s: Barons, seat: int, chance: Chance) -> None:
        s.changed = 0
        end_step(s, GROWING, "FYN-D4.59")

    def default(self, s: Barons, seat: int) -> Action:
        return (TIMEOUT,)  # the draft is discarded, and the step ends

    def redact(self, s: Barons, viewer: int) -> Step[Barons] | None:
        return self if viewer == self.seat else Declaring(self.seat, -1, -1, -1, ())

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        if seat == s.active:
            return None
        return Declaring(self.seat, self.origin, -1, -1, ()) if seat == self.foe else self


def launch(s: Barons, defender: int, target: int, origin: int, group: Cards) -> None:
    """Declare an attack (FYN-D4.03, D4.54)."""
    if s.log is not None:
        s.log.append((verbs.ATTACKED, ALL, (s.active, origin, defender, target, *group), "FYN-D4.03"))
    s.stack.append(Attack(defender, target, origin, group, DECLARED, 0))


# stages of an attack (FYN-D4.08)
(DECLARED, RESPONSE, RESPONDED, COMBAT, FOUGHT, SIEGE, CAPTURE) = range(7)
(VOID, CHECKS, FINISHED, CHAIN) = range(7, 11)

# reasons for a failed attack, and their rules
(STRUCK_DOWN, HELD, ALL_KILLED, UNTAKEN) = range(4)
_WHY: Final = ("FYN-D4.09", "FYN-D4.27", "FYN-D4.28", "FYN-D4.35")


class Attack(Besieger):
    """One attack by the active player. `won` means that it has captured; `origin` is then the new land."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defender", "target", "origin", "group", "stage", "won")

    def __init__(self, defender: int, target: int, origin: int, group: Cards, stage: int, won: int) -> None:
        self.defender: Final = defender
        self.target: Final = target
        self.origin: Final = origin
        self.group: Final = group
        self.stage: Final = stage
        self.won: Final = won

    def _at(self, stage: int, group: Cards | None = None) -> Attack:
        return Attack(self.defender, self.target, self.origin, self.group if group is None else group, stage, self.won)

    def standing(self, s: Barons) -> Cards:
        """Return the remaining cards of the group (FYN-D4.07)."""
        mine = s.armies[s.active]
        return tuple(army for army in self.group if army in mine)

    def _broken(self, s: Barons) -> bool:
        """Return whether the group or the target is gone after a window (FYN-D4.09, D4.10)."""
        group = self.standing(s)
        if not group:
            self._fail(s, STRUCK_DOWN)
            return True
        if self.target not in s.lands[self.defender]:
            s.stack[-1] = self._at(VOID, group)
            return True
        return False

    def run(self, s: Barons, chance: Chance) -> None:
        stage = self.stage
        if stage == DECLARED:
            s.stack[-1] = self._at(RESPONSE)
            open_window(s, 5)
        elif stage == RESPONSE:
            if not self._broken(s):
                s.stack[-1] = self._at(RESPONDED, self.standing(s))
                if can_move(s, self.defender, []):
                    s.stack.append(Responding(self.defender))
        elif stage == RESPONDED:
            s.stack[-1] = self._at(COMBAT)
            open_window(s, 6)
        elif stage == COMBAT:
            if not self._broken(s):
                group = self.standing(s)
                row = tuple(armies_on(s, self.defender, self.target))
                s.stack[-1] = self._at(FOUGHT if row else SIEGE, group)
                if row:  # FYN-D4.15, D4.16
                    set_line(s, Line(self.defender, self.target, group, row, (), (), ()))
        elif stage == FOUGHT:
            group = self.standing(s)
            if armies_on(s, self.defender, self.target):
                self._fail(s, HELD)
            elif not group:
                self._fail(s, ALL_KILLED)
            else:
                s.stack[-1] = self._at(SIEGE, group)
                if siege_value(s, self.defender, self.target):
                    open_window(s, 7)
        elif stage == SIEGE:
            if not self._broken(s):
                group = self.standing(s)
                s.stack[-1] = self._at(CAPTURE, group)
                if siege_value(s, self.defender, self.target):
                    besiege(s, self.defender, self.target, group)
        elif stage == CAPTURE:
            edges = open_edges(s, s.active, self.origin)
            if len(edges) == 1:
                self.take_land(s, edges[0])
            else:
                s.stack.append(Placing(self.defender, self.target, self.origin))
        elif stage == VOID:
            if s.log is not None:
                s.log.append((verbs.VOID, ALL, (s.active, self.target), "FYN-D4.10"))
            s.stack[-1] = self._at(CHECKS)
        elif stage == CHECKS:
            s.stack[-1] = self._at(FINISHED)
            n = s.seats
            check_limits(s, self.defender, *(seat % n for seat in range(self.defender + 1, self.defender + n)))
        elif stage == FINISHED:
            s.stack[-1] = self._at(CHAIN)
            open_window(s, 8)
        else:
            self._chain(s)

    def _fail(self, s: Barons, why: int) -> None:
        """End a failed attack; the rest of the group stays on the origin, spent (FYN-D4.09, D4.27, D4.28, D4.35).

        This step must be on top.
        """
        group = self.standing(s)
        s.spent.extend(group)
        if s.log is not None:
            s.log.append((verbs.FAILED, ALL, (s.active, self.defender, self.target, why), _WHY[why]))
        s.stack[-1] = self._at(CHECKS, group)

    def _chain(self, s: Barons) -> None:
        """Offer a continuation while two armies are left, otherwise mark all as spent (FYN-D4.53, D4.56, D4.57)."""
        group = self.standing(s)
        if (
            self.won
            and len(group) > 1
            and s.alive >> self.defender & 1
            and self.origin in chart(s, s.active).frontier
            and not set(group) <= set(s.spent)
        ):
            s.stack[-1] = self._at(CHAIN, group)
            s.stack.append(Continuing(s.active, self.defender, self.origin, group, 0, -1, ()))
            return
        s.stack.pop()
        if self.won:
            s.spent.extend(army for army in group if army not in s.spent)

    def assault(self) -> Assault:
        return Assault(self.defender, self.target, self.origin, self.group, bool(self.won))

    def take_land(self, s: Barons, edge: int) -> None:
        """Capture the land; this step must be on top (FYN-D4.41, D4.43)."""
        group = self.standing(s)
        new = self.origin + EDGES[edge]
        s.stack[-1] = Attack(self.defender, self.target, new, group, CHECKS, 1)
        capture(s, s.active, self.defender, self.target, self.origin, edge, list(group))

    def stormed(self, s: Barons, result: int) -> None:
        if result == SUCCESS:
            s.stack[-1] = self._at(CAPTURE, self.standing(s))
        else:
            self._fail(s, UNTAKEN)

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        if seat == s.active:
            return None
        return self._at(VOID) if seat == self.defender and self.stage < VOID else self


class Continuing(Mustering):
    """Step to stop or continue from the captured land, secret until it is sent (DEC-13, FYN-D4.53 to D4.56)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "defender", "origin", "party", "going", "target", "chosen")
    DECISION: ClassVar[str] = "DEC-13"
    NAME: ClassVar[str] = "continuation"
    RULE: ClassVar[str] = "FYN-D4.54"
    OFFERS: ClassVar[tuple[int, ...]] = (
        *(verbs.STOP, verbs.CONTINUE, verbs.TARGET, verbs.JOIN, verbs.SEND, verbs.CALL),
    )

    def __init__(
        self, seat: int, defender: int, origin: int, party: Cards, going: int, target: int, chosen: Cards
    ) -> None:
        self.seat: Final = seat
        self.defender: Final = defender
        self.origin: Final = origin
        self.party: Final = party  # all armies that could continue
        self.going: Final = going
        self.target: Final = target
        self.chosen: Final = chosen

    def _draft(self, going: int, target: int, chosen: Cards) -> Continuing:
        return Continuing(self.seat, self.defender, self.origin, self.party, going, target, chosen)

    def options(self, s: Barons) -> list[Action]:
        if not self.going:
            return [(verbs.STOP,), (verbs.CONTINUE,)]
        if self.target < 0:
            return frontier_targets(s, self.defender)
        found: list[Action] = []
        if len(self.chosen) < len(self.party) - 1:  # FYN-D4.54: one army stays
            found = join_choices(self.party, self.chosen)
        if self.chosen:
            found.append((verbs.SEND,))
        return found

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        verb = action[0]
        if verb == verbs.STOP:
            self._stop(s)
        elif verb == verbs.SEND:
            s.stack.pop()
            s.stack.pop()
            s.spent.extend(army for army in self.party if army not in self.chosen)
            launch(s, self.defender, self.target, self.origin, tuple(sorted(self.chosen)))
        else:
            if verb == verbs.CONTINUE:
                s.stack[-1] = self._draft(1, -1, ())
            elif verb == verbs.TARGET:
                s.stack[-1] = self._draft(1, action[2], ())
            else:
                s.stack[-1] = self._draft(1, self.target, (*self.chosen, action[1]))
            noted(s, "FYN-D4.54")

    def stage(self) -> int:
        return WHETHER if not self.going else TARGET_NEXT if self.target < 0 else GROUP_NEXT

    def start(self) -> int:
        return self.origin

    def aim(self) -> tuple[int, int]:
        return self.defender, self.target

    def chosen_armies(self) -> Cards:
        return self.chosen

    def candidates(self, s: Barons) -> Cards:
        return self.party

    def marchers(self, s: Barons) -> Cards:
        return self.party[1:]  # FYN-D4.54: one army stays

    def assault(self) -> Assault | None:
        return Assault(self.defender, self.target, self.origin, self.chosen, False) if self.going else None

    def foe_fault(self, s: Barons, foe: int) -> str:
        return "" if foe == self.defender else "FYN-D4.55"

    def join_fault(self, s: Barons, army: int) -> str:
        full = len(self.chosen) >= len(self.party) - 1
        return "FYN-D4.54" if full or army in self.chosen or army not in self.party else ""

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        if not self.going:
            return ("FYN-D4.53", "FYN-D4.56")
        return ("FYN-D4.55",) if self.target < 0 else ("FYN-D4.54",)

    def _stop(self, s: Barons) -> None:
        s.stack.pop()
        s.spent.extend(self.party)  # FYN-D4.56
        if s.log is not None:
            s.log.append((verbs.STOPPED, ALL, (s.active,), "FYN-D4.56"))

    def time_out(self, s: Barons, seat: int, chance: Chance) -> None:
        s.changed = 0
        self._stop(s)

    def default(self, s: Barons, seat: int) -> Action:
        return (TIMEOUT,)  # the draft is discarded, and the attack stops

    def draft(self, seat: int) -> tuple[Action, ...]:
        if not self.going or seat != self.seat:
            return ()
        made: list[Action] = [(verbs.CONTINUE,)]
        if self.target >= 0:
            made.append((verbs.TARGET, self.defender, self.target))
        made.extend((verbs.JOIN, army) for army in self.chosen)
        return tuple(made)

    def completes_draft(self, s: Barons, seat: int, action: Action) -> bool:
        return action[0] not in (verbs.CONTINUE, verbs.TARGET, verbs.JOIN)

    def undo_click(self, s: Barons, seat: int) -> None:
        if self.chosen:
            s.stack[-1] = self._draft(1, self.target, self.chosen[:-1])
        elif self.target >= 0:
            s.stack[-1] = self._draft(1, -1, ())
        else:
            s.stack[-1] = self._draft(0, -1, ())
        noted(s, "FYN-D4.54")

    def redact(self, s: Barons, viewer: int) -> Step[Barons] | None:
        return self if viewer == self.seat else self._draft(0, -1, ())

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.defender) else self
