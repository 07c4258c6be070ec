"""What came about without a move, told in notation."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Action, Event
from baronage.games.fyn import verbs
from baronage.games.fyn.data import card_name
from baronage.games.fyn.geometry import EDGE_NAMES, EDGES
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.notation import army_text, cell_text

_RESPONSE_OVER = 6  # the window after the response

Happening = tuple[str, str]  # the head of a move or report, and all of it


class Teller:
    """Tells in notation what came about without a move, event by event; it remembers what an attack began with."""

    def __init__(self) -> None:
        self.origin = 0
        self.answered = True  # has the attack been responded to?

    def tell(self, event: Event) -> Happening | None:
        """One event."""
        kind, who, facts, _ = event
        if kind == verbs.ATTACKED:
            self.origin, self.answered = facts[1], False
        elif kind == verbs.RESPONDED:
            self.answered = True
            way = f"{army_text(facts[1])} {cell_text(facts[2])}>{cell_text(facts[3])}" if facts[1] else "-"
            return "RESP", f"RESP {way}"
        elif kind == verbs.WINDOW and facts[0] == _RESPONSE_OVER and not self.answered:
            self.answered = True  # there was no army to move
            return "RESP", "RESP -"
        elif kind == verbs.DREW and who < 0:
            return "DRAW", "DRAW 1"
        elif kind == verbs.CAPTURED:
            return "PLACE", f"PLACE {EDGE_NAMES[EDGES.index(facts[3] - self.origin)]}"
        else:
            told = _TOLD.get(kind)
            return None if told is None else told(facts)
        return None


def _must(facts: Action) -> Happening:
    return "MUST", " ".join(["MUST", card_name(facts[1]), *([cell_text(facts[2])] if facts[2] >= 0 else [])])


def _played(facts: Action) -> Happening:
    seat, card, owner, cell, what = facts
    improvement = f" {card_name(what)}" if what else ""
    return "PLAY", f"PLAY {card_name(card)} {SEATS[owner]}:{cell_text(cell)}{improvement} BY {SEATS[seat]}"


_TOLD: dict[int, Callable[[Action], Happening]] = {
    verbs.STRUCK: _must,
    verbs.PLAYED: _played,
    verbs.NUMBER: lambda facts: ("N", f"N {facts[1]}"),
    verbs.PAIRED: lambda facts: ("PAIR", f"PAIR {facts[1]}>{facts[2]}"),
    verbs.AIMED: lambda facts: ("AIM", f"AIM {facts[1] or 'C'}>{facts[2]}"),
    verbs.CULLED: lambda facts: ("CULL", f"CULL {army_text(facts[1])}#{facts[1]}@{cell_text(facts[2])}"),
    verbs.TRIMMED: lambda facts: ("TRIM", f"TRIM {card_name(facts[1])}"),
    verbs.COUNTERED: lambda facts: ("COUNTER", f"COUNTER {SEATS[facts[0]]}"),
}
